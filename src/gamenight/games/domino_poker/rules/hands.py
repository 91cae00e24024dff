# compiled
"""What five tiles are worth in Domino Poker: a rank, then what decides between equals. Larger is better."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.position import bit
from gamenight.games.domino_poker.rules.public import Options
from gamenight.parts.bits import count, each
from gamenight.parts.dominoes import DOUBLES, HIGH, LOW, NUMBERS, SET, is_double, tile

PACK: Final[i64] = SET & ~(NUMBERS[0] | bit(1, tile(1, 1)))  # 1.1

HIGH_TILE: Final = 0
PAIR: Final = 1
FLUSH: Final = 2
THREES: Final = 3
FOUR_STRAIGHT: Final = 4
FULL_HAND: Final = 5
FIVE_STRAIGHT: Final = 6
FOURS: Final = 7
SIX_STRAIGHT: Final = 8
ROYAL: Final = 9
NONE: Final = -1


def worth(hand: i64, options: Options) -> i64:
    """What five tiles are worth by the house rules."""
    if options.rotation and hand & ~NUMBERS[6] == 0:
        return ranked(SIX_STRAIGHT, by_suit_order(hand, 6))  # 3.12
    return value(hand, options.straights == 1)


def value(hand: i64, by_suit: bool) -> i64:
    """The best reading of five tiles (3.1)."""
    doubles = count(hand & DOUBLES)
    if doubles == 5:
        return ranked(ROYAL, by_tiles(hand))
    found = straight(hand, by_suit)
    if doubles == 4 and found >> 40 < FOURS:
        return ranked(FOURS, by_tiles(hand))
    if found != NONE and found >> 40 > FULL_HAND:
        return found
    if doubles == 3:
        sides = each(hand & ~DOUBLES)
        if share_number(sides[0], sides[1]):
            return ranked(FULL_HAND, by_tiles(hand))
    if found != NONE:
        return found
    if doubles == 3:
        return ranked(THREES, by_tiles(hand))
    suit = common_number(hand)
    if suit != NONE:
        return ranked(FLUSH, by_suit_order(hand, suit))
    return ranked(PAIR if doubles == 2 else HIGH_TILE, by_tiles(hand))


def ranked(rank: i64, order: i64) -> i64:
    return bit(rank, 40) | order


def share_number(a: i64, b: i64) -> bool:
    return HIGH[a] == HIGH[b] or HIGH[a] == LOW[b] or LOW[a] == HIGH[b] or LOW[a] == LOW[b]


def common_number(hand: i64) -> i64:
    """The number that all the tiles have; NONE if there is none."""
    n: i64 = 6
    while n > 0:
        if hand & ~NUMBERS[n] == 0:
            return n
        n -= 1
    return NONE


def straight(hand: i64, by_suit: bool) -> i64:
    """The value of the best straight in a hand, or NONE (3.4 to 3.7)."""
    if run(hand, 6) == 5:
        return ranked(SIX_STRAIGHT, by_suit_order(hand, 6))
    suit: i64 = 5
    while suit > 0:
        if run(hand, suit) == 5:
            if not by_suit or suit == 5:
                return ranked(FIVE_STRAIGHT, by_suit_order(hand, suit))
            if suit == 4:
                return ranked(FOUR_STRAIGHT, by_suit_order(hand, suit))
        suit -= 1
    if not by_suit and run(hand, 4) == 4:
        return ranked(FOUR_STRAIGHT, by_suit_order(hand, 4))
    return NONE


def run(hand: i64, suit: i64) -> i64:
    """The longest sequence of other ends, 1 to 6, among the tiles of a suit."""
    longest: i64 = 0
    length: i64 = 0
    other: i64 = 1
    while other <= 6:
        length = length + 1 if (hand >> tile(suit, other)) & 1 else 0
        if length > longest:
            longest = length
        other += 1
    return longest


def by_tiles(hand: i64) -> i64:
    """The tiles from the best down: doubles, then dots, then the larger number (3.10, 3.11)."""
    keys = vec[i64](capacity=8)
    for one in each(hand):
        key: i64 = (128 if is_double(one) else 0) + (HIGH[one] + LOW[one]) * 8 + HIGH[one]
        keys = append(keys, key)
    return packed(keys, 8)


def by_suit_order(hand: i64, suit: i64) -> i64:
    """The suit, then the other ends from the highest down (3.10)."""
    keys = vec[i64](capacity=8)
    for one in each(hand & NUMBERS[suit]):
        keys = append(keys, HIGH[one] + LOW[one] - suit)
    return bit(suit, 36) | packed(keys, 4)


def packed(keys: vec[i64], width: i64) -> i64:
    """Keys from the largest down, so many bits each."""
    order: i64 = 0
    taken: i64 = 0
    n: i64 = 0
    while n < len(keys):
        top: i64 = -1
        at: i64 = 0
        i: i64 = 0
        for key in keys:
            if key > top and (taken >> i) & 1 == 0:
                top, at = key, i
            i += 1
        taken |= bit(1, at)
        order = (order << width) | top
        n += 1
    return order
