"""Measuring: something is done over and over for a while, three times, and the best counts; the slowest is told, too.

Time is the processor's, not the wall's, so that what else the machine is doing matters less. Two that are compared
take turns, so that a busy machine is busy for both.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

TRIES = 3

Attempt = Callable[[], int]  # does some work; how much it did
Timed = Callable[[float], float]  # works for so many seconds; how much it did a second


@dataclass(frozen=True)
class Rate:
    """How much was done a second: at best, and in the slowest of the tries."""

    per_second: float
    slowest: float = 0.0

    @staticmethod
    def best(tries: Sequence[float]) -> Rate:
        return Rate(max(tries), min(tries))

    @staticmethod
    def of(attempt: Attempt, seconds: float) -> Rate:
        """The best of three measurements that share `seconds` between them."""
        return taking_turns([timed(attempt)], seconds)[0]


def timed(attempt: Attempt) -> Timed:
    attempt()  # whatever is only slow the first time
    return lambda seconds: once(attempt, seconds)


def taking_turns(sides: Sequence[Timed], seconds: float) -> list[Rate]:
    """Each side three times, one after the other; `seconds` for each in all."""
    tries = [[side(seconds / TRIES) for side in sides] for _ in range(TRIES)]
    return [Rate.best(side) for side in zip(*tries, strict=True)]


def once(attempt: Attempt, seconds: float) -> float:
    done = 0
    started = time.process_time()
    while True:
        done += attempt()
        elapsed = time.process_time() - started
        if elapsed >= seconds:
            return done / elapsed
