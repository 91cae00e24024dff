# compiled
"""Four Hand Texas, what lies on the table: house rules, bids, trumps, and what everyone knows.

Numbers in comments are clauses of rules.md.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.options import flag, number
from gamenight.core.position import bit
from gamenight.parts.bits import count
from gamenight.parts.dominoes import DOUBLES, HIGH, LOW, NUMBERS
from gamenight.parts.tricks import EMPTY

# The journal: what happened, and what a, b and c say.
DEALT: Final = 0  # a: how many hands have been played
BADE: Final = 1  # a: the bid
SAID_PASS: Final = 2
THROWN_IN: Final = 3
WON_BID: Final = 4  # a: the bid
NAMED: Final = 5  # a: the trumps
PLAYED: Final = 6  # a: the tile, b: 1 for a lead
TOOK: Final = 7  # a: points of the trick
MADE: Final = 8  # a: the bid, b: what the bidders took
FAILED: Final = 9  # likewise
SCORED: Final = 10  # a: points, b: the new total; the seat is the first of its side
WON: Final = 11  # a: the total; likewise


# A move is a tile to play, a bid by its step, a pass, or trumps.
BID: Final = 28  # + step
PASS: Final = 44
TRUMP: Final = 45  # + a number, DOUBLES_TRUMP or NO_TRUMP
MOVES: Final = 54

BIDS: Final = vec[i64]([30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 84, 168, 336])  # 2.2, 2.3
LIMIT: Final = 12  # the step of 42
HIGHEST: Final = 15  # the step of 336
DOUBLES_TRUMP: Final = 7
NO_TRUMP: Final = 8

SEATS: Final = 4
TILES_EACH: Final = 7
ALL_POINTS: Final = 42
TENS: Final[i64] = 0x2100000  # 5-5 and 6-4
FIVES: Final[i64] = 0x8900  # 3-2, 4-1 and 5-0
NONE: Final = -1  # no bid, no bidder, no trumps yet, nothing said
PASSED: Final = -2  # said pass

NOTHING: Final = 0  # what a still shows
SAID: Final = 1  # a bid or a pass, by whoever's turn it is
ALL_PASSED: Final = 2
TRUMPS_NAMED: Final = 3
TRICK: Final = 4  # the full trick
HAND_OVER: Final = 5

BIDDING: Final = 0  # phases of a hand
NAMING: Final = 1
PLAYING: Final = 2


@dataclass(frozen=True)
class Options:
    """House rules, agreed before the deal."""

    target: i64 = number(250, 0, 1000, "6.1")
    jump: bool = flag(False, "2.5")
    one_bid: bool = flag(False, "2.8")
    dealer_bids: bool = flag(False, "2.10")
    limit_points: bool = flag(False, "5.5")


@final
class Public:
    """What everyone sees, and what everyone can conclude from it. A side is two partners: seats 0 and 2, or 1 and 3."""

    def __init__(self, dealer: i64, totals: vec[i64]) -> None:
        self.dealer: Final = dealer
        self.phase: i64 = BIDDING
        self.showing: i64 = NOTHING  # only in a still
        self.turn: i64 = (dealer + 1) % SEATS  # 2.1
        self.movers: i64 = bit(1, self.turn)  # who owes a decision; nobody once the match is over
        self.bid: i64 = NONE  # the step of the highest bid
        self.bidder: i64 = NONE
        self.passed: i64 = 0  # seats that are out of the auction
        self.said = vec[i64]([NONE, NONE, NONE, NONE])  # the last bid of each seat, or PASSED
        self.trump: i64 = NONE
        self.trumps: i64 = 0  # the tiles that are trumps
        self.trick: i64 = EMPTY
        self.led: i64 = 0  # the suit to follow, as a set
        self.suit: i64 = NONE  # its number; NONE for trumps
        self.best: i64 = NONE  # how strong the tile is that wins so far
        self.taker: i64 = NONE  # whose it is
        self.tricks: i64 = 0  # complete
        self.last: i64 = EMPTY  # the last complete trick, kept over the next deal
        self.last_taker: i64 = NONE
        self.played = vec[i64]([0, 0, 0, 0])  # in this deal, by each seat
        self.lacks = vec[i64]([0, 0, 0, 0])  # tiles that a play showed a seat not to hold
        self.taken = vec[i64]([0, 0])  # in tricks, by each side
        self.totals = totals  # of each side
        self.winners: i64 = NONE  # the side that has won the match
        self.history = vec[i64]()  # of the hands that were played, `HISTORY` numbers each

    def copy(self) -> Public:
        new = Public(self.dealer, self.totals[:])
        new.phase, new.turn, new.movers = self.phase, self.turn, self.movers
        new.showing = self.showing
        new.bid, new.bidder, new.passed = self.bid, self.bidder, self.passed
        new.said = self.said[:]
        new.trump, new.trumps = self.trump, self.trumps
        new.trick, new.led, new.suit = self.trick, self.led, self.suit
        new.best, new.taker = self.best, self.taker
        new.tricks, new.last, new.last_taker = self.tricks, self.last, self.last_taker
        new.played = self.played[:]
        new.lacks = self.lacks[:]
        new.taken = self.taken[:]
        new.winners = self.winners
        new.history = self.history[:]
        return new

    def hands_played(self) -> i64:
        return len(self.history) // HISTORY

    def gone(self) -> i64:
        """All tiles played in this deal."""
        return self.played[0] | self.played[1] | self.played[2] | self.played[3]

    def left(self, seat: i64) -> i64:
        """How many tiles a seat still holds."""
        return TILES_EACH - count(self.played[seat])

    def points(self, side: i64) -> i64:
        """What a side has taken in this deal (5.1)."""
        return points_in(self.taken[side]) + count(self.taken[side]) // SEATS


HISTORY: Final = (
    5  # what either side scored, the step of the bid, the bidder, and the points that the bidders took
)


def points_in(tiles: i64) -> i64:
    """What the count tiles among these are worth (1.4)."""
    return 10 * count(tiles & TENS) + 5 * count(tiles & FIVES)


def trump_set(trump: i64) -> i64:
    """The tiles that are trumps (3.2 to 3.4)."""
    if trump < DOUBLES_TRUMP:
        return NUMBERS[trump]
    if trump == DOUBLES_TRUMP:
        return DOUBLES
    return 0


def _ranks() -> vec[i64]:
    """How a tile ranks among those with a number: by its other end, the double on top."""
    found = vec[i64](capacity=256)
    suit: i64 = 0
    while suit < 7:
        tile: i64 = 0
        while tile < 28:
            high, low = HIGH[tile], LOW[tile]
            if high != suit and low != suit:
                found = append(found, NONE)
            elif high == low:
                found = append(found, 7)
            else:
                found = append(found, high + low - suit)
            tile += 1
        suit += 1
    return found


RANKS: Final = _ranks()


def strength(p: Public, tile: i64) -> i64:
    """How strong a tile is in the trick; NONE if it cannot win (4.5)."""
    if (p.trumps >> tile) & 1 != 0:
        return 10 + (HIGH[tile] if p.trump == DOUBLES_TRUMP else RANKS[28 * p.trump + tile])
    if p.suit == NONE or (p.led >> tile) & 1 == 0:
        return NONE
    return RANKS[28 * p.suit + tile]
