# compiled
"""Hearts as words: the cards one holds, passed and was given, who played and took what."""

from __future__ import annotations

from typing import Final, final

from gamenight.core.encoding import SEATS, Amount, Encoding, Pen, Slice
from gamenight.core.position import View
from gamenight.games.hearts.rules.position import HeartsView
from gamenight.parts import tricks

VERSION: Final = 1
SLICES: Final = (
    Slice("hand", 52),
    Slice("passed", 52),
    Slice("received", 52),
    Slice("widow", 52),
    Slice("trick", 52),
    Slice("played", 52, each=True),
    Slice("taken", 52, each=True),
    Slice("lacks", 52, each=True),
    Slice("led by", SEATS),
    Slice("winning", SEATS),
    Slice("turn", SEATS),
    Slice("phase", 3),
    Slice("broken", 1),
    Slice("pass to", SEATS),
    Slice("best", 52),
)
AMOUNTS: Final = (
    Amount("total", 100, each=True),
    Amount("tricks", 13),
)


@final
class HeartsEncoding(Encoding):
    def __init__(self) -> None:
        super().__init__(VERSION, SLICES, AMOUNTS)

    def write(self, view: View, pen: Pen) -> None:
        assert isinstance(view, HeartsView)
        p = view.public
        pen.bits(view.hand, 52)
        pen.bits(view.passed, 52)
        pen.bits(view.received, 52)
        pen.bits(view.widow, 52)
        pen.bits(tricks.cards(p.trick), 52)
        pen.sets(p.played, 52)
        pen.sets(p.taken, 52)
        pen.sets(p.lacks, 52)
        pen.seat(tricks.leader(p.trick) if p.trick != tricks.EMPTY else -1)
        pen.seat(p.taker)
        pen.seat(p.turn)
        pen.one(p.phase, 3)
        pen.flag(p.broken)
        pen.one(p.pass_by, p.seats)
        pen.one(p.best, 52)
        pen.amounts(p.totals)
        pen.amount(p.tricks)


ENCODING: Final = HeartsEncoding()
