# compiled
# Over 300 lines: one search, whose steps share the table, the history and the clock.
"""Alpha-beta search for two sides with nothing hidden: iterative deepening, transposition table, quiescence."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.duel import Duel

WON: Final[i64] = 30_000  # less one for each move it takes
SURE: Final[i64] = 29_000  # above this a game is decided
ENDLESS: Final[i64] = 32_000
DEEPEST: Final[i64] = 60  # moves below the root
TABLE: Final[i64] = 1 << 18  # positions remembered
LOOK: Final[i64] = 1023  # nodes between two looks at the clock

EXACT: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2

NO_MOVE: Final = 0xFFFF


@final
class Remembered:
    """A table of positions searched before: what they are worth, how deep that was seen, and the best move."""

    def __init__(self) -> None:
        self.keys = vec[i64]([-1] * TABLE)
        self.facts = vec[i64]([0] * TABLE)

    def clear(self) -> None:
        n: i64 = 0
        while n < TABLE:
            self.keys[n] = -1
            n += 1


TABLES: Final[list[Remembered]] = []  # kept for the next search


@final
class DuelSearch:
    """One decision of one side."""

    def __init__(self, duel: Duel, moves_limit: i64, seed: i64) -> None:
        self._duel: Final = duel
        self._seed: Final = seed
        self._table: Final = TABLES.pop() if TABLES else Remembered()
        self._table.clear()
        self._killers = vec[i64]([NO_MOVE] * (2 * DEEPEST + 4))
        self._history = vec[i64]([0] * (2 * moves_limit))
        self._limit: Final = moves_limit
        self.nodes: i64 = 0
        self.depth: i64 = 0  # searched to the end
        self.values = vec[i64]()  # of the root's moves, in the order of `order`
        self.order = vec[i64]()  # the root's moves, best first
        self._most: i64 = 0
        self._until = 0.0
        self._stop: Callable[[], bool] | None = None
        self._stopped = False

    def think(
        self, nodes: i64, seconds: float, deepest: i64, every: bool, stop: Callable[[], bool] | None
    ) -> None:
        """Search deeper and deeper until a limit is met; 0 is no limit. `every` values each move, not only the best."""
        started = time.perf_counter()
        self._until = started + seconds if seconds > 0.0 else 0.0
        self._most, self._stop = nodes, stop
        self.order = self._duel.moves()
        self._shuffle()
        self.values = vec[i64]([-ENDLESS] * len(self.order))
        depth: i64 = 1
        while depth <= (deepest if deepest > 0 else DEEPEST // 2):
            self._root(depth, every)
            if self._stopped:
                break
            self.depth = depth
            decided = self.values[0] > SURE or self.values[0] < -SURE
            late = seconds > 0.0 and time.perf_counter() - started > 0.6 * seconds
            if late or (decided and depth > 4) or len(self.order) == 1:
                break
            depth += 1
        if len(TABLES) < 2:
            TABLES.append(self._table)

    def best(self) -> i64:
        return self.order[0]

    def line(self, move: i64, longest: i64) -> vec[i64]:
        """The best play after a move, with it, as far as it is remembered."""
        duel = self._duel
        found = append(vec[i64](), move)
        duel.play(move)
        while len(found) < longest and not duel.drawn():
            key = duel.key()
            slot = key & (TABLE - 1)
            following = self._table.facts[slot] & 0xFFFF
            if self._table.keys[slot] != key or following not in duel.moves():
                break
            duel.play(following)
            found = append(found, following)
        for _ in range(len(found)):
            duel.back()
        return found

    def _shuffle(self) -> None:
        """Moves that promise the most first; the seed settles what is equal."""
        n: i64 = len(self.order)
        scores = vec[i64](capacity=64)
        at: i64 = 0
        while at < n:
            mixed = (self._seed ^ (self.order[at] * 0x9E3779B1)) & 0x7FFFFFFF
            scores = append(scores, self._duel.promise(self.order[at]) * 64 + mixed % 61)
            at += 1
        at = 0
        while at < n:
            self._pull(self.order, scores, at)
            at += 1

    def _pull(self, moves: vec[i64], scores: vec[i64], at: i64) -> None:
        """Bring the most promising of the moves not yet tried to place `at`."""
        best = at
        n: i64 = at + 1
        while n < len(moves):
            if scores[n] > scores[best]:
                best = n
            n += 1
        if best != at:
            moves[at], moves[best] = moves[best], moves[at]
            scores[at], scores[best] = scores[best], scores[at]

    def _root(self, depth: i64, every: bool) -> None:
        """All the root's moves to one depth. A pass cut short keeps what it found if it finished its first move."""
        moves, values = self.order[:], vec[i64]([-ENDLESS] * len(self.order))
        alpha: i64 = -ENDLESS
        at: i64 = 0
        while at < len(moves):
            low = -ENDLESS if every else alpha
            value = self._try(moves[at], depth, low, ENDLESS, 0, at > 0 and not every)
            if self._stopped:
                break
            values[at] = value
            if value > alpha:
                alpha = value
                if not every:
                    self._to_front(moves, values, at)
            at += 1
        if self._stopped and at == 0:
            return
        if every and not self._stopped:
            self._sort(moves, values)
        if not (every and self._stopped):
            self.order, self.values = moves, values

    def _to_front(self, moves: vec[i64], values: vec[i64], at: i64) -> None:
        move, value = moves[at], values[at]
        while at > 0:
            moves[at], values[at] = moves[at - 1], values[at - 1]
            at -= 1
        moves[0], values[0] = move, value

    def _sort(self, moves: vec[i64], values: vec[i64]) -> None:
        at: i64 = 0
        while at < len(moves):
            self._pull(moves, values, at)
            at += 1

    def _try(self, move: i64, depth: i64, alpha: i64, beta: i64, ply: i64, scout: bool) -> i64:
        """What a move is worth to the mover; with `scout` first only whether it beats alpha."""
        duel = self._duel
        me = duel.mover()
        duel.play(move)
        if duel.mover() == me:  # a turn that goes on
            value = self._value(depth, alpha, beta, ply + 1, True)
        elif scout:
            value = -self._value(depth - 1, -alpha - 1, -alpha, ply + 1, True)
            if alpha < value < beta:
                value = -self._value(depth - 1, -beta, -alpha, ply + 1, True)
        else:
            value = -self._value(depth - 1, -beta, -alpha, ply + 1, True)
        duel.back()
        return value

    def _value(self, depth: i64, alpha: i64, beta: i64, ply: i64, may_skip: bool) -> i64:
        """What the position is worth to its mover, within alpha and beta, looking `depth` moves ahead."""
        duel = self._duel
        self.nodes += 1
        if self.nodes & LOOK == 0 or self.nodes == self._most:
            self._look()
        if self._stopped:
            return 0
        if duel.drawn():
            return 0
        pressed = duel.pressed()
        if pressed and ply < DEEPEST // 2 and duel.stretched():
            depth += 1
        if depth <= 0 or ply >= DEEPEST - 2:
            return self._calm(alpha, beta, ply, pressed)
        key = duel.key()
        slot = key & (TABLE - 1)
        hint: i64 = NO_MOVE
        if self._table.keys[slot] == key:
            fact = self._table.facts[slot]
            hint = fact & 0xFFFF
            if (fact >> 36) >= depth:
                value = self._seen(fact, ply)
                bound = (fact >> 34) & 3
                if bound == EXACT or (bound == AT_LEAST and value >= beta):
                    return value
                if bound == AT_MOST and value <= alpha:
                    return value
        if may_skip and not pressed and depth >= 3 and beta < SURE and duel.judge() >= beta and duel.skip():
            value = -self._value(depth - 3 - depth // 5, -beta, -beta + 1, ply + 1, False)
            duel.back()
            if value >= beta and not self._stopped:
                return value if value < SURE else beta
        return self._moves(depth, alpha, beta, ply, pressed, hint, key)

    def _seen(self, fact: i64, ply: i64) -> i64:
        value = ((fact >> 16) & 0x3FFFF) - 2 * ENDLESS
        if value > SURE:
            return value - ply
        if value < -SURE:
            return value + ply
        return value

    def _remember(self, key: i64, value: i64, depth: i64, bound: i64, move: i64, ply: i64) -> None:
        if value > SURE:
            value += ply
        elif value < -SURE:
            value -= ply
        slot = key & (TABLE - 1)
        self._table.keys[slot] = key
        self._table.facts[slot] = (depth << 36) | (bound << 34) | ((value + 2 * ENDLESS) << 16) | move

    def _moves(self, depth: i64, alpha: i64, beta: i64, ply: i64, pressed: bool, hint: i64, key: i64) -> i64:
        """Try every move, the likeliest to be good first."""
        duel = self._duel
        moves = duel.moves()
        if len(moves) == 0:
            return ply - WON if duel.lost() else 0
        scores = self._scores(moves, hint, ply)
        best: i64 = -ENDLESS
        best_move: i64 = moves[0]
        low = alpha
        at: i64 = 0
        while at < len(moves):
            self._pull(moves, scores, at)
            move = moves[at]
            value = -ENDLESS
            quiet = scores[at] < 1_000_000
            if quiet and at >= 4 and depth >= 3 and not pressed:  # late and quiet: look less deep at first
                less = depth - 1 if at < 12 else depth - 2
                value = self._try(move, less, low, low + 1, ply, False)
                if value > low:
                    value = self._try(move, depth, low, beta, ply, True)
            else:
                value = self._try(move, depth, low, beta, ply, at > 0)
            if self._stopped:
                return 0
            if value > best:
                best, best_move = value, move
                if value > low:
                    low = value
                    if low >= beta:
                        if quiet:
                            self._praise(move, depth, ply)
                        break
            at += 1
        bound: i64 = AT_LEAST if best >= beta else EXACT if best > alpha else AT_MOST
        self._remember(key, best, depth, bound, best_move, ply)
        return best

    def _scores(self, moves: vec[i64], hint: i64, ply: i64) -> vec[i64]:
        """The order of trial: the move remembered, then what is sharp, killers, and what has been good elsewhere."""
        duel = self._duel
        side = duel.mover()
        scores = vec[i64](capacity=64)
        for move in moves:
            score = duel.promise(move)
            if move == hint:
                score = 100_000_000
            elif score > 0:
                score += 1_000_000
            elif move == self._killers[2 * ply]:
                score = 900_001
            elif move == self._killers[2 * ply + 1]:
                score = 900_000
            else:
                score += self._history[side * self._limit + move]
            scores = append(scores, score)
        return scores

    def _praise(self, move: i64, depth: i64, ply: i64) -> None:
        if self._killers[2 * ply] != move:
            self._killers[2 * ply + 1] = self._killers[2 * ply]
            self._killers[2 * ply] = move
        at = self._duel.mover() * self._limit + move
        self._history[at] += depth * depth
        if self._history[at] > 800_000:
            n: i64 = 0
            while n < len(self._history):
                self._history[n] //= 2
                n += 1

    def _calm(self, alpha: i64, beta: i64, ply: i64, pressed: bool) -> i64:
        """The worth of a position once captures are played out; the mover may also stand still, unless pressed."""
        duel = self._duel
        self.nodes += 1
        if self.nodes & LOOK == 0 or self.nodes == self._most:
            self._look()
        if self._stopped:
            return 0
        best: i64 = -ENDLESS
        if pressed and ply < DEEPEST - 2:
            moves = duel.moves()
            if len(moves) == 0:
                return ply - WON if duel.lost() else 0
        else:
            best = duel.judge()
            if best >= beta or ply >= DEEPEST - 2:
                return best
            moves = duel.sharp()
        low = alpha if alpha > best else best
        scores = vec[i64](capacity=32)
        for move in moves:
            scores = append(scores, duel.promise(move))
        at: i64 = 0
        while at < len(moves):
            self._pull(moves, scores, at)
            value = self._calm_try(moves[at], low, beta, ply)
            if self._stopped:
                return 0
            if value > best:
                best = value
                if value > low:
                    low = value
                    if low >= beta:
                        break
            at += 1
        return best

    def _calm_try(self, move: i64, alpha: i64, beta: i64, ply: i64) -> i64:
        duel = self._duel
        me = duel.mover()
        duel.play(move)
        if duel.mover() == me:
            value = self._calm(alpha, beta, ply + 1, duel.pressed())
        else:
            value = -self._calm(-beta, -alpha, ply + 1, duel.pressed())
        duel.back()
        return value

    def _look(self) -> None:
        """Whether it is time to stop; other threads of the program run meanwhile."""
        late = self._until > 0.0 and time.perf_counter() > self._until
        if late or (self._most > 0 and self.nodes >= self._most):
            self._stopped = True
        elif self.nodes & 4095 == 0:
            time.sleep(0)
            stop = self._stop
            if stop is not None and stop():
                self._stopped = True
