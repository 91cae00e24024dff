# compiled
"""The board of Call Me Lucky: a rectangle of printed numbers, and which squares touch."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.position import bit

GRID: Final = "5 9 4 3 10 2 / 4 1 5 9 5 8 / 3 1 4 5 6 9 / 2 3 2 1 4 10 / 1 2 1 3 8 6 / 6 4 3 10 2 8"  # 1.4
SQUARES: Final = 60  # at most
LONGEST: Final = 10  # rows and columns, at most
SHORTEST: Final = 2
LUCKY: Final = 7
TOP: Final = 10  # the highest number
AWAY: Final = -1  # no square

ACROSS: Final = (-1, 0, 1, -1, 1, -1, 0, 1)  # the eight ways to a neighbour, row by row
DOWN: Final = (-1, -1, -1, 0, 0, 1, 1, 1)


def rows_of(text: str) -> list[list[str]]:
    """The rows of a grid as people write it: numbers with spaces or commas, rows with slashes or line ends."""
    lines = text.replace("\n", "/").replace(";", "/").split("/")
    return [line.replace(",", " ").split() for line in lines if line.strip()]


@final
class Grid:
    """The squares, row by row from the top left. Sets of squares are the bits of an i64."""

    def __init__(self, rows: list[list[str]], sides_only: bool) -> None:
        self.wide: Final = len(rows[0])
        self.high: Final = len(rows)
        self.numbers: Final = vec[i64]([int(word) for row in rows for word in row])
        self.printed = vec[i64](capacity=16)  # the squares that bear each number
        self.beside = vec[i64](capacity=64)  # the squares that touch each square
        self.ways = vec[i64](capacity=512)  # the neighbour of a square in each of the eight ways, or AWAY
        self._number()
        self._join(sides_only)

    def _number(self) -> None:
        number: i64 = 0
        while number <= TOP:
            found: i64 = 0
            square: i64 = 0
            for printed in self.numbers:
                if printed == number:
                    found |= bit(1, square)
                square += 1
            self.printed = append(self.printed, found)
            number += 1

    def _join(self, sides_only: bool) -> None:
        for square in range(len(self.numbers)):
            near: i64 = 0
            for across, down in zip(ACROSS, DOWN, strict=True):
                to = self._neighbour(square, across, down)
                if sides_only and across and down:  # 3.2
                    to = AWAY
                self.ways = append(self.ways, to)
                if to != AWAY:
                    near |= bit(1, to)
            self.beside = append(self.beside, near)

    def _neighbour(self, square: int, across: int, down: int) -> int:
        x, y = square % self.wide + across, square // self.wide + down
        return y * self.wide + x if 0 <= x < self.wide and 0 <= y < self.high else AWAY


_GRIDS: Final[dict[tuple[str, bool], Grid]] = {}


def grid_for(text: str, sides_only: bool) -> Grid:
    """The grid that a text describes; the same one each time."""
    key = (text, sides_only)
    found = _GRIDS.get(key)
    if found is None:
        found = Grid(rows_of(text), sides_only)
        _GRIDS[key] = found
    return found
