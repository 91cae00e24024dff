"""What a contest came to: shares of the win with their confidence, ratings, and how each two fared."""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from gamenight.bots.contest import Contest, Played
from gamenight.core.position import WIN

SURE = 1.959964  # of the normal, either side: 95 %


@dataclass(frozen=True)
class Standing:
    """How a bot did: its share of the win per game it could have won, 95 % either side, and its openskill rating."""

    bot: str
    games: int
    share: float  # of what its opponents and itself won together
    fair: float  # the share of equal players
    low: float
    high: float
    rating: float
    sure: float
    seconds: float  # a decision, on average


@dataclass(frozen=True)
class Outcome:
    """A whole contest. The fields are the keys of `gamenight arena --json`."""

    game: str
    seats: int
    options: Mapping[str, bool | int | str]
    deals: int
    games: int
    mean_moves: float
    seconds: float
    standings: list[Standing] = field(default_factory=list)
    pairs: list[dict[str, Any]] = field(default_factory=list)  # each two bots that met


def sum_up(contest: Contest, played: Sequence[Played], seconds: float) -> Outcome:
    ordered = sorted(played, key=lambda one: (one.deal, one.seating))
    ratings = _ratings(contest, ordered)
    standings = [_standing(contest, ordered, n, ratings[n]) for n in range(len(contest.bots))]
    return Outcome(
        game=contest.game,
        seats=contest.seats,
        options=contest.options,
        deals=len({one.deal for one in played}),
        games=len(played),
        mean_moves=sum(one.moves for one in played) / len(played),
        seconds=seconds,
        standings=sorted(standings, key=lambda one: -one.share / one.fair),
        pairs=_pairs(contest, ordered),
    )


def _standing(contest: Contest, played: Sequence[Played], n: int, rating: tuple[float, float]) -> Standing:
    mine = [one for one in played if n in one.seating]
    share, low, high = interval(by_deal(mine, n))
    fair = sum(one.seating.count(n) / contest.seats for one in mine) / len(mine)
    choices = sum(one.choices[n] for one in mine)
    spent = sum(one.seconds[n] for one in mine) / choices if choices else 0.0
    return Standing(contest.names()[n], len(mine), share, fair, low, high, *rating, spent)


def _won(one: Played, n: int) -> int:
    """What a bot got in all its seats."""
    return sum(payoff for who, payoff in zip(one.seating, one.payoffs, strict=True) if who == n)


def by_deal(played: Sequence[Played], n: int) -> list[float]:
    """What a bot won of each deal, all its seatings together: deals are independent, seatings of one deal are not."""
    deals: dict[int, list[float]] = {}
    for one in played:
        total = sum(one.payoffs) or WIN
        deals.setdefault(one.deal, []).append(_won(one, n) / total)
    return [sum(shares) / len(shares) for shares in deals.values()]


def interval(shares: Sequence[float]) -> tuple[float, float, float]:
    """The mean and its 95 % confidence interval. Where all are alike it is as wide as for one that is not."""
    return interval_of(len(shares), sum(shares), sum(share * share for share in shares))


def interval_of(n: int, total: float, squares: float, z: float = SURE) -> tuple[float, float, float]:
    """The same from the number of shares, their sum and the sum of their squares; `z` says how sure it is to be."""
    mean = total / n
    if n < 2:
        return mean, 0.0, 1.0
    variance = (squares - n * mean * mean) / (n - 1)
    reach = _quantile(n - 1, z) * math.sqrt(max(variance, 0.25 / n) / n)
    return mean, max(0.0, mean - reach), min(1.0, mean + reach)


def _quantile(freedom: int, z: float) -> float:
    """Student's t, two-sided, by the usual expansion about the normal."""
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)


def _pairs(contest: Contest, played: Sequence[Played]) -> list[dict[str, Any]]:
    """Of each two bots that met: the share of the first in what the two of them won."""
    found = []
    for a, b in itertools.combinations(range(len(contest.bots)), 2):
        deals: dict[int, list[float]] = {}
        for one in played:
            if a in one.seating and b in one.seating:
                both = _won(one, a) + _won(one, b)
                deals.setdefault(one.deal, []).append(_won(one, a) / both if both else 0.5)
        if deals:
            share, low, high = interval([sum(s) / len(s) for s in deals.values()])
            pair = {
                "bots": [contest.names()[a], contest.names()[b]],
                "share": share,
                "low": low,
                "high": high,
            }
            found.append(pair)
    return found


def _ratings(contest: Contest, played: Sequence[Played]) -> list[tuple[float, float]]:
    """openskill's mu and sigma of each bot."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = [model.rating() for _ in contest.bots]
    for one in played:
        sitting = sorted(set(one.seating))
        if len(sitting) > 1:
            after = model.rate([[ratings[n]] for n in sitting], scores=[float(_won(one, n)) for n in sitting])
            for n, (rating,) in zip(sitting, after, strict=True):
                ratings[n] = rating
    return [(rating.mu, rating.sigma) for rating in ratings]
