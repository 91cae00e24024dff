# compiled
"""What comes of capturing on one square, each side with its least piece in turn, until one does better to stop."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.games.chess.rules.board import Board
from gamenight.games.chess.rules.tables import (
    BISHOP_RAYS,
    BIT,
    KING,
    KNIGHT,
    PAWN,
    ROOK_RAYS,
    WHITE,
    bishop_attacks,
    rook_attacks,
)

PRICE: Final = vec[i64]([100, 310, 330, 500, 950, 20_000, 0])  # pawn to king, and nothing


def exchange(board: Board, start: i64, to: i64) -> i64:
    """What a move brings its side on the square where it ends, at best; castling and en passant count as quiet."""
    brought = PRICE[board.kind_at(BIT[to])]
    risked = PRICE[board.kind_at(BIT[start])]
    if brought >= risked:
        return brought - risked
    occupied = (board.white | board.black) & ~BIT[start]
    return brought - _answer(board, to, occupied, 1 - board.turn, risked)


def _answer(board: Board, to: i64, occupied: i64, side: i64, standing: i64) -> i64:
    """What a side gains by capturing a piece of the price `standing` on a square; 0 if it does better not to."""
    takers = attackers(board, to, occupied) & (board.white if side == WHITE else board.black)
    if takers == 0:
        return 0
    least = _least(board, takers)
    one = takers & board.kings
    if least == 0:
        one = takers & board.pawns
    elif least == 1:
        one = takers & board.knights
    elif least == 2:
        one = takers & board.bishops
    elif least == 3:
        one = takers & board.rooks
    elif least == 4:
        one = takers & board.queens
    gained = standing - _answer(board, to, occupied & ~(one & -one), 1 - side, PRICE[least])
    if gained < 0:
        return 0
    return gained


def _least(board: Board, takers: i64) -> i64:
    """The least kind of piece among some."""
    if takers & board.pawns != 0:
        return 0
    if takers & board.knights != 0:
        return 1
    if takers & board.bishops != 0:
        return 2
    if takers & board.rooks != 0:
        return 3
    return 4 if takers & board.queens != 0 else 5


def attackers(board: Board, to: i64, occupied: i64) -> i64:
    """The pieces of both sides that attack a square, of those that still stand."""
    found = KNIGHT[to] & board.knights | KING[to] & board.kings
    found |= PAWN[64 + to] & board.pawns & board.white | PAWN[to] & board.pawns & board.black
    rooks = ROOK_RAYS[to] & (board.rooks | board.queens)
    if rooks != 0:
        found |= rook_attacks(to, occupied) & rooks
    bishops = BISHOP_RAYS[to] & (board.bishops | board.queens)
    if bishops != 0:
        found |= bishop_attacks(to, occupied) & bishops
    return found & occupied
