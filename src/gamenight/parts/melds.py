# compiled
"""Melds of the French pack: groups (three or four of a rank) and runs (three or more of a suit in a row).

Every meld has a number below MELDS. In a run a suit has 14 places: the ace (0), two to king (1 to 12), and the ace
again (13) where it may also be high.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.position import bit
from gamenight.parts.bits import count, has, lowest
from gamenight.parts.cards import NAMES, SUIT

FEWEST: Final = 3  # cards in a meld
LONGEST: Final = 11  # cards in a run that is laid at once
LENGTHS: Final = 9  # a run is laid with 3 to 11 cards
LOWS: Final = 12  # places where a run may begin
RUN: Final = 65  # groups come first: five of each rank, by the suit that is missing, then all four
MELDS: Final = 497
NO_MELD: Final = -1
LOW_ACE: Final = 0
KING: Final = 12
HIGH_ACE: Final = 13


def card_at(suit: i64, place: i64) -> i64:
    """The card at a place of a suit."""
    if place == LOW_ACE:
        return 13 * suit + 12
    return 13 * suit + place - 1


def places(cards: i64, suit: i64, ace_high: bool) -> i64:
    """The places that a set of cards holds of a suit, as a set."""
    held: i64 = (cards >> (13 * suit)) & SUIT
    found = (held << 1) | (held >> 12)
    return found if ace_high else found & SUIT


def run_at(suit: i64, low: i64, size: i64) -> i64:
    """The number of a run that begins at a place."""
    return RUN + (suit * LOWS + low) * LENGTHS + size - FEWEST


def run_cards(suit: i64, low: i64, size: i64) -> i64:
    """The cards of a run, as a set."""
    cards: i64 = 0
    place: i64 = low
    while place < low + size:
        cards |= bit(1, card_at(suit, place))
        place += 1
    return cards


def run_suit(meld: i64) -> i64:
    return (meld - RUN) // (LOWS * LENGTHS)


def run_low(meld: i64) -> i64:
    """Where a run begins; NO_MELD for a group."""
    if meld < RUN:
        return NO_MELD
    return (meld - RUN) // LENGTHS % LOWS


def _table() -> vec[i64]:
    found = vec[i64](capacity=512)
    rank: i64 = 0
    while rank < 13:
        four = bit(0x8004002001, rank)
        suit: i64 = 0
        while suit < 4:
            found = append(found, four ^ bit(1, 13 * suit + rank))
            suit += 1
        found = append(found, four)
        rank += 1
    meld: i64 = RUN
    while meld < MELDS:
        low, size = run_low(meld), (meld - RUN) % LENGTHS + FEWEST
        found = append(found, run_cards(run_suit(meld), low, size) if low + size <= HIGH_ACE + 1 else 0)
        meld += 1
    return found


CARDS: Final = _table()  # of each meld; 0 for a number that is none


def add_melds(found: vec[i64], base: i64, hand: i64, ace_high: bool) -> vec[i64]:
    """`found` with every meld that a hand holds, ascending, as `base` plus its number."""
    return _add_runs(_add_groups(found, base, hand), base, hand, ace_high)


def _add_groups(found: vec[i64], base: i64, hand: i64) -> vec[i64]:
    a = hand & SUIT
    b = (hand >> 13) & SUIT
    c = (hand >> 26) & SUIT
    d = (hand >> 39) & SUIT
    ranks = (a & b & (c | d)) | (c & d & (a | b))
    while ranks != 0:
        rank = lowest(ranks)
        ranks &= ranks - 1
        suit: i64 = 0
        while suit < 5:
            meld = 5 * rank + suit
            if CARDS[meld] & ~hand == 0:
                found = append(found, base + meld)
            suit += 1
    return found


def _add_runs(found: vec[i64], base: i64, hand: i64, ace_high: bool) -> vec[i64]:
    suit: i64 = 0
    while suit < 4:
        held = places(hand, suit, ace_high)
        starts = held & (held >> 1) & (held >> 2)
        while starts != 0:
            low = lowest(starts)
            starts &= starts - 1
            size: i64 = FEWEST
            while size <= LONGEST and has(held, low + size - 1):
                found = append(found, base + run_at(suit, low, size))
                size += 1
        suit += 1
    return found


def meld_of(cards: i64, ace_high: bool) -> i64:
    """The number of the meld that these cards are; NO_MELD if they are none."""
    for meld in add_melds(vec[i64](capacity=16), 0, cards, ace_high):
        if CARDS[meld] == cards:
            return meld
    return NO_MELD


def above(suit: i64, high: i64, ace_high: bool) -> i64:
    """The card that would go on the upper end of a run, as a set; empty if there is none."""
    if high >= HIGH_ACE or (high == KING and not ace_high):
        return 0
    return bit(1, card_at(suit, high + 1))


def below(suit: i64, low: i64) -> i64:
    """The card that would go on the lower end of a run, as a set; empty if there is none."""
    if low == LOW_ACE:
        return 0
    return bit(1, card_at(suit, low - 1))


def in_order(cards: i64, low: i64) -> list[int]:
    """The cards of a meld as they lie: by suit in a group (`low` is NO_MELD), from its low end in a run."""
    held = [card for card in range(52) if has(cards, card)]
    if low == NO_MELD:
        return held
    return [int(card_at(held[0] // 13, low + n)) for n in range(count(cards))]


def named(cards: i64, low: i64) -> str:
    """ "4C 5C 6C" """
    return " ".join(NAMES[card] for card in in_order(cards, low))
