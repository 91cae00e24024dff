# compiled
"""How a chess position stands. Opening and ending are judged at once: one number holds both (see `both`)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gamenight.games.chess.bot_pawns import ATTACKED, FOUND, FREE_PAWNS, MEMORY, pawns_at
from gamenight.games.chess.bot_tables import (
    AHEAD,
    BESIDE,
    BLOCKED,
    CORNERED,
    DANGER,
    DARK_CORNERED,
    FILES,
    LIGHT_CORNERED,
    MOBILE,
    OUTPOST,
    PLACED,
    PREY,
    THREAT,
    WEIGHT,
    both,
)
from gamenight.games.chess.rules.board import BISHOP_KIND, LIGHT_SQUARES, ROOK_KIND, Board
from gamenight.games.chess.rules.moves import reach
from gamenight.games.chess.rules.tables import BIT, BLACK, KING, PAWN, WHITE, first_square
from gamenight.parts.bits import count

NOTHING: Final[i64] = 0  # a plain 0 beside an i64 would make an object of it
FULL: Final[i64] = 24  # weight of all pieces at the start
PAIR: Final = both(42, 65)  # two bishops
OPEN: Final = both(41, -2)  # a rook on a file without pawns
HALF_OPEN: Final = both(21, 13)  # without own pawns
BEHIND: Final = both(26, 6)  # an own rook behind a passed pawn
HANGING: Final = both(19, 11)  # a piece of the other side that is attacked and not guarded
LOOSE: Final = both(19, 43)  # such a pawn
HARASSED: Final = both(-55, -39)  # a piece that a pawn attacks
LAST_DANGER: Final[i64] = 23
NEAR: Final = both(3, 0)  # for each threat to the other king without a queen


def standing(board: Board) -> i64:
    """How White stands, in hundredths of a pawn."""
    at = pawns_at(board)
    white_king = first_square(board.kings & board.white)
    black_king = first_square(board.kings & board.black)
    white_pawns, black_pawns = MEMORY[at + ATTACKED], MEMORY[at + ATTACKED + 1]
    white, white_attacks = _pieces(board, WHITE, black_king, black_pawns)
    black, black_attacks = _pieces(board, BLACK, white_king, white_pawns)
    white_attacks |= white_pawns | KING[white_king]
    black_attacks |= black_pawns | KING[black_king]
    score = MEMORY[at + FOUND] + white - black
    score += _hanging(board, board.black & white_attacks & ~black_attacks)
    score -= _hanging(board, board.white & black_attacks & ~white_attacks)
    free = MEMORY[at + FREE_PAWNS]
    if free != 0:
        score += _roads(board, free & board.white, WHITE) - _roads(board, free & board.black, BLACK)
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


def _pieces(board: Board, side: i64, other_king: i64, shut: i64) -> tuple[i64, i64]:
    """Where a side's pieces stand, what they may do there and threaten, and the squares that they attack.

    Squares that are `shut` are attacked by pawns of the other side.
    """
    own = board.white if side == WHITE else board.black
    other = board.black if side == WHITE else board.white
    rest = own & ~(board.pawns | board.kings)
    score: i64 = HARASSED * many(rest & shut)
    room = ~(shut | (own & (board.pawns | board.kings)))
    prey = other & ~(board.pawns | board.kings | shut)
    zone = KING[other_king]
    hits: i64 = 0
    danger: i64 = 0
    attacked: i64 = 0
    while rest != 0:
        square = first_square(rest)
        one = BIT[square]
        rest ^= one
        kind = board.kind_at(one)
        attacks = reach(board, square, own | other)
        attacked |= attacks
        score += PLACED[384 * side + 64 * kind + square] + MOBILE[32 * kind + many(attacks & room)]
        if attacks & prey != 0:
            score += PREY[kind] * many(attacks & prey)
        if attacks & zone != 0:
            hits += 1
            danger += THREAT[kind] * many(attacks & zone)
        if kind == ROOK_KIND:
            score += _rook(board, square, own)
        elif kind <= BISHOP_KIND and one & shut == 0:
            score += _outpost(board, square, side, own, other, kind)
    if hits > 1 and own & board.queens != 0:
        score += DANGER[danger // 2 if danger < 48 else LAST_DANGER]
    else:
        score += NEAR * danger
    if own & board.bishops & LIGHT_SQUARES != 0 and own & board.bishops & ~LIGHT_SQUARES != 0:
        score += PAIR
    return score, attacked


def _hanging(board: Board, squares: i64) -> i64:
    """What it is worth to attack squares that the other side does not guard."""
    if squares == 0:
        return 0
    return HANGING * many(squares & ~(board.pawns | board.kings)) + LOOSE * many(squares & board.pawns)


def _rook(board: Board, square: i64, own: i64) -> i64:
    pawns = FILES[square & 7] & board.pawns
    if pawns == 0:
        return OPEN
    return HALF_OPEN if pawns & own == 0 else NOTHING


def _outpost(board: Board, square: i64, side: i64, own: i64, other: i64, kind: i64) -> i64:
    """A knight or bishop that a pawn guards and none can drive away."""
    if PAWN[64 * (1 - side) + square] & board.pawns & own == 0:
        return 0
    chasers = AHEAD[64 * side + square] & BESIDE[square & 7] & board.pawns & other
    return OUTPOST[kind] if chasers == 0 else NOTHING


def _roads(board: Board, free: i64, side: i64) -> i64:
    """What helps and hinders passed pawns: something before them, a rook behind."""
    score: i64 = 0
    own = board.white if side == WHITE else board.black
    while free != 0:
        square = first_square(free)
        free ^= BIT[square]
        rank = square >> 3 if side == WHITE else 7 - (square >> 3)
        if rank < 3:
            continue
        step = square + 8 if side == WHITE else square - 8
        if BIT[step] & (board.white | board.black) != 0:
            score += BLOCKED[rank]
        if FILES[square & 7] & AHEAD[64 * (1 - side) + square] & board.rooks & own != 0:
            score += BEHIND
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
        corner = 12 * (LIGHT_CORNERED[hunted] if light else DARK_CORNERED[hunted])
    return corner + close if lead > 0 else -corner - close
