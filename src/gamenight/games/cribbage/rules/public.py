# compiled
"""What everyone sees at a cribbage table, and the house rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.options import choice, flag, looks, number
from gamenight.core.position import NOBODY
from gamenight.parts.bits import count

# A move is a card to lay away or to play, or one of these.
GO: Final = 52
HEELS: Final = 53
MUGGINS: Final = 54
PASS: Final = 55
SAY: Final = 56  # + the number counted, 0 to 29
MOVES: Final = 86

# The journal: what happened, and what a to d say.
CUT: Final = 0  # a: the card cut for the deal
DEALT: Final = 1
LAID_AWAY: Final = 2  # a: the card, for the one who laid it away
TURNED: Final = 3  # a: the starter
PLAYED: Final = 4  # a: the card, b: the count
SAID_GO: Final = 5  # b: the count
PEGGED: Final = 6  # a: points, b: what for, c: cards in the run or alike, d: the side's new total
COUNTED: Final = 7  # a: the hand, b: the starter, c: points scored, d: 1 for the crib
CLAIMED: Final = 8  # a: the number said
CALLED: Final = 9  # a: points taken by muggins
WON_GAME: Final = 10  # a: game points, b: the loser's points
CALLED_FALSELY: Final = 11  # a: points that the counter takes, b: the counter

FOR_FIFTEEN: Final = 0
FOR_THIRTY_ONE: Final = 1
FOR_PAIR: Final = 2
FOR_RUN: Final = 3
FOR_LAST: Final = 4
FOR_HEELS: Final = 5


NOTHING: Final = 0  # what a still shows
STARTER: Final = 1
COUNT_ENDS: Final = 2  # the cards up to 31, or as near as it came
COUNTING: Final = 3  # a hand or the crib, one combination after the other
DEAL_OVER: Final = 4
GAME_OVER: Final = 5

DISCARD: Final = 0  # phases
PLAY: Final = 1
CLAIM: Final = 2  # someone counts their hand aloud
ANSWER: Final = 3  # the others may say muggins

NO_CARD: Final = -1
FALSE_CALL: Final = 2  # points that a false muggins gives the counter (4.10)

COLOURS: Final = ("red", "blue", "green")


@dataclass(frozen=True)
class Options:
    """House rules, agreed before the cut."""

    crib_flush_five: bool = flag(False, "4.7")
    muggins: bool = flag(False, "4.9")
    target: i64 = choice(0, ("121", "61"), "5.2")
    games: i64 = number(1, 1, 10, "5.3")
    skunks: bool = flag(False, "5.4")
    loser_deals: bool = flag(True, "5.5")
    claim_heels: bool = flag(True, "2.7")
    colours: str = looks(COLOURS, "1.4")

    def points(self) -> int:
        """The points that win a game."""
        return 121 if self.target == 0 else 61


@final
class Public:
    def __init__(self, seats: i64) -> None:
        self.seats: Final = seats
        self.sides: Final[i64] = 2 if seats == 4 else seats  # 1.3
        self.over = False
        self.showing: i64 = NOTHING  # only in a still
        self.told: i64 = 0  # only in a still: how many combinations of the hand have been named
        self.dealer: i64 = 0
        self.phase: i64 = DISCARD
        self.waiting: i64 = 0  # seats that still have to lay away
        self.turn: i64 = 0
        self.starter: i64 = NO_CARD
        self.heels = False  # the dealer may still claim the starter
        self.laid = vec[i64]()  # cards played by each seat, as sets
        self.pile = vec[i64]()  # cards since the count began
        self.count: i64 = 0
        self.gone: i64 = 0  # seats that said go in this count
        self.last: i64 = NOBODY  # who played the last card
        self.lacks = vec[i64]()  # cards that a go showed a seat not to hold
        self.pegs = vec[i64]()  # points of each side
        self.back = vec[i64]()  # where each side's back peg stands
        self.games = vec[i64]()  # game points of each side
        self.deals: i64 = 0
        self.counting: i64 = 0  # how many hands have been counted in this show; the crib is the last
        self.claimed: i64 = 0  # the number the counter said
        self.crib: i64 = 0  # its cards, once they are shown
        # The deal before this one, to be looked at again.
        self.old_hands = vec[i64]()
        self.old_points = vec[i64]()
        self.old_crib: i64 = 0
        self.old_crib_points: i64 = 0
        self.old_starter: i64 = NO_CARD
        self.old_card: i64 = NO_CARD  # the last card played

    def forget_show(self) -> None:
        """A new show begins: what was counted in the one before is no longer looked at."""
        seat: i64 = 0
        while seat < self.seats:
            self.old_hands[seat], self.old_points[seat] = 0, 0
            seat += 1
        self.old_crib, self.old_crib_points = 0, 0

    def copy(self) -> Public:
        new = Public(self.seats)
        new.over, new.dealer, new.phase, new.waiting = self.over, self.dealer, self.phase, self.waiting
        new.showing, new.told = self.showing, self.told
        new.turn, new.starter, new.heels = self.turn, self.starter, self.heels
        new.laid = self.laid[:]
        new.pile = self.pile[:]
        new.count, new.gone, new.last = self.count, self.gone, self.last
        new.lacks = self.lacks[:]
        new.pegs = self.pegs[:]
        new.back = self.back[:]
        new.games = self.games[:]
        new.deals, new.counting, new.claimed, new.crib = self.deals, self.counting, self.claimed, self.crib
        new.old_hands = self.old_hands[:]
        new.old_points = self.old_points[:]
        new.old_crib, new.old_crib_points = self.old_crib, self.old_crib_points
        new.old_starter, new.old_card = self.old_starter, self.old_card
        return new

    def side(self, seat: i64) -> i64:
        return seat % self.sides

    def left(self, seat: i64) -> i64:
        """How many cards a seat still has to play."""
        return 4 - count(self.laid[seat])

    def counted_cards(self) -> i64:
        """The hand, or the crib, that is counted next."""
        return self.crib if self.counting >= self.seats else self.laid[self.counter()]

    def counter(self) -> i64:
        """Whose hand, or crib, is counted next."""
        if self.counting >= self.seats:
            return self.dealer
        return (self.dealer + 1 + self.counting) % self.seats
