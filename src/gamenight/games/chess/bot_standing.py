# compiled
"""How a chess position stands. Opening and ending are judged at once: one number holds both (see `both`)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.games.chess.bot_tables import (
    AHEAD,
    BESIDE,
    CORNERED,
    DARK_CORNERED,
    FILES,
    LIGHT_CORNERED,
    PASSED,
    PLACED,
    WEIGHT,
    both,
)
from gamenight.games.chess.rules.board import KNIGHT_KIND, LIGHT_SQUARES, ROOK_KIND, Board
from gamenight.games.chess.rules.moves import reach
from gamenight.games.chess.rules.tables import BIT, BLACK, KING, PAWN, WHITE, first_square
from gamenight.parts.bits import count

NOTHING: Final[i64] = 0  # a plain 0 beside an i64 would make an object of it
FULL: Final[i64] = 24  # weight of all pieces at the start
PAIR: Final = both(28, 45)  # two bishops
DOUBLED: Final = both(8, 18)
ALONE: Final = both(12, 14)  # a pawn with none beside it
TOGETHER: Final = both(8, 6)  # a pawn that another guards
OPEN: Final = both(30, 12)  # a rook on a file without pawns
HALF_OPEN: Final = both(13, 8)  # without own pawns
OUTPOST: Final = both(22, 12)  # a knight that a pawn guards and none can drive away
HARASSED: Final = both(38, 30)  # a piece that a pawn attacks
SHIELD: Final = both(10, 0)  # each own pawn about the king
BARE: Final = both(14, 0)  # each file at the king without an own pawn
BEHIND: Final = both(6, 22)  # an own rook behind a passed pawn
FREE: Final = vec[i64](
    [0, both(5, 5), both(5, 5), both(2, 4), both(1, 3), 0]
)  # each square a piece may go to
USUAL: Final = vec[i64]([0, 4, 6, 6, 12, 0])  # as many of them are neither good nor bad
THREAT: Final = vec[i64]([0, 2, 2, 3, 4, 0])  # each square about the other king that a piece attacks


def standing(board: Board) -> i64:
    """How White stands, in hundredths of a pawn."""
    white_king = first_square(board.kings & board.white)
    black_king = first_square(board.kings & board.black)
    score = _pieces(board, WHITE, black_king) - _pieces(board, BLACK, white_king)
    score += _pawns(board, WHITE, white_king, black_king) - _pawns(board, BLACK, black_king, white_king)
    score += _king(board, WHITE, white_king) - _king(board, BLACK, black_king)
    opening = (score + 0x8000) >> 16
    ending = ((score & 0xFFFF) ^ 0x8000) - 0x8000
    weight = _weight(board)
    value = (opening * weight + ending * (FULL - weight)) // FULL
    if weight > 10:
        return value
    value = _drawish(board, value, weight)
    return value + _driven(board, value, white_king, black_king)


def many(squares: i64) -> i64:
    """How many squares a set has. `count` takes the last square, which is the sign, for two."""
    return count(squares) - 1 if squares < 0 else count(squares)


def _weight(board: Board) -> i64:
    """How much of an opening it still is."""
    minor = many(board.knights | board.bishops)
    weight = WEIGHT[1] * minor + WEIGHT[3] * many(board.rooks) + WEIGHT[4] * many(board.queens)
    return weight if weight < FULL else FULL


def _guarded(pawns: i64, side: i64) -> i64:
    """The squares that pawns attack."""
    found: i64 = 0
    while pawns != 0:
        square = first_square(pawns)
        pawns ^= BIT[square]
        found |= PAWN[64 * side + square]
    return found


def _pieces(board: Board, side: i64, other_king: i64) -> i64:
    """Where a side's pieces stand, what they may do there, and what they threaten the other king with."""
    own = board.white if side == WHITE else board.black
    other = board.black if side == WHITE else board.white
    shut = _guarded(board.pawns & other, 1 - side)
    rest = own & ~(board.pawns | board.kings)
    score: i64 = -HARASSED * many(rest & shut)
    room = ~(shut | (own & (board.pawns | board.kings)))
    zone = KING[other_king]
    hits: i64 = 0
    danger: i64 = 0
    while rest != 0:
        square = first_square(rest)
        one = BIT[square]
        rest ^= one
        kind = board.kind_at(one)
        attacks = reach(board, square, own | other)
        score += PLACED[384 * side + 64 * kind + square] + FREE[kind] * (many(attacks & room) - USUAL[kind])
        if attacks & zone != 0:
            hits += 1
            danger += THREAT[kind] * many(attacks & zone)
        if kind == ROOK_KIND:
            score += _rook(board, square, own)
        elif kind == KNIGHT_KIND and one & shut == 0:
            score += _outpost(board, square, side, own, other)
    if hits > 1 and own & board.queens != 0:
        danger += danger * danger // 16
    if own & board.bishops & LIGHT_SQUARES != 0 and own & board.bishops & ~LIGHT_SQUARES != 0:
        score += PAIR
    if danger > 100:
        danger = 100
    return score + both(4 * danger, 0)


