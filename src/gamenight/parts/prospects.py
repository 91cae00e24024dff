# compiled
"""How scores turn into prospects of winning, for judging a game that is not over."""

from __future__ import annotations

from math import exp

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.position import WIN


def prospects(scores: vec[i64], scale: float) -> vec[i64]:
    """The share of the win each seat may expect: a lead of `scale` makes a seat e times as likely to win as another.

    >>> list(prospects(vec[i64]([10, 10]), 5.0)), list(prospects(vec[i64]([20, 10, 10]), 5.0))
    ([500, 500], [786, 106, 106])
    """
    high = scores[0]
    for score in scores:
        if score > high:
            high = score
    total = 0.0
    for score in scores:
        total += exp(float(score - high) / scale)
    shares = vec[i64](capacity=8)
    for score in scores:
        part: i64 = i64(WIN * exp(float(score - high) / scale) / total)
        shares = append(shares, part)
    return shares


def prospects_of_lowest(scores: vec[i64], scale: float) -> vec[i64]:
    """The same where the lowest score wins."""
    negated = vec[i64](capacity=8)
    for score in scores:
        negated = append(negated, -score)
    return prospects(negated, scale)
