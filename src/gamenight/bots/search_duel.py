# compiled
"""Alpha-beta search for two sides with nothing hidden: deeper and deeper, less deep where little promises to change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.bots.search_calm import DEEPEST, ENDLESS, WON, Calm
from gamenight.bots.search_clock import Clock
from gamenight.bots.search_order import (
    HINT,
    LOSING,
    QUIET,
    REDUCED,
    SHARP,
    Experience,
    pull,
    reduction,
)
from gamenight.bots.search_table import (
    AT_LEAST,
    AT_MOST,
    EXACT,
    NO_MOVE,
    SURE,
    UNKNOWN,
    depth_of,
    give_back,
    lend,
    settles,
    value_of,
)
from gamenight.core.duel import Duel

NARROW: Final[i64] = 25  # how far the worth is first thought to move from one depth to the next


@final
class DuelSearch:
    """One decision of one side. With `kept`, it goes on from what searches of the same name have found."""

    def __init__(self, duel: Duel, moves_limit: i64, seed: i64, kept: str = "") -> None:
        self._duel: Final = duel
        self._seed: Final = seed
        self._table: Final = lend(kept)
        self._seen: Final = Experience(DEEPEST, moves_limit)
        self._path = vec[i64]([NO_MOVE] * (DEEPEST + 4))  # the moves that led here
        self._stood = vec[i64]([0] * (DEEPEST + 4))  # how the movers stood on the way
        self._margin: Final = duel.margin()
        self._clock = Clock(0, 0.0, None)
        self._calm = Calm(duel, self._table, self._clock)
        self.nodes: i64 = 0  # positions looked at
        self.depth: i64 = 0  # searched to the end
        self.values = vec[i64]()  # of the root's moves, in the order of `order`
        self.order = vec[i64]()  # the root's moves, best first
        self._aim: i64 = 1  # the depth of this pass

    def think(
        self, nodes: i64, seconds: float, deepest: i64, every: bool, stop: Callable[[], bool] | None
    ) -> None:
        """Search deeper and deeper until a limit is met; 0 is no limit. `every` values each move, not only the best."""
        self._clock = Clock(nodes, seconds, stop)
        self._calm = Calm(self._duel, self._table, self._clock)
        self.order = self._duel.moves()
        self._shuffle()
        self.values = vec[i64]([-ENDLESS] * len(self.order))
        depth: i64 = 1
        while depth <= (deepest if deepest > 0 else DEEPEST // 2):
            self._aim = depth
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
        self._sort(self.order, scores)

    def _sort(self, moves: vec[i64], scores: vec[i64]) -> None:
        at: i64 = 0
        while at < len(moves):
            pull(moves, scores, at)
            at += 1

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
            value = self._try(moves[at], depth, less if quiet else 0, low, beta, 0, at > 0 and not every)
            if self._clock.stopped:
                break
            values[at] = value
            if value > best:
                if not every and (at == 0 or value > low):
                    self._to_front(moves, values, at)
                best = value
            at += 1
        if self._clock.stopped and (at == 0 or every or best <= alpha):
            return
        if every:
            self._sort(moves, values)
        self.order, self.values = moves, values

    def _to_front(self, moves: vec[i64], values: vec[i64], at: i64) -> None:
        move, value = moves[at], values[at]
        while at > 0:
            moves[at], values[at] = moves[at - 1], values[at - 1]
            at -= 1
        moves[0], values[0] = move, value

    def _try(self, move: i64, depth: i64, less: i64, alpha: i64, beta: i64, ply: i64, scout: bool) -> i64:
        """What a move is worth to the mover; with `scout` first only whether it beats alpha, `less` deep at first."""
        duel = self._duel
        me = duel.mover()
        self._path[ply] = move
        duel.play(move)
        value = alpha + 1
        if duel.mover() == me:  # a turn that goes on
            value = self._value(depth, alpha, beta, ply + 1, True)
            duel.back()
            return value
        if scout:
            value = -self._value(depth - 1 - less, -alpha - 1, -alpha, ply + 1, True)
            if less > 0 and value > alpha:
                value = -self._value(depth - 1, -alpha - 1, -alpha, ply + 1, True)
        if not scout or alpha < value < beta:
            value = -self._value(depth - 1, -beta, -alpha, ply + 1, True)
        duel.back()
        return value

    def _value(self, depth: i64, alpha: i64, beta: i64, ply: i64, may_skip: bool) -> i64:
        """What the position is worth to its mover, within alpha and beta, looking `depth` moves ahead."""
        duel = self._duel
        if duel.drawn():
            return 0
        pressed = duel.pressed()
        if pressed and ply < 2 * self._aim and duel.stretched():
            depth += 1
        if depth <= 0 or ply >= DEEPEST - 2:
            return self._calm.value(alpha, beta, ply, pressed)
        if self._clock.count():
            return 0
        key = duel.key()
        fact = self._table.find(key)
        hint: i64 = NO_MOVE
        if fact != UNKNOWN:
            hint = fact & 0xFFFF
            value = value_of(fact, ply)
            if depth_of(fact) >= depth and beta - alpha == 1 and settles(fact, value, alpha, beta):
                return value
        elif depth >= 5:
            depth -= 1  # a position never seen at less depth is seldom worth the whole of it
        self._stood[ply] = -ENDLESS
        if not pressed and self._margin > 0:
            self._stood[ply] = duel.judge()
            if beta - alpha == 1 and -SURE < beta < SURE:
                value = self._shortcut(depth, beta, ply, may_skip)
                if value >= beta or self._clock.stopped:
                    return value
        return self._moves(depth, alpha, beta, ply, pressed, hint, key)

    def _shortcut(self, depth: i64, beta: i64, ply: i64, may_skip: bool) -> i64:
        """At least beta where the mover stands so well that trying its moves is not needed."""
        stood = self._stood[ply]
        if depth <= 6 and stood - self._margin * depth >= beta and stood < SURE:
            return stood
        if not may_skip or depth < 3 or stood < beta or not self._duel.skip():
            return -ENDLESS
        more = (stood - beta) // 200
        less = 3 + depth // 4 + (more if more < 3 else 3)
        self._path[ply] = NO_MOVE
        value = -self._value(depth - less, -beta, -beta + 1, ply + 1, False)
        self._duel.back()
        return value if value < SURE else beta

    def _moves(self, depth: i64, alpha: i64, beta: i64, ply: i64, pressed: bool, hint: i64, key: i64) -> i64:
        """Try every move, the likeliest to be good first."""
        duel = self._duel
        moves = duel.moves()
        if len(moves) == 0:
            return ply - WON if duel.lost() else 0
        before = self._path[ply - 1]
        scores = self._seen.scores(duel, moves, hint, before, ply)
        better = self._margin == 0 or (ply > 1 and self._stood[ply] > self._stood[ply - 2])
        best: i64 = -ENDLESS
        best_move: i64 = hint
        low = alpha
        tried = vec[i64](capacity=16)  # quiet moves
        at: i64 = 0
        while at < len(moves):
            pull(moves, scores, at)
            move, score = moves[at], scores[at]
            if SHARP <= score < HINT and duel.exchange(move) < 0:
                scores[at] = score - 2 * SHARP
                continue
            quiet = LOSING < score < SHARP or (score == HINT and duel.promise(move) <= 0)
            at += 1
            if (
                best > -SURE
                and not pressed
                and self._hopeless(move, score, depth, low, ply, better, len(tried))
            ):
                continue
            if quiet:
                tried = append(tried, move)
            less = reduction(depth, at, score, better, pressed, beta - alpha > 1)
            value = self._try(move, depth, less, low, beta, ply, at > 1)
            if self._clock.stopped:
                return 0
            if value > best:
                best = value
                if value > low:
                    low, best_move = value, move
                    if low >= beta:
                        if quiet:
                            self._seen.praise(duel.mover(), tried, before, depth, ply)
                        break
        bound: i64 = AT_LEAST if best >= beta else EXACT if best > alpha else AT_MOST
        self._table.note(key, best, depth, bound, best_move, ply)
        return best

    def _hopeless(
        self, move: i64, score: i64, depth: i64, low: i64, ply: i64, better: bool, tried: i64
    ) -> bool:
        """Whether a move so near the end of looking has no prospect of beating what was found."""
        if self._margin == 0 or score > QUIET or depth > 7:
            return False
        if score < LOSING:
            return depth <= 3
        if tried >= (5 + 2 * depth * depth if better else 4 + depth * depth):
            return True
        if self._stood[ply] + self._margin * (depth + 1) <= low:
            return True
        return depth <= 4 and self._duel.exchange(move) < -50 * depth
