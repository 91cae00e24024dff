# compiled
"""What a good player of Bingo knows: a tile that may go, goes, unless leaving it clears a row that would not be."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.journal import Entry
from gamenight.core.position import Judgement, Position, View
from gamenight.games.bingo.rules import LEAVE, TAKE, Bingo, BingoView, Public

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
        return moves[:1] if len(all_taken(position).row) == 0 else moves

    def because(self, view: View, move: i64) -> Entry | None:
        assert isinstance(view, BingoView)
        game = Bingo(view.options, view.public.copy())
        taking = all_taken(game)
        if move == LEAVE:
            game.play(0, LEAVE, Chance())
            leaving = all_taken(game)
            clears = len(leaving.row) == 0 and len(taking.row) > 0
            return Entry(LEAVE, 0, leaving.passes + 1, len(taking.row), 0, 0) if clears else None
        clears = move == TAKE and len(taking.row) == 0
        return Entry(TAKE, 0, taking.passes + 1, 0, 0, 0) if clears else None


def all_taken(position: Bingo) -> Public:
    """How a game ends in which every tile is taken that matches from here on."""
    rest = position.copy()
    while not rest.public.over:
        rest.play(0, rest.moves(0)[0], Chance())
    return rest.public
