# compiled
"""Call Me Lucky as words: who has which squares, which numbers lie on top, the cards still to come."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.encoding import SEATS, Amount, Encoding, Pen, Slice
from gamenight.core.position import View, bit
from gamenight.games.call_me_lucky.rules.position import LuckyView
from gamenight.games.call_me_lucky.rules.public import SET, WHOLE
from gamenight.parts.bits import count

VERSION: Final = 1
SLICES: Final = (
    Slice("owns", 60, each=True),
    Slice("number 1", 60),
    Slice("number 2", 60),
    Slice("number 3", 60),
    Slice("number 4", 60),
    Slice("number 5", 60),
    Slice("number 6", 60),
    Slice("number 7", 60),
    Slice("number 8", 60),
    Slice("number 9", 60),
    Slice("number 10", 60),
    Slice("two or more", 60),
    Slice("five or more", 60),
    Slice("joined", 60),
    Slice("lead", 60),
    Slice("target", 60),
    Slice("deck", 14, each=True),
    Slice("aside", 14, each=True),
    Slice("turn", SEATS),
    Slice("drawn", 14),
    Slice("need", 11),
    Slice("opening", 1),
    Slice("captured", 1),
)
AMOUNTS: Final = (
    Amount("score", 100, each=True),
    Amount("quiet", 8),
)


@final
class LuckyEncoding(Encoding):
    def __init__(self) -> None:
        super().__init__(VERSION, SLICES, AMOUNTS)

    def write(self, view: View, pen: Pen) -> None:
        assert isinstance(view, LuckyView)
        p = view.public
        pen.sets(p.owns, 60)
        n: i64 = 1
        while n <= 10:
            pen.bits(p.at[n], 60)
            n += 1
        pen.bits(at_least(p.piles, 2), 60)
        pen.bits(at_least(p.piles, 5), 60)
        pen.bits(p.joined, 60)
        pen.one(p.lead, 60)
        pen.one(p.target, 60)
        self._own_cards(pen, p.decks)
        self._own_cards(pen, p.aside)
        pen.seat(p.turn)
        pen.one(p.drawn % SET if p.drawn >= 0 else -1, SET)
        pen.one(p.need, 11)
        pen.flag(p.opening)
        pen.flag(p.captured)
        turn: i64 = 0
        while turn < pen.seats:
            pen.amount(p.score(pen.at(turn)))
            turn += 1
        pen.amount(p.quiet)

    def _own_cards(self, pen: Pen, sets: vec[i64]) -> None:
        """Of each seat's own cards, which are here."""
        turn: i64 = 0
        while turn < pen.seats:
            seat = pen.at(turn)
            pen.bits((sets[seat] >> (SET * seat)) & WHOLE, SET)
            turn += 1


def at_least(piles: vec[i64], least: i64) -> i64:
    """The squares with so many cards or more."""
    found: i64 = 0
    square: i64 = 0
    for pile in piles:
        if pile != 0 and count(pile) >= least:
            found |= bit(1, square)
        square += 1
    return found


ENCODING: Final = LuckyEncoding()
