# compiled
"""Time that only goes forward, at the speed of the machine's own clock, whatever becomes of the time of day."""

from __future__ import annotations

import time
from collections.abc import Callable


class Clock:
    """Milliseconds since 1970 as they were when this began, and from then on by a clock that nobody sets.

    A machine that sleeps, or whose time of day is set forward, falls behind: `gap` says by how much, and `catch_up`
    takes it in, so that whoever was being timed can be given it back. A time of day set back is not followed.
    """

    def __init__(
        self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic
    ) -> None:
        self._wall, self._steady = wall, steady
        self._offset = wall() - steady()

    def __call__(self) -> int:
        return int((self._steady() + self._offset) * 1000)

    def gap(self) -> int:
        """By how many milliseconds the time of day is ahead."""
        return max(0, int((self._wall() - self._steady() - self._offset) * 1000))

    def catch_up(self) -> int:
        """Go forward to the time of day; how far that was."""
        gap = self.gap()
        self._offset += gap / 1000
        return gap


class Beat:
    """Notices that this process did not run: it is called every so often, and then says how late it is."""

    def __init__(self, every: float, steady: Callable[[], float] = time.monotonic) -> None:
        self.every, self._steady = every, steady
        self._last = steady()

    def late(self) -> int:
        """How many milliseconds later than usual this call comes."""
        now = self._steady()
        late, self._last = now - self._last - self.every, now
        return max(0, int(late * 1000))
