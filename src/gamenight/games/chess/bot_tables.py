# compiled
"""What pieces are worth on each square, and what else counts, in the opening and in the ending.

The numbers were fitted: they make `standing` tell the result of quiet positions of our own quick games as nearly as it
can, the result being what Stockfish thought of each after a few thousand nodes.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.games.chess.rules.tables import signed

OPENING: Final = vec[i64]([89, 316, 340, 477, 982, 0])  # pawn to king
ENDING: Final = vec[i64]([110, 288, 313, 529, 963, 0])
WEIGHT: Final = vec[i64]([0, 1, 1, 2, 4, 0])  # how much opening a piece makes; 24 in all
THREAT: Final = vec[i64]([0, 2, 2, 3, 4, 0])  # each square about the other king that a piece attacks

# What a square adds, from the first rank to the last, on the files a to d; e to h mirror them. Opening, then ending.
PAWNS: Final = """
   0    0    0    0      0    0    0    0
 -16    7   -9  -33    -21  -29  -14  -10
 -17   -5  -11  -18    -16  -29  -22  -18
 -21  -17    1    7     -6  -13  -20  -41
  -7   -2   17    9      0    3  -10  -18
   2    1   18   21     18   29   28   22
   4   -6   36   33     33   51   35   56
   0    0    0    0      0    0    0    0
"""

KNIGHTS: Final = """
 -46   -3  -26    3    -11  -29    1   -5
 -12   16    6   13     -3  -15    6    1
 -16    7    9   21    -12    1    0   27
   1   16   32   33    -15   11   10   13
  24   12   34   19    -18   23   16   40
  -7    7   32   46    -10   -6   25    7
 -40  -28  -15    8    -23   -8   -7   23
 -80  -32  -23  -16    -43   -3   -4    5
"""

BISHOPS: Final = """
 -34    6   -4  -12      6   31  -10  -10
  10   18    1   -2     -6  -21    7    1
   6   22    3    1     -5  -26   -3   21
  -4    2    5   28     -3    3   17   22
   5    3   23   13      4  -10   -1   17
   2   14   -5   -5      7   -6   20    3
 -28   -2  -13   -2    -23    0   -7    8
  -7  -13  -28  -12     -3    8  -25   -5
"""

ROOKS: Final = """
   1   -9    7    6    -15   -9   -9   -9
 -10    1   -7    9    -15   -5    2  -28
 -11    4  -12  -12     -8   -5   -2   -7
   2  -18  -19   -5     -6    2    4   12
   5    0   17    3     10    3    2    9
 -10    9   -3   14      6    6    9    2
  -5    4   17   26      3   27    5    3
   1    0    9    1     -9   15    7    1
"""

QUEENS: Final = """
  -4   -4    0    5    -12  -26   -5  -28
  -6    3   17    6    -15  -17  -22   -7
  -6   -1   -6   -9     -7    6   18   20
  -1   -6   -6    5    -13   -6   18   33
  16   -5   13  -13      9    1   21   30
  12    2    8   22      4    8   26   23
 -19   -2    2    2    -25    2   11    2
 -18  -10  -14    7    -22  -14  -18    3
"""

KINGS: Final = """
  -8   14    0    6    -56  -43  -35  -55
 -18  -39  -42  -63    -42  -15  -11  -12
 -59  -38  -46  -62    -22  -24  -13    8
 -71  -85  -70  -84    -14  -11   -3   12
 -72  -73  -73  -76    -17   15    8   19
 -69  -70  -69  -66      0  -15   35   20
 -73  -72  -71  -69    -24   18   -1   -1
 -75  -73  -73  -73    -36  -24  -27  -24
