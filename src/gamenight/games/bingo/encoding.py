# compiled
"""Domino Bingo as words: the tiles still in the row, the one at hand, the number to be said."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gamenight.core.encoding import Amount, Encoding, Pen, Slice
from gamenight.core.position import View, bit
from gamenight.games.bingo.rules import BingoView

VERSION: Final = 1
SLICES: Final = (
    Slice("row", 28),
    Slice("next", 28),
    Slice("after", 28),
    Slice("number", 13),
    Slice("asked", 1),
)
AMOUNTS: Final = (
    Amount("barren", 364),
    Amount("passes", 20),
)


@final
class BingoEncoding(Encoding):
    def __init__(self) -> None:
        super().__init__(VERSION, SLICES, AMOUNTS)

    def write(self, view: View, pen: Pen) -> None:
        assert isinstance(view, BingoView)
        p = view.public
        row: i64 = 0
        for tile in p.row:
            row |= bit(1, tile)
        n: i64 = len(p.row)
        pen.bits(row, 28)
        pen.one(p.row[p.at % n] if n > 0 else -1, 28)
        pen.one(p.row[(p.at + 1) % n] if n > 0 else -1, 28)
        pen.one(p.number, 13)
        pen.flag(p.asked)
        pen.amount(p.barren)
        pen.amount(p.passes)


ENCODING: Final = BingoEncoding()
