# compiled
"""How long alpha-beta search may go on: a count of positions, a time, and whether somebody says stop."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

LOOK: Final[i64] = 127  # positions between two looks at the clock
PAUSE: Final[i64] = 4095  # between two turns of the program's other threads
LATE: Final = 0.8  # of the time: no deeper pass is begun after it, since it could hardly be finished


@final
class Clock:
    """The limits of one search; 0 is no limit."""

    def __init__(self, most: i64, seconds: float, stop: Callable[[], bool] | None) -> None:
        self.nodes: i64 = 0
        self.stopped = False
        self._most: Final = most
        self._seconds: Final = seconds
        self._started: Final = time.perf_counter()
        self._stop: Final = stop

    def count(self) -> bool:
        """Count a position; whether it is time to stop."""
        self.nodes += 1
        if self.nodes & LOOK == 0 or self.nodes == self._most:
            self._look()
        return self.stopped

    def late(self) -> bool:
        return self._seconds > 0.0 and time.perf_counter() - self._started > LATE * self._seconds

    def _look(self) -> None:
        over = self._seconds > 0.0 and time.perf_counter() - self._started > self._seconds
        if over or (self._most > 0 and self.nodes >= self._most):
            self.stopped = True
        elif self.nodes & PAUSE == 0:
            time.sleep(0)
            stop = self._stop
            if stop is not None and stop():
                self.stopped = True
