"""What a hand of Cribbage counts, combination by combination, in the order in which it is said."""

from __future__ import annotations

from itertools import combinations, product
from typing import NamedTuple

from gamenight.games.cribbage.rules.count import NUMBER, VALUE, flush, nobs
from gamenight.games.cribbage.words.en import Words
from gamenight.parts.bits import each
from gamenight.parts.cards import RANKS

FIFTEEN, ALIKE, RUN, FLUSH, NOBS = range(5)
ORDER = sorted(range(len(RANKS)), key=lambda rank: NUMBER[rank])  # ranks as they run, the ace low
JACK = RANKS.index("J")


class Combination(NamedTuple):
    """Cards that score together."""

    kind: int
    points: int
    cards: tuple[int, ...]


def tally(hand: int, starter: int, all_five: bool) -> list[Combination]:
    """All that four cards and the starter score. `all_five`: a flush needs the starter too."""
    cards = [*each(hand), starter]
    return [
        *_fifteens(sorted(cards)),
        *_alike(cards),
        *_runs(cards),
        *_flush(hand, starter, all_five),
        *_nobs(hand, starter),
    ]


def _fifteens(cards: list[int]) -> list[Combination]:
    return [
        Combination(FIFTEEN, 2, some)
        for size in range(2, 6)
        for some in combinations(cards, size)
        if sum(VALUE[card % 13] for card in some) == 15
    ]


def _alike(cards: list[int]) -> list[Combination]:
    found = []
    for rank in range(13):
        same = tuple(card for card in cards if card % 13 == rank)
        if len(same) > 1:
            found.append(Combination(ALIKE, len(same) * (len(same) - 1), same))
    return found


def _runs(cards: list[int]) -> list[Combination]:
    """Each way to make the run: a pair in it makes two."""
    run: list[list[int]] = []
    for rank in [*ORDER, -1]:
        same = [card for card in cards if card % 13 == rank]
        if same:
            run.append(same)
        elif len(run) >= 3:
            return [Combination(RUN, len(some), some) for some in product(*run)]
        else:
            run = []
    return []


def _flush(hand: int, starter: int, all_five: bool) -> list[Combination]:
    points = flush(hand, starter, all_five)
    return [Combination(FLUSH, points, (*each(hand), starter)[:points])] if points else []


def _nobs(hand: int, starter: int) -> list[Combination]:
    jack = starter // 13 * 13 + JACK
    return [Combination(NOBS, 1, (jack,))] if nobs(hand, starter) else []


def added_up(hand: int, starter: int, all_five: bool, say: Words) -> str:
    """ "15-2, 15-4, a pair of fives is 6": what a hand counts, added up as it is said."""
    found = tally(hand, starter, all_five)
    runs = [one for one in found if one.kind == RUN]
    total, parts = 0, []
    for one in found:
        total += one.points
        if one.kind == FIFTEEN:
            parts.append(say.fifteen_so_far(total))
        elif one.kind == ALIKE:
            parts.append(say.alike_so_far(len(one.cards), one.cards[0] % 13, total))
        elif one.kind == RUN and one is runs[-1]:  # all ways to make it are said at once
            parts.append(say.runs_so_far(len(runs), len(one.cards), total))
        elif one.kind == FLUSH:
            parts.append(say.flush_so_far(total))
        elif one.kind == NOBS:
            parts.append(say.nobs_so_far(total))
    return say.added_up(parts)
