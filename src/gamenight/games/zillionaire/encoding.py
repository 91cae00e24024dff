# compiled
"""Zillionaire as words: how many of each rank one holds, exchanged and saw played, and what is to be beaten."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gamenight.core.encoding import SEATS, Amount, Encoding, Pen, Slice
from gamenight.core.position import View, bit
from gamenight.games.zillionaire.rules.cards import COPIES, held
from gamenight.games.zillionaire.rules.position import ZillionaireView

VERSION: Final = 1
SLICES: Final = (
    Slice("hand", 62),
    Slice("gave", 62),
    Slice("got", 62),
    Slice("played", 62, each=True),
    Slice("rank", 14),
    Slice("size", 6),
    Slice("unnamed", 1),
    Slice("turn", SEATS),
    Slice("last", SEATS),
    Slice("answered", SEATS),
    Slice("dropped", SEATS),
    Slice("next", SEATS),
    Slice("place before", 6, each=True),
)
AMOUNTS: Final = (
    Amount("cards", 16, each=True),
    Amount("points", 18, each=True),
    Amount("games", 3),
)


@final
class ZillionaireEncoding(Encoding):
    def __init__(self) -> None:
        super().__init__(VERSION, SLICES, AMOUNTS)

    def write(self, view: View, pen: Pen) -> None:
        assert isinstance(view, ZillionaireView)
        p = view.public
        pen.bits(spread(view.hand), 62)
        pen.bits(spread(view.gave), 62)
        pen.bits(spread(view.got), 62)
        turn: i64 = 0
        while turn < pen.seats:
            pen.bits(spread(p.played[pen.at(turn)]), 62)
            turn += 1
        pen.one(p.rank, 14)
        pen.one(p.size - 1, 6)
        pen.flag(p.rank > 0 and p.size == 0)
        pen.seat(p.turn)
        pen.seat(p.last)
        pen.seat_set(p.answered)
        pen.seat_set(p.dropped)
        pen.seat(p.after(p.turn))
        turn = 0
        while turn < pen.seats:
            pen.one(p.place(pen.at(turn)), 6)
            turn += 1
        pen.amounts(p.sizes)
        pen.amounts(p.points)
        pen.amount(p.games)


def spread(hand: i64) -> i64:
    """Rank by rank as many bits as there are cards of it, of as many as the pack has."""
    found: i64 = 0
    first: i64 = 0
    rank: i64 = 1
    while rank <= 13:
        found |= (bit(1, held(hand, rank)) - 1) << first
        first += COPIES[rank]
        rank += 1
    return found


ENCODING: Final = ZillionaireEncoding()