"""

PLACES: Final = (PAWNS, KNIGHTS, BISHOPS, ROOKS, QUEENS, KINGS)
MOBILITY: Final = (  # by how many squares a piece may go to, pawns and kings apart
    "",
    "-8 -31; 7 -18; 19 -4; 24 6; 32 14; 39 18; 43 13; 49 7; 53 -1",
    "-27 -46; -17 -37; -2 -23; 6 -15; 14 -8; 22 0; 25 6; 30 11; 36 12; 39 15; 37 18; 35 22; 35 28; 34 34",
    "-68 -51; -43 -40; -31 -29; -30 -20; -22 -11; -20 -4; -17 -1; -8 1; "
    "-3 5; -2 12; 4 17; 8 22; 12 27; 15 29; 15 24",
    "-12 -35; -15 -36; -19 -37; -18 -38; -17 -36; -13 -30; -7 -19; -8 -6; -3 4; 1 8; 6 10; 10 11; 13 13; 14 19; "
    "15 24; 12 27; 12 29; 12 30; 14 31; 17 32; 19 33; 18 34; 17 36; 16 37; 15 38; 14 40; 14 41; 14 44",
)


def both(opening: i64, ending: i64) -> i64:
    """Two worths in one number, to be added, subtracted and multiplied together: 65536 times the one, and the other."""
    return 65536 * opening + ending


def _pairs(text: str) -> vec[i64]:
    """Numbers for opening and ending, as `5 3; 7 -2`."""
    words = [pair.split() for pair in text.split(";") if pair.strip()]
    return vec[i64]([both(int(opening), int(ending)) for opening, ending in words])


PASSED: Final = _pairs(
    "0 0; -3 14; -24 27; -9 43; 16 68; 46 92; 93 156"
)  # a pawn that no pawn can stop, by rank
FROM_KING: Final = _pairs(
    "0 0; 0 0; 0 0; 10 -10; 9 -13; 2 -22; -4 -25"
)  # each step from its own king to the square before it
FROM_OTHER_KING: Final = _pairs("0 0; 0 0; 0 0; -13 12; -23 19; -20 42; -9 36")  # and from the other
BLOCKED: Final = _pairs("0 0; 0 0; 0 0; -9 -26; -22 -20; -33 -13; -8 -62")  # with something before it
SHELTER: Final = _pairs(
    "9 5; 16 -5; -1 2; -2 -8; 1 -20; -7 2; 7 4; -27 15"
)  # how far before the king the nearest own pawn of a file stands; 7 for none
DANGER: Final = _pairs(  # by half the threats to a king, a queen among them
    "7 0; 19 2; 29 3; 35 4; 45 5; 58 3; 77 2; 101 2; "
    "130 2; 162 3; 194 4; 227 5; 260 4; 292 3; 324 2; 354 1; "
    "378 1; 393 0; 401 0; 403 0; 403 0; 402 0; 401 0; 400 0"
)
PREY: Final = _pairs(
    "0 0; 26 25; 27 33; 22 32; 0 23"
)  # each piece attacked that no pawn guards, by what attacks it
OUTPOST: Final = _pairs("0 0; 32 13; 36 -4")  # a knight or bishop that a pawn guards and none can drive away


def _placed() -> vec[i64]:
    """White's pieces kind by kind and square by square, then Black's, mirrored; the piece itself included."""
    rows = []
    for side in (0, 1):
        for kind, text in enumerate(PLACES):
            numbers = [int(word) for word in text.split()]
            for square in range(64):
                rank = square // 8 if side == 0 else 7 - square // 8
                at = 8 * rank + min(square % 8, 7 - square % 8)
                rows.append(both(OPENING[kind] + numbers[at], ENDING[kind] + numbers[at + 4]))
    return vec[i64](rows)


def _mobile() -> vec[i64]:
    """Kind by kind, 32 numbers each."""
    rows: list[int] = []
    for text in MOBILITY:
        known = list(_pairs(text))
        rows += known + [0] * (32 - len(known))
    return vec[i64](rows)


def _central(square: int) -> float:
    """3.0 in the middle, 0.0 in a corner."""
    file, rank = square % 8, square // 8
    return 3.5 - max(abs(file - 3.5), abs(rank - 3.5)) + (7 - abs(file - 3.5) - abs(rank - 3.5)) / 6


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


PLACED: Final = _placed()
MOBILE: Final = _mobile()
FILES: Final = vec[i64]([signed(_file(n)) for n in range(8)])
BESIDE: Final = vec[i64]([signed(_file(n - 1) | _file(n + 1)) for n in range(8)])
AHEAD: Final = vec[i64]([signed(_ahead(square, side)) for side in (0, 1) for square in range(64)])
CORNERED: Final = vec[i64]([round(10 * (4.6 - _central(square))) for square in range(64)])
LIGHT_CORNERED: Final = vec[i64]([_to_corners(square, 7, 56) for square in range(64)])
DARK_CORNERED: Final = vec[i64]([_to_corners(square, 0, 63) for square in range(64)])
