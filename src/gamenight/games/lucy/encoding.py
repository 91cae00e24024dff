# compiled
"""I Love Lucy as words: where everyone stands, what one holds, and what is known of the other hands."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gamenight.core.encoding import SEATS, Amount, Encoding, Pen, Slice
from gamenight.core.position import View
from gamenight.games.lucy.rules.board import CHARACTERS, held
from gamenight.games.lucy.rules.position import LucyView

VERSION: Final = 1
SLICES: Final = (
    Slice("at", 118, each=True),
    Slice("bonus", 2, each=True),
    Slice("lacks", 7, each=True),
    Slice("me", 4),
    Slice("turn", SEATS),
    Slice("actor", SEATS),
    Slice("stage", 13),
    Slice("safe", SEATS),
    Slice("short", SEATS),
    Slice("payers", SEATS),
    Slice("payees", SEATS),
    Slice("voted", SEATS),
    Slice("die", 7),
    Slice("other die", 7),
    Slice("named", 7),
    Slice("vote", 1),
)
AMOUNTS: Final = (
    Amount("hold 0", 4),
    Amount("hold 1", 4),
    Amount("hold 2", 4),
    Amount("hold 3", 4),
    Amount("hold 4", 4),
    Amount("hold 5", 4),
    Amount("hold 6", 4),
    Amount("money", 100, each=True),
    Amount("kept", 4, each=True),
    Amount("lost turns", 2, each=True),
    Amount("cards", 8, each=True),
    Amount("bank 0", 10),
    Amount("bank 1", 10),
    Amount("bank 2", 10),
    Amount("bank 3", 10),
    Amount("bank 4", 10),
    Amount("bank 5", 10),
    Amount("bank 6", 10),
    Amount("due", 20),
    Amount("turns", 100),
    Amount("card", 40),
    Amount("sure 0", 4, each=True),
    Amount("sure 1", 4, each=True),
    Amount("sure 2", 4, each=True),
    Amount("sure 3", 4, each=True),
    Amount("sure 4", 4, each=True),
    Amount("sure 5", 4, each=True),
    Amount("sure 6", 4, each=True),
)


@final
class LucyEncoding(Encoding):
    def __init__(self) -> None:
        super().__init__(VERSION, SLICES, AMOUNTS)

    def write(self, view: View, pen: Pen) -> None:
        assert isinstance(view, LucyView)
        p = view.public
        pen.ones(p.at, 118)
        pen.sets(p.bonus, 2)
        turn: i64 = 0
        while turn < pen.seats:
            pen.bits(view.known.lacking(pen.at(turn)) & 127, 7)
            turn += 1
        pen.one(pen.me, 4)
        pen.seat(p.turn)
        pen.seat(p.actor)
        pen.one(p.stage, 13)
        pen.seat_set(p.safe)
        pen.seat_set(p.short)
        pen.seat_set(p.payers)
        pen.seat_set(p.payees)
        pen.seat_set(p.voted)
        pen.one(p.first_die, 7)
        pen.one(p.second_die, 7)
        pen.one(p.named, 7)
        pen.flag(view.vote != 0)
        each_character(pen, view.hand)
        pen.amounts(p.money)
        pen.amounts(p.kept)
        pen.amounts(p.lost)
        pen.amounts(p.sizes)
        each_character(pen, p.bank)
        pen.amount(p.due)
        pen.amount(p.turns)
        pen.amount(p.card)
        self._sure(pen, view)

    def _sure(self, pen: Pen, view: LucyView) -> None:
        """The cards that one is sure another seat holds."""
        character: i64 = 0
        while character < CHARACTERS:
            turn: i64 = 0
            while turn < pen.seats:
                pen.amount(held(view.known.what[pen.at(turn)], character))
                turn += 1
            character += 1


def each_character(pen: Pen, hand: i64) -> None:
    """How many cards of each character a packed hand has."""
    character: i64 = 0
    while character < CHARACTERS:
        pen.amount(held(hand, character))
        character += 1


ENCODING: Final = LucyEncoding()
