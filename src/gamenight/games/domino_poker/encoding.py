# compiled
"""Domino Poker as words: one's tiles, who is in, what was paid and shown."""

from __future__ import annotations

from typing import Final, final

from gamenight.core.encoding import SEATS, Amount, Encoding, Pen, Slice
from gamenight.core.position import View
from gamenight.games.domino_poker.rules.position import PokerView

VERSION: Final = 1
SLICES: Final = (
    Slice("hand", 28),
    Slice("shown", 28, each=True),
    Slice("turn", SEATS),
    Slice("dealer", SEATS),
    Slice("playing", SEATS),
    Slice("spoken", SEATS),
    Slice("last", SEATS),
    Slice("last move", 6),
    Slice("raises", 3),
)
AMOUNTS: Final = (
    Amount("chips", 20, each=True),
    Amount("paid", 20, each=True),
    Amount("won", 20, each=True),
    Amount("stake", 20),
    Amount("hands", 10),
)


@final
class PokerEncoding(Encoding):
    def __init__(self) -> None:
        super().__init__(VERSION, SLICES, AMOUNTS)

    def write(self, view: View, pen: Pen) -> None:
        assert isinstance(view, PokerView)
        p = view.public
        pen.bits(view.hand, 28)
        pen.sets(p.shown, 28)
        pen.seat(p.turn)
        pen.seat(p.dealer)
        pen.seat_set(p.playing)
        pen.seat_set(p.spoken)
        pen.seat(p.last)
        pen.one(p.last_move if p.last >= 0 else -1, 6)
        pen.tally(p.raises, 3)
        pen.amounts(p.chips)
        pen.amounts(p.paid)
        pen.amounts(p.won)
        pen.amount(p.stake)
        pen.amount(p.hands)


ENCODING: Final = PokerEncoding()
