"""The whole table, line by line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

from gamenight.core.registry import game, games
from gamenight.lab.bench import ours
from gamenight.lab.bench.clock import Attempt, Rate
from gamenight.lab.bench.programs import Missing
from gamenight.lab.bench.targets import DRIVEN, PERFT, ROWS, Row, Target

PERFT_DEPTH = 5


@dataclass(frozen=True)
class Measured:
    """One line: what we do a second, what the rival does, and what was wanted."""

    game: str
    by: str
    ours: float
    rival: str  # empty where a plain number was wanted
    theirs: float | None  # None where the rival could not be found
    at_least: float
    missing: str = ""  # what to install for the rival
    ours_slowest: float = 0.0  # of the tries
    theirs_slowest: float = 0.0

    def ratio(self) -> float | None:
        return self.ours / self.theirs if self.theirs else None

    def reached(self) -> bool | None:
        """Whether it is as fast as was wanted; None if that cannot be told."""
        if not self.rival:
            return self.ours >= self.at_least
        ratio = self.ratio()
        return None if ratio is None else ratio >= self.at_least

    def json(self) -> dict[str, Any]:
        return {**asdict(self), "ratio": self.ratio(), "reached": self.reached()}


def rows(only: str | None = None) -> list[Row]:
    """The rows whose games are on the shelf."""
    return [row for row in ROWS if row.game in games() and only in (None, row.game)]


def measure(row: Row, seconds: float) -> Iterator[Measured]:
    """Our side and each rival, one after the other, so that a busy machine is busy for both."""
    for target in row.targets:
        mine = Rate.of(_ours(row, target), seconds)
        theirs, missing = _theirs(target, seconds)
        yield Measured(
            row.title,
            target.way,
            mine.per_second,
            target.rival.title if target.rival else "",
            theirs.per_second if theirs else None,
            target.at_least,
            missing,
            mine.slowest,
            theirs.slowest if theirs else 0.0,
        )


def _ours(row: Row, target: Target) -> Attempt:
    if target.way == PERFT:
        return ours.chess_perft(PERFT_DEPTH)
    rules = game(row.game)
    options = {**(rules.presets[row.preset].options if row.preset else {}), **row.options}
    way = ours.driven if target.way == DRIVEN else ours.inside
    return way(rules, row.seats, options)


def _theirs(target: Target, seconds: float) -> tuple[Rate | None, str]:
    if target.rival is None:
        return None, ""
    try:
        return target.rival.measure(target.asks, seconds), ""
    except Missing as missing:
        return None, str(missing)
