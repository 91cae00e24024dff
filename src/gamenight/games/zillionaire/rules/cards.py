# compiled
"""Hands of Zillionaire cards: how many there are of each rank, 1 to 13, three bits a rank in an i64."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.position import bit

FIVE: Final = 5
BUMP: Final = 9
BANKRUPT: Final = 10
BANKROLL: Final = 11
MILLIONAIRE: Final = 12
ZILLIONAIRE: Final = 13

COPIES: Final = vec[i64]([0, 6, 6, 6, 6, 3, 6, 6, 6, 3, 3, 3, 4, 4])  # 1.1, by rank


def full_pack() -> i64:
    pack: i64 = 0
    rank: i64 = 1
    while rank <= 13:
        pack += bit(COPIES[rank], 3 * rank)
        rank += 1
    return pack


def held(hand: i64, rank: i64) -> i64:
    return (hand >> (3 * rank)) & 7


def some(rank: i64, n: i64) -> i64:
    """So many cards of a rank, as a hand."""
    return bit(n, 3 * rank)


def size(hand: i64) -> i64:
    total: i64 = 0
    hand >>= 3
    while hand != 0:
        total += hand & 7
        hand >>= 3
    return total


def deal_hand(cards: i64, n: i64, chance: Chance) -> i64:
    """So many cards at random; every physical card is equally likely."""
    left = size(cards)
    hand: i64 = 0
    while n > 0:
        skip = chance.pick(left)
        rank: i64 = 1
        while skip >= held(cards, rank):
            skip -= held(cards, rank)
            rank += 1
        one = some(rank, 1)
        cards -= one
        hand += one
        left -= 1
        n -= 1
    return hand


def highest(hand: i64, n: i64) -> i64:
    """The n highest cards of a hand."""
    found: i64 = 0
    rank: i64 = 13
    while n > 0 and rank > 0:
        take = held(hand, rank)
        if take > n:
            take = n
        found += some(rank, take)
        n -= take
        rank -= 1
    return found


def lowest(hand: i64, n: i64) -> i64:
    """The n lowest cards of a hand."""
    found: i64 = 0
    rank: i64 = 1
    while n > 0 and rank <= 13:
        take = held(hand, rank)
        if take > n:
            take = n
        found += some(rank, take)
        n -= take
        rank += 1
    return found


def top(hand: i64) -> i64:
    """The highest rank in a hand; 0 if it is empty."""
    rank: i64 = 13
    while rank > 0 and held(hand, rank) == 0:
        rank -= 1
    return rank


def bottom(hand: i64) -> i64:
    """The lowest rank in a hand; 14 if it is empty."""
    rank: i64 = 1
    while rank < 14 and held(hand, rank) == 0:
        rank += 1
    return rank


def between(hand: i64, low: i64, high: i64) -> i64:
    """The cards of a hand with ranks from low to high."""
    found: i64 = 0
    rank = low
    while rank <= high:
        found += some(rank, held(hand, rank))
        rank += 1
    return found


def at_least(hand: i64, gone: i64) -> i64:
    """What is surely left of some cards after others were played: each rank less what went, not below none."""
    found: i64 = 0
    rank: i64 = 1
    while rank <= 13:
        left = held(hand, rank) - held(gone, rank)
        if left > 0:
            found += some(rank, left)
        rank += 1
    return found


def ranks(hand: i64) -> vec[i64]:
    """Every card's rank, from the lowest up."""
    found = vec[i64](capacity=24)
    rank: i64 = 1
    while rank <= 13:
        n: i64 = 0
        while n < held(hand, rank):
            found = append(found, rank)
            n += 1
        rank += 1
    return found
