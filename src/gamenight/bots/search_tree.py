# compiled
"""The tree of alpha-beta search: what a position below the root is worth, within what could still matter."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.bots.search_calm import DEEPEST, ENDLESS, WON, Calm
from gamenight.bots.search_clock import Clock
from gamenight.bots.search_order import (
    HINT,
    LOSING,
    QUIET,
    SHARP,
    Experience,
    least,
    pull,
    reduction,
    to_front,
)
from gamenight.bots.search_table import (
    AT_LEAST,
    AT_MOST,
    EXACT,
    NO_MOVE,
    SURE,
    UNKNOWN,
    Remembered,
    depth_of,
    settles,
    value_of,
)
from gamenight.core.duel import Duel

SINGLE: Final[i64] = 7  # the least depth at which it is asked whether there is but one good move


@final
class Tree:
    """What one search knows besides its table: the way to the position it looks at, and its experience with moves."""

    def __init__(self, duel: Duel, table: Remembered, clock: Clock, moves_limit: i64) -> None:
        self._duel: Final = duel
        self._table: Final = table
        self._seen: Final = Experience(DEEPEST, moves_limit)
        self._path = vec[i64]([NO_MOVE] * (DEEPEST + 4))  # the moves that led here
        self._stood = vec[i64]([0] * (DEEPEST + 4))  # how the movers stood on the way
        self._margin: Final = duel.margin()
        self._clock = clock
        self._calm = Calm(duel, table, clock)
        self.aim: i64 = 1  # the depth of this pass

    def begin(self, clock: Clock) -> None:
        self._clock = clock
        self._calm = Calm(self._duel, self._table, clock)

    def move(self, move: i64, depth: i64, less: i64, alpha: i64, beta: i64, ply: i64, scout: bool) -> i64:
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
        if pressed and ply < 2 * self.aim and duel.stretched():
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
            stood = duel.judge()
            self._stood[ply] = stood
            if beta - alpha == 1 and -SURE < beta < SURE:
                if fact != UNKNOWN and settles(fact, value_of(fact, ply), stood, stood):
                    stood = value_of(fact, ply)
                value = self._shortcut(depth, beta, ply, may_skip, stood)
                if value >= beta or self._clock.stopped:
                    return value
        more: i64 = 0
        if depth >= SINGLE and fact != UNKNOWN and self._margin > 0:
            more = self._alone(fact, depth, beta, ply, pressed, key)
            if more < 0:
                return beta
        return self._moves(depth, alpha, beta, ply, pressed, hint, key, NO_MOVE, more)

    def _alone(self, fact: i64, depth: i64, beta: i64, ply: i64, pressed: bool, key: i64) -> i64:
        """1 if the move remembered is far better than every other, and deserves a deeper look; -1 if several beat
        beta, so that it need not be looked at; else 0."""
        value = value_of(fact, ply)
        bound = (fact >> 34) & 3
        if depth_of(fact) < depth - 3 or bound == AT_MOST or not -SURE < value < SURE or ply >= 2 * self.aim:
            return 0
        low = value - 2 * depth
        found = self._moves((depth - 1) // 2, low - 1, low, ply, pressed, NO_MOVE, key, fact & 0xFFFF, 0)
        if found < low:
            return 1
        return -1 if low >= beta else 0

    def _shortcut(self, depth: i64, beta: i64, ply: i64, may_skip: bool, stood: i64) -> i64:
        """At least beta where the mover stands so well that trying its moves is not needed."""
        if depth <= 6 and stood - self._margin * depth >= beta and stood < SURE:
            return stood
        if not may_skip or depth < 3 or stood < beta or not self._duel.skip():
            return -ENDLESS
        less = 3 + depth // 4 + least((stood - beta) // 200, 3)
        self._path[ply] = NO_MOVE
        value = -self._value(depth - less, -beta, -beta + 1, ply + 1, False)
        self._duel.back()
        return value if value < SURE else beta

    def _moves(
        self,
        depth: i64,
        alpha: i64,
        beta: i64,
        ply: i64,
        pressed: bool,
        hint: i64,
        key: i64,
        without: i64,
        more: i64,
    ) -> i64:
        """Try every move, the likeliest to be good first; the hint `more` deep, and one not at all."""
        duel = self._duel
        moves = duel.moves()
        if len(moves) == 0:
            return ply - WON if duel.lost() else 0
        before, earlier = self._path[ply - 1], self._path[ply - 2] if ply > 1 else NO_MOVE
        hinted = to_front(moves, hint)  # tried before the others are even put in order
        scores = vec[i64]()
        better = self._margin == 0 or (ply > 1 and self._stood[ply] > self._stood[ply - 2])
        best: i64 = -ENDLESS
        best_move: i64 = hint
        low = alpha
        tried = vec[i64](capacity=16)  # quiet moves
        at: i64 = 0
        while at < len(moves):
            score, deep = HINT, depth + more
            if at > 0 or not hinted:
                if len(scores) == 0:
                    scores = self._seen.scores(duel, moves, hint, before, earlier, ply)
                pull(moves, scores, at)
                score, deep = scores[at], depth
            move = moves[at]
            if SHARP <= score < HINT and duel.exchange(move) < 0:
                scores[at] = score - 2 * SHARP
                continue
            quiet = LOSING < score < SHARP or (score == HINT and duel.promise(move) <= 0)
            at += 1
            if move == without:
                continue
            if best > -SURE and not pressed and score <= QUIET and depth <= 7 and self._margin > 0:
                if self._enough(score, depth, low, ply, better, len(tried)):
                    break
                if depth <= 4 and duel.exchange(move) < -50 * depth:
                    continue
            if quiet:
                tried = append(tried, move)
            less = reduction(depth, at, score, better, pressed, beta - alpha > 1)
            value = self.move(move, deep, less, low, beta, ply, at > 1)
            if self._clock.stopped:
                return 0
            if value > best:
                best = value
                if value > low:
                    low, best_move = value, move
                    if low >= beta:
                        if quiet:
                            self._seen.praise(duel.mover(), tried, before, earlier, depth, ply)
                        break
        bound: i64 = AT_LEAST if best >= beta else EXACT if best > alpha else AT_MOST
        if without == NO_MOVE:
            self._table.note(key, best, depth, bound, best_move, ply)
        return best

    def _enough(self, score: i64, depth: i64, low: i64, ply: i64, better: bool, tried: i64) -> bool:
        """Whether, so near the end of looking, no move of this score or a lower one may beat what was found."""
        if score < LOSING:
            return depth <= 3
        if tried >= (5 + 2 * depth * depth if better else 4 + depth * depth):
            return True
        if depth <= 4 and score < -4_096 * depth:  # has seldom been good anywhere
            return True
        return self._stood[ply] + self._margin * (depth + 1) <= low
