"""Bots at a table. A worker gets the table's lines; of the position they lead to, a bot gets its own seat's view."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from gamenight import bots
from gamenight.bots import coach, daily, ratings
from gamenight.bots.ratings import Strength
from gamenight.bots.review import Review, review
from gamenight.bots.review_pgn import as_pgn
from gamenight.bots.reviewing import as_data
from gamenight.core.position import Position, View
from gamenight.core.record import Line, read_record
from gamenight.core.registry import game as game_named
from gamenight.core.words import ENGLISH
from gamenight.sitting.lines import begin_again, play_again
from gamenight.table.table import Table

DEFAULT = "medium"
NAMES = (
    *("Hazel", "Otto", "Juniper", "Basil", "Clementine", "Rufus"),
    *("Saffron", "Barnaby", "Olive", "Hugo", "Maude", "Piers"),
)
LONG = 80  # moves after which a bot takes a draw that is fair
LEVEL, WORSE = 52, 35  # shares of the win, in a hundred
REMEMBERED = 64  # positions a worker keeps in mind
TIMES = {level.name: level.seconds for level in bots.LEVELS}  # that a level has for a decision
EVERY = 0.7  # seconds after which a review says how far it is


@dataclass(frozen=True)
class Task:
    """What a worker needs to think for a seat. It can be sent to another process."""

    table: str  # only to recognise it again
    game: str
    seats: int
    options: dict[str, Any]
    lines: tuple[Line, ...]
    seat: int
    level: str
    names: tuple[str, ...]
    day: str = ""  # of a deal of the day, for the house
    seed: int | None = None  # where bots play the same every time
    language: str = ENGLISH  # in which the seat is spoken to


def task(table: Table, seat: int, level: str, language: str = ENGLISH) -> Task:
    """What there is to think about. Where others play the same deal, with a budget and a seed that no clock touches."""
    lines = tuple(table.in_play().lines)
    seed = daily.whim(table.secret, len(lines)) if table.repeatable else None
    return Task(
        table.code,
        table.game.name,
        table.count,
        table.game.changed(table.house),
        lines,
        seat,
        daily.steady(level) if table.repeatable else level,
        table.names(),
        seed=seed,
        language=language,
    )


def choose(game: Any, view: View, level: str, seed: int | None = None) -> int:
    """The one place where a bot is asked for a move."""
    return bots.bot(level).choose(game, view, seed=seed)


def is_quick(level: str) -> bool:
    """Whether a level answers without thinking, so that no worker is needed."""
    return level == "random"


def levels() -> list[dict[str, str]]:
    return [{"name": level.name, "title": level.title, "says": level.says} for level in bots.offered()]


def strengths(game: str) -> dict[str, Strength]:
    """How well each level plays a game, as measured."""
    return ratings.strengths(game)


def level_names() -> list[str]:
    return bots.names()


def name_for(seat: int) -> str:
    return NAMES[seat % len(NAMES)]


# In the worker


_seen: dict[str, tuple[tuple[Line, ...], Position]] = {}


class Chosen(NamedTuple):
    """The move a bot makes, as a text; and whether its time was up before it had thought as much as it may."""

    text: str
    hurried: bool


def think(work: Task) -> Chosen:
    game = game_named(work.game)
    view = _position(work).view(work.seat)
    began = time.perf_counter()
    text = game.write(view, choose(game, view, work.level, work.seed))
    return Chosen(text, time.perf_counter() - began >= TIMES.get(work.level, math.inf))


def house(work: Task) -> tuple[int, int]:
    """Score and payoff of the strongest bot with the cards of a deal of the day."""
    found = daily.house_outcome(daily.deal_of(daily.read_day(work.day)))
    return found.score, found.payoff


def agree(work: Task) -> bool:
    """Whether a bot that is to move would call it a draw: it stands worse, or no better after a long game."""
    game = game_named(work.game)
    found = bots.hint(game, _position(work).view(work.seat), seconds=0.3).alternatives
    return bool(found) and found[0].share <= (LEVEL if len(work.lines) > LONG else WORSE)


def advise(work: Task) -> dict[str, Any]:
    """A hint for the seat, with its reason and what else might be done."""
    game = game_named(work.game)
    found = bots.hint(game, _position(work).view(work.seat), work.names)
    others = [
        {"text": each.text, "says": each.sentence, "share": each.share, "margin": each.margin}
        for each in found.alternatives
    ]
    return {"text": found.text, "says": found.sentence, "why": found.reason, "alternatives": others}


def doubt(work: Task) -> dict[str, Any] | None:
    """What a coach thinks of the moves of a seat; None where nothing can go far wrong."""
    game = game_named(work.game)
    view = _position(work).view(work.seat)
    found = coach.advise(game, view, work.names, seed=len(work.lines), language=work.language)
    if found is None:
        return None
    doubts = [{"text": text, "share": share} for text, share in found.doubts]
    return {"text": found.text, "says": found.says, "why": found.why, "share": found.share, "doubts": doubts}


@dataclass(frozen=True)
class Looking:
    """What a worker needs to look at a finished game again."""

    record: str
    playouts: int


def look_again(work: Looking, tell: Callable[[Any], None] | None = None) -> dict[str, Any]:
    """The review of a finished game; of chess, as PGN too. `tell` hears of it as it grows: what, done, in all."""
    record = read_record(work.record, game_named)
    told = time.monotonic()

    def grows(found: Review, done: int, total: int) -> None:
        nonlocal told
        if tell is not None and time.monotonic() - told > EVERY:
            told = time.monotonic()
            tell((as_data(found), done, total))

    found = review(record, work.playouts, progress=grows)
    pgn = {"pgn": as_pgn(found, record)} if record.game.name == "chess" else {}
    return {**as_data(found), **pgn}


def _position(work: Task) -> Position:
    """The position after the task's lines, going on from where this worker last saw the table if it can."""
    game = game_named(work.game)
    lines, position = _seen.pop(work.table, ((), None))
    if position is None or work.lines[: len(lines)] != lines:
        house = game.house(work.seats, work.options)
        lines, position = work.lines[:1], begin_again(game, work.seats, house, work.lines[0])
    for line in work.lines[len(lines) :]:
        play_again(game, position, line)
    _seen[work.table] = (work.lines, position)
    while len(_seen) > REMEMBERED:
        del _seen[next(iter(_seen))]
    return position
