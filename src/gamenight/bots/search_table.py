# compiled
"""What alpha-beta search remembers of positions: their worth, how deep that was seen, and the best move."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

SIZE: Final[i64] = 1 << 20  # positions remembered
SURE: Final[i64] = 29_000  # above this a game is decided
SHIFT: Final[i64] = 64_000  # makes every worth a number above 0
NO_MOVE: Final[i64] = 0xFFFF
UNKNOWN: Final[i64] = -1

EXACT: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2


@final
class Remembered:
    """A table of positions. A fact is one number: the search that found it, depth, bound, worth and move."""

    def __init__(self) -> None:
        self._cells = vec[i64]([0] * (2 * SIZE))  # key and fact by turns
        self._now: i64 = 1  # the present search
        self._oldest: i64 = 1  # facts found before this search are forgotten
        self.family = ""  # the game and the rules it was filled with

    def begin(self, kept: bool) -> None:
        """A new search begins; what earlier ones found is of use to it only if it is `kept`."""
        self._now = (self._now + 1) & 0x3FFFF
        if not kept or self._now == 0:
            self._oldest = self._now

    def find(self, key: i64) -> i64:
        """The fact about a position, or UNKNOWN."""
        at = 2 * (key & (SIZE - 1))
        if self._cells[at] != key:
            return UNKNOWN
        fact = self._cells[at + 1]
        return fact if fact >> 44 >= self._oldest else UNKNOWN

    def note(self, key: i64, value: i64, depth: i64, bound: i64, move: i64, ply: i64) -> None:
        """Remember a position, unless its place is taken by something of this search that was seen much deeper."""
        at = 2 * (key & (SIZE - 1))
        old = self._cells[at + 1]
        deep = old >> 44 == self._now and (old >> 36) & 0xFF > depth + 3
        if deep and self._cells[at] != key and bound != EXACT:
            return
        if value > SURE:
            value += ply
        elif value < -SURE:
            value -= ply
        self._cells[at] = key
        self._cells[at + 1] = (
            (self._now << 44) | (depth << 36) | (bound << 34) | ((value + SHIFT) << 16) | move
        )


def depth_of(fact: i64) -> i64:
    return (fact >> 36) & 0xFF


def settles(fact: i64, value: i64, alpha: i64, beta: i64) -> bool:
    """Whether a fact, deep enough, answers what is asked between alpha and beta."""
    bound = (fact >> 34) & 3
    if bound == EXACT:
        return True
    return value >= beta if bound == AT_LEAST else value <= alpha


def value_of(fact: i64, ply: i64) -> i64:
    """The worth of a position found again, `ply` moves below the root."""
    value = ((fact >> 16) & 0x3FFFF) - SHIFT
    if value > SURE:
        return value - ply
    return value + ply if value < -SURE else value


IDLE: Final[list[Remembered]] = []  # tables that wait for the next search
SPARE: Final = 2  # of them, at most


def lend(family: str) -> Remembered:
    """A table for one search. With a `family`, one that such a search filled before, if there is one."""
    for n, table in enumerate(IDLE):
        if family and table.family == family:
            del IDLE[n]
            table.begin(True)
            return table
    table = IDLE.pop(0) if IDLE else Remembered()
    table.family = family
    table.begin(False)
    return table


def give_back(table: Remembered) -> None:
    if len(IDLE) < SPARE:
        IDLE.append(table)
