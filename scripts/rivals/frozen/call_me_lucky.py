# compiled
"""What a good player of Call Me Lucky knows: tall piles are the prize, and what is left open will be taken."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.position import Judgement, Position
from gamenight.games.call_me_lucky.rules.grid import Grid
from gamenight.games.call_me_lucky.rules.position import CallMeLucky
from gamenight.games.call_me_lucky.rules.public import (
    ADD,
    DRAW,
    LAY,
    NO_CARD,
    SET,
    SEVEN,
    Public,
    worth,
)
from gamenight.parts.prospects import prospects

LEAD: Final = 11.0  # points that make one seat e times as likely to win as another
AHEAD: Final[i64] = 24  # moves looked ahead


def gain(p: Public, grid: Grid, seat: i64, move: i64) -> i64:
    """What a move wins at once: the piles of others that it takes or covers."""
    if move < ADD:
        return 2 * worth(p.piles[grid.ways[move]]) + 2
    if move < LAY:
        return 4
    if move < DRAW:
        square = move - LAY
        if p.top[square] == NO_CARD:
            return 1
        mine = (p.owns[seat] >> square) & 1
        value = worth(p.piles[square])
        if p.drawn % SET == SEVEN:
            return value if mine else 2 * value  # a Lucky Seven keeps what it covers for good
        return 0 if mine else 2 * value
    return 0


@final
class LuckyJudgement(Judgement):
    """Quick moves by what they capture; prospects by the scores as they stand."""

    def choose(self, position: Position, seat: i64, moves: vec[i64], chance: Chance) -> i64:
        assert isinstance(position, CallMeLucky)
        best: i64 = moves[0]
        high: i64 = -1
        for move in moves:
            value = 2 * gain(position.public, position.grid, seat, move) + chance.pick(5)
            if value > high:
                high, best = value, move
        return best

    def horizon(self) -> i64:
        return AHEAD

    def worth(self, position: Position) -> vec[i64]:
        assert isinstance(position, CallMeLucky)
        return prospects(position.scores(), LEAD)
