# compiled
"""What each piece attacks from each square, worked out once. Squares are 0 to 63, a1 to h8; a set of squares is an i64.

The 64th square is the sign bit of a set. And, or, xor and not treat it like any other bit, compiled or interpreted;
what must not be done is to shift it out or to subtract from it. Hence squares come from the table BIT and are taken out
of a set with ^, and nothing is ever shifted left. Products may run over: only bits 58 to 63 of them are used, and those
are the same whether the rest is dropped (compiled) or kept (interpreted).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WHITE: Final = 0
BLACK: Final = 1

FILE_A: Final[i64] = 0x0101010101010101
SPREAD_FILES: Final[i64] = 0x0202020202020202  # gathers one bit a file
SPREAD_RANKS: Final[i64] = 0x0004081020408000  # gathers the a-file's bits
DE_BRUIJN: Final[i64] = 0x03F79D71B4CB0A89

STRAIGHT: Final = ((1, 0), (-1, 0), (0, 1), (0, -1))
SLANTED: Final = ((1, 1), (1, -1), (-1, 1), (-1, -1))
LEAPS: Final = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))


def signed(members: int) -> int:
    """A set as an i64: the 64th square is the sign."""
    return members - (1 << 64) if members >> 63 else members


def _steps(square: int, ways: tuple[tuple[int, int], ...], far: int) -> int:
    """The squares up to `far` steps away, on an empty board."""
    found = 0
    for across, up in ways:
        file, rank = square % 8 + across, square // 8 + up
        left = far
        while left and 0 <= file < 8 and 0 <= rank < 8:
            found |= 1 << (8 * rank + file)
            file, rank, left = file + across, rank + up, left - 1
    return signed(found)


def _line_fill(at: int, inner: int) -> int:
    """The squares of a line of eight attacked from `at` when `inner` says which of the middle six are occupied."""
    found = 0
    for way in (1, -1):
        square = at + way
        while 0 <= square < 8:
            found |= 1 << square
            if (inner << 1) >> square & 1:
                break
            square += way
    return found


def _fills(along: list[int]) -> vec[i64]:
    """What is attacked from each place on a line for each occupancy of its middle, place n standing for `along[n]`."""
    rows = []
    for at in range(8):
        for inner in range(64):
            attacked = _line_fill(at, inner)
            rows.append(signed(sum(along[n] for n in range(8) if attacked >> n & 1)))
    return vec[i64](rows)


def _index_of_bits() -> vec[i64]:
    rows = [0] * 64
    for square in range(64):
        one: i64 = signed(1 << square)
        rows[((one * DE_BRUIJN) >> 58) & 63] = square
    return vec[i64](rows)


def _pairs(whole: bool) -> vec[i64]:
    """For each pair of squares on one line: the line from edge to edge, or the squares between them."""
    rows = []
    for a in range(64):
        for b in range(64):
            rows.append(signed(_pair(a, b, whole)))
    return vec[i64](rows)


def _pair(a: int, b: int, whole: bool) -> int:
    across, up = b % 8 - a % 8, b // 8 - a // 8
    if a == b or (across and up and abs(across) != abs(up)):
        return 0
    way = ((across > 0) - (across < 0), (up > 0) - (up < 0))
    if whole:
        back = (-way[0], -way[1])
        return (_steps(a, (way, back), 8) | 1 << a) & (1 << 64) - 1
    return _steps(a, (way,), max(abs(across), abs(up)) - 1) & (1 << 64) - 1


BIT: Final = vec[i64]([signed(1 << n) for n in range(64)])
INDEX: Final = _index_of_bits()
KNIGHT: Final = vec[i64]([_steps(n, LEAPS, 1) for n in range(64)])
KING: Final = vec[i64]([_steps(n, STRAIGHT + SLANTED, 1) for n in range(64)])
ROOK_RAYS: Final = vec[i64]([_steps(n, STRAIGHT, 8) for n in range(64)])
BISHOP_RAYS: Final = vec[i64]([_steps(n, SLANTED, 8) for n in range(64)])
PAWN: Final = vec[i64](  # what a white pawn attacks from each square, then a black one
    [_steps(n, ((-1, 1), (1, 1)), 1) for n in range(64)]
    + [_steps(n, ((-1, -1), (1, -1)), 1) for n in range(64)]
)
RANK_OF: Final = vec[i64]([_steps(n, ((1, 0), (-1, 0)), 8) for n in range(64)])
FILE_OF: Final = vec[i64]([_steps(n, ((0, 1), (0, -1)), 8) for n in range(64)])
RISING: Final = vec[i64]([_steps(n, ((1, 1), (-1, -1)), 8) for n in range(64)])
FALLING: Final = vec[i64]([_steps(n, ((-1, 1), (1, -1)), 8) for n in range(64)])
BY_FILE: Final = _fills([0x0101010101010101 << n for n in range(8)])
BY_RANK: Final = _fills([0xFF << (8 * n) for n in range(8)])
BETWEEN: Final = _pairs(False)
LINE: Final = _pairs(True)


def first_square(members: i64) -> i64:
    """The lowest square of a set that is not empty."""
    return INDEX[(((members & -members) * DE_BRUIJN) >> 58) & 63]


def rook_attacks(square: i64, occupied: i64) -> i64:
    file = square & 7
    rank = square >> 3
    row = (occupied >> (8 * rank + 1)) & 63
    column = ((((occupied >> file) & FILE_A) * SPREAD_RANKS) >> 58) & 63
    return (BY_FILE[64 * file + row] & RANK_OF[square]) | (BY_RANK[64 * rank + column] & FILE_OF[square])


def bishop_attacks(square: i64, occupied: i64) -> i64:
    file = 64 * (square & 7)
    rising = RISING[square]
    falling = FALLING[square]
    up = (((occupied & rising) * SPREAD_FILES) >> 58) & 63
    down = (((occupied & falling) * SPREAD_FILES) >> 58) & 63
    return (BY_FILE[file + up] & rising) | (BY_FILE[file + down] & falling)
