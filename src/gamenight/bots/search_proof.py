# compiled
"""What is certain: the rest of a game tried to its end, move by move, wherever it is small and luck has no part in it.

Bounds of what the thinker gets, by depth-first search, deeper and deeper. The others do what is worst for the thinker
or, among more than two, anything at all. Whatever luck or a limit of positions leaves open may come to anything.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gamenight.core.chance import Branch, Chance
from gamenight.core.position import WIN, Position, first


class Luck(Exception):
    """Luck was asked where there are too many ways for it to fall."""


@final
class Few(Chance):
    """A branch of luck that may fall in so many ways at most."""

    def __init__(self, branch: Branch, most: i64) -> None:
        self._branch: Final = branch
        self._most = most

    def pick(self, n: i64) -> i64:
        self._most //= n
        if self._most == 0:
            raise Luck
        return self._branch.pick(n)


@final
class Proof:
    """What moves of one seat come to for certain, as far as so many positions tell."""

    def __init__(self, me: i64, seats: i64, nodes: i64) -> None:
        self._me: Final = me
        self._two: Final = seats <= 2
        self.nodes: i64 = nodes  # that may still be looked at
        self.luck = False  # whether it was asked
        self.cut = False  # whether a line was not followed to its end

    def bounds(self, world: Position, seat: i64, move: i64, depth: i64) -> tuple[i64, i64]:
        """The least and the most that the thinker gets once a move is made, looking `depth` moves ahead with it."""
        if self.nodes == 0:
            return 0, WIN
        self.nodes -= 1
        after = world.copy()
        try:
            after.play(seat, move, Few(Branch([]), 1))
        except Luck:
            self.luck = True
            return 0, WIN
        movers = after.to_move()
        if movers == 0:
            got = after.payoffs()[self._me]
            return got, got
        if movers & (movers - 1) != 0:
            return 0, WIN
        if depth <= 1:
            self.cut = True
            return 0, WIN
        return self._followed(after, first(movers), depth - 1)

    def _followed(self, world: Position, seat: i64, depth: i64) -> tuple[i64, i64]:
        mine = seat == self._me
        least: i64 = 0 if mine else WIN
        most: i64 = WIN if self._two and not mine else 0
        for move in world.moves(seat):
            low, high = self.bounds(world, seat, move, depth)
            least = max(least, low) if mine else min(least, low)
            most = min(most, high) if self._two and not mine else max(most, high)
            if (mine and least == WIN) or (
                not mine and (most == 0 if self._two else least == 0 and most == WIN)
            ):
                break
        return least, most
