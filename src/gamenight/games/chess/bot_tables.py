# compiled
"""What pieces are worth on each square, in the opening and in the ending, made from a few simple ideas."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.games.chess.rules.tables import signed

OPENING: Final = vec[i64]([88, 325, 338, 485, 985, 0])  # pawn to king
ENDING: Final = vec[i64]([112, 300, 318, 530, 965, 0])
WEIGHT: Final = vec[i64]([0, 1, 1, 2, 4, 0])  # how much opening a piece makes; 24 in all


def both(opening: i64, ending: i64) -> i64:
    """Two worths in one number, to be added, subtracted and multiplied together: 65536 times the one, and the other."""
    return 65536 * opening + ending


PASSED: Final = vec[i64](  # by rank
    [0, both(2, 10), both(4, 14), both(10, 28), both(26, 50), both(52, 88), both(90, 140), 0]
)


def _central(square: int) -> float:
    """3.0 in the middle, 0.0 in a corner."""
    file, rank = square % 8, square // 8
    return 3.5 - max(abs(file - 3.5), abs(rank - 3.5)) + (7 - abs(file - 3.5) - abs(rank - 3.5)) / 6


def _pawn(file: int, rank: int) -> tuple[float, float]:
    middle = 1 - abs(file - 3.5) / 3.5
    opening = 3 * (rank - 1) + middle * 11 * min(rank - 1, 3)
    if rank == 1 and file in (3, 4):
        opening -= 14  # the middle pawns should go first
    return opening - 12, 7 * (rank - 1) + 2 * (rank - 1) ** 2 / 3 - 14


def _knight(file: int, rank: int) -> tuple[float, float]:
    middle = _central(8 * rank + file)
    return 15 * middle - 38 - (14 if rank == 0 else 0) + (8 if rank in (4, 5) else 0), 10 * middle - 26


def _bishop(file: int, rank: int) -> tuple[float, float]:
    middle = _central(8 * rank + file)
    long = 10 if file == rank or file + rank == 7 else 0
    return 7 * middle - 16 - (13 if rank == 0 else 0) + long, 5 * middle - 11


def _rook(file: int, rank: int) -> tuple[float, float]:
    return (22 if rank == 6 else 0) + 4 * (3 - abs(file - 3.5)) * (rank == 0) - 4, 12 if rank == 6 else 0


def _queen(file: int, rank: int) -> tuple[float, float]:
    middle = _central(8 * rank + file)
    return 2 * middle - 6 - (6 if rank > 3 else 0), 9 * middle - 20


def _king(file: int, rank: int) -> tuple[float, float]:
    home = 34 if file in (1, 6) else 22 if file in (0, 2, 7) else 0
    return (home - 18 if rank == 0 else -22 * min(rank, 3) - 8), 13 * _central(8 * rank + file) - 30


IDEAS: Final = (_pawn, _knight, _bishop, _rook, _queen, _king)


def _table() -> vec[i64]:
    """White's pieces kind by kind and square by square, then Black's, mirrored; the piece itself included."""
    rows = []
    for side in (0, 1):
        for kind, idea in enumerate(IDEAS):
            for square in range(64):
                rank = square // 8 if side == 0 else 7 - square // 8
                opening, ending = idea(square % 8, rank)
                rows.append(both(OPENING[kind] + round(opening), ENDING[kind] + round(ending)))
    return vec[i64](rows)


def _file(n: int) -> int:
    return 0x0101010101010101 << n if 0 <= n < 8 else 0


def _ahead(square: int, side: int) -> int:
    """The squares before a pawn, on its own file and the two beside it."""
    files = _file(square % 8) | _file(square % 8 - 1) | _file(square % 8 + 1)
    rank = square // 8
    ranks = range(rank + 1, 8) if side == 0 else range(rank)
    return files & sum(0xFF << 8 * r for r in ranks)


def _to_corners(square: int, a: int, b: int) -> int:
    """The nearer to one of two corners the more; 14 steps are the most there are."""
    steps = [abs(square % 8 - corner % 8) + abs(square // 8 - corner // 8) for corner in (a, b)]
    return 6 * (14 - min(steps))


PLACED: Final = _table()
FILES: Final = vec[i64]([signed(_file(n)) for n in range(8)])
BESIDE: Final = vec[i64]([signed(_file(n - 1) | _file(n + 1)) for n in range(8)])
AHEAD: Final = vec[i64]([signed(_ahead(square, side)) for side in (0, 1) for square in range(64)])
CORNERED: Final = vec[i64]([round(10 * (4.6 - _central(square))) for square in range(64)])
LIGHT_CORNERED: Final = vec[i64]([_to_corners(square, 7, 56) for square in range(64)])
DARK_CORNERED: Final = vec[i64]([_to_corners(square, 0, 63) for square in range(64)])
