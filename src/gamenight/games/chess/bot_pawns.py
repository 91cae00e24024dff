# compiled
"""What pawns and kings are worth where they stand. They seldom move, so what was found is remembered."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.games.chess.bot_tables import (
    AHEAD,
    BESIDE,
    FILES,
    FROM_KING,
    FROM_OTHER_KING,
    PASSED,
    PLACED,
    SHELTER,
    both,
)
from gamenight.games.chess.rules.board import Board
from gamenight.games.chess.rules.tables import BIT, BLACK, PAWN, WHITE, first_square

DOUBLED: Final = both(-7, -20)
ALONE: Final = both(-6, -14)  # a pawn with none beside it
BACKWARD: Final = both(-12, -18)  # a pawn that cannot be guarded, with a step that would lose it
TOGETHER: Final = both(8, -1)  # a pawn that another guards

CELLS: Final[i64] = 8192  # arrangements of pawns and kings remembered
WIDE: Final[i64] = 8  # numbers of a cell: white pawns, black pawns and kings, then what was found of them
FOUND: Final[i64] = 3  # how White stands (see `both`)
FREE_PAWNS: Final[i64] = 4  # those no pawn can stop
ATTACKED: Final[i64] = 5  # the squares that White's pawns attack, then Black's
MEMORY: Final = vec[i64]([0] * (CELLS * WIDE))


def pawns_at(board: Board) -> i64:
    """The cell of MEMORY that tells of a board's pawns and kings, filled if need be."""
    white, black = board.pawns & board.white, board.pawns & board.black
    mixed = white * 0x1E3779B97F4A7C15 ^ black * 0x2545F4914F6CDD1D ^ board.kings * 0x3C79AC492BA7B653
    at = WIDE * ((mixed >> 50) & (CELLS - 1))
    memory = MEMORY
    if memory[at] != white or memory[at + 1] != black or memory[at + 2] != board.kings:
        memory[at], memory[at + 1], memory[at + 2] = white, black, board.kings
        white_king, black_king = (
            first_square(board.kings & board.white),
            first_square(board.kings & board.black),
        )
        memory[at + ATTACKED], memory[at + ATTACKED + 1] = attacked(white, WHITE), attacked(black, BLACK)
        memory[at + FREE_PAWNS] = 0
        found = _pawns(at, white, black, WHITE, white_king, black_king)
        found -= _pawns(at, black, white, BLACK, black_king, white_king)
        memory[at + FOUND] = found + _king(white, WHITE, white_king) - _king(black, BLACK, black_king)
    return at


def attacked(pawns: i64, side: i64) -> i64:
    """The squares that pawns attack."""
    found: i64 = 0
    while pawns != 0:
        square = first_square(pawns)
        pawns ^= BIT[square]
        found |= PAWN[64 * side + square]
    return found


def _pawns(at: i64, own: i64, other: i64, side: i64, king: i64, other_king: i64) -> i64:
    """What a side's pawns are worth with their company and their road."""
    score: i64 = 0
    feared = MEMORY[at + ATTACKED + 1 - side]
    rest = own
    while rest != 0:
        square = first_square(rest)
        rest ^= BIT[square]
        score += PLACED[384 * side + square]
        ahead = AHEAD[64 * side + square]
        step = square + 8 if side == WHITE else square - 8
        if own & FILES[square & 7] & ahead != 0:
            score += DOUBLED
        elif other & ahead == 0:
            MEMORY[at + FREE_PAWNS] |= BIT[square]
            score += _passed(square, step, side, king, other_king)
        if own & BESIDE[square & 7] == 0:
            score += ALONE
        elif PAWN[64 * (1 - side) + square] & own != 0:
            score += TOGETHER
        elif feared & BIT[step] != 0 and own & BESIDE[square & 7] & ~ahead == 0:
            score += BACKWARD
    return score


def _passed(square: i64, step: i64, side: i64, king: i64, other_king: i64) -> i64:
    """A pawn that no pawn can stop: worth most when its own king is near and the other is not."""
    rank = square >> 3 if side == WHITE else 7 - (square >> 3)
    score: i64 = PASSED[rank]
    if rank < 3:
        return score
    return score + FROM_KING[rank] * apart(king, step) + FROM_OTHER_KING[rank] * apart(other_king, step)


def apart(a: i64, b: i64) -> i64:
    """How many moves a king needs from one square to another."""
    across = (a & 7) - (b & 7)
    up = (a >> 3) - (b >> 3)
    across = across if across > 0 else -across
    up = up if up > 0 else -up
    return across if across > up else up


def _king(own: i64, side: i64, king: i64) -> i64:
    """Where a king stands and how well its pawns cover it."""
    score = PLACED[384 * side + 320 + king]
    file = king & 7
    at: i64 = file - 1 if file > 0 else file
    while at <= file + 1 and at < 8:
        score += SHELTER[_cover(own & FILES[at], king, side)]
        at += 1
    return score


def _cover(pawns: i64, king: i64, side: i64) -> i64:
    """How far before the king the nearest of some pawns stands; 7 for none."""
    nearest: i64 = 7
    while pawns != 0:
        square = first_square(pawns)
        pawns ^= BIT[square]
        far = (square >> 3) - (king >> 3) if side == WHITE else (king >> 3) - (square >> 3)
        if 0 <= far < nearest:
            nearest = far
    return nearest
