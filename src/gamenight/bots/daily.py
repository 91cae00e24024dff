"""The deal of the day: it follows from the date alone, so it is the same for everybody. See docs/daily.md."""

from __future__ import annotations

import datetime
import hashlib
from dataclasses import dataclass
from typing import Any

from gamenight.bots.levels import bot
from gamenight.core.fair import Fair, commitment
from gamenight.core.game import Game
from gamenight.core.position import Position, first
from gamenight.core.record import Record
from gamenight.core.refusal import GameNightError
from gamenight.core.registry import game as game_named
from gamenight.sitting.recording import begin, step

PURPOSE = "gamenight-daily-1"
LEVEL = "medium"  # of the bots in the other seats
PLAYOUTS = {"easy": 15, "medium": 50, "hard": 100, "expert": 200}  # of levels that play the same every time
FIRST = datetime.date(2026, 1, 1)
SEEDS = 1 << 62
SHEET: dict[str, object] = {}  # nothing beside the rule sheet


def steady(level: str) -> str:
    """A level with a budget in playouts instead of seconds: the same seed gets the same move on every machine."""
    return f"{level}:playouts={PLAYOUTS[level]}" if level in PLAYOUTS else level


OTHERS = steady(LEVEL)
HOUSE = steady("expert")  # whose result on the same deal is compared

# Game, seats and house rules, in the order of the days. Whole evenings are left out. Where a default has changed, what
# is played now is written out.
ROUND: tuple[tuple[str, int, dict[str, object]], ...] = (
    (
        "hearts",
        4,
        {
            "passing": "rotation",
            "club_leads": True,
            "no_points": True,
            "breaking": True,
            "moon": "others",
            "target": 0,
        },
    ),
    ("cribbage", 2, {"target": "61", "claim_heels": True}),
    ("dominoes", 4, {"target": 50}),
    ("crazy_eights", 4, SHEET),
    ("checkers", 2, {"forced_capture": True, "first": "dark"}),
    ("texas_42", 4, {"target": 0}),
    ("rummy", 3, {"deals": 1, "void_after": 0}),
    ("poker_dice", 2, SHEET),
    ("call_me_lucky", 3, SHEET),
    ("block", 4, {"target": 50}),
    ("chess", 2, SHEET),
    ("zillionaire", 4, SHEET),
    ("bergen", 3, {"target": 7}),
    ("sorry", 3, SHEET),
    ("domino_poker", 4, {"hands": 5}),
    ("lucy", 3, {"max_turns": 20}),
    ("bingo", 1, {"ask": True}),
)
SINCE = datetime.date(2026, 12, 1)  # the first day of this round
THEN: dict[str, dict[str, object]] = {
    "cribbage": {"claim_heels": False},
    "rummy": {"void_after": 2},
}  # before it
ROUND_BEFORE = tuple((name, seats, options | THEN.get(name, {})) for name, seats, options in ROUND[:-1])


def one_deal(game: str) -> tuple[int, dict[str, object]]:
    """Seats and house rules with which a game is short enough for one deal; as on the sheet where none is shorter."""
    for name, seats, options in ROUND:
        if name == game:
            return seats, dict(options)
    return game_named(game).usual_seats, {}


class NoDeal(GameNightError):
    """A day that has no deal."""


@dataclass(frozen=True)
class Deal:
    """What a date says: a game, where the person sits, and all its luck."""

    day: str
    game: Game[Any]
    seats: int
    seat: int
    options: dict[str, object]
    secret: bytes
    since: str = ""  # the day from which on its house rules are these, if they were others before

    def luck(self, line: int) -> Fair:
        """The luck of line `line` of the record, the start being 0."""
        return Fair(self.secret, ("",) * self.seats, line)

    def whim(self, line: int) -> int:
        """The seed of a bot that plays line `line`."""
        return whim(self.secret, line)

    def commitment(self) -> str:
        return commitment(self.secret)


@dataclass(frozen=True)
class Outcome:
    """What somebody made of a deal."""

    score: int
    payoff: int
    lowest_wins: bool = False

    def worth(self) -> tuple[int, int]:
        """Larger is better: the score as this game reads it, then the share of the win."""
        return (-self.score if self.lowest_wins else self.score, self.payoff)

    def against(self, other: Outcome) -> str:
        """`better`, `even` or `worse`."""
        if self.worth() == other.worth():
            return "even"
        return "better" if self.worth() > other.worth() else "worse"


def read_day(text: str) -> datetime.date:
    """A date as 2026-11-16; NoDeal says what is wrong with another text."""
    try:
        day = datetime.date.fromisoformat(text)
    except ValueError:
        raise NoDeal(f"{text[:40]!r} is no date; write it like 2026-11-16.") from None
    if text != day.isoformat():
        raise NoDeal(f"{text[:40]!r} is no date; write it like {day.isoformat()}.")
    if day < FIRST:
        raise NoDeal(f"There is no deal of {text}: the first was that of {FIRST.isoformat()}.")
    return day


def secret_of(day: str) -> bytes:
    return hashlib.sha256(f"{PURPOSE}|{day}".encode()).digest()


def whim(secret: bytes, line: int) -> int:
    """A seed for a bot's own use, which is no part of the game's luck."""
    return Fair(secret, ("thoughts",), line).pick(SEEDS)


def deal_of(day: datetime.date) -> Deal:
    """The deal of a day: no clock, no network, nothing but the date."""
    games = ROUND if day >= SINCE else ROUND_BEFORE
    name, seats, options = games[day.toordinal() % len(games)]
    secret = secret_of(day.isoformat())
    seat = Fair(secret, ("seat",), 0).pick(seats)
    since = SINCE.isoformat() if name in THEN and day >= SINCE else ""
    return Deal(day.isoformat(), game_named(name), seats, seat, dict(options), secret, since)


def outcome(game: Game[Any], scores: tuple[int, ...], payoffs: tuple[int, ...], seat: int) -> Outcome:
    return Outcome(scores[seat], payoffs[seat], game.lowest_wins)


def house_plays(deal: Deal, house: str = HOUSE) -> Record:
    """The whole game with the strongest bot in the person's seat, and the same bots in the others."""
    rules = deal.game.house(deal.seats, deal.options)
    names = tuple("House" if seat == deal.seat else f"Bot {seat + 1}" for seat in range(deal.seats))
    record = Record(deal.game, deal.seats, rules, names, deal.commitment())
    players = [bot(house if seat == deal.seat else OTHERS) for seat in range(deal.seats)]
    position = begin(record, deal.luck(0))
    while position.to_move():
        line, seat = len(record.lines), next_seat(position, deal.seat)
        move = players[seat].choose(deal.game, position.view(seat), seed=deal.whim(line))
        step(record, position, seat, move, deal.luck(line))
    record.secret = deal.secret
    return record


def next_seat(position: Position, person: int) -> int:
    """Whose decision comes next: where several owe one the person's comes first, then the lowest seat's."""
    movers = int(position.to_move())
    return person if (movers >> person) & 1 else first(movers)


def house_outcome(deal: Deal) -> Outcome:
    record = house_plays(deal)
    return outcome(deal.game, record.scores, record.payoffs, deal.seat)
