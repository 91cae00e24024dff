# compiled
"""What everyone sees at a table of Crazy Eights, and the house rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.options import choice, flag, number

# A move is a card to play, or one of these.
NAME: Final = 52  # + suit
DRAW: Final = 56
PASS: Final = 57
SAY: Final = 58  # + card: play it, and announce the last one (7.6)
MOVES: Final = 110

TWO: Final = 0  # ranks
EIGHT: Final = 6
QUEEN: Final = 10
ACE: Final = 12
EIGHTS: Final[i64] = 0x200100080040
PENALTY: Final = vec[i64]([2, 3, 4, 5, 6, 7, 50, 9, 10, 10, 10, 10, 1])  # 6.1, two to ace


# The journal: what happened, and what a and b say.
DEALT: Final = 0  # a: cards each
TURNED: Final = 1  # a: the card
PLAYED: Final = 2  # a: the card
NAMED: Final = 3  # a: the suit
DREW: Final = 4  # a: the card, for the one who drew it
SHUFFLED: Final = 5  # a: how many cards
PASSED: Final = 6
KEPT: Final = 7
WENT_OUT: Final = 8
BLOCKED: Final = 9
SCORED: Final = 10  # a: penalty points, b: the new total
OWES: Final = 11  # a: how many cards
SKIPPED: Final = 12
TURNED_ROUND: Final = 13  # a: the direction
ANNOUNCED: Final = 14
FORGOT: Final = 15  # to announce


# What a still shows.
NOTHING: Final = 0
DEAL_OVER: Final = 1

UNNAMED: Final = -1
NO_CARD: Final = -1

ONE: Final = 0  # 4.1: what a player who draws may do
ONE_AND_PLAY: Final = 1
UNTIL_PLAYABLE: Final = 2

PLAIN: Final = 0  # 7.1: what a two does
DRAW_TWO: Final = 1
STACKING: Final = 2
PENALTY_CARDS: Final = 2  # for a two (7.1), and for a last card that was not announced (7.6)


@dataclass(frozen=True)
class Options:
    """House rules, agreed before the deal."""

    drawing: i64 = choice(0, ("one", "one and play", "until playable"), "4.1")
    dealer_names: bool = flag(False, "1.4")
    target: i64 = number(0, 0, 500, "6.4")
    two_packs: bool = flag(False, "1.5")
    twos: i64 = choice(0, ("plain", "draw two", "draw two and stack"), "7.1")
    queen_skips: bool = flag(False, "7.3")
    ace_turns: bool = flag(False, "7.4")
    last_card: bool = flag(False, "7.6")


@final
class Public:
    """What everyone sees, and what everyone can conclude from it."""

    def __init__(self, seats: i64, totals: vec[i64], dealer: i64) -> None:
        self.seats: Final = seats
        self.dealer = dealer
        self.turn: i64 = (dealer + 1) % seats
        self.over = False
        self.showing: i64 = NOTHING  # only in a still
        self.top: i64 = NO_CARD
        self.suit: i64 = UNNAMED  # to be followed; UNNAMED between an eight and its suit
        self.drawn = False  # the seat to move has drawn, and may play that card
        self.passes: i64 = 0  # in a row
        self.direction: i64 = 1  # 7.4: -1 once an ace has turned it round
        self.owed: i64 = 0  # 7.1: cards that the seat to move draws, unless it puts a two on them
        self.spent: i64 = 0  # discards under the top card
        self.spent_twice: i64 = 0  # those of which both copies are there, with two packs
        self.lacks = vec[i64](capacity=8)  # cards that a pass showed a seat not to hold
        # Discards that were shuffled into a new stock are known as a set, one pool each time (4.3); how many cards of
        # each pool a seat holds follows from what it drew and played. Cards never shuffled again are in no pool.
        self.pools = vec[i64]()
        self.held = vec[i64]()  # pool by pool, seat by seat
        self.totals = totals
        self.history = vec[i64]()  # penalty points, deal by deal, seat by seat

    def copy(self) -> Public:
        new = Public(self.seats, self.totals[:], self.dealer)
        new.turn, new.over, new.top, new.suit = self.turn, self.over, self.top, self.suit
        new.showing = self.showing
        new.drawn, new.passes = self.drawn, self.passes
        new.direction, new.owed = self.direction, self.owed
        new.spent, new.spent_twice = self.spent, self.spent_twice
        new.lacks = self.lacks[:]
        new.pools = self.pools[:]
        new.held = self.held[:]
        new.history = self.history[:]
        return new

    def forget_played_pools(self) -> None:
        """A pool whose cards have all been played tells nothing: without it there are never more pools than cards."""
        pools, held = vec[i64](), vec[i64]()
        at: i64 = 0
        for cards in self.pools:
            if cards != 0:
                pools = append(pools, cards)
                for seat in range(self.seats):
                    held = append(held, self.held[at + seat])
            at += self.seats
        self.pools, self.held = pools, held
