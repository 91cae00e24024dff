"""Which kind of decision a seat has to make now; what each is about stands in the words."""

from __future__ import annotations

from gamenight.games.chess.rules.board import NO_SQUARE, PROMOTE, from_square, is_castling, to_square
from gamenight.games.chess.rules.position import CLAIM, ChessView
from gamenight.games.chess.rules.tables import BIT


def decision(view: ChessView) -> str:
    board = view.public.board
    if board.in_check():
        return "check"
    if CLAIM in view.moves:
        return "claim"
    if any(PROMOTE <= move < CLAIM for move in view.moves):
        return "promote"
    if board.passed != NO_SQUARE:
        return "en_passant"
    return "castle" if any(_castles(view, move) for move in view.moves) else "move"


def _castles(view: ChessView, move: int) -> bool:
    board = view.public.board
    start, to = from_square(move, board.turn), to_square(move, board.turn)
    return is_castling(board.kind_at(BIT[start]), start, to)
