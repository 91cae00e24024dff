"""The deal of the day in the terminal: one try, kept in the user's data folder, with a calendar and a text to share."""

from __future__ import annotations

import datetime
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gamenight.bots import bot
from gamenight.bots.daily import FIRST, OTHERS, Deal, Outcome, deal_of, house_outcome, outcome
from gamenight.core.record import Record, read_record
from gamenight.core.registry import game as game_named
from gamenight.terminal import autosave, secret
from gamenight.terminal.files import NotWritten, why, write_whole
from gamenight.terminal.opponents import NAMES, Hint
from gamenight.terminal.sitting import NotNow, Sitting

DAY = datetime.timedelta(days=1)
MARKS = {"better": "+", "even": "=", "worse": "-"}


class DailySitting(Sitting):
    """A deal of the day being played. Nothing is hinted at and nothing taken back: everybody has one try."""

    def __init__(self, deal: Deal, record: Record) -> None:
        self.deal = deal
        super().__init__(record, deal.seat, [bot(OTHERS)] * deal.seats, deal.secret)

    @property
    def kept_as(self) -> str:
        return f"daily-{self.deal.day}"

    def hint(self) -> Hint:
        raise NotNow("The deal of the day has no hints: everybody plays it alone.")

    def undo(self) -> str:
        raise NotNow("The deal of the day has one try: nothing is taken back.")


@dataclass(frozen=True)
class Played:
    """What is kept of a day."""

    day: str
    begun: str  # the date on which it was begun; a deal of an earlier day is played late
    mine: Outcome | None = None
    house: Outcome | None = None

    def on_its_day(self) -> bool:
        return self.begun == self.day and self.mine is not None

    def result(self) -> str:
        """`better`, `even` or `worse` than the house; nothing while it is not finished."""
        return self.mine.against(self.house) if self.mine and self.house else ""


def folder() -> Path:
    return secret.folder().with_name("daily")


def sit_down(deal: Deal, name: str, today: str) -> DailySitting:
    """Today's game, or where it was left."""
    kept = autosave.folder() / f"daily-{deal.day}.record"
    if kept.exists():
        return DailySitting(deal, read_record(kept.read_text(encoding="utf-8"), game_named))
    house = deal.game.house(deal.seats, deal.options)
    others = (other for other in NAMES if other != name)
    names = tuple(name if seat == deal.seat else next(others) for seat in range(deal.seats))
    if read(deal.day) is None:
        write(Played(deal.day, today))
    return DailySitting(deal, Record(deal.game, deal.seats, house, names, deal.commitment()))


def finish(sitting: DailySitting) -> Played:
    """The game is over: what came of it, and what the house makes of the same deal, are kept."""
    deal, record = sitting.deal, sitting.record
    before = read(deal.day)
    mine = outcome(deal.game, record.scores, record.payoffs, deal.seat)
    played = Played(deal.day, before.begun if before else deal.day, mine, house_outcome(deal))
    write(played)
    return played


# What is kept


def write(played: Played) -> None:
    plain = {
        "day": played.day,
        "begun": played.begun,
        "mine": _plain(played.mine),
        "house": _plain(played.house),
    }
    try:
        folder().mkdir(parents=True, exist_ok=True, mode=0o700)
        write_whole(folder() / f"{played.day}.json", json.dumps(plain) + "\n")
    except OSError as problem:
        raise NotWritten(f"The result cannot be kept in {folder()}: {why(problem)}.") from None


def _plain(found: Outcome | None) -> dict[str, Any] | None:
    return (
        None
        if found is None
        else {"score": found.score, "payoff": found.payoff, "lowest_wins": found.lowest_wins}
    )


def read(day: str) -> Played | None:
    """What is kept of a day; nothing of a file that somebody else has written."""
    try:
        plain = json.loads((folder() / f"{day}.json").read_text(encoding="utf-8"))
        return Played(day, str(plain["begun"]), _outcome(plain["mine"]), _outcome(plain["house"]))
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _outcome(plain: dict[str, Any] | None) -> Outcome | None:
    if plain is None:
        return None
    return Outcome(int(plain["score"]), int(plain["payoff"]), bool(plain["lowest_wins"]))


# Day after day


def streak(today: datetime.date) -> int:
    """Days in a row, up to today or, while today's is not played yet, to yesterday."""
    day = today if _on_its_day(today) else today - DAY
    count = 0
    while _on_its_day(day):
        count, day = count + 1, day - DAY
    return count


def _on_its_day(day: datetime.date) -> bool:
    played = read(day.isoformat()) if day >= FIRST else None
    return played is not None and played.on_its_day()


def calendar(today: datetime.date) -> list[str]:
    """This month in weeks: + better than the house, = even, - not, . not played."""
    first = today.replace(day=1)
    lines, week = [today.strftime("%B %Y"), "Mo Tu We Th Fr Sa Su"], ["  "] * first.weekday()
    day = first
    while day.month == first.month:
        week.append(f"{_mark(day, today):>2}")
        if day.weekday() == 6:
            lines.append(" ".join(week))
            week = []
        day += DAY
    return [*lines, " ".join(week)] if week else lines


def _mark(day: datetime.date, today: datetime.date) -> str:
    played = read(day.isoformat())
    if played is not None and played.mine is not None:
        return MARKS[played.result()]
    return " " if day > today else "."


def share(played: Played, today: datetime.date) -> str:
    """Three lines that spoil nothing: no cards, no moves."""
    deal = deal_of(datetime.date.fromisoformat(played.day))
    day = datetime.date.fromisoformat(played.day)
    lines = [f"Game Night, deal of {day.day} {day.strftime('%B')}", f"{deal.game.title}: {told(played)}"]
    row = streak(today)
    return "\n".join([*lines, f"{row} days running"] if row > 1 else lines)


def told(played: Played) -> str:
    if played.mine is None or played.house is None:
        return "not finished"
    return f"{played.mine.score}, the house {played.house.score}"
