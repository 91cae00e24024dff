"""One seat's chances along a game: calm where nothing happened, and jumping where something did."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean

FORGET = 0.7  # how much of what was known before still counts at the next line
STEADY = 1.5  # spreads within which a new estimate only says again what was known
AGAIN = 3  # times as many playouts where it says something new
LEAST = 0.02  # variance of a result, even where all seem to agree

Sample = Callable[[int], Sequence[float]]  # so many results


class Curve:
    """What a seat may expect, and how many playouts that rests on."""

    def __init__(self) -> None:
        self.now = 0.0
        self._weight = 0.0

    def look(self, sample: Sample, playouts: int) -> float:
        """The chances now, from fresh playouts and, where these agree with it, from what was known."""
        fresh = fmean(sample(playouts))
        if not self._says_the_same(fresh, playouts):
            fresh = (fresh + AGAIN * fmean(sample(AGAIN * playouts))) / (1 + AGAIN)
            self._weight = 0.0
            playouts *= 1 + AGAIN
        return self.learn(fresh, playouts)

    def learn(self, share: float, playouts: int) -> float:
        """What so many playouts have come to, added to what was known if it agrees."""
        kept = FORGET * self._weight if self._says_the_same(share, playouts) else 0.0
        self.now = (kept * self.now + playouts * share) / (kept + playouts)
        self._weight = kept + playouts
        return self.now

    def fall(self, cost: float) -> float:
        """The seat has chosen, and it cost this much."""
        self.now = min(1.0, max(0.0, self.now - cost))
        return self.now

    def _says_the_same(self, share: float, playouts: int) -> bool:
        if self._weight == 0.0:
            return False
        variance = max(LEAST, self.now * (1 - self.now))
        return abs(share - self.now) < STEADY * sqrt(variance / playouts + variance / self._weight)
