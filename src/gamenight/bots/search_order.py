# compiled
"""In which order alpha-beta search tries moves: what was good elsewhere in the tree is tried early."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.bots.search_table import NO_MOVE
from gamenight.core.duel import Duel

HINT: Final[i64] = 100_000_000  # the move remembered
SHARP: Final[i64] = 1_000_000  # captures and the like, which have promise
LOSING: Final[i64] = -500_000  # captures that lose more than they take are below this
KILLER: Final[i64] = 900_000  # has just refuted a brother of this position
COUNTER: Final[i64] = 800_000  # has refuted the move just made
QUIET: Final[i64] = 700_000  # other quiet moves are below this
MOST: Final[i64] = 16_384  # the best and worst that can be said of a quiet move
PAIRS: Final[i64] = 1 << 16  # of a move and its answer, by a number that mixes the two


@final
class Experience:
    """What one search has learnt of moves."""

    def __init__(self, deepest: i64, moves_limit: i64) -> None:
        self._limit: Final = moves_limit
        self._killers = vec[i64]([NO_MOVE] * (2 * deepest + 4))
        self._history = vec[i64]([0] * (2 * moves_limit))  # by side
        self._counters = vec[i64]([NO_MOVE] * (2 * moves_limit))
        self._answers = vec[i64]([0] * PAIRS)
        self._plans = vec[i64]([0] * PAIRS)

    def scores(self, duel: Duel, moves: vec[i64], hint: i64, before: i64, earlier: i64, ply: i64) -> vec[i64]:
        """How soon to try each move: higher is sooner. `before` led here, `earlier` is the mover's own last move."""
        mine = duel.mover() * self._limit
        counter = NO_MOVE
        if before < self._limit:
            counter = self._counters[mine + before]
        scores = vec[i64](capacity=64)
        for move in moves:
            score = duel.promise(move)
            if move == hint:
                score = HINT
            elif score > 0:
                score += SHARP
            elif move == self._killers[2 * ply]:
                score = KILLER + 1
            elif move == self._killers[2 * ply + 1]:
                score = KILLER
            elif move == counter:
                score = COUNTER
            else:
                score = self._history[mine + move]
                score += self._answers[_pair(before, move)] + self._plans[_pair(earlier, move)]
            scores = append(scores, score)
        return scores

    def praise(self, side: i64, tried: vec[i64], before: i64, earlier: i64, depth: i64, ply: i64) -> None:
        """The last of the quiet moves tried was good, those before it were not."""
        good = tried[len(tried) - 1]
        if self._killers[2 * ply] != good:
            self._killers[2 * ply + 1] = self._killers[2 * ply]
            self._killers[2 * ply] = good
        mine = side * self._limit
        if before < self._limit:
            self._counters[mine + before] = good
        weight = 16 * depth * depth + 32 * depth
        if weight > 1600:
            weight = 1600
        for move in tried:
            by = weight if move == good else -weight
            at, pair, plan = mine + move, _pair(before, move), _pair(earlier, move)
            self._history[at] = _moved(self._history[at], by)
            self._answers[pair] = _moved(self._answers[pair], by)
            self._plans[plan] = _moved(self._plans[plan], by)


def _moved(old: i64, by: i64) -> i64:
    """A score moved up or down, the less the further it is already."""
    size = by if by > 0 else -by
    return old + by - old * size // MOST


def _pair(before: i64, move: i64) -> i64:
    return (before * 40_503 + move * 2_477 + (move >> 6)) & (PAIRS - 1)


def pull(moves: vec[i64], scores: vec[i64], at: i64) -> None:
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


def sort(moves: vec[i64], scores: vec[i64]) -> None:
    """The most promising first."""
    at: i64 = 0
    while at < len(moves):
        pull(moves, scores, at)
        at += 1


def pull_to_front(moves: vec[i64], scores: vec[i64], at: i64) -> None:
    """Bring a move to the first place; those before it move back by one."""
    move, score = moves[at], scores[at]
    while at > 0:
        moves[at], scores[at] = moves[at - 1], scores[at - 1]
        at -= 1
    moves[0], scores[0] = move, score


def least(a: i64, b: i64) -> i64:
    return a if a < b else b


def to_front(moves: vec[i64], move: i64) -> bool:
    """Bring a move to the first place; False if it is not there."""
    at: i64 = 0
    while at < len(moves):
        if moves[at] == move:
            moves[0], moves[at] = move, moves[0]
            return True
        at += 1
    return False


def _reductions() -> vec[i64]:
    """How much less deep a quiet move is looked at first, by depth and by how many were tried before it."""
    rows = [
        int(0.6 + math.log(depth) * math.log(tried) / 2.1) if depth > 2 and tried > 1 else 0
        for depth in range(64)
        for tried in range(64)
    ]
    return vec[i64](rows)


REDUCED: Final = _reductions()


def reduction(depth: i64, at: i64, score: i64, better: bool, pressed: bool, open_window: bool) -> i64:
    """How much less deep than the others a move is looked at first: the `at`-th tried, found worth `score`."""
    if depth < 3 or at < 3 or score > KILLER + 1:
        return 0
    less = REDUCED[64 * least(depth, 63) + least(at, 63)]
    if LOSING < score < QUIET:
        less -= score // 10_240
        if not better:
            less += 1
    else:
        less -= 1
    if open_window:
        less -= 1
    if pressed:
        less -= 1
    if less > depth - 2:
        less = depth - 2
    return less if less > 0 else 0
