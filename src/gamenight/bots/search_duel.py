# compiled
"""Alpha-beta search for two sides with nothing hidden: deeper and deeper, less deep where little promises to change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.bots.search_calm import DEEPEST, ENDLESS
from gamenight.bots.search_clock import Clock
from gamenight.bots.search_order import REDUCED, pull_to_front, sort
from gamenight.bots.search_table import SURE, UNKNOWN, give_back, lend
from gamenight.bots.search_tree import Tree
from gamenight.core.duel import Duel

NARROW: Final[i64] = 25  # how far the worth is first thought to move from one depth to the next


@final
class DuelSearch:
    """One decision of one side. With `kept`, it goes on from what searches of the same name have found."""

    def __init__(self, duel: Duel, moves_limit: i64, seed: i64, kept: str = "") -> None:
        self._duel: Final = duel
        self._seed: Final = seed
        self._table: Final = lend(kept)
        self._clock = Clock(0, 0.0, None)
        self._tree: Final = Tree(duel, self._table, self._clock, moves_limit)
        self.nodes: i64 = 0  # positions looked at
        self.depth: i64 = 0  # searched to the end
        self.values = vec[i64]()  # of the root's moves, in the order of `order`
        self.order = vec[i64]()  # the root's moves, best first

    def think(
        self, nodes: i64, seconds: float, deepest: i64, every: bool, stop: Callable[[], bool] | None
    ) -> None:
        """Search deeper and deeper until a limit is met; 0 is no limit. `every` values each move, not only the best."""
        self._clock = Clock(nodes, seconds, stop)
        self._tree.begin(self._clock)
        self.order = self._duel.moves()
        self._shuffle()
        self.values = vec[i64]([-ENDLESS] * len(self.order))
        depth: i64 = 1
        while depth <= (deepest if deepest > 0 else DEEPEST // 2):
            self._tree.aim = depth
            self._pass(depth, every)
            if self._clock.stopped:
                break
            self.depth = depth
            decided = self.values[0] > SURE or self.values[0] < -SURE
            if self._clock.late() or (decided and depth > 4) or len(self.order) == 1:
                break
            depth += 1
        self.nodes = self._clock.nodes
        give_back(self._table)

    def best(self) -> i64:
        return self.order[0]

    def line(self, move: i64, longest: i64) -> vec[i64]:
        """The best play after a move, with it, as far as it is remembered."""
        duel = self._duel
        found = append(vec[i64](), move)
        duel.play(move)
        while len(found) < longest and not duel.drawn():
            fact = self._table.find(duel.key())
            if fact == UNKNOWN or fact & 0xFFFF not in duel.moves():
                break
            duel.play(fact & 0xFFFF)
            found = append(found, fact & 0xFFFF)
        for _ in range(len(found)):
            duel.back()
        return found

    def _shuffle(self) -> None:
        """Moves that promise the most first; the seed settles what is equal."""
        scores = vec[i64](capacity=64)
        for move in self.order:
            mixed = (self._seed ^ (move * 0x9E3779B1)) & 0x7FFFFFFF
            scores = append(scores, self._duel.promise(move) * 64 + mixed % 61)
        sort(self.order, scores)

    def _pass(self, depth: i64, every: bool) -> None:
        """One depth, first as if the worth hardly changed, then in wider windows until it is found inside."""
        if every or depth < 5 or self.values[0] > SURE or self.values[0] < -SURE:
            self._root(depth, -ENDLESS, ENDLESS, every)
            return
        wide = NARROW
        low, high = self.values[0] - wide, self.values[0] + wide
        while True:
            self._root(depth, low, high, False)
            if self._clock.stopped or low < self.values[0] < high:
                return
            wide *= 3
            if self.values[0] <= low:
                low = self.values[0] - wide if wide < 600 else -ENDLESS
            else:
                high = self.values[0] + wide if wide < 600 else ENDLESS

    def _root(self, depth: i64, alpha: i64, beta: i64, every: bool) -> None:
        """All the root's moves to one depth. A pass cut short keeps what it found if it finished its first move."""
        moves, values = self.order[:], vec[i64]([-ENDLESS] * len(self.order))
        best: i64 = -ENDLESS
        at: i64 = 0
        while at < len(moves) and (every or best < beta):
            low = alpha if alpha > best and not every else -ENDLESS if every else best
            less = REDUCED[64 * depth + at] - 1 if at > 3 and depth < 64 and at < 64 else 0
            quiet = less > 0 and self._duel.promise(moves[at]) <= 0
            value = self._tree.move(
                moves[at], depth, less if quiet else 0, low, beta, 0, at > 0 and not every
            )
            if self._clock.stopped:
                break
            values[at] = value
            if value > best:
                if not every and (at == 0 or value > low):
                    pull_to_front(moves, values, at)
                best = value
            at += 1
        if self._clock.stopped and (at == 0 or every or best <= alpha):
            return
        if every:
            sort(moves, values)
        self.order, self.values = moves, values
