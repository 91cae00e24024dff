"""All that luck can do, exactly: rules stay straight-line code, and every path through them is tried in turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.chance import Branch, Chance, next_branch

T = TypeVar("T")


def outcomes(attempt: Callable[[Chance], T]) -> Iterator[tuple[Fraction, T]]:
    """Each result that `attempt` may have, with its probability. `attempt` starts afresh each time it is called.

    >>> sum(p for p, (a, b) in outcomes(lambda chance: (chance.pick(6), chance.pick(6))) if a == b)
    Fraction(1, 6)
    """
    start: vec[i64] | None = vec[i64]()
    while start is not None:
        branch = Branch(start)
        result = attempt(branch)
        probability = Fraction(1)
        for size in branch.sizes:
            probability /= size
        yield probability, result
        start = next_branch(branch)
