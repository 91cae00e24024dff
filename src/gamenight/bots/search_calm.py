# compiled
"""The end of alpha-beta search: a position is judged only once captures are played out."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.bots.search_clock import Clock
from gamenight.bots.search_order import pull
from gamenight.bots.search_table import SURE, UNKNOWN, Remembered, settles, value_of
from gamenight.core.duel import Duel

WON: Final[i64] = 30_000  # less one for each move it takes
ENDLESS: Final[i64] = 32_000
DEEPEST: Final[i64] = 96  # moves below the root
HOPE: Final[i64] = 150  # that a capture may bring beyond what it takes


@final
class Calm:
    """The worth of positions at the end of looking ahead."""

    def __init__(self, duel: Duel, table: Remembered, clock: Clock) -> None:
        self._duel: Final = duel
        self._table: Final = table
        self._clock: Final = clock
        self._choosy: Final = duel.margin() > 0

    def value(self, alpha: i64, beta: i64, ply: i64, pressed: bool) -> i64:
        """The worth of a position once captures are played out; the mover may also stand still, unless pressed."""
        duel = self._duel
        if self._clock.count():
            return 0
        fact = self._table.find(duel.key())
        if fact != UNKNOWN and beta - alpha == 1:
            value = value_of(fact, ply)
            if settles(fact, value, alpha, beta):
                return value
        if pressed and ply < DEEPEST - 2:
            moves = duel.moves()
            if len(moves) == 0:
                return ply - WON if duel.lost() else 0
            return self._moves(moves, -ENDLESS, alpha, beta, ply)
        stood = duel.judge()
        if stood >= beta or ply >= DEEPEST - 2:
            return stood
        return self._moves(duel.sharp(), stood, alpha, beta, ply)

    def _moves(self, moves: vec[i64], stood: i64, alpha: i64, beta: i64, ply: i64) -> i64:
        """The best of some moves, or to stand still; captures without hope are passed over."""
        duel = self._duel
        choosy = self._choosy and stood > -SURE
        best = stood
        scores = vec[i64](capacity=32)
        for move in moves:
            scores = append(scores, duel.promise(move))
        at: i64 = 0
        while at < len(moves) and best < beta:
            pull(moves, scores, at)
            move = moves[at]
            at += 1
            low = alpha if alpha > best else best
            if choosy and (stood + duel.takes(move) + HOPE <= low or duel.exchange(move) < 0):
                continue
            value = self._try(move, low, beta, ply)
            if self._clock.stopped:
                return 0
            if value > best:
                best = value
        return best

    def _try(self, move: i64, alpha: i64, beta: i64, ply: i64) -> i64:
        duel = self._duel
        me = duel.mover()
        duel.play(move)
        if duel.mover() == me:
            value = self.value(alpha, beta, ply + 1, duel.pressed())
        else:
            value = -self.value(-beta, -alpha, ply + 1, duel.pressed())
        duel.back()
        return value
