# compiled
"""Hearts, what lies on the table: the house rules, what everyone knows, and which cards may be played.

Numbers in comments are clauses of rules.md.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.options import choice, flag, number
from gamenight.parts.bits import count
from gamenight.parts.tricks import EMPTY

# A move is a card to play, a card to pass, or a way to score the moon.
PASS: Final = 52  # + card
MOON_OTHERS: Final = 104
MOON_SHOOTER: Final = 105
MOVES: Final = 106

# The journal: what happened, and what a, b, c and d say.
DEALT: Final = 0  # a: cards each, b: cards in the widow, c: the number of the hand from 0
TO_PASS: Final = 1  # a: how many cards, b: how many seats to the left; 0 for a hand without passing
CHOSE: Final = 2
PASSED: Final = 3  # a: the cards, b: to whom; heard by these two
OPENS: Final = 4  # a: the club
PLAYED: Final = 5  # a: the card, b: 1 for a lead
BROKE: Final = 6
TOOK: Final = 7  # a: the winning card, b: points in the trick, c: what for
WIDOW: Final = 8  # a: its cards; heard by whoever took it
WIDOW_SHOWN: Final = 9  # a: its cards
SHOT: Final = 10
SCORED: Final = 11  # a: points, b: the new total, c: what for
WON: Final = 12  # a: the total

ALL_CLUBS: Final[i64] = 0x1FFF
ALL_HEARTS: Final[i64] = 0x7FFC000000
JACK: Final[i64] = 0x400000  # of diamonds
QUEEN: Final[i64] = 0x2000000000000  # of spades
POINTS: Final[i64] = 0x2007FFC000000  # all hearts and the queen
MOON: Final = 26  # points that the moon moves (6.3, 6.4)
NO_CARD: Final = -1
NO_SEAT: Final = -1

NOTHING: Final = 0  # what a still shows
TRICK: Final = 1  # the full trick
EXCHANGE: Final = 2  # the cards that were passed
HAND_OVER: Final = 3

PASSING: Final = 0  # phases of a hand
PLAYING: Final = 1
SHOOTING: Final = 2  # whoever shot the moon says how it counts

STRIPPED: Final = 0  # option widow
FIRST_TRICK: Final = 1
FIRST_POINTS: Final = 2

NEVER: Final = 0  # option passing
RIGHT: Final = 1
LEFT: Final = 2
ALTERNATING: Final = 3
ROTATION: Final = 4
RANDOM: Final = 5

NO_MOON: Final = 0  # option moon
OTHERS: Final = 1
SHOOTER: Final = 2
CHOOSE: Final = 3

# Why a seat scored what it did, packed: hearts in the low four bits, then a bit each.
WITH_QUEEN: Final = 16
WITH_JACK: Final = 32
SHOT_OTHERS: Final = 64  # shot the moon, and the others pay
SHOT_OWN: Final = 128  # shot the moon, and takes points off
WAS_SHOT: Final = 256  # pays for another's moon


@dataclass(frozen=True)
class Options:
    """House rules, agreed before the deal."""

    widow: i64 = choice(
        0,
        ("stripped", "first trick", "first point trick"),
        "1.3",
    )
    passing: i64 = choice(
        0,
        ("none", "right", "left", "alternating", "rotation", "random"),
        "2.1",
    )
    right_first: bool = flag(False, "2.5")
    hold_hand: bool = flag(True, "2.4")
    pass_size: i64 = number(0, 0, 4, "2.7")
    club_leads: bool = flag(False, "3.2")
    lowest_clubs: bool = flag(False, "3.3")
    no_points: bool = flag(False, "3.4")
    no_points_off_suit: bool = flag(False, "3.5")
    breaking: bool = flag(False, "5.1")
    lead_breaks: bool = flag(False, "5.3")
    queen_breaks: bool = flag(False, "5.4")
    queen_waits: bool = flag(False, "5.5")
    jack: bool = flag(False, "6.2")
    moon: i64 = choice(0, ("off", "others", "shooter", "choose"), "6.3")
    hearts_alone: bool = flag(False, "6.6")
    target: i64 = number(100, 0, 500, "7.1")
    reaching: bool = flag(False, "7.2")


@final
class Public:
    """What everyone sees, and what everyone can conclude from it."""

    def __init__(self, seats: i64, totals: vec[i64], dealer: i64, number: i64) -> None:
        self.seats: Final = seats
        self.dealer: Final = dealer
        self.number: Final = number  # of this hand in the match, from 0
        self.size: i64 = 0  # cards dealt to each
        self.phase: i64 = PLAYING
        self.showing: i64 = NOTHING  # only in a still
        self.movers: i64 = 0  # who owes a decision; nobody once the match is over
        self.pass_by: i64 = 0  # how many seats to the left cards are passed; 0 for a hold
        self.pass_size: i64 = 0
        self.turn: i64 = (dealer + 1) % seats  # 3.1
        self.opening: i64 = NO_CARD  # the club that must be led to the first trick (3.2)
        self.opener: i64 = NO_SEAT  # who holds it, as the table has been told
        self.trick: i64 = EMPTY
        self.led: i64 = 0  # the suit to follow, as a set
        self.best: i64 = NO_CARD  # the card that wins so far
        self.taker: i64 = NO_SEAT  # whose it is
        self.tricks: i64 = 0  # complete
        self.broken = False  # hearts may be led
        self.last: i64 = EMPTY  # the last complete trick, kept over the next deal
        self.last_taker: i64 = NO_SEAT
        self.widow_taker: i64 = NO_SEAT
        self.played = vec[i64]()  # in this hand, by each seat
        self.taken = vec[i64]()  # in tricks
        self.lacks = vec[i64]()  # cards that a play showed a seat not to hold
        self.totals = totals
        self.history = vec[i64]()  # points, hand by hand, seat by seat
        self.reasons = vec[i64]()  # likewise what they were for, packed

    def copy(self) -> Public:
        new = Public(self.seats, self.totals[:], self.dealer, self.number)
        new.size, new.phase, new.movers = self.size, self.phase, self.movers
        new.showing = self.showing
        new.pass_by, new.pass_size = self.pass_by, self.pass_size
        new.turn, new.opening, new.opener = self.turn, self.opening, self.opener
        new.trick, new.led, new.best, new.taker = self.trick, self.led, self.best, self.taker
        new.tricks, new.broken = self.tricks, self.broken
        new.last, new.last_taker = self.last, self.last_taker
        new.widow_taker = self.widow_taker
        new.played = self.played[:]
        new.taken = self.taken[:]
        new.lacks = self.lacks[:]
        new.history = self.history[:]
        new.reasons = self.reasons[:]
        return new

    def gone(self) -> i64:
        """All cards played in this hand."""
        found: i64 = 0
        for cards in self.played:
            found |= cards
        return found

    def left(self, seat: i64) -> i64:
        """How many cards a seat still holds."""
        return self.size - count(self.played[seat])


def nothing(seats: i64) -> vec[i64]:
    """A zero for each seat: an empty set, or no points."""
    found = vec[i64](capacity=6)
    while seats > 0:
        found = append(found, 0)
        seats -= 1
    return found
