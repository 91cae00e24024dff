# compiled
"""Crazy Eights as words: the hand, the pile, what the others were seen to lack."""

from __future__ import annotations

from typing import Final, final

from gamenight.core.encoding import SEATS, Amount, Encoding, Pen, Slice
from gamenight.core.position import View
from gamenight.games.crazy_eights.rules.position import EightsView

VERSION: Final = 2
SLICES: Final = (
    Slice("hand", 52),
    Slice("twice", 52),
    Slice("fresh", 52),
    Slice("top", 52),
    Slice("spent", 52),
    Slice("spent twice", 52),
    Slice("lacks", 52, each=True),
    Slice("suit", 4),
    Slice("drawn", 1),
    Slice("turned round", 1),
    Slice("turn", SEATS),
    Slice("dealer", SEATS),
)
AMOUNTS: Final = (
    Amount("cards", 10, each=True),
    Amount("total", 100, each=True),
    Amount("stock", 52),
    Amount("passes", 4),
    Amount("owed", 2),
)


@final
class EightsEncoding(Encoding):
    def __init__(self) -> None:
        super().__init__(VERSION, SLICES, AMOUNTS)

    def write(self, view: View, pen: Pen) -> None:
        assert isinstance(view, EightsView)
        p = view.public
        pen.bits(view.hand, 52)
        pen.bits(view.twice, 52)
        pen.one(view.fresh, 52)
        pen.one(p.top, 52)
        pen.bits(p.spent, 52)
        pen.bits(p.spent_twice, 52)
        pen.sets(p.lacks, 52)
        pen.one(p.suit, 4)
        pen.flag(p.drawn)
        pen.flag(p.direction < 0)
        pen.seat(p.turn)
        pen.seat(p.dealer)
        pen.amounts(view.sizes)
        pen.amounts(p.totals)
        pen.amount(view.stock)
        pen.amount(p.passes)
        pen.amount(p.owed)


ENCODING: Final = EightsEncoding()
