# compiled
"""Which cards a good player of Hearts passes, at a glance: those without which the others are worth most."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.position import bit
from gamenight.games.hearts.bot_pass_table import (
    GUARDS,
    HIGH_GUARDED,
    LENGTH,
    LOWEST,
    MOST,
    PASSED,
    QUEEN_GUARDED,
    RANK,
    RANKS,
)
from gamenight.games.hearts.rules.public import PASS, QUEEN
from gamenight.parts.bits import count, lowest
from gamenight.parts.cards import SPADES, suit_cards

NEAR: Final = 25  # hundredths of a point: other ways to pass cost no more than the best, to be thought of
NEVER: Final[i64] = 1_000_000
TWO_OF_CLUBS: Final[i64] = 1
TOP_HEARTS: Final[i64] = 0x6000000000  # king and ace
HIGH: Final[i64] = 0xC000000000000  # king and ace of spades
ABOVE: Final[i64] = 0xE000000000000  # and the queen


@final
class Passes:
    """The ways to pass that a player thinks of, found once for a hand."""

    def __init__(self) -> None:
        self._hand: i64 = 0
        self._begun: i64 = 0  # the cards of the hand that were passed before
        self._ways: vec[i64] = vec[i64]()

    def next(self, hand: i64, passed: i64, left: i64) -> vec[i64]:
        """The moves that go on with them, each with its cards in ascending order, when so many are left to pass."""
        if self._hand != hand:
            self._hand, self._begun = hand, passed
            self._ways = likely_passes(hand & ~passed, left)
        cards: i64 = 0
        for way in self._ways:
            if passed & ~self._begun & ~way == 0:
                cards |= bit(1, lowest(way & ~passed))
        moves = vec[i64](capacity=8)
        while cards != 0:
            moves = append(moves, PASS + lowest(cards))
            cards &= cards - 1
        return moves


def best_pass(hand: i64, size: i64) -> i64:
    """The cards to pass, so many of a hand, whose passing costs least."""
    found = _cheapest(hand, size, 0)
    return _cheapest(hand, size, TWO_OF_CLUBS) if upside_down(hand, found) else found


def upside_down(hand: i64, cards: i64) -> bool:
    """Whether the lowest card of all is passed while the two highest hearts are kept. It costs little, but everyone at
    the table would shake their heads."""
    return cards & TWO_OF_CLUBS != 0 and hand & ~cards & TOP_HEARTS == TOP_HEARTS


def _cheapest(hand: i64, size: i64, kept: i64) -> i64:
    """The same, but some cards stay."""
    cost = vec[i64]([0] + [NEVER] * 4)  # of the best ways to pass so many cards of the suits so far
    cards = vec[i64]([0] * 5)
    suit: i64 = 0
    while suit < 4:
        _pass_of_suit(hand & suit_cards(suit), kept, suit, size, cost, cards)
        suit += 1
    return cards[size]


def _pass_of_suit(mine: i64, kept: i64, suit: i64, size: i64, cost: vec[i64], cards: vec[i64]) -> None:
    """Mend the best ways to pass by what one suit more may give to it."""
    before, given = cost[:], cards[:]
    n: i64 = 0
    while n <= size:
        cost[n] = NEVER
        n += 1
    free = mine & ~kept
    part = free
    while True:
        taken = count(part)
        if taken <= size:
            worth = suit_cost(suit, mine ^ part) + cost_of_passed(part)
            n = taken
            while n <= size:
                if before[n - taken] + worth < cost[n]:
                    cost[n], cards[n] = before[n - taken] + worth, given[n - taken] | part
                n += 1
        if part == 0:
            return
        part = (part - 1) & free


def suit_cost(suit: i64, kept: i64) -> i64:
    """What a seat takes for the cards of one suit that it keeps."""
    size = count(kept)
    found = LENGTH[(MOST + 1) * suit + (size if size < MOST else MOST)]
    if suit == SPADES and kept & ABOVE != 0:
        found += _high_spades(kept, size)
    at = RANKS * LOWEST * suit
    first = RANKS * suit
    n: i64 = 0
    while kept != 0 and n < LOWEST:
        found += RANK[at + lowest(kept) - first]
        kept &= kept - 1
        at += RANKS
        n += 1
    return found


def _high_spades(kept: i64, size: i64) -> i64:
    if kept & QUEEN != 0:
        size -= 1 + count(kept & HIGH)
        return QUEEN_GUARDED[size if size < GUARDS else GUARDS]
    return HIGH_GUARDED[size if size < GUARDS else GUARDS]


def cost_of_passed(cards: i64) -> i64:
    found: i64 = 0
    while cards != 0:
        found += PASSED[lowest(cards)]
        cards &= cards - 1
    return found


def pass_cost(hand: i64, cards: i64) -> i64:
    """What a seat takes that passes these cards of its hand."""
    found = cost_of_passed(cards)
    suit: i64 = 0
    while suit < 4:
        found += suit_cost(suit, hand & ~cards & suit_cards(suit))
        suit += 1
    return found


def likely_passes(hand: i64, size: i64) -> vec[i64]:
    """The ways to pass so many cards that a player would think of: of the best with each card, those that cost little
    more than the best of all. Playouts are too few to tell others from it."""
    most = pass_cost(hand, best_pass(hand, size)) + NEAR
    found = vec[i64](capacity=16)
    left = hand
    while left != 0:
        one = bit(1, lowest(left))
        left ^= one
        cards = one | best_pass(hand ^ one, size - 1)
        if pass_cost(hand, cards) <= most and not upside_down(hand, cards):
            found = append(found, cards)
    return found
