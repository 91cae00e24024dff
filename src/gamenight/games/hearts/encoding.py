# compiled
"""Hearts as words: the cards one holds, passed and was given, who played and took what, and what counts here."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gamenight.core.encoding import SEATS, Amount, Encoding, Pen, Slice
from gamenight.core.position import View
from gamenight.games.hearts.rules.position import HeartsView
from gamenight.games.hearts.rules.public import ALL_HEARTS, JACK, NO_MOON, QUEEN
from gamenight.parts import tricks

VERSION: Final = 2
SLICES: Final = (
    Slice("hand", 52),
    Slice("passed", 52),
    Slice("received", 52),
    Slice("widow", 52),
    Slice("trick", 52),
    Slice("played", 52, each=True),
    Slice("taken", 15, each=True),
    Slice("lacks", 52, each=True),
    Slice("led by", SEATS),
    Slice("winning", SEATS),
    Slice("turn", SEATS),
    Slice("phase", 3),
    Slice("broken", 1),
    Slice("pass to", SEATS),
    Slice("moon", 1),
    Slice("jack", 1),
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
        turn: i64 = 0
        while turn < pen.seats:
            pen.bits(counting(p.taken[pen.at(turn)]), 15)
            turn += 1
        pen.sets(p.lacks, 52)
        leader: i64 = -1
        if p.trick != tricks.EMPTY:
            leader = tricks.leader(p.trick)
        pen.seat(leader)
        pen.seat(p.taker)
        pen.seat(p.turn)
        pen.one(p.phase, 3)
        pen.flag(p.broken)
        pen.one(p.pass_by, p.seats)
        pen.flag(view.options.moon != NO_MOON)
        pen.flag(view.options.jack)
        pen.amounts(p.totals)
        pen.amount(p.tricks)


def counting(cards: i64) -> i64:
    """Of cards that were taken those that may count: the hearts, then the queen of spades and the jack of diamonds."""
    found = (cards & ALL_HEARTS) >> 26
    if cards & QUEEN != 0:
        found |= 0x2000
    if cards & JACK != 0:
        found |= 0x4000
    return found


ENCODING: Final = HeartsEncoding()
