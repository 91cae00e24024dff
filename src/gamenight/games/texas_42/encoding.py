# compiled
"""Four Hand Texas as words: one's tiles, the bids, trumps, the trick and what was played."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gamenight.core.encoding import SEATS, Amount, Encoding, Pen, Slice
from gamenight.core.position import View
from gamenight.games.texas_42.rules.position import TexasView
from gamenight.games.texas_42.rules.public import PASSED
from gamenight.parts import tricks

VERSION: Final = 1
SLICES: Final = (
    Slice("hand", 28),
    Slice("trick", 28),
    Slice("led", 28),
    Slice("trumps", 28),
    Slice("played", 28, each=True),
    Slice("lacks", 28, each=True),
    Slice("taken", 28, each=True),
    Slice("said", 17, each=True),
    Slice("bid", 16),
    Slice("trump", 9),
    Slice("phase", 3),
    Slice("turn", SEATS),
    Slice("dealer", SEATS),
    Slice("bidder", SEATS),
    Slice("passed", SEATS),
    Slice("led by", SEATS),
    Slice("winning", SEATS),
)
AMOUNTS: Final = (
    Amount("total", 250, each=True),
    Amount("points", 42, each=True),
    Amount("tricks", 7),
)


@final
class TexasEncoding(Encoding):
    def __init__(self) -> None:
        super().__init__(VERSION, SLICES, AMOUNTS)

    def write(self, view: View, pen: Pen) -> None:
        assert isinstance(view, TexasView)
        p = view.public
        pen.bits(view.hand, 28)
        pen.bits(tricks.cards(p.trick), 28)
        pen.bits(p.led, 28)
        pen.bits(p.trumps, 28)
        pen.sets(p.played, 28)
        pen.sets(p.lacks, 28)
        turn: i64 = 0
        while turn < pen.seats:
            pen.bits(p.taken[pen.at(turn) & 1], 28)
            turn += 1
        turn = 0
        while turn < pen.seats:
            said = p.said[pen.at(turn)]
            pen.one(16 if said == PASSED else said, 17)
            turn += 1
        pen.one(p.bid, 16)
        pen.one(p.trump, 9)
        pen.one(p.phase, 3)
        pen.seat(p.turn)
        pen.seat(p.dealer)
        pen.seat(p.bidder)
        pen.seat_set(p.passed)
        pen.seat(tricks.leader(p.trick) if p.trick != tricks.EMPTY else -1)
        pen.seat(p.taker)
        turn = 0
        while turn < pen.seats:
            pen.amount(p.totals[pen.at(turn) & 1])
            turn += 1
        turn = 0
        while turn < pen.seats:
            pen.amount(p.points(pen.at(turn) & 1))
            turn += 1
        pen.amount(p.tricks)


ENCODING: Final = TexasEncoding()
