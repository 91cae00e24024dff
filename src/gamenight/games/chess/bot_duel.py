# compiled
"""Chess laid out for search: a board that goes forward and back, captures, and a judgement of how it stands."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.duel import Duel
from gamenight.games.chess.bot_standing import standing
from gamenight.games.chess.bot_tables import ENDING, OPENING
from gamenight.games.chess.exchange import exchange
from gamenight.games.chess.rules.board import (
    FILE_KEYS,
    KEYS,
    KING_KIND,
    NO_KIND,
    NO_SQUARE,
    PAWN_KIND,
    PROMOTE,
    QUEEN_KIND,
    TURN_KEY,
    Board,
    from_square,
    promoted,
    to_square,
)
from gamenight.games.chess.rules.moves import _checks_and_pins, legal_moves, reach
from gamenight.games.chess.rules.position import CLAIM, OFF, PLAYING, ChessView
from gamenight.games.chess.rules.tables import (
    BIT,
    KING,
    LINE,
    PAWN,
    WHITE,
    first_square,
)

DEEP: Final = 160  # moves that can be taken back
MARGIN: Final[i64] = 85  # that a quiet move may change
TEMPO: Final[i64] = 40
JUDGED: Final[i64] = 1 << 15  # positions whose judgement is remembered


@final
class ChessDuel(Duel):
    """A position that came up before counts as a draw."""

    def __init__(self, view: ChessView) -> None:
        p = view.public
        self.board = p.board.copy()
        self._boards: Final = [self.board] + [Board() for _ in range(DEEP)]
        self._top: i64 = 0  # of the boards in use
        self._keys = vec[i64](p.hashes[:])
        self._n: i64 = len(p.hashes)  # of the keys
        n: i64 = 0
        while n < DEEP:
            self._keys = append(self._keys, 0)
            n += 1
        self._judged = vec[i64]([-1] * (2 * JUDGED))  # hashes and how White stands, by turns
        self._may_claim = p.claim != PLAYING
        self._claimed = False
        self._repetition: Final = view.options.repetition != OFF
        self._fifty: Final = view.options.fifty_moves != OFF
        self._dead: Final = view.options.dead_position

    def mover(self) -> i64:
        return self.board.turn

    def moves(self) -> vec[i64]:
        found = legal_moves(self.board)
        return append(found, CLAIM) if self._may_claim and self._top == 0 else found

    def sharp(self) -> vec[i64]:
        return captures(self.board)

    def play(self, move: i64) -> None:
        self._push()
        if move == CLAIM:
            self._claimed = True
            self.board.turn = 1 - self.board.turn
        else:
            self.board.make(move)
        self._keys[self._n] = self.board.hash
        self._n += 1

    def _push(self) -> None:
        self._top += 1
        new = self._boards[self._top]
        new.become(self.board)
        self.board = new

    def back(self) -> None:
        self._top -= 1
        self.board = self._boards[self._top]
        self._n -= 1
        self._claimed = False

    def skip(self) -> bool:
        """Not with pawns alone: there, having to move is often what loses."""
        board = self.board
        own = board.white if board.turn == WHITE else board.black
        if own & (board.knights | board.bishops | board.rooks | board.queens) == 0:
            return False
        self._push()
        new = self.board
        if new.passed != NO_SQUARE:
            new.hash ^= KEYS[FILE_KEYS + (new.passed & 7)]
            new.passed = NO_SQUARE
        new.turn = 1 - new.turn
        new.hash ^= KEYS[TURN_KEY]
        self._keys[self._n] = new.hash
        self._n += 1
        return True

    def pressed(self) -> bool:
        return self.board.in_check()

    def stretched(self) -> bool:
        return True

    def lost(self) -> bool:
        return self.board.in_check()

    def drawn(self) -> bool:
        board = self.board
        if self._claimed:
            return True
        if board.quiet >= 4 and self._repetition:
            at = self._n - 5
            least = self._n - 1 - board.quiet
            while at >= 0 and at >= least:
                if self._keys[at] == board.hash:
                    return True
                at -= 2
        if board.quiet >= 100 and self._fifty:
            return True
        return self._dead and board.pawns == 0 and board.dead()

    def judge(self) -> i64:
        board = self.board
        judged = self._judged
        at = 2 * (board.hash & (JUDGED - 1))
        if judged[at] != board.hash:
            judged[at], judged[at + 1] = board.hash, standing(board)
        value = judged[at + 1]
        return TEMPO + (value if board.turn == WHITE else -value)

    def promise(self, move: i64) -> i64:
        """Captures of much by little first, and new queens."""
        if move == CLAIM:
            return 0
        board = self.board
        new: i64 = 0
        if move >= PROMOTE:
            kind = promoted(move)
            new = 8000 if kind == QUEEN_KIND else 1
        victim = board.kind_at(BIT[to_square(move, board.turn)])
        if victim == NO_KIND:
            return new
        attacker = board.kind_at(BIT[from_square(move, board.turn)])
        return new + 10 * OPENING[victim] - OPENING[attacker] // 10 + 100

    def takes(self, move: i64) -> i64:
        found = gain(self.board, move)
        return found + ENDING[QUEEN_KIND] - ENDING[PAWN_KIND] if move >= PROMOTE else found

    def exchange(self, move: i64) -> i64:
        if move == CLAIM or move >= PROMOTE:
            return 0
        return exchange(self.board, move >> 6, move & 63)

    def margin(self) -> i64:
        return MARGIN

    def key(self) -> i64:
        return self.board.hash


def captures(board: Board) -> vec[i64]:
    """Legal captures and new queens, for a side not in check; a piece does not take a lesser one that a pawn guards."""
    white = board.turn == WHITE
    own = board.white if white else board.black
    enemy = board.black if white else board.white
    king = first_square(board.kings & own)
    _, pins = _checks_and_pins(board, king, own, enemy)
    found = vec[i64](capacity=16)
    last: i64 = 6 if white else 1
    rest = own
    while rest != 0:
        square = first_square(rest)
        one = BIT[square]
        rest ^= one
        if board.pawns & one != 0:
            to = PAWN[64 * board.turn + square] & enemy
            if square >> 3 == last:
                to |= BIT[square + (8 if white else -8)] & ~(own | enemy)
            if pins & one != 0:
                to &= LINE[64 * king + square]
            if square >> 3 == last:
                while to != 0:
                    target = first_square(to)
                    to ^= BIT[target]
                    found = append(found, PROMOTE + 32 * (square & 7) + 4 * (target & 7) + QUEEN_KIND - 1)
                continue
        elif square == king:
            to = KING[square] & enemy
            safe: i64 = 0
            while to != 0:
                target = first_square(to)
                to ^= BIT[target]
                if not board.attacked(target, enemy, (own | enemy) ^ one):
                    safe |= BIT[target]
            to = safe
        else:
            to = reach(board, square, own | enemy) & enemy
            if pins & one != 0:
                to &= LINE[64 * king + square]
        while to != 0:
            target = first_square(to)
            to ^= BIT[target]
            if _sensible(board, square, target, enemy):
                found = append(found, 64 * square + target)
    return found


def _sensible(board: Board, start: i64, to: i64, enemy: i64) -> bool:
    attacker = board.kind_at(BIT[start])
    if attacker in (PAWN_KIND, KING_KIND):
        return True
    victim = board.kind_at(BIT[to])
    if OPENING[victim] + 50 >= OPENING[attacker]:
        return True
    return PAWN[64 * board.turn + to] & board.pawns & enemy == 0


def gain(board: Board, move: i64) -> i64:
    """What a move captures, in hundredths of a pawn."""
    victim = board.kind_at(BIT[to_square(move, board.turn)])
    if victim == NO_KIND:
        return 0
    return ENDING[victim]
