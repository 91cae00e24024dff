"""Measuring: something is done over and over for a while, and the best of three whiles counts.

Time is the processor's, not the wall's, so that what else the machine is doing matters less.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

TRIES = 3

Attempt = Callable[[], int]  # does some work; how much it did


@dataclass(frozen=True)
class Rate:
    """How much was done a second."""

    per_second: float

    @staticmethod
    def of(attempt: Attempt, seconds: float) -> Rate:
        """The best of three measurements that share `seconds` between them."""
        attempt()  # whatever is only slow the first time
        return Rate(max(_once(attempt, seconds / TRIES) for _ in range(TRIES)))


def _once(attempt: Attempt, seconds: float) -> float:
    done = 0
    started = time.process_time()
    while True:
        done += attempt()
        elapsed = time.process_time() - started
        if elapsed >= seconds:
            return done / elapsed
