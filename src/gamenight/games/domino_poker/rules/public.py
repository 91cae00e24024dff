# compiled
"""What everyone sees at a table of Domino Poker, and the house rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.options import choice, flag, number
from gamenight.core.position import NOBODY

# The moves.
CHECK: Final = 0
BET: Final = 1
CALL: Final = 2
RAISE: Final = 3
FOLD: Final = 4
SHOW: Final = 5  # without betting
BY: Final = 5  # + chips: bet or raise by so many, where the stakes leave the choice
MOVES: Final = 86

CHIPS: Final = 20  # 2.1
LIMIT: Final = 0  # the stakes
NO_LIMIT: Final = 2
RAISES: Final = 3  # 2.3

# The journal: what happened, and what a and b say.
DEALT: Final = 0
ANTED: Final = 1  # a: chips in the pot
ACTED: Final = 2  # a: the move, b: chips put in
SHOWED: Final = 3  # a: the tiles, b: the value
WON_POT: Final = 4  # a: chips, b: whether tiles were shown
SCORED: Final = 5  # a: points by now
OUT: Final = 6
POSTED: Final = 7  # a: chips of a blind


# What a still shows.
NOTHING: Final = 0
HAND_OVER: Final = 1


@dataclass(frozen=True)
class Options:
    """House rules, agreed before the first hand."""

    betting: bool = flag(True, "2.7")
    hands: i64 = number(10, 1, 100, "4.1")
    straights: i64 = choice(0, ("sheet", "suit"), "3.6")
    rotation: bool = flag(False, "3.12")
    stakes: i64 = choice(0, ("limit", "pot limit", "no limit"), "2.8")
    ante: i64 = number(1, 0, 5, "2.9")
    blinds: i64 = number(0, 0, 5, "2.10")

    def unit(self) -> i64:
        """What a bet or raise is at a limit, and the least it is without one."""
        stake = max(self.ante, 2 * self.blinds)  # two at a time: more would be compared as Python's ints
        return max(stake, 1)


@final
class Public:
    """What everyone sees."""

    def __init__(self, seats: i64, dealer: i64) -> None:
        self.seats: Final = seats
        self.dealer = dealer
        self.over = False
        self.showing: i64 = NOTHING  # only in a still
        self.turn: i64 = 0
        self.hands: i64 = 0  # played
        self.chips = vec[i64](capacity=4)  # or points, without betting
        self.paid = vec[i64](capacity=4)  # into this pot
        self.dealt: i64 = 0  # seats that were dealt tiles
        self.playing: i64 = 0  # of these, seats that have not folded
        self.spoken: i64 = 0  # seats that have acted since the last bet or raise
        self.stake: i64 = 0  # what everyone has to have paid
        self.raises: i64 = 0
        self.step: i64 = 1  # the last bet or raise: the next is no smaller, but for lack of chips
        self.last: i64 = NOBODY  # the seat that acted last, and how
        self.last_move: i64 = 0
        self.shown = vec[i64](capacity=4)  # the tiles shown after the last hand; 0 for those who did not
        self.won = vec[i64](capacity=4)  # chips or points won by the last hand

    def copy(self) -> Public:
        new = Public(self.seats, self.dealer)
        new.over, new.turn, new.hands = self.over, self.turn, self.hands
        new.chips = self.chips[:]
        new.paid = self.paid[:]
        new.playing, new.spoken, new.stake, new.raises = self.playing, self.spoken, self.stake, self.raises
        new.showing, new.dealt, new.step = self.showing, self.dealt, self.step
        new.last, new.last_move = self.last, self.last_move
        new.shown = self.shown[:]
        new.won = self.won[:]
        return new

    def pot(self) -> i64:
        pot: i64 = 0
        for paid in self.paid:
            pot += paid
        return pot

    def owes(self, seat: i64) -> i64:
        """What a seat must put in to call, as far as its chips reach."""
        owed = self.stake - self.paid[seat]
        return owed if owed < self.chips[seat] else self.chips[seat]
