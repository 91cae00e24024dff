# compiled
"""Chess: the game around the board: whose turn, how it ends. Numbers in comments are clauses of rules.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.options import choice, flag, number, text
from gamenight.core.position import NOBODY, Position, View, bit, share
from gamenight.games.chess.rules.board import (
    BOARD_MOVES,
    NO_KIND,
    PAWN_KIND,
    Board,
    from_square,
    hash_of,
    to_square,
)
from gamenight.games.chess.rules.moves import legal_moves
from gamenight.games.chess.rules.tables import BIT

# A move is one on the board (see rules_board), or a claim.
CLAIM: Final = BOARD_MOVES
MOVES: Final = BOARD_MOVES + 1

AUTOMATIC: Final = 0  # 8.2, 8.3: how a draw comes about
CLAIMED: Final = 1
OFF: Final = 2

# How a game ended, or may be claimed to have.
PLAYING: Final = 0
MATE: Final = 1
STALEMATE: Final = 2
DEAD: Final = 3
REPEATED: Final = 4
QUIET: Final = 5
LONG_GAME: Final = 6

# The journal: what happened, and what a to d say.
MOVED: Final = 0  # a: the move, b: the kind of piece, c: the kind captured or NO_KIND, d: 1 if en passant
CHECK: Final = 1  # seat: whose king is attacked
CLAIM_MADE: Final = 2  # a: why
ENDED: Final = 3  # seat: the winner or NOBODY, a: how


@dataclass(frozen=True)
class Options:
    """House rules, agreed before the game."""

    repetition: i64 = choice(AUTOMATIC, ("automatic", "claim", "off"), "8.2")
    fifty_moves: i64 = choice(AUTOMATIC, ("automatic", "claim", "off"), "8.3")
    dead_position: bool = flag(True, "8.4")
    move_limit: i64 = number(0, 0, 1000, "8.5")
    position: str = text("", "1.4")


@final
class Public:
    """The table: everyone sees everything, and remembers how it came about."""

    def __init__(self, board: Board, first: Board) -> None:
        self.board = board
        self.first: Final = first  # as the game began; never played on
        self.line = vec[i64]()  # the moves since then
        self.hashes = vec[i64]()  # of the positions, the first and after each move
        self.over = False
        self.winner: i64 = NOBODY
        self.ending: i64 = PLAYING
        self.claim: i64 = PLAYING  # the draw that the seat to move may claim now

    def copy(self) -> Public:
        new = Public(self.board.copy(), self.first)
        new.line = self.line[:]
        new.hashes = self.hashes[:]
        new.over, new.winner = self.over, self.winner
        new.ending, new.claim = self.ending, self.claim
        return new


@final
class ChessView(View):
    """What a seat sees: the whole table."""

    def __init__(self, seat: i64, movers: i64, moves: vec[i64], position: Chess) -> None:
        super().__init__(seat, 2, movers, moves)
        self.options: Final = position.options
        self.public: Final = position.public.copy()


@final
class Chess(Position):
    """A game of chess. `legal` is what the seat to move may do: it is needed at once, to tell mate."""

    def __init__(self, options: Options, public: Public, legal: vec[i64]) -> None:
        self.options: Final = options
        self.public: Final = public
        self.legal = legal

    def to_move(self) -> i64:
        p = self.public
        if p.over:
            return 0
        return bit(1, p.board.turn)

    def moves(self, seat: i64) -> vec[i64]:
        p = self.public
        if p.over or seat != p.board.turn:
            return vec[i64]()
        return self.legal

    def play(self, seat: i64, move: i64, chance: Chance) -> None:
        p = self.public
        if move == CLAIM:
            if self.journal is not None:
                self.journal.note(CLAIM_MADE, seat, p.claim)
            self._end(NOBODY, p.claim)
            return
        if self.journal is not None:
            self._tell(seat, move)
        board = p.board
        board.make(move)
        p.line = append(p.line, move)
        p.hashes = append(p.hashes, board.hash)
        self.legal = legal_moves(board)
        self.settle(seat)

    def _tell(self, seat: i64, move: i64) -> None:
        board = self.public.board
        start, to = from_square(move, seat), to_square(move, seat)
        kind = board.kind_at(BIT[start])
        taken = board.kind_at(BIT[to])
        passing: i64 = 1 if kind == PAWN_KIND and taken == NO_KIND and (to - start) & 7 != 0 else 0
        if passing == 1:
            taken = PAWN_KIND
        assert self.journal is not None
        self.journal.note(MOVED, seat, move, kind, taken, passing)

    def settle(self, mover: i64) -> None:
        """After a move: is the game over, or is there a draw to claim?"""
        p = self.public
        board = p.board
        if len(self.legal) == 0:
            if board.in_check():
                self._end(mover, MATE)  # 7.1
            else:
                self._end(NOBODY, STALEMATE)  # 8.1
            return
        if self.journal is not None and board.in_check():
            self.journal.note(CHECK, board.turn)
        if self.options.dead_position and board.dead():
            self._end(NOBODY, DEAD)  # 8.4
            return
        p.claim = PLAYING
        if board.quiet >= 8:
            self._count(board.quiet)
        if not p.over and self.options.move_limit > 0 and len(p.line) >= 2 * self.options.move_limit:
            self._end(NOBODY, LONG_GAME)  # 8.5
        elif not p.over and p.claim != PLAYING:
            self.legal = append(self.legal, CLAIM)

    def _count(self, quiet: i64) -> None:
        """Draws by repetition and by fifty moves: they happen, or may be claimed."""
        p = self.public
        if self.options.fifty_moves != OFF and quiet >= 100:
            p.claim = QUIET
        if self.options.repetition != OFF:
            times = repetitions(p)
            if times >= 3:
                p.claim = REPEATED
            if times >= (3 if self.options.repetition == AUTOMATIC else 5):
                self._end(NOBODY, REPEATED)  # 8.2
                return
        enough: i64 = 100 if self.options.fifty_moves == AUTOMATIC else 150
        if self.options.fifty_moves != OFF and quiet >= enough:
            self._end(NOBODY, QUIET)  # 8.3

    def _end(self, winner: i64, how: i64) -> None:
        p = self.public
        p.over = True
        p.winner = winner
        p.ending = how
        p.claim = PLAYING
        self.legal = vec[i64]()
        if self.journal is not None:
            self.journal.note(ENDED, winner, how)

    def scores(self) -> vec[i64]:
        """One for the winner."""
        p = self.public
        return vec[i64]([1 if p.winner == 0 else 0, 1 if p.winner == 1 else 0])

    def payoffs(self) -> vec[i64]:
        p = self.public
        if not p.over:
            return vec[i64]([0, 0])
        return share(3 if p.winner == NOBODY else bit(1, p.winner), 2)

    def copy(self) -> Chess:
        return Chess(self.options, self.public.copy(), self.legal[:])

    def view(self, seat: i64) -> ChessView:
        return ChessView(seat, self.to_move(), self.moves(seat)[:], self)

    def audit(self) -> None:
        board = self.public.board
        kinds = vec[i64]([board.pawns, board.knights, board.bishops, board.rooks, board.queens, board.kings])
        seen: i64 = 0
        for kind in kinds:
            assert seen & kind == 0, "two pieces on one square"
            seen |= kind
        assert board.white & board.black == 0, "a piece of both sides"
        assert seen == board.white | board.black, "a piece of no side or of no kind"
        assert one_king(board.kings & board.white), "White has not one king"
        assert one_king(board.kings & board.black), "Black has not one king"
        assert board.hash == hash_of(board), "the hash is out of step"
        assert len(self.public.hashes) == len(self.public.line) + 1, "the memory is out of step"
        square: i64 = 0
        while square < 64:
            pawn = board.pawns & BIT[square] != 0
            assert not (pawn and (square < 8 or square >= 56)), "a pawn on a last rank"
            square += 1


def one_king(kings: i64) -> bool:
    square: i64 = 0
    found: i64 = 0
    while square < 64:
        if kings & BIT[square] != 0:
            found += 1
        square += 1
    return found == 1


def repetitions(p: Public) -> i64:
    """How often the position now has been on the board, this time included (8.2).

    Hashes find the candidates; three are checked by playing the game again, so that the answer is exact.
    """
    last: i64 = len(p.hashes) - 1
    now = p.board.hash
    bound = last - p.board.quiet
    times: i64 = 1
    at = last - 4
    while at >= bound and at >= 0:
        if p.hashes[at] == now:
            times += 1
        at -= 2
    return times if times < 3 else _exactly(p)


def _exactly(p: Public) -> i64:
    board = p.first.copy()
    times: i64 = 1
    for move in p.line:
        if board.same(p.board):
            times += 1
        board.make(move)
    return times


def begin_at(options: Options, board: Board) -> Chess:
    """A game that starts from a position."""
    public = Public(board.copy(), board)
    public.hashes = append(public.hashes, board.hash)
    position = Chess(options, public, legal_moves(board))
    position.settle(1 - board.turn)
    return position


def imagine(view: ChessView, chance: Chance) -> Chess:
    """The table itself: nothing is hidden."""
    public = view.public.copy()
    legal = vec[i64]() if public.over else legal_moves(public.board)
    if public.claim != PLAYING:
        legal = append(legal, CLAIM)
    return Chess(view.options, public, legal)
