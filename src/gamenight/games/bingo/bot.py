# compiled
"""What a good player of Bingo knows: a tile that may go, goes, unless leaving it clears a row that would not be.

Nothing is hidden and there is no luck, so whether a row can still be cleared is found out by trying.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.journal import Entry
from gamenight.core.position import SURE, Judgement, Position, View, bit
from gamenight.games.bingo.rules import COUNT, LEAVE, TAKE, Bingo, BingoView, Public

PATIENCE: Final = 100  # passes after which nothing is left any more
MATCHES: Final = 5_000  # that are tried, at most, to clear a row
_NO_LUCK: Final = Chance()


def can_be_cleared(position: Bingo) -> bool | None:
    """Whether some way of taking and leaving clears the row; None if there are too many to say. It is played on."""
    tried: set[int] = set()
    ways = [position]
    while len(ways) > 0:
        now = ways.pop()
        p = now.public
        while not p.asked and not p.over:
            now.play(0, COUNT, _NO_LUCK)
        if p.over and len(p.row) == 0:
            return True
        match = p.at << 4 | p.number
        for tile in p.row:
            match |= bit(1, 10 + tile)
        if p.over or match in tried:
            continue
        if len(tried) == MATCHES:
            return None
        tried.add(match)
        leaving = now.copy()
        leaving.play(0, LEAVE, _NO_LUCK)
        now.play(0, TAKE, _NO_LUCK)
        ways += [leaving, now]
    return False


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

    def solve(self, view: View) -> vec[i64] | None:
        assert isinstance(view, BingoView)
        worth = vec[i64](capacity=2)
        for move in view.moves:
            after = Bingo(view.options, view.public.copy())
            after.play(0, move, _NO_LUCK)
            cleared = can_be_cleared(after)
            if cleared is None:
                return None
            worth = append(worth, SURE if cleared else 0)
        return worth

    def because(self, view: View, move: i64) -> Entry | None:
        assert isinstance(view, BingoView)
        game = Bingo(view.options, view.public.copy())
        taking = all_taken(game)
        if move == LEAVE:
            game.play(0, LEAVE, _NO_LUCK)
            leaving = all_taken(game)
            clears = len(leaving.row) == 0 and len(taking.row) > 0
            return Entry(LEAVE, 0, leaving.passes + 1, len(taking.row), 0, 0) if clears else None
        clears = move == TAKE and len(taking.row) == 0
        return Entry(TAKE, 0, taking.passes + 1, 0, 0, 0) if clears else None


def all_taken(position: Bingo) -> Public:
    """How a game ends in which every tile is taken that matches from here on."""
    rest = position.copy()
    while not rest.public.over:
        rest.play(0, rest.moves(0)[0], _NO_LUCK)
    return rest.public
