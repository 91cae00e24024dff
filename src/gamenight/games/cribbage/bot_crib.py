# compiled
"""What a good player of Cribbage keeps and lays away, and what that tells of the cards that are kept."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.position import bit
from gamenight.games.cribbage.rules.count import VALUE, fifteens, flush, pairs, runs
from gamenight.parts.bits import count, each

FIVE: Final = 3  # rank
KEPT_LESS: Final = 5.0  # tenths of a point given up that make a choice e times as unlikely
CARELESS: Final = 0.01  # chance of a choice that makes no sense


def kept_value(cards: i64) -> i64:
    """What cards are worth together before the starter, in tenths, with something for what it may add."""
    held = each(cards)
    value = 10 * (fifteens(held) + pairs(held) + runs(held)) + (30 if flush_of(cards) else 0)
    for card in held:
        if card % 13 == FIVE:
            value += 9
        elif card % 13 == 9:  # a jack may be nobs
            value += 2
    return value


def flush_of(cards: i64) -> bool:
    return count(cards) == 4 and flush(cards, 0 if cards & 1 == 0 else 51, False) >= 4


def crib_value(a: i64, b: i64) -> i64:
    """What two cards add to a crib, in tenths."""
    value: i64 = 0
    if a % 13 == b % 13:
        value += 24
    if VALUE[a % 13] + VALUE[b % 13] == 15:
        value += 22
    gap = NEAR[a % 13] - NEAR[b % 13]
    if gap in (1, -1):
        value += 9
    elif gap in (2, -2):
        value += 5
    if a % 13 == FIVE:
        value += 12
    if b % 13 == FIVE:
        value += 12
    return value


NEAR: Final = vec[i64]([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1])  # ranks in a run, the ace low


def lay_away(hand: i64, tossed: i64, mine: bool) -> i64:
    """The card to lay away first, of the cards held; `tossed` are gone already."""
    over = count(hand) - 4
    cards = each(hand)
    best: i64 = cards[0]
    high: i64 = -1000
    if over == 1:
        for a in cards:
            value = kept_value(hand & ~bit(1, a))
            crib = crib_value(a, each(tossed)[0]) if tossed != 0 else (8 if a % 13 == FIVE else 2)
            value += crib if mine else -crib
            if value > high:
                high, best = value, a
        return best
    i: i64 = 0
    while i < len(cards):
        j = i + 1
        while j < len(cards):
            a, b = cards[i], cards[j]
            crib = crib_value(a, b)
            value = kept_value(hand & ~(bit(1, a) | bit(1, b))) + (crib if mine else -crib)
            if value > high:
                high, best = value, a
            j += 1
        i += 1
    return best


def kept_so(kept: i64, tossed: i64, mine: bool) -> float:
    """How likely a sensible player keeps these cards of all that were dealt, and lays away those."""
    all_dealt = kept | tossed
    cards = each(all_dealt)
    chosen = _choice(kept, tossed, mine)
    high = chosen
    i: i64 = 0
    while i < len(cards):
        a = bit(1, cards[i])
        if count(tossed) == 1:
            value = _choice(all_dealt & ~a, a, mine)
            if value > high:
                high = value
        else:
            j = i + 1
            while j < len(cards):
                away = a | bit(1, cards[j])
                value = _choice(all_dealt & ~away, away, mine)
                if value > high:
                    high = value
                j += 1
        i += 1
    return CARELESS + (1.0 - CARELESS) * exp(float(chosen - high) / KEPT_LESS)


def _choice(kept: i64, tossed: i64, mine: bool) -> i64:
    away = each(tossed)
    crib: i64 = 8 if away[0] % 13 == FIVE else 2
    if len(away) > 1:
        crib = crib_value(away[0], away[1])
    return kept_value(kept) + (crib if mine else -crib)
