# compiled
"""A line of play as words: one's tiles, the line and its ends, what the others were seen to lack."""

from __future__ import annotations

from typing import Final, final

from gamenight.core.encoding import SEATS, Amount, Encoding, Pen, Slice
from gamenight.core.position import View
from gamenight.parts.line.position import LineView

VERSION: Final = 1
SLICES: Final = (
    Slice("hand", 28),
    Slice("fresh", 28),
    Slice("line", 28),
    Slice("left end", 7),
    Slice("right end", 7),
    Slice("left tile", 28),
    Slice("right tile", 28),
    Slice("first", 28),
    Slice("lacks", 28, each=True),
    Slice("turn", SEATS),
    Slice("opener", SEATS),
    Slice("winner", SEATS),
    Slice("drawn", 1),
)
AMOUNTS: Final = (
    Amount("tiles", 7, each=True),
    Amount("total", 100, each=True),
    Amount("boneyard", 28),
    Amount("passes", 4),
    Amount("rounds", 10),
)


@final
class LineEncoding(Encoding):
    def __init__(self) -> None:
        super().__init__(VERSION, SLICES, AMOUNTS)

    def write(self, view: View, pen: Pen) -> None:
        assert isinstance(view, LineView)
        t = view.table
        pen.bits(view.hand, 28)
        pen.one(view.fresh, 28)
        pen.bits(t.laid, 28)
        pen.one(t.left_end, 7)
        pen.one(t.right_end, 7)
        pen.one(t.end_tile(0) if t.first >= 0 else -1, 28)
        pen.one(t.end_tile(1) if t.first >= 0 else -1, 28)
        pen.one(t.first, 28)
        pen.sets(t.lacks, 28)
        pen.seat(t.turn)
        pen.seat(t.opener)
        pen.seat(t.winner)
        pen.flag(t.drawn)
        pen.amounts(view.sizes)
        pen.amounts(t.totals)
        pen.amount(view.boneyard)
        pen.amount(t.passes)
        pen.amount(t.rounds)
