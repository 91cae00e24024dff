# compiled
"""Where luck comes from. It answers one question: which of n, all equally likely?"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr


class OutOfTape(Exception):
    """A tape was asked for more luck than it holds, or for luck that it does not fit."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of luck."""

    def pick(self, n: i64) -> i64:
        """One of 0 to n - 1, all equally likely. One of one is no luck at all, and uses none."""
        raise NotImplementedError


class Seeded(Chance):
    """Luck from a seed, for simulation and tests. Fast; not for games where anyone may guess the seed."""

    def __init__(self, seed: i64) -> None:
        self._random: Final = Random(seed)

    def pick(self, n: i64) -> i64:
        return self._random.randrange(n)


class Tape(Chance):
    """Given answers in a given order: the peer of the dice in tests, and how a record is replayed.

    `played` counts the answers used. A tape asked for more than it holds raises OutOfTape.
    """

    def __init__(self, answers: Iterable[int]) -> None:
        self.answers: Final = vec[i64](answers)  # a copy made here: a vec handed in by Python is never freed
        self.played: i64 = 0

    def pick(self, n: i64) -> i64:
        if n == 1:
            return 0
        if self.played == len(self.answers):
            raise OutOfTape(f"one of {n} was asked for, and the tape has run out")
        answer = self.answers[self.played]
        if answer < 0 or answer >= n:
            raise OutOfTape(f"one of {n} was asked for, and the tape says {answer}")
        self.played += 1
        return answer


class Noted(Chance):
    """Luck from another source, written down: what was asked (`sizes`) and what was answered (`answers`)."""

    def __init__(self, source: Chance) -> None:
        self._source: Final = source
        self.sizes = vec[i64]()
        self.answers = vec[i64]()

    def pick(self, n: i64) -> i64:
        if n == 1:
            return 0
        answer = self._source.pick(n)
        self.sizes = append(self.sizes, n)
        self.answers = append(self.answers, answer)
        return answer


class Branch(Chance):
    """One path through all luck: a given beginning, then always the first answer. `next_branch` finds the others."""

    def __init__(self, start: Iterable[int]) -> None:
        self.start: Final = vec[i64](start)
        self.sizes = vec[i64]()
        self.answers = vec[i64]()

    def pick(self, n: i64) -> i64:
        if n == 1:
            return 0
        at: i64 = len(self.answers)
        answer: i64 = self.start[at] if at < len(self.start) else 0
        self.sizes = append(self.sizes, n)
        self.answers = append(self.answers, answer)
        return answer


def next_branch(branch: Branch) -> vec[i64] | None:
    """How the branch after this one begins, as an odometer counts; None after the last."""
    at: i64 = len(branch.answers) - 1
    while at >= 0:
        if branch.answers[at] + 1 < branch.sizes[at]:
            start = vec[i64](branch.answers[:at])
            return append(start, branch.answers[at] + 1)
        at -= 1
    return None
