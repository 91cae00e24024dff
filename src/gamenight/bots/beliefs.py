# compiled
"""What a player believes about hidden things: imagined tables, drawn as often as what the others did makes them likely.

`imagine` gives every table that the view allows the same chance. Here many are imagined and weighed by the judgement
(`Judgement.likely`), and one is drawn by its weight: importance sampling from a pool that grows with the thinking.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.position import Judgement, Position, View

FIRST: Final = 24  # tables in the pool before one is drawn
MOST: Final = 600  # tables in the pool at last
EVERY: Final = 3  # draws for which one table more is imagined


@final
class Beliefs:
    """The tables that a view may be of."""

    def __init__(self, imagine: Callable[[View, Chance], Position], view: View, judgement: Judgement) -> None:
        self._imagine: Final = imagine
        self._view: Final = view
        self._judgement: Final = judgement
        self._tells: Final = judgement.tells(view)
        self._pool: list[Position] = []
        self._sums = vec[i64]()  # of the weights, up to each table of the pool
        self._drawn: i64 = 0

    def table(self, chance: Chance) -> Position:
        """One of them, to be played on."""
        if not self._tells:
            return self._imagine(self._view, chance)
        self._fill(chance)
        total = self._sums[len(self._sums) - 1]
        if total == 0:
            return self._imagine(self._view, chance)
        return self._pool[self._at(chance.pick(total))].copy()

    def _fill(self, chance: Chance) -> None:
        self._drawn += 1
        if len(self._pool) >= MOST or (len(self._pool) >= FIRST and self._drawn % EVERY != 0):
            return
        self._add(chance)
        while len(self._pool) < FIRST:
            self._add(chance)

    def _add(self, chance: Chance) -> None:
        world = self._imagine(self._view, chance)
        before: i64 = self._sums[len(self._sums) - 1] if len(self._sums) > 0 else 0
        self._pool.append(world)
        self._sums = append(self._sums, before + self._judgement.likely(self._view, world))

    def _at(self, point: i64) -> i64:
        """The first table whose sum is above a point."""
        low: i64 = 0
        high: i64 = len(self._sums) - 1
        while low < high:
            middle = (low + high) // 2
            if self._sums[middle] > point:
                high = middle
            else:
                low = middle + 1
        return low
