# compiled
"""Poker Dice as words: the dice on the table, what the others threw, who has won."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gamenight.core.encoding import SEATS, Amount, Encoding, Pen, Slice
from gamenight.core.position import View, bit
from gamenight.games.poker_dice.rules.position import DiceView

VERSION: Final = 1
SLICES: Final = (
    Slice("dice", 30),
    Slice("thrown", 5),
    Slice("throws", 3),
    Slice("most", 3),
    Slice("shown", 30, each=True),
    Slice("turn", SEATS),
    Slice("playing", SEATS),
    Slice("to come", SEATS),
    Slice("throwing off", 1),
)
AMOUNTS: Final = (
    Amount("wins", 3, each=True),
    Amount("hands", 3),
)


@final
class DiceEncoding(Encoding):
    def __init__(self) -> None:
        super().__init__(VERSION, SLICES, AMOUNTS)

    def write(self, view: View, pen: Pen) -> None:
        assert isinstance(view, DiceView)
        p = view.public
        pen.bits(faces(p.dice) if p.turn >= 0 else 0, 30)
        pen.bits(p.thrown, 5)
        pen.tally(p.throws, 3)
        pen.tally(p.most, 3)
        turn: i64 = 0
        waiting: i64 = 0
        while turn < p.seats:
            seat = pen.at(turn)
            if p.values[seat] >= 0:
                pen.bits(faces(p.shown[seat]), 30)
            else:
                pen.bits(0, 30)
                waiting |= bit(1, seat)
            turn += 1
        pen.seat(p.turn)
        pen.seat_set(p.playing)
        pen.seat_set(waiting & p.playing)
        pen.flag(p.throwing_off)
        pen.amounts(p.wins)
        pen.amount(p.hands)


def faces(dice: i64) -> i64:
    """Five dice of three bits each as five times six bits, one of six."""
    found: i64 = 0
    die: i64 = 0
    while die < 5:
        found |= bit(1, 6 * die + ((dice >> (3 * die)) & 7))
        die += 1
    return found


ENCODING: Final = DiceEncoding()
