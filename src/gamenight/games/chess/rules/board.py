# compiled
"""A chess board: where the pieces stand and who is to move. Made for search: copied in a few words.

A move is 64 * from + to (castling is the king's move), or a promotion, `PROMOTE` and up: from file, to file, new piece.
Numbers in comments are clauses of rules.md.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.games.chess.rules.tables import (
    BISHOP_RAYS,
    BIT,
    BLACK,
    KING,
    KNIGHT,
    PAWN,
    ROOK_RAYS,
    WHITE,
    bishop_attacks,
    first_square,
    rook_attacks,
)
from gamenight.parts.squares import random_keys

PROMOTE: Final = 4096  # + 32 * from file + 4 * to file + new piece - KNIGHT_KIND
BOARD_MOVES: Final = 4352  # every move on the board is below this

PAWN_KIND: Final = 0
KNIGHT_KIND: Final = 1
BISHOP_KIND: Final = 2
ROOK_KIND: Final = 3
QUEEN_KIND: Final = 4
KING_KIND: Final = 5
NO_KIND: Final = 6

NO_SQUARE: Final = -1

SHORT: Final = 1  # castling towards h, for white; twice two bits to the left for black
LONG: Final = 2
RIGHTS: Final = vec[i64](  # what is left of the castling rights after a move from or to a square (4.2)
    [13, 15, 15, 15, 12, 15, 15, 14] + [15] * 48 + [7, 15, 15, 15, 3, 15, 15, 11]
)
LIGHT_SQUARES: Final[i64] = 0x55AA55AA55AA55AA


KEYS: Final = random_keys(12 * 64 + 16 + 9, 0x1234567)  # piece by piece and square by square, then the rest
RIGHTS_KEYS: Final = 768
FILE_KEYS: Final = 784
TURN_KEY: Final = 792


@final
class Board:
    """Sets of squares by side and by kind of piece, and what else a position of chess is."""

    def __init__(self) -> None:
        self.white: i64 = 0
        self.black: i64 = 0
        self.pawns: i64 = 0
        self.knights: i64 = 0
        self.bishops: i64 = 0
        self.rooks: i64 = 0
        self.queens: i64 = 0
        self.kings: i64 = 0
        self.turn: i64 = WHITE
        self.rights: i64 = 0  # to castle
        self.passed: i64 = NO_SQUARE  # where a pawn may now capture en passant; only if one lawfully can
        self.quiet: i64 = 0  # half-moves since a pawn moved or a piece was captured
        self.number: i64 = 1  # of the move, counted as FEN does
        self.hash: i64 = 0  # equal positions have equal hashes; unequal ones nearly always differ

    def copy(self) -> Board:
        new = Board()
        new.become(self)
        return new

    def become(self, other: Board) -> None:
        """Be as another board is."""
        self.white = other.white
        self.black = other.black
        self.pawns = other.pawns
        self.knights = other.knights
        self.bishops = other.bishops
        self.rooks = other.rooks
        self.queens = other.queens
        self.kings = other.kings
        self.turn = other.turn
        self.rights = other.rights
        self.passed = other.passed
        self.quiet = other.quiet
        self.number = other.number
        self.hash = other.hash

    def same(self, other: Board) -> bool:
        """Whether it is the same position: pieces, side to move, rights to castle and to capture en passant (8.2)."""
        return (
            self.hash == other.hash
            and self.white == other.white
            and self.black == other.black
            and self.pawns == other.pawns
            and self.knights == other.knights
            and self.bishops == other.bishops
            and self.rooks == other.rooks
            and self.queens == other.queens
            and self.turn == other.turn
            and self.rights == other.rights
            and self.passed == other.passed
        )

    def kind_at(self, one: i64) -> i64:
        """What stands on a square, given as a set of one; NO_KIND if nothing does."""
        if self.pawns & one != 0:
            return PAWN_KIND
        if self.knights & one != 0:
            return KNIGHT_KIND
        if self.bishops & one != 0:
            return BISHOP_KIND
        if self.rooks & one != 0:
            return ROOK_KIND
        if self.queens & one != 0:
            return QUEEN_KIND
        return KING_KIND if self.kings & one != 0 else NO_KIND

    def toggle(self, side: i64, kind: i64, square: i64) -> None:
        """Put a piece on a square where it is not, or take it away where it is."""
        one = BIT[square]
        if side == WHITE:
            self.white ^= one
        else:
            self.black ^= one
        self.hash ^= KEYS[64 * (6 * side + kind) + square]
        if kind == PAWN_KIND:
            self.pawns ^= one
        elif kind == KNIGHT_KIND:
            self.knights ^= one
        elif kind == BISHOP_KIND:
            self.bishops ^= one
        elif kind == ROOK_KIND:
            self.rooks ^= one
        elif kind == QUEEN_KIND:
            self.queens ^= one
        else:
            self.kings ^= one

    def make(self, move: i64) -> None:
        """Play a legal move."""
        start = from_square(move, self.turn)
        to = to_square(move, self.turn)
        side = self.turn
        kind = self.kind_at(BIT[start])
        self.quiet += 1
        captured = self.kind_at(BIT[to])
        if captured != NO_KIND:
            self.toggle(1 - side, captured, to)
            self.quiet = 0
        self.toggle(side, kind, start)
        self.toggle(side, kind if move < PROMOTE else promoted(move), to)  # 3.8
        passed = self.passed
        if passed != NO_SQUARE:
            self.hash ^= KEYS[FILE_KEYS + (passed & 7)]
            self.passed = NO_SQUARE
        if self.rights != 0:
            self._lose_rights(RIGHTS[start] & RIGHTS[to])
        self.turn = 1 - side
        self.hash ^= KEYS[TURN_KEY]
        self.number += side
        if kind == PAWN_KIND:
            self.quiet = 0
            self._pawn_moved(side, start, to, passed)
        elif is_castling(kind, start, to):
            self._rook_follows(side, to)

    def _lose_rights(self, kept: i64) -> None:
        left = self.rights & kept
        if left != self.rights:
            self.hash ^= KEYS[RIGHTS_KEYS + self.rights] ^ KEYS[RIGHTS_KEYS + left]
            self.rights = left

    def _pawn_moved(self, side: i64, start: i64, to: i64, passed: i64) -> None:
        if to == passed:  # 5.1: the pawn captured stands behind
            self.toggle(1 - side, PAWN_KIND, to - 8 if side == WHITE else to + 8)
        elif to - start == 16 or start - to == 16:
            self.open_passing((start + to) >> 1)

    def open_passing(self, square: i64) -> None:
        """A pawn has just passed over a square: note it if the side to move may capture it there (5.2, 5.3)."""
        enemy = self.black if self.turn == WHITE else self.white
        takers = self.pawns & ~enemy & PAWN[64 * (1 - self.turn) + square]
        while takers != 0:
            taker = first_square(takers)
            takers ^= BIT[taker]
            if self.passing_is_safe(taker, square):
                self.passed = square
                self.hash ^= KEYS[FILE_KEYS + (square & 7)]
                return

    def passing_is_safe(self, start: i64, to: i64) -> bool:
        """Whether a pawn that captures en passant leaves its king safe."""
        own = self.white if self.turn == WHITE else self.black
        enemy = self.black if self.turn == WHITE else self.white
        gone = BIT[to - 8 if self.turn == WHITE else to + 8]
        occupied = (own | enemy) ^ BIT[start] ^ BIT[to] ^ gone
        return not self.attacked(first_square(self.kings & own), enemy & ~gone, occupied)

    def _rook_follows(self, side: i64, to: i64) -> None:
        """Castling: the rook goes to the square that the king passed over (4.1)."""
        if to & 7 == 6:
            self.toggle(side, ROOK_KIND, to + 1)
            self.toggle(side, ROOK_KIND, to - 1)
        else:
            self.toggle(side, ROOK_KIND, to - 2)
            self.toggle(side, ROOK_KIND, to + 1)

    def attacked(self, square: i64, enemy: i64, occupied: i64) -> bool:
        """Whether one of the pieces in `enemy`, of the side not to move, attacks a square (2.3)."""
        if KNIGHT[square] & self.knights & enemy != 0:
            return True
        if PAWN[64 * self.turn + square] & self.pawns & enemy != 0:
            return True
        if KING[square] & self.kings & enemy != 0:
            return True
        rooks = ROOK_RAYS[square] & (self.rooks | self.queens) & enemy
        if rooks != 0 and rook_attacks(square, occupied) & rooks != 0:
            return True
        bishops = BISHOP_RAYS[square] & (self.bishops | self.queens) & enemy
        return bishops != 0 and bishop_attacks(square, occupied) & bishops != 0

    def in_check(self) -> bool:
        """Whether the king of the side to move is attacked (6.1)."""
        own = self.white if self.turn == WHITE else self.black
        enemy = self.black if self.turn == WHITE else self.white
        return self.attacked(first_square(self.kings & own), enemy, own | enemy)

    def dead(self) -> bool:
        """Whether nobody can ever be mated: bare kings, one minor piece, or bishops all of one colour (8.4)."""
        if self.pawns | self.rooks | self.queens != 0:
            return False
        minor = self.knights | self.bishops
        if minor == 0 or minor ^ BIT[first_square(minor)] == 0:
            return True
        if self.knights != 0:
            return False
        return self.bishops & LIGHT_SQUARES == 0 or self.bishops & ~LIGHT_SQUARES == 0


def hash_of(board: Board) -> i64:
    """The hash worked out from nothing: what `Board.hash` must be."""
    found: i64 = KEYS[RIGHTS_KEYS + board.rights]
    if board.turn == BLACK:
        found ^= KEYS[TURN_KEY]
    if board.passed != NO_SQUARE:
        found ^= KEYS[FILE_KEYS + (board.passed & 7)]
    square: i64 = 0
    while square < 64:
        kind = board.kind_at(BIT[square])
        if kind != NO_KIND:
            side: i64 = WHITE if board.white & BIT[square] != 0 else BLACK
            found ^= KEYS[64 * (6 * side + kind) + square]
        square += 1
    return found


def from_square(move: i64, side: i64) -> i64:
    """Where a move of a side begins."""
    if move < PROMOTE:
        return move >> 6
    return ((move - PROMOTE) >> 5) + (48 if side == WHITE else 8)


def to_square(move: i64, side: i64) -> i64:
    """Where a move of a side ends."""
    if move < PROMOTE:
        return move & 63
    return (((move - PROMOTE) >> 2) & 7) + (56 if side == WHITE else 0)


def is_castling(kind: i64, start: i64, to: i64) -> bool:
    """Whether a piece that goes from one square to another castles."""
    return kind == KING_KIND and (to - start == 2 or start - to == 2)


def promoted(move: i64) -> i64:
    """What a promoting move makes of the pawn."""
    return KNIGHT_KIND + (move & 3)
