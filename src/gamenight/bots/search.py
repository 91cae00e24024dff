# compiled
"""Information-set Monte Carlo tree search: plays any game from a view and from the tables it could be of.

Each playout takes a table that the view cannot tell from the true one (`bots.beliefs`), walks the tree of moves made so
far, adds one move to it, and plays on quickly. The tree is of moves alone (luck and hidden cards are in the imagined
tables), and a move counts how often it could have been chosen, so rare chances are judged fairly. Each seat seeks its
own share of the win, which partners have in common. Where several seats choose at once, each chooses for itself: the
tree goes on from the thinker's choice only, so that nobody answers what is still sealed.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from math import log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.bots.beliefs import Beliefs
from gamenight.bots.search_node import Node, leant_to
from gamenight.core.chance import Chance, Seeded
from gamenight.core.position import WIN, Judgement, Position, View, bit, common, first, share

EXPLORE: Final = 1.0  # how far a move may seem worse than the best and be tried, in spreads of the results
SPREAD_LEAST: Final = 0.01  # of the win
LONGEST: Final[i64] = 20_000  # moves of a playout; then the game is taken to stand even
LUCKS: Final[i64] = 0x10000000000
BREATH: Final = 0.002  # seconds between two looks at the clock, in which other threads may run


@final
class Search:
    """One decision of one seat, thought about for as long as you like."""

    def __init__(
        self,
        imagine: Callable[[View, Chance], Position],
        view: View,
        judgement: Judgement,
        seed: i64,
    ) -> None:
        self._imagine: Final = imagine
        self._view: Final = view
        self._me: Final = view.seat
        self._judgement: Final = judgement.seated(view.seat)
        self._beliefs: Final = Beliefs(imagine, view, judgement)
        self._chance: Final = Seeded(seed)
        self._luck: Chance = self._chance  # of the playout
        self._paired: Final = judgement.same_luck()
        self._first_luck: i64 = 0  # where every move of the thinker has the same
        if self._paired:
            self._first_luck = self._chance.pick(LUCKS)
        self._horizon: Final = judgement.horizon()
        self._path: list[Node] = []
        self.root: Final = Node(view.seat, -1)
        self.fair = False  # compare all moves, however little the judgement leans to some
        self.hurry = False  # stop as soon as no playout that is left could change the best move
        self.playouts: i64 = 0
        self._sum: float = 0.0  # of the thinker's results, for their spread
        self._squares: float = 0.0
        self._spread: float = 0.5

    def think(self, playouts: i64, seconds: float, stop: Callable[[], bool] | None) -> None:
        """Make up to `playouts` more playouts, for up to `seconds`, until `stop()`; 0 is no limit."""
        looked = started = time.perf_counter()
        done: i64 = 0
        while playouts == 0 or done < playouts:
            self._playout()
            done += 1
            if self.hurry and done & 31 == 1 and self._decided(playouts - done):
                break
            now = time.perf_counter()
            if now - looked > BREATH:
                looked = now
                time.sleep(0)  # other threads of the program run
                if stop is not None and stop():
                    break
            if seconds > 0.0 and now - started > seconds:
                break

    def _decided(self, left: i64) -> bool:
        """Whether the best move leads the next by more playouts than are left, or is the only one worth a thought."""
        most: i64 = 0
        second: i64 = 0
        for child in self.root.children:
            if child.seat == self._me:
                if child.visits > most:
                    most, second = child.visits, most
                elif child.visits > second:
                    second = child.visits
        if second == 0:
            return self._only_one()
        return left >= 0 and most - second > left

    def _only_one(self) -> bool:
        world = self._imagine(self._view, Seeded(1))  # not the luck of the playouts, which stay as they were
        return len(self._judgement.consider(world, self._me, self._view.moves)) == 1

    def share(self) -> float:
        """The share of the win that the thinker came to in the playouts so far, whoever was to move."""
        return self._sum / float(self.playouts) if self.playouts > 0 else 0.0

    def compare(self, a: i64, b: i64, playouts: i64) -> list[tuple[int, int]]:
        """What two moves come to for the thinker, world by world: the same tables and the same luck for both."""
        me, other = self._me, self._view.seats + self._me
        return [(row[me], row[other]) for row in self.weigh([a, b], playouts)]

    def weigh(self, moves: list[int], playouts: i64) -> list[list[int]]:
        """What moves of the thinker come to, at the same tables and with the same luck for each: one list a table, what
        each seat gets by the first move, then by the second, and so on. Moves that were thought about are played on as
        the tree has it."""
        found: list[list[int]] = []
        for _ in range(playouts):
            world = self._beliefs.table(self._chance)
            luck = self._chance.pick(1 << 30)
            found.append([got for move in moves for got in self._come_to(world.copy(), move, luck)])
        return found

    def glance(self, playouts: i64) -> list[list[int]]:
        """What each seat gets when everybody plays on quickly from here, world by world, whoever is to move."""
        found: list[list[int]] = []
        for _ in range(playouts):
            world = self._beliefs.table(self._chance)
            found.append(list(self._finish(world, self._judgement.chapter(world))))
        return found

    def quick(self) -> i64:
        """What the thinker would do without thinking."""
        world = self._imagine(self._view, self._chance)
        return self._judgement.choose(world, self._me, self._view.moves, self._chance)

    def _come_to(self, world: Position, move: i64, luck: i64) -> vec[i64]:
        chapter = self._judgement.chapter(world)
        self._luck = Seeded(luck)
        self._path.clear()
        world.play(self._me, move, self._luck)
        for child in self.root.children:
            if child.seat == self._me and child.move == move:
                self._path.append(child)
                self._walk(child, world, chapter)
                break
        return self._learn(world, chapter)

    def tried(self) -> list[tuple[int, int, float]]:
        """Each move the thinker may make: the move, its playouts, and the share of the win they came to."""
        found = [
            (child.move, child.visits, child.mean()) for child in self.root.children if child.seat == self._me
        ]
        return found or [(self.quick(), 0, self.share())]  # others always came first

    def best(self) -> i64:
        """The move most often returned to."""
        visits: i64 = -1
        mean = 0.0
        move: i64 = self._view.moves[0]
        for child in self.root.children:
            if child.seat == self._me:
                better = child.visits == visits and child.mean() > mean
                if child.visits > visits or better:
                    visits, mean, move = child.visits, child.mean(), child.move
        return move

    def _playout(self) -> None:
        world = self._beliefs.table(self._chance)
        chapter = self._judgement.chapter(world)
        self._path.clear()
        self._walk(self.root, world, chapter)
        results = self._learn(world, chapter)
        self.playouts += 1
        self._learn_spread(results[self._me] / WIN)

    def _learn(self, world: Position, chapter: i64) -> vec[i64]:
        """What each seat gets in the end, noted along the path."""
        results = self._finish(world, chapter)
        self._luck = self._chance
        for node in self._path:
            node.visits += 1
            node.total += results[node.seat]
        return results

    def _learn_spread(self, result: float) -> None:
        self._sum += result
        self._squares += result * result
        n = float(self.playouts)
        mean = self._sum / n
        variance = self._squares / n - mean * mean
        if n >= 16.0 and variance > SPREAD_LEAST * SPREAD_LEAST:
            self._spread = sqrt(variance)

    def _walk(self, node: Node, world: Position, chapter: i64) -> None:
        """Down the tree from a node by the best known moves, until one is new."""
        waited = False  # whether the thinker has let others choose first
        while True:
            movers = world.to_move()
            if movers == 0 or (node is not self.root and self._judgement.chapter(world) != chapter):
                return
            seat = self._who(movers)
            sealed = seat != self._me and movers & (movers - 1) != 0
            moves = world.moves(seat)
            if waited and seat == self._me and node is self.root:
                moves = common(moves, self._view.moves)  # another's claim, say, may have left other choices
                if len(moves) == 0:
                    return
            if len(moves) > 1:
                moves = self._judgement.consider(world, seat, moves)
            child = self._lean(node, seat, moves, world)
            if self._paired and node is self.root:
                self._luck = Seeded(self._first_luck + child.visits)
            world.play(seat, child.move, self._luck)
            self._path.append(child)
            waited = waited or sealed
            if not sealed:
                if child.visits == 0:
                    return
                node = child

    def _who(self, movers: i64) -> i64:
        """Who chooses next: others before the thinker, so that they do not know what the thinker chose."""
        if movers & (movers - 1) == 0:
            return first(movers)
        seat: i64 = 0
        while (movers >> seat) & 1 == 0 or seat == self._me:
            seat += 1
        return seat

    def _lean(self, node: Node, seat: i64, moves: vec[i64], world: Position) -> Node:
        """The child to try, as the judgement leans, if it does; to be fair only every second time."""
        leaning = vec[i64]()
        even = self.fair and node is self.root and self.playouts & 1 == 0
        if len(moves) > 1 and not even:
            leaning = self._judgement.leaning(world, seat, moves)
        if len(leaning) == 0:
            return self._select(node, seat, moves, world)
        return node.child(seat, leant_to(node, seat, moves, leaning, self._spread))

    def _select(self, node: Node, seat: i64, moves: vec[i64], world: Position) -> Node:
        """The child to try: a move never tried here, the judgement's first; else the one with the best prospects."""
        children = node.children
        at: i64 = 0
        while at < len(children) and children[at].seat < seat:
            at += 1
        start = at
        untried = vec[i64]()
        chosen: Node | None = None
        high = -1.0
        tried: i64 = 0
        for move in moves:
            while at < len(children) and children[at].seat == seat and children[at].move < move:
                at += 1
            if at < len(children) and children[at].seat == seat and children[at].move == move:
                child = children[at]
                child.chances += 1
                tried += 1
                if len(untried) == 0:
                    prospect = self._prospect(child)
                    if prospect > high:
                        high, chosen = prospect, child
            else:
                untried = append(untried, move)
        if len(untried) == 0:
            assert chosen is not None
            return chosen
        new = self._untried(seat, moves, untried, tried, world)
        return self._grow(children, start, seat, new)

    def _prospect(self, child: Node) -> float:
        visits = float(child.visits)
        if visits == 0.0:
            return 1e9
        mean = float(child.total) / (visits * WIN)
        return mean + EXPLORE * self._spread * sqrt(log(float(child.chances)) / visits)

    def _untried(self, seat: i64, moves: vec[i64], untried: vec[i64], tried: i64, world: Position) -> i64:
        if tried == 0 and len(untried) > 1:
            return self._judgement.choose(world, seat, moves, self._chance)
        return untried[self._chance.pick(len(untried))]

    def _grow(self, children: list[Node], at: i64, seat: i64, move: i64) -> Node:
        while at < len(children) and children[at].seat == seat and children[at].move < move:
            at += 1
        child = Node(seat, move)
        child.chances = 1
        children.insert(at, child)
        return child

    def _finish(self, world: Position, chapter: i64) -> vec[i64]:
        """Play on quickly to the end, or to where the judgement can say how it stands; what each seat gets."""
        played: i64 = 0
        judgement = self._judgement
        while True:
            movers = world.to_move()
            if movers == 0:
                return world.payoffs()
            if judgement.chapter(world) != chapter:
                return judgement.worth(world)
            if self._horizon > 0 and played >= self._horizon:
                return judgement.guess(world)
            if played >= LONGEST:
                return share(bit(1, self._view.seats) - 1, self._view.seats)
            played += 1
            if judgement.hasten(world, self._luck):
                continue
            seat = first(movers)
            moves = world.moves(seat)
            move = moves[0] if len(moves) == 1 else judgement.choose(world, seat, moves, self._luck)
            world.play(seat, move, self._luck)
