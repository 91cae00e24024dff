"""What a row of the page is made of: games between two bots, until their share is settled or the time is up."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from datetime import date
from typing import Any

import gamenight
from gamenight.bots.arena import contest_of, play_all
from gamenight.bots.contest import Budget, Contest
from gamenight.bots.standings import by_deal, interval_of

# Levels meet in shorter matches, which say as much for the time they take.
SHORT: dict[str, dict[str, object]] = {
    "block": {"target": 50},
    "bergen": {"target": 8},
    "christmas_opoly": {"max_rounds": 40},
    "cribbage": {"target": "61"},
    "dominoes": {"target": 50},
    "hearts": {"target": 30},
    "monopoly": {"max_rounds": 40},
    "rummy": {"target": 50},
    "texas_42": {"target": 100},
    "domino_poker": {"hands": 6},
}
# House rules for all measurements: the rules that people know, and games that end.
ALWAYS: dict[str, dict[str, object]] = {
    "hearts": {k: v for k, v in gamenight.game("hearts").presets["common"].options.items() if k != "target"},
    "checkers": dict(gamenight.game("checkers").presets["tournament"].options),
    "chess": {"move_limit": 120},
    "christmas_opoly": {"max_rounds": 60},
    "monopoly": {"max_rounds": 60},
}
LADDER = (("medium", "easy"), ("hard", "medium"), ("expert", "hard"))
SEATS = {"hearts": 4, "domino_poker": 4, "zillionaire": 4}
FEWEST = 8  # deals before a row may be settled
LOOKS = 1.25  # how many times as many deals there must be before the next look
SETTLED = 2.575829  # of the normal, either side: 99 %, as a row is looked at several times

Row = dict[str, Any]
Rows = dict[str, Row]


@dataclass
class Job:
    """What a run was asked for, and the figures there are."""

    names: list[str]
    seconds: float
    jobs: int
    more: bool
    rows: Rows


def skilled() -> list[str]:
    return [
        name
        for name in gamenight.game_names()
        if gamenight.game(name).skill and gamenight.game(name).seats[-1] > 1
    ]


def percent(row: Row) -> str:
    return f"{100 * row['share']:.0f} % ({100 * row['low']:.0f} to {100 * row['high']:.0f}), {row['games']} games"


def changed(rows: Rows, names: Collection[str]) -> Rows:
    """The rows; those of some games are marked as measured before their bots changed, until measured again."""
    return {
        key: {**row, "before": True} if set(names) & set(key.split()) else row for key, row in rows.items()
    }


def verdict(row: Row | None, least: float) -> str:
    if row is None:
        return "not measured yet"
    if row["low"] > least:
        return "shown"
    return "not shown" if row["high"] >= least else "missed"


@dataclass
class Tally:
    """What a row has come to: the share of each deal, summed up."""

    deals: int = 0
    total: float = 0.0
    squares: float = 0.0
    games: int = 0
    spent: float = 0.0
    choices: int = 0
    slowest: float = 0.0
    also: Row = field(default_factory=dict)

    @classmethod
    def of(cls, row: Row | None) -> Tally:
        names = ("deals", "total", "squares", "games", "spent", "choices", "slowest")
        if row is None or row.get("before") or any(name not in row for name in names):
            return cls()
        kept = ("gaps", "left_out", "rival_spent", "rival_choices", "cores", "at_once")
        also: Row = {name: row[name] for name in kept if name in row}
        return cls(**{name: row[name] for name in names}, also=also)

    def add(self, share: float, games: int) -> None:
        self.deals += 1
        self.games += games
        self.total += share
        self.squares += share * share

    def took(self, seconds: float, choices: int, slowest: float) -> None:
        self.spent += seconds
        self.choices += choices
        self.slowest = max(self.slowest, slowest)

    def settled(self, least: float, only_above: bool) -> bool:
        """Whether 99 % of the doubt is on one side of the goal; or only above it, if what it falls short by matters."""
        if self.deals < FEWEST:
            return False
        _, low, high = interval_of(self.deals, self.total, self.squares, SETTLED)
        return low > least or (high < least and not only_above)

    def row(self) -> Row:
        share, low, high = interval_of(self.deals, self.total, self.squares)
        return {
            "share": share,
            "low": low,
            "high": high,
            "games": self.games,
            "deals": self.deals,
            "total": self.total,
            "squares": self.squares,
            "spent": self.spent,
            "choices": self.choices,
            "seconds": self.spent / self.choices if self.choices else 0.0,
            "slowest": self.slowest,
            "date": date.today().isoformat(),
            **self.also,
        }


def until_settled(
    job: Job,
    key: str,
    least: float,
    play: Callable[[Tally, int], None],
    part: float = 1,
    only_above: bool = False,
) -> Row:
    """Play some more deals, again and again, until the row is settled or its part of the time is up."""
    tally = Tally.of(job.rows.get(key) if job.more else None)
    started, look, step = time.perf_counter(), max(FEWEST, tally.deals * LOOKS), job.jobs
    if job.more and tally.settled(least, only_above):
        return job.rows[key]
    while tally.deals < 2 or time.perf_counter() - started < part * job.seconds:
        play(tally, step)
        if tally.deals >= look:
            look = tally.deals * LOOKS
            if tally.settled(least, only_above):
                break
        if job.jobs > 1 and time.perf_counter() - started < job.seconds / 20:
            step *= 2
    return tally.row()


def measure(
    job: Job, key: str, contest: Contest, least: float, part: float = 1, only_above: bool = False
) -> tuple[str, Row]:
    """The share of the first bot."""

    def play(tally: Tally, deals: int) -> None:
        played = list(play_all(contest, deals, job.jobs, first=tally.deals))
        for share in by_deal(played, 0):
            tally.add(share, len(played) // deals)
        for one in played:
            tally.took(one.seconds[0], one.choices[0], one.slowest[0])

    return key, until_settled(job, key, least, play, part, only_above)


def contest_for(name: str, a: str, b: str, short: bool, **options: object) -> Contest:
    house = {**ALWAYS.get(name, {}), **(SHORT.get(name, {}) if short else {}), **options}
    return contest_of(name, [a, b], SEATS.get(name), house, 20_24, Budget())
