# compiled
"""What a good player of Chess knows, and how to say it."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.duel import Duel
from gamenight.core.names import Names
from gamenight.core.position import Judgement, Position, View
from gamenight.games.chess.bot_duel import ChessDuel, gain, guarded, standing
from gamenight.games.chess.bot_tables import ENDING
from gamenight.games.chess.rules.board import (
    KING_KIND,
    NO_KIND,
    PAWN_KIND,
    PROMOTE,
    Board,
    from_square,
    promoted,
    to_square,
)
from gamenight.games.chess.rules.moves import legal_moves, reach
from gamenight.games.chess.rules.position import CLAIM, Chess, ChessView
from gamenight.games.chess.rules.tables import BIT

WORDS = ("pawn", "knight", "bishop", "rook", "queen", "king")


@final
class ChessJudgement(Judgement):
    """Search by alpha-beta."""

    def choose(self, position: Position, seat: i64, moves: vec[i64], chance: Chance) -> i64:
        assert isinstance(position, Chess)
        best: i64 = moves[0]
        high: i64 = -1
        for move in moves:
            value = chance.pick(60)
            if move != CLAIM:
                value += gain(position.public.board, move)
            if value > high:
                high, best = value, move
        return best

    def duel(self, view: View) -> Duel | None:
        assert isinstance(view, ChessView)
        return ChessDuel(view)

    def worth(self, position: Position) -> vec[i64]:
        assert isinstance(position, Chess)
        lead = standing(position.public.board) // 2
        share: i64 = (
            500 + (lead if lead < 450 else 450) if lead > 0 else 500 + (lead if lead > -450 else -450)
        )
        return vec[i64]([share, 1000 - share])

    def reason(self, view: View, move: i64, names: Names) -> str:
        assert isinstance(view, ChessView)
        if move == CLAIM:
            return "You stand worse, and a draw is yours for the asking."
        return why(view.public.board, move)


def why(board: Board, move: i64) -> str:
    """The plainest thing that speaks for a move."""
    after = board.copy()
    after.make(move)
    white = board.turn == 0
    start, to = from_square(move, board.turn), to_square(move, board.turn)
    kind, victim = board.kind_at(BIT[start]), board.kind_at(BIT[to])
    if len(legal_moves(after)) == 0:
        return "It is checkmate." if after.in_check() else "It is stalemate, and a draw is the best there is."
    if move >= PROMOTE:
        return f"The pawn becomes a {WORDS[promoted(move)]}."
    if victim != NO_KIND:
        return _capture(board, kind, victim, to, white)
    if kind == KING_KIND and (to - start == 2 or start - to == 2):
        return "Castling takes your king to safety and brings the rook into play."
    if guarded(board, start, not white) and kind not in (PAWN_KIND, KING_KIND):
        return f"Your {WORDS[kind]} was attacked; it is safer there."
    attacked = _attacks(after, to, kind, white)
    if after.in_check():
        return "It gives check" + (f" and attacks the {attacked} too." if attacked else ".")
    if attacked:
        return f"It attacks the {attacked}."
    return _quiet(board, kind, start, to)


def _capture(board: Board, kind: i64, victim: i64, to: i64, white: bool) -> str:
    if not guarded(board, to, not white):
        return f"It wins the {WORDS[victim]}, which nothing guards."
    if ENDING[victim] > ENDING[kind] + 40:
        return f"It takes a {WORDS[victim]} with a mere {WORDS[kind]}."
    return f"It takes the {WORDS[victim]}, and the exchange comes out in your favour."


def _attacks(after: Board, to: i64, kind: i64, white: bool) -> str:
    """The best unguarded or dearer piece that the piece just moved now attacks."""
    if kind in (PAWN_KIND, KING_KIND):
        return ""
    enemy = after.black if white else after.white
    attacks = reach(after, to, after.white | after.black) & enemy & ~after.kings
    best = ""
    dear: i64 = 0
    square: i64 = 0
    while square < 64:
        if attacks & BIT[square] != 0:
            found = after.kind_at(BIT[square])
            if ENDING[found] > dear and (
                ENDING[found] > ENDING[kind] + 40 or not guarded(after, square, not white)
            ):
                dear, best = ENDING[found], WORDS[found]
        square += 1
    return best


def _quiet(board: Board, kind: i64, start: i64, to: i64) -> str:
    home: i64 = 0 if board.turn == 0 else 7
    file, rank = to & 7, to >> 3
    middle = 2 <= file <= 5 and 2 <= rank <= 5
    if kind == PAWN_KIND:
        return (
            "The pawn takes its share of the middle."
            if middle
            else "It gains room, and every piece stays guarded."
        )
    if start >> 3 == home and kind != KING_KIND:
        return f"It brings the {WORDS[kind]} into play" + (", towards the middle." if middle else ".")
    if kind == KING_KIND:
        return "The king stands better there."
    return f"The {WORDS[kind]} does more from there."
