# compiled
"""What a hand of Cribbage counts, combination by combination, in the order in which it is said."""

from __future__ import annotations

from itertools import combinations, product
from typing import Final, NamedTuple

from mypy_extensions import i64

from gamenight.core.position import bit
from gamenight.games.cribbage.rules.count import JACK, NUMBER, VALUE, flush, nobs
from gamenight.parts.bits import count, each
from gamenight.parts.cards import rank_cards

FIFTEEN: Final = 0
ALIKE: Final = 1
RUN: Final = 2
FLUSH: Final = 3
NOBS: Final = 4


class Combination(NamedTuple):
    """Cards that score together."""

    kind: int
    points: int
    cards: int  # a set


def tally(hand: i64, starter: i64, all_five: bool) -> list[Combination]:
    """All that four cards and the starter score. `all_five`: a flush needs the starter too."""
    cards = hand | bit(1, starter)
    found = fifteens_in(cards) + alike_in(cards) + runs_in(cards)
    points = flush(hand, starter, all_five)
    if points > 0:
        found.append(Combination(FLUSH, points, cards if points == 5 else hand))
    if nobs(hand, starter) > 0:
        found.append(Combination(NOBS, 1, bit(1, starter // 13 * 13 + JACK)))
    return found


def fifteens_in(cards: i64) -> list[Combination]:
    held = list(each(cards))
    found: list[Combination] = []
    for size in range(2, len(held) + 1):
        for some in combinations(held, size):
            if sum([VALUE[card % 13] for card in some]) == 15:
                found.append(Combination(FIFTEEN, 2, set_of(some)))
    return found


def alike_in(cards: i64) -> list[Combination]:
    found: list[Combination] = []
    rank: i64 = 0
    while rank < 13:
        same = cards & rank_cards(rank)
        many = count(same)
        if many > 1:
            found.append(Combination(ALIKE, many * (many - 1), same))
        rank += 1
    return found


def runs_in(cards: i64) -> list[Combination]:
    """Each way to make the run: a pair in it makes two."""
    run: list[list[int]] = []
    number: i64 = 1
    while number < 15:  # ace to king, and one that is never there
        same = [card for card in each(cards) if NUMBER[card % 13] == number]
        if same:
            run.append(same)
        elif len(run) >= 3:
            return [Combination(RUN, len(run), set_of(some)) for some in product(*run)]
        else:
            run = []
        number += 1
    return []


def set_of(cards: tuple[int, ...]) -> i64:
    found: i64 = 0
    for card in cards:
        found |= bit(1, card)
    return found
