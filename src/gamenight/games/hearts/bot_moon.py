# compiled
"""Shooting the moon at Hearts, and stopping whoever does: when to think of it, and which card is played then."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.position import bit
from gamenight.games.hearts.rules.public import ALL_HEARTS, NO_SEAT, POINTS, QUEEN
from gamenight.parts.bits import count, highest, lowest
from gamenight.parts.cards import suit_cards

SPLIT: Final = -2  # several seats have taken points: nobody shoots any more
MANY: Final = 7  # hearts, the queen counting five, that make the others take notice
LOSERS: Final = 2  # cards that may lose their trick in a hand with which a seat dares to shoot
SOME: Final = 3  # hearts taken, the queen counting five, after which it dares with more of them
MORE_LOSERS: Final = 4


def owner_of(taken: vec[i64]) -> i64:
    """The one seat that has taken points; NO_SEAT if there is none, SPLIT if several have."""
    found: i64 = NO_SEAT
    seat: i64 = 0
    for cards in taken:
        if cards & POINTS != 0:
            if found != NO_SEAT:
                return SPLIT
            found = seat
        seat += 1
    return found


def in_the_air(taken: i64) -> bool:
    """Whether these are so many points that a moon must be feared."""
    return _load(taken) > MANY


def _load(taken: i64) -> i64:
    hearts = count(taken & ALL_HEARTS)
    return hearts + 5 if taken & QUEEN != 0 else hearts


def strong(gone: i64, hand: i64) -> bool:
    """Whether every card of a hand wins its trick."""
    return losers(gone, hand) == 0


def dares(gone: i64, hand: i64, taken: i64) -> bool:
    """Whether a seat may try to take every point though some of its cards may lose: others must reckon with it."""
    most: i64 = LOSERS
    if _load(taken) > SOME:
        most = MORE_LOSERS
    return losers(gone, hand) <= most


def losers(gone: i64, hand: i64) -> i64:
    """How many cards of a hand may lose their trick: all but high ones, and the rest of a suit once they are out."""
    found: i64 = 0
    suit: i64 = 0
    while suit < 4:
        mine = hand & suit_cards(suit)
        others = suit_cards(suit) & ~(gone | hand)
        if mine != 0 and others != 0:
            winners = mine & ~(bit(2, highest(others)) - 1)
            if winners != mine and 2 * count(winners) < count(others) + 1:
                found += count(mine ^ winners)
        suit += 1
    return found


def shoot(gone: i64, hand: i64, legal: i64, led: i64, best: i64, last: bool) -> i64:
    """What whoever wants every trick plays: what surely wins first, else from the longest suit."""
    high: i64 = -100_000
    found: i64 = -1
    while legal != 0:
        card = lowest(legal)
        legal &= legal - 1
        value = _to_lead(gone, hand, card) if led == 0 else _to_win(card, led, best, last)
        if value > high:
            high, found = value, card
    return found


def _to_lead(gone: i64, hand: i64, card: i64) -> i64:
    suit = suit_cards(card // 13)
    others = suit & ~(gone | hand)
    if others == 0 or card > highest(others):
        return 200 + card % 13
    return 10 * count(hand & suit) + card % 13


def _to_win(card: i64, led: i64, best: i64, last: bool) -> i64:
    one = bit(1, card)
    rank = card % 13
    if one & led == 0:
        return -100 - rank if one & POINTS != 0 else -rank
    if card < best:
        return 50 - rank
    return 150 - rank if last else 150 + rank


def stop(legal: i64, led: i64, best: i64, pile: i64, theirs: bool, last: bool) -> i64:
    """What breaks up a moon: points to somebody else's trick, or a trick with points taken from the shooter; -1 where
    neither can be done."""
    if legal & led == 0:
        hearts = legal & ALL_HEARTS
        return -1 if theirs or hearts == 0 else lowest(hearts)
    above = legal & ~(bit(2, best) - 1) & ~QUEEN
    if not theirs or above == 0 or pile & POINTS == 0:
        return -1
    return lowest(above) if last else highest(above)
