# compiled
"""Cribbage as words: the cards one holds and laid away, the count, the pegs."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.encoding import SEATS, Amount, Encoding, Pen, Slice
from gamenight.core.position import View, bit
from gamenight.games.cribbage.rules.position import CribbageView

VERSION: Final = 1
SLICES: Final = (
    Slice("hand", 52),
    Slice("laid away", 52),
    Slice("starter", 52),
    Slice("pile", 52),
    Slice("top", 52),
    Slice("crib", 52),
    Slice("played", 52, each=True),
    Slice("lacks", 52, each=True),
    Slice("phase", 4),
    Slice("turn", SEATS),
    Slice("dealer", SEATS),
    Slice("waiting", SEATS),
    Slice("said go", SEATS),
    Slice("last", SEATS),
    Slice("heels", 1),
    Slice("my side", 3),
)
AMOUNTS: Final = (
    Amount("pegs", 121, each=True),
    Amount("back", 121, each=True),
    Amount("games", 10, each=True),
    Amount("count", 31),
    Amount("claimed", 29),
    Amount("counting", 5),
)


@final
class CribbageEncoding(Encoding):
    def __init__(self) -> None:
        super().__init__(VERSION, SLICES, AMOUNTS)

    def write(self, view: View, pen: Pen) -> None:
        assert isinstance(view, CribbageView)
        p = view.public
        pen.bits(view.hand, 52)
        pen.bits(view.tossed, 52)
        pen.one(p.starter, 52)
        pile: i64 = 0
        for card in p.pile:
            pile |= bit(1, card)
        pen.bits(pile, 52)
        pen.one(p.pile[len(p.pile) - 1] if len(p.pile) > 0 else -1, 52)
        pen.bits(p.crib, 52)
        pen.sets(p.laid, 52)
        pen.sets(p.lacks, 52)
        pen.one(p.phase, 4)
        pen.seat(p.turn)
        pen.seat(p.dealer)
        pen.seat_set(p.waiting)
        pen.seat_set(p.gone)
        pen.seat(p.last)
        pen.flag(p.heels)
        pen.one(p.side(pen.me), 3)
        self._sides(pen, view, p.pegs)
        self._sides(pen, view, p.back)
        self._sides(pen, view, p.games)
        pen.amount(p.count)
        pen.amount(p.claimed)
        pen.amount(p.counting)

    def _sides(self, pen: Pen, view: CribbageView, values: vec[i64]) -> None:
        """What a side has, said for each seat of it."""
        turn: i64 = 0
        while turn < pen.seats:
            pen.amount(values[view.public.side(pen.at(turn))])
            turn += 1


ENCODING: Final = CribbageEncoding()
