# compiled
"""Bingo: count along a row of dominoes and take what matches. Numbers in comments are clauses of rules.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.options import flag
from gamenight.core.position import WIN, Position, View, bit
from gamenight.parts.bits import draw
from gamenight.parts.dominoes import HIGH, LOW, SET

# The moves.
COUNT: Final = 0  # count on to the next tile that matches
TAKE: Final = 1
LEAVE: Final = 2
MOVES: Final = 3

# The journal: what happened, and what a and b say.
COUNTED: Final = 0  # a: how many tiles were counted without a match
MATCHED: Final = 1  # a: the tile, b: the number
TOOK: Final = 2  # a: the tile, b: how many are left
LEFT: Final = 3  # a: the tile
CLOSED: Final = 4  # a: which pass begins
WON: Final = 5
LOST: Final = 6  # a: how many tiles are left


@dataclass(frozen=True)
class Options:
    """House rules, agreed before the row is laid."""

    ask: bool = flag(True, "2.7")


@final
class Public:
    """The whole game: the row lies face up."""

    def __init__(self, row: vec[i64]) -> None:
        self.row = row
        self.at: i64 = 0  # the place in the row of the next tile to touch
        self.number: i64 = 0  # the next number to say
        self.barren: i64 = 0  # tiles touched since one matched
        self.passes: i64 = 0  # ends of the row reached
        self.asked = False  # the tile at hand matches
        self.over = False
        self.last: i64 = -1  # the last tile taken or left

    def copy(self) -> Public:
        new = Public(self.row[:])
        new.at, new.number, new.barren, new.passes = self.at, self.number, self.barren, self.passes
        new.asked, new.over, new.last = self.asked, self.over, self.last
        return new


@final
class BingoView(View):
    """Everything: nothing is hidden."""

    def __init__(self, seat: i64, movers: i64, moves: vec[i64], position: Bingo) -> None:
        super().__init__(seat, 1, movers, moves)
        self.options: Final = position.options
        self.public: Final = position.public.copy()


@final
class Bingo(Position):
    def __init__(self, options: Options, public: Public) -> None:
        self.options: Final = options
        self.public = public

    def to_move(self) -> i64:
        return 0 if self.public.over else 1

    def moves(self, seat: i64) -> vec[i64]:
        if self.public.over or seat != 0:
            return vec[i64]()
        if self.public.asked:
            return vec[i64]([TAKE, LEAVE])
        return vec[i64]([COUNT])

    def play(self, seat: i64, move: i64, chance: Chance) -> None:
        if move == COUNT:
            self._count()
        elif move == TAKE:
            self._take()
        else:
            self._leave()

    def _count(self) -> None:
        """Count on until a tile matches, or none can any more."""
        p = self.public
        counted: i64 = 0
        while p.barren < cycle(len(p.row)):
            tile = p.row[p.at]
            if HIGH[tile] + LOW[tile] == p.number:
                self._note(COUNTED, counted, 0)
                self._note(MATCHED, tile, p.number)
                if self.options.ask:
                    p.asked = True  # 2.6
                else:
                    self._take()
                return
            self._touch()
            counted += 1
        p.over = True  # 3.2
        self._note(LOST, len(p.row), 0)

    def _touch(self) -> None:
        """The tile at hand stays; the count goes on with the next (2.1, 2.4, 2.5)."""
        p = self.public
        p.barren += 1
        p.number = (p.number + 1) % 13
        p.at += 1
        if p.at >= len(p.row):
            p.at = 0
            p.passes += 1
            self._note(CLOSED, p.passes + 1, 0)

    def _take(self) -> None:
        p = self.public
        tile = p.row[p.at]
        row = vec[i64](capacity=28)
        for other in p.row:
            if other != tile:
                row = append(row, other)
        p.row = row
        p.last, p.barren = tile, 0
        p.asked = False
        self._note(TOOK, tile, len(row))
        p.number = (p.number + 1) % 13  # 2.3
        if len(row) == 0:
            p.over = True  # 3.1
            self._note(WON, 0, 0)
        elif p.at >= len(row):
            p.at = 0
            p.passes += 1
            self._note(CLOSED, p.passes + 1, 0)

    def _leave(self) -> None:
        p = self.public
        p.last = p.row[p.at]
        p.asked = False
        self._note(LEFT, p.last, 0)
        self._touch()
        p.barren = 0  # 3.2: what matched once will match again

    def _note(self, kind: i64, a: i64, b: i64) -> None:
        if self.journal is not None:
            self.journal.note(kind, 0, a, b)

    def scores(self) -> vec[i64]:
        return vec[i64]([28 - len(self.public.row)])

    def payoffs(self) -> vec[i64]:
        won = self.public.over and len(self.public.row) == 0
        return vec[i64]([WIN if won else 0])

    def copy(self) -> Bingo:
        return Bingo(self.options, self.public.copy())

    def view(self, seat: i64) -> BingoView:
        return BingoView(seat, self.to_move(), self.moves(seat), self)

    def audit(self) -> None:
        seen: i64 = 0
        for tile in self.public.row:
            assert (seen >> tile) & 1 == 0, "a tile lies in the row twice"
            seen |= bit(1, tile)
        assert self.public.number < 13
        assert self.public.at < len(self.public.row) or self.public.over


def cycle(tiles: i64) -> i64:
    """After how many touches every tile of a row has met every number it can meet."""
    return tiles if tiles % 13 == 0 else 13 * tiles


def start(seats: int, options: Options, chance: Chance) -> Bingo:
    row = vec[i64](capacity=28)
    left: i64 = SET
    while left != 0:
        tile = draw(left, chance)
        row = append(row, tile)
        left ^= bit(1, tile)
    return Bingo(options, Public(row))


def imagine(view: BingoView, chance: Chance) -> Bingo:
    """The table itself: nothing is hidden."""
    return Bingo(view.options, view.public.copy())
