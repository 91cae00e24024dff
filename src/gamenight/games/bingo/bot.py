# compiled
"""What a good player of Bingo knows: a tile that may go, goes, unless leaving it clears a row that would not be."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.position import Judgement, Position
from gamenight.games.bingo.rules import Bingo

PATIENCE: Final = 100  # passes after which nothing is left any more


@final
class BingoJudgement(Judgement):
    def choose(self, position: Position, seat: i64, moves: vec[i64], chance: Chance) -> i64:
        return moves[0]

    def consider(self, position: Position, seat: i64, moves: vec[i64]) -> vec[i64]:
        """Whoever would win by taking all from here on does so, or they might leave tiles for ever."""
        assert isinstance(position, Bingo)
        if len(moves) == 1 or position.public.passes > PATIENCE:
            return moves[:1]
        rest = position.copy()
        while not rest.public.over:
            rest.play(0, rest.moves(0)[0], Chance())
        return moves[:1] if len(rest.public.row) == 0 else moves