def _rook(board: Board, square: i64, own: i64) -> i64:
    pawns = FILES[square & 7] & board.pawns
    if pawns == 0:
        return OPEN
    return HALF_OPEN if pawns & own == 0 else NOTHING


def _outpost(board: Board, square: i64, side: i64, own: i64, other: i64) -> i64:
    if PAWN[64 * (1 - side) + square] & board.pawns & own == 0:
        return 0
    chasers = AHEAD[64 * side + square] & BESIDE[square & 7] & board.pawns & other
    return OUTPOST if chasers == 0 else NOTHING


def _pawns(board: Board, side: i64, king: i64, other_king: i64) -> i64:
    """What a side's pawns are worth with their company and their road."""
    own = board.pawns & (board.white if side == WHITE else board.black)
    other = board.pawns & (board.black if side == WHITE else board.white)
    score: i64 = 0
    rest = own
    while rest != 0:
        square = first_square(rest)
        rest ^= BIT[square]
        score += PLACED[384 * side + square]
        ahead = AHEAD[64 * side + square]
        if own & FILES[square & 7] & ahead != 0:
            score -= DOUBLED
        elif other & ahead == 0:
            score += _passed(board, square, side, king, other_king)
        if own & BESIDE[square & 7] == 0:
            score -= ALONE
        elif PAWN[64 * (1 - side) + square] & own != 0:
            score += TOGETHER
    return score


def _passed(board: Board, square: i64, side: i64, king: i64, other_king: i64) -> i64:
    """A pawn that no pawn can stop: worth most when nothing stands before it and its own king is near."""
    rank = square >> 3 if side == WHITE else 7 - (square >> 3)
    step = square + 8 if side == WHITE else square - 8
    score: i64 = PASSED[rank]
    if rank < 3:
        return score
    nearer = 5 * apart(other_king, step) - 2 * apart(king, step)
    score += both(0, (rank - 2) * nearer)
    if BIT[step] & (board.white | board.black) != 0:
        score -= both(2 * rank, 5 * rank)
    own = board.white if side == WHITE else board.black
    if FILES[square & 7] & AHEAD[64 * (1 - side) + square] & board.rooks & own != 0:
        score += BEHIND
    return score


def apart(a: i64, b: i64) -> i64:
    """How many moves a king needs from one square to another."""
    across = (a & 7) - (b & 7)
    up = (a >> 3) - (b >> 3)
    across = across if across > 0 else -across
    up = up if up > 0 else -up
    return across if across > up else up


def _king(board: Board, side: i64, king: i64) -> i64:
    """Where a king stands and how well its pawns cover it."""
    own = board.pawns & (board.white if side == WHITE else board.black)
    score = PLACED[384 * side + 320 + king] + SHIELD * many(KING[king] & own)
    file = king & 7
    at: i64 = file - 1 if file > 0 else NOTHING
    while at <= file + 1 and at < 8:
        if FILES[at] & own == 0:
            score -= BARE
        at += 1
    return score


def _drawish(board: Board, value: i64, weight: i64) -> i64:
    """The lead that counts: less where endings are hard to win."""
    lead = board.white if value > 0 else board.black
    pieces = lead & ~(board.pawns | board.kings)
    if lead & board.pawns == 0:  # without pawns it takes a rook more than the other side has
        size = value if value > 0 else -value
        return value if size > 420 and pieces & ~board.knights != 0 else value // 8
    rest = board.knights | board.rooks | board.queens
    if rest == 0 and weight == 2 and _opposite(board):
        return value // 2
    if board.knights | board.bishops | board.queens == 0 and weight == 4 and many(lead & board.pawns) < 4:
        return value * 3 // 4
    return value


def _opposite(board: Board) -> bool:
    """Whether each side has a bishop and they never meet."""
    light = board.bishops & LIGHT_SQUARES
    split = board.bishops & board.white != 0 and board.bishops & board.black != 0
    return split and light != 0 and light != board.bishops


def _driven(board: Board, lead: i64, white_king: i64, black_king: i64) -> i64:
    """With a won ending: the other king belongs in a corner, and one's own near it."""
    if -300 < lead < 300:
        return 0
    across = (white_king & 7) - (black_king & 7)
    up = (white_king >> 3) - (black_king >> 3)
    close = 5 * (14 - (across if across > 0 else -across) - (up if up > 0 else -up))
    hunted = black_king if lead > 0 else white_king
    corner = CORNERED[hunted]
    if board.pawns | board.rooks | board.queens == 0 and board.knights != 0 and many(board.bishops) == 1:
        light = board.bishops & LIGHT_SQUARES != 0
        corner = 8 * (LIGHT_CORNERED[hunted] if light else DARK_CORNERED[hunted])
    return corner + close if lead > 0 else -corner - close
