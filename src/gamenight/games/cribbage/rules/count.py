# compiled
"""Counting cribbage hands and the cards of the play."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.position import bit
from gamenight.parts.bits import count, each
from gamenight.parts.cards import suit_cards

JACK: Final = 9  # rank, as cards are numbered
NUMBER: Final = vec[i64](
    [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1]
)  # two to ace: the order of runs, ace low
VALUE: Final = vec[i64]([2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 1])  # 3.1


def hand_points(hand: i64, starter: i64, all_five: bool) -> i64:
    """What four cards and the starter are worth (4.2 to 4.8). `all_five`: a flush needs the starter too."""
    cards = each(hand | bit(1, starter))
    return fifteens(cards) + pairs(cards) + runs(cards) + flush(hand, starter, all_five) + nobs(hand, starter)


def fifteens(cards: vec[i64]) -> i64:
    """Two points for each set of cards that adds up to 15 (4.2)."""
    sums = vec[i64]([0])
    points: i64 = 0
    for card in cards:
        value = VALUE[card % 13]
        n: i64 = len(sums)
        i: i64 = 0
        while i < n:
            total = sums[i] + value
            if total < 15:
                sums = append(sums, total)
            elif total == 15:
                points += 2
            i += 1
    return points


def pairs(cards: vec[i64]) -> i64:
    """Two points for each pair (4.3)."""
    points: i64 = 0
    n: i64 = len(cards)
    i: i64 = 0
    while i < n:
        j = i + 1
        while j < n:
            if cards[i] % 13 == cards[j] % 13:
                points += 2
            j += 1
        i += 1
    return points


def runs(cards: vec[i64]) -> i64:
    """The length of the run, once for each way to make it (4.4). Five cards hold one run at most."""
    held = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])  # how many of each number
    for card in cards:
        held[NUMBER[card % 13]] += 1
    length: i64 = 0
    ways: i64 = 1
    number: i64 = 1
    while number < 15:
        if held[number] > 0:
            length += 1
            ways *= held[number]
        else:
            if length >= 3:
                return length * ways
            length, ways = 0, 1
        number += 1
    return 0


def flush(hand: i64, starter: i64, all_five: bool) -> i64:
    """Four for a hand of one suit, five with the starter (4.5 to 4.7)."""
    suit: i64 = 0
    while suit < 4:
        cards = suit_cards(suit)
        if hand & ~cards == 0 and count(hand) == 4:
            if starter // 13 == suit:
                return 5
            return 0 if all_five else 4
        suit += 1
    return 0


def nobs(hand: i64, starter: i64) -> i64:
    """One for the jack of the starter's suit (4.8)."""
    return (hand >> (starter // 13 * 13 + JACK)) & 1


def play_pair(pile: vec[i64]) -> i64:
    """What the last card of the play scores for pairs (3.9)."""
    n: i64 = len(pile)
    rank = pile[n - 1] % 13
    alike: i64 = 1
    while alike < n and pile[n - 1 - alike] % 13 == rank:
        alike += 1
    return alike * (alike - 1)


def play_run(pile: vec[i64]) -> i64:
    """How long a run the last card of the play completes; 0 if none (3.10, 3.11)."""
    n: i64 = len(pile)
    longest: i64 = 0
    seen: i64 = 0
    low: i64 = 20
    high: i64 = 0
    i: i64 = 1
    while i <= n:
        number = NUMBER[pile[n - i] % 13]
        if (seen >> number) & 1:
            break
        seen |= bit(1, number)
        if number < low:
            low = number
        if number > high:
            high = number
        if i >= 3 and high - low == i - 1:
            longest = i
        i += 1
    return longest
