# compiled
"""Every legal move of a board. Numbers in comments are clauses of rules.md."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.games.chess.rules.board import LONG, NO_SQUARE, PROMOTE, SHORT, Board
from gamenight.games.chess.rules.tables import (
    BETWEEN,
    BISHOP_RAYS,
    BIT,
    KING,
    KNIGHT,
    LINE,
    PAWN,
    ROOK_RAYS,
    WHITE,
    bishop_attacks,
    first_square,
    rook_attacks,
)

RANK_2: Final[i64] = 0xFF00
RANK_7: Final[i64] = 0xFF000000000000


def legal_moves(board: Board) -> vec[i64]:
    """Every legal move, ascending."""
    own = board.white if board.turn == WHITE else board.black
    enemy = board.black if board.turn == WHITE else board.white
    king = first_square(board.kings & own)
    checks, pins = _checks_and_pins(board, king, own, enemy)
    aim = ~own if checks == 0 else _answer(king, checks)
    found = vec[i64](capacity=48)
    promoting = board.pawns & own & (RANK_7 if board.turn == WHITE else RANK_2)
    rest = own & ~promoting
    while rest != 0:
        square = first_square(rest)
        one = BIT[square]
        rest ^= one
        if square == king:
            to = _king_reach(board, king, own, enemy, checks)
        else:
            to = _reach(board, square, own, enemy) & aim
            if pins & one != 0:
                to &= LINE[64 * king + square]
            if board.passed != NO_SQUARE and board.pawns & one != 0:
                to |= _passing_reach(board, square)
        while to != 0:
            target = first_square(to)
            to ^= BIT[target]
            found = append(found, 64 * square + target)
    while promoting != 0:
        square = first_square(promoting)
        promoting ^= BIT[square]
        to = _pawn_reach(board, square, own, enemy) & aim
        if pins & BIT[square] != 0:
            to &= LINE[64 * king + square]
        found = _promotions(found, square, to)
    return found


def _checks_and_pins(board: Board, king: i64, own: i64, enemy: i64) -> tuple[i64, i64]:
    """The enemy's pieces that give check, and our own that alone stand between the king and an attack."""
    checks = (KNIGHT[king] & board.knights) | (PAWN[64 * board.turn + king] & board.pawns)
    checks &= enemy
    snipers = ROOK_RAYS[king] & (board.rooks | board.queens)
    snipers |= BISHOP_RAYS[king] & (board.bishops | board.queens)
    snipers &= enemy
    pins: i64 = 0
    while snipers != 0:
        sniper = first_square(snipers)
        snipers ^= BIT[sniper]
        between = BETWEEN[64 * king + sniper] & (own | enemy)
        if between == 0:
            checks |= BIT[sniper]
        elif between ^ BIT[first_square(between)] == 0:
            pins |= between & own
    return checks, pins


def _reach(board: Board, square: i64, own: i64, enemy: i64) -> i64:
    """Where a piece other than the king may go, its own king's safety apart."""
    if board.pawns & BIT[square] != 0:
        return _pawn_reach(board, square, own, enemy)
    return reach(board, square, own | enemy)


def reach(board: Board, square: i64, occupied: i64) -> i64:
    """What the knight, bishop, rook or queen on a square attacks."""
    one = BIT[square]
    if board.knights & one != 0:
        return KNIGHT[square]
    if board.bishops & one != 0:
        return bishop_attacks(square, occupied)
    if board.rooks & one != 0:
        return rook_attacks(square, occupied)
    return rook_attacks(square, occupied) | bishop_attacks(square, occupied)


def _pawn_reach(board: Board, square: i64, own: i64, enemy: i64) -> i64:
    """Where a pawn may go, en passant apart: one square, two from where it began, and to capture (3.6, 3.7)."""
    to = PAWN[64 * board.turn + square] & enemy
    ahead: i64 = 8 if board.turn == WHITE else -8
    one = BIT[square + ahead]
    if one & (own | enemy) == 0:
        to |= one
        if square >> 3 == (1 if board.turn == WHITE else 6):
            to |= BIT[square + 2 * ahead] & ~(own | enemy)
    return to


def _passing_reach(board: Board, square: i64) -> i64:
    """The square where a pawn may capture en passant (5.1 to 5.3)."""
    to = PAWN[64 * board.turn + square] & BIT[board.passed]
    if to == 0 or not board.passing_is_safe(square, board.passed):
        return 0
    return to


def _king_reach(board: Board, king: i64, own: i64, enemy: i64, checks: i64) -> i64:
    """Where the king may go: never to an attacked square (3.1)."""
    around = KING[king] & ~own
    occupied = (own | enemy) ^ BIT[king]
    to: i64 = 0
    while around != 0:
        square = first_square(around)
        around ^= BIT[square]
        if not board.attacked(square, enemy, occupied):
            to |= BIT[square]
    if checks == 0 and board.rights != 0:
        to |= _castling_reach(board, king, enemy, own | enemy)
    return to


def _castling_reach(board: Board, king: i64, enemy: i64, occupied: i64) -> i64:
    """Castling: rights, a clear path, and no attacked square on the king's way (4.2 to 4.4)."""
    rights = board.rights if board.turn == WHITE else board.rights >> 2
    to: i64 = 0
    if rights & SHORT != 0 and occupied & BETWEEN[64 * king + king + 3] == 0:
        crossed = board.attacked(king + 1, enemy, occupied) or board.attacked(king + 2, enemy, occupied)
        if not crossed:
            to |= BIT[king + 2]
    if rights & LONG != 0 and occupied & BETWEEN[64 * king + king - 4] == 0:
        crossed = board.attacked(king - 1, enemy, occupied) or board.attacked(king - 2, enemy, occupied)
        if not crossed:
            to |= BIT[king - 2]
    return to


def _answer(king: i64, checks: i64) -> i64:
    """Where a piece must go to end a check: onto the attacker or between (6.3); nowhere, if there are two (6.4)."""
    checker = first_square(checks)
    if checks ^ BIT[checker] != 0:
        return 0
    return checks | BETWEEN[64 * king + checker]


def _promotions(found: vec[i64], square: i64, to: i64) -> vec[i64]:
    while to != 0:
        target = first_square(to)
        to ^= BIT[target]
        move = PROMOTE + 32 * (square & 7) + 4 * (target & 7)
        found = append(found, move)
        found = append(found, move + 1)
        found = append(found, move + 2)
        found = append(found, move + 3)
    return found


def perft(board: Board, depth: i64) -> i64:
    """In how many ways the next `depth` half-moves can go: the count that proves a move generator."""
    moves = legal_moves(board)
    if depth <= 1:
        return len(moves) if depth == 1 else 1
    total: i64 = 0
    for move in moves:
        after = board.copy()
        after.make(move)
        total += perft(after, depth - 1)
    return total
