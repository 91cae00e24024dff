# compiled
"""Basic Rummy as words: the hand, the pile, the melds and what fits them, what others are known to hold."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.encoding import SEATS, Amount, Encoding, Pen, Slice
from gamenight.core.position import View, bit
from gamenight.games.rummy.rules.position import RummyView

VERSION: Final = 1
SLICES: Final = (
    Slice("hand", 52),
    Slice("fresh", 52),
    Slice("pile", 52),
    Slice("top", 52),
    Slice("queue", 52),
    Slice("next", 52),
    Slice("melds", 52),
    Slice("to groups", 52),
    Slice("to lower", 52),
    Slice("to upper", 52),
    Slice("taken", 52),
    Slice("known", 52, each=True),
    Slice("turn", SEATS),
    Slice("dealer", SEATS),
    Slice("down", SEATS),
    Slice("drawn", 1),
    Slice("melded", 1),
    Slice("before", 1),
)
AMOUNTS: Final = (
    Amount("cards", 10, each=True),
    Amount("total", 100, each=True),
    Amount("stock", 52),
    Amount("flips", 2),
)


@final
class RummyEncoding(Encoding):
    def __init__(self) -> None:
        super().__init__(VERSION, SLICES, AMOUNTS)

    def write(self, view: View, pen: Pen) -> None:
        assert isinstance(view, RummyView)
        p = view.public
        pen.bits(view.hand, 52)
        pen.one(view.fresh, 52)
        pen.bits(cards_of(p.pile, 0), 52)
        pen.one(p.top(), 52)
        pen.bits(cards_of(p.queue, p.next), 52)
        pen.one(p.queue[p.next] if p.next < len(p.queue) else -1, 52)
        pen.bits(p.table(), 52)
        pen.bits(p.to_groups, 52)
        pen.bits(p.to_lower, 52)
        pen.bits(p.to_upper, 52)
        pen.one(p.taken, 52)
        pen.sets(p.known, 52)
        pen.seat(p.turn)
        pen.seat(p.dealer)
        pen.seat_set(p.down)
        pen.flag(p.drawn)
        pen.flag(p.melded)
        pen.flag(p.before)
        pen.amounts(view.sizes)
        pen.amounts(p.totals)
        pen.amount(view.stock)
        pen.amount(p.flips)


def cards_of(row: vec[i64], start: i64) -> i64:
    """The cards of a row from a place on, as a set."""
    found: i64 = 0
    while start < len(row):
        found |= bit(1, row[start])
        start += 1
    return found


ENCODING: Final = RummyEncoding()
