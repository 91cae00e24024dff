# compiled
"""What a good player of Chess knows."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.duel import Duel
from gamenight.core.journal import Entry
from gamenight.core.position import NOBODY, Judgement, Position, View
from gamenight.games.chess.bot_duel import ChessDuel, gain, guarded
from gamenight.games.chess.bot_standing import standing
from gamenight.games.chess.bot_tables import ENDING
from gamenight.games.chess.opening_book import book_moves
from gamenight.games.chess.rules.board import (
    KING_KIND,
    NO_KIND,
    PAWN_KIND,
    PROMOTE,
    Board,
    from_square,
    promoted,
    to_square,
)
from gamenight.games.chess.rules.moves import legal_moves, reach
from gamenight.games.chess.rules.position import CLAIM, Chess, ChessView
from gamenight.games.chess.rules.tables import BIT

# Reasons, and what a and b say.
DRAW_IS_BETTER: Final = 0
MATES: Final = 1
STALEMATES: Final = 2
PROMOTES: Final = 3  # a: to what
CASTLES: Final = 4
SAFER: Final = 5  # a: the piece
CHECKS: Final = 6
CHECKS_AND_ATTACKS: Final = 7  # a: what is attacked
ATTACKS: Final = 8  # a: what
UNGUARDED: Final = 9  # a: what is taken
DEARER: Final = 10  # a: what is taken, b: by what
GOOD_EXCHANGE: Final = 11  # a: what is taken
MIDDLE_PAWN: Final = 12
ROOM: Final = 13
INTO_PLAY: Final = 14  # a: the piece
INTO_THE_MIDDLE: Final = 15  # a: the piece
BETTER_KING: Final = 16
DOES_MORE: Final = 17  # a: the piece


@final
class ChessJudgement(Judgement):
    """Search by alpha-beta."""

    def choose(self, position: Position, seat: i64, moves: vec[i64], chance: Chance) -> i64:
        assert isinstance(position, Chess)
        best: i64 = moves[0]
        high: i64 = -1
        for move in moves:
            value = chance.pick(60)
            if move != CLAIM:
                value += gain(position.public.board, move)
            if value > high:
                high, best = value, move
        return best

    def duel(self, view: View) -> Duel | None:
        assert isinstance(view, ChessView)
        return ChessDuel(view)

    def known(self, view: View) -> vec[i64]:
        assert isinstance(view, ChessView)
        return vec[i64]([move for move in book_moves(view.public.board.hash) if move in view.moves])

    def worth(self, position: Position) -> vec[i64]:
        assert isinstance(position, Chess)
        lead = standing(position.public.board) // 2
        share: i64 = (
            500 + (lead if lead < 450 else 450) if lead > 0 else 500 + (lead if lead > -450 else -450)
        )
        return vec[i64]([share, 1000 - share])

    def because(self, view: View, move: i64) -> Entry | None:
        assert isinstance(view, ChessView)
        return _reason(DRAW_IS_BETTER) if move == CLAIM else why(view.public.board, move)


def _reason(kind: i64, a: i64 = 0, b: i64 = 0) -> Entry:
    return Entry(kind, NOBODY, a, b, 0, 0)


def why(board: Board, move: i64) -> Entry:
    """The plainest thing that speaks for a move."""
    after = board.copy()
    after.make(move)
    white = board.turn == 0
    start, to = from_square(move, board.turn), to_square(move, board.turn)
    kind, victim = board.kind_at(BIT[start]), board.kind_at(BIT[to])
    if len(legal_moves(after)) == 0:
        return _reason(MATES if after.in_check() else STALEMATES)
    if move >= PROMOTE:
        return _reason(PROMOTES, promoted(move))
    if victim != NO_KIND:
        return _capture(board, kind, victim, to, white)
    if kind == KING_KIND and (to - start == 2 or start - to == 2):
        return _reason(CASTLES)
    if guarded(board, start, not white) and kind not in (PAWN_KIND, KING_KIND):
        return _reason(SAFER, kind)
    attacked = _attacks(after, to, kind, white)
    if after.in_check():
        return _reason(CHECKS) if attacked == NO_KIND else _reason(CHECKS_AND_ATTACKS, attacked)
    return _reason(ATTACKS, attacked) if attacked != NO_KIND else _quiet(board, kind, start, to)


def _capture(board: Board, kind: i64, victim: i64, to: i64, white: bool) -> Entry:
    if not guarded(board, to, not white):
        return _reason(UNGUARDED, victim)
    if ENDING[victim] > ENDING[kind] + 40:
        return _reason(DEARER, victim, kind)
    return _reason(GOOD_EXCHANGE, victim)


def _attacks(after: Board, to: i64, kind: i64, white: bool) -> i64:
    """The best unguarded or dearer piece that the piece just moved now attacks; NO_KIND for none."""
    best: i64 = NO_KIND
    if kind in (PAWN_KIND, KING_KIND):
        return best
    enemy = after.black if white else after.white
    attacks = reach(after, to, after.white | after.black) & enemy & ~after.kings
    dear: i64 = 0
    square: i64 = 0
    while square < 64:
        if attacks & BIT[square] != 0:
            found = after.kind_at(BIT[square])
            if ENDING[found] > dear and (
                ENDING[found] > ENDING[kind] + 40 or not guarded(after, square, not white)
            ):
                dear, best = ENDING[found], found
        square += 1
    return best


def _quiet(board: Board, kind: i64, start: i64, to: i64) -> Entry:
    home: i64 = 0 if board.turn == 0 else 7
    file, rank = to & 7, to >> 3
    middle = 2 <= file <= 5 and 2 <= rank <= 5
    if kind == PAWN_KIND:
        return _reason(MIDDLE_PAWN if middle else ROOM)
    if start >> 3 == home and kind != KING_KIND:
        return _reason(INTO_THE_MIDDLE if middle else INTO_PLAY, kind)
    return _reason(BETTER_KING) if kind == KING_KIND else _reason(DOES_MORE, kind)
