# compiled
"""What a good player of Chess knows."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.duel import Duel
from gamenight.core.journal import Entry
from gamenight.core.position import Judgement, Position, View
from gamenight.games.chess.bot_duel import ChessDuel, gain
from gamenight.games.chess.bot_standing import many, standing
from gamenight.games.chess.exchange import PRICE, attackers
from gamenight.games.chess.opening_book import book_moves
from gamenight.games.chess.rules.board import (
    BISHOP_KIND,
    KING_KIND,
    KNIGHT_KIND,
    NO_KIND,
    PAWN_KIND,
    PROMOTE,
    Board,
    from_square,
    is_castling,
    promoted,
    to_square,
)
from gamenight.games.chess.rules.moves import legal_moves, reach
from gamenight.games.chess.rules.position import CLAIM, Chess, ChessView
from gamenight.games.chess.rules.tables import BIT, WHITE
from gamenight.parts.sayings import reason

# Reasons, and what a to d say.
MATES: Final = 0
PROMOTES: Final = 1  # a: to what
FOR_NOTHING: Final = 2  # a: what is taken, b: where
TAKES: Final = 3  # a: what, b: where, c: with what
SAFER: Final = 4  # a: the piece, b: from where, c: to where
CASTLES: Final = 5
CHECKS: Final = 6
ATTACKS: Final = 7  # a: what, b: where
INTO_PLAY: Final = 8  # a: the piece, b: to where
MIDDLE_PAWN: Final = 9  # a: to where
ROOM: Final = 10  # a: for what, b: where it stands then, c: squares that it reaches there, d: before
NEAR_QUEEN: Final = 11  # a: to where, b: steps that are left
KING_TO_PAWN: Final = 12  # a: where the pawn stands
KING_TO_MIDDLE: Final = 13  # a: 1 if it stays there
FEWEST: Final = 14  # a: moves that are left to the other side

CENTRE: Final[i64] = 0x1818000000  # d4, e4, d5 and e5
MIDDLE: Final[i64] = 0x3C3C3C3C0000  # with the twelve around them


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
        return None if move == CLAIM else why(view, move)


def why(view: ChessView, move: i64) -> Entry | None:
    """The plainest thing that speaks for a move, and not for every other."""
    board = view.public.board
    own = said_of(board, move)
    others = [said_of(board, other) for other in view.moves if other not in (move, CLAIM)]
    for saying in own[:-1]:
        if not all(any(one.kind == saying.kind for one in other) for other in others):
            return saying
    left = [other[-1].a for other in others]
    return own[-1] if len(left) > 0 and own[-1].a <= min(left) < max(left) else None


def said_of(board: Board, move: i64) -> list[Entry]:
    """What may be said of a move, the plainest first; at last how many moves it leaves the other side."""
    after = board.copy()
    after.make(move)
    white = board.turn == WHITE
    enemy = board.black if white else board.white
    start, to = from_square(move, board.turn), to_square(move, board.turn)
    kind, victim, where = board.kind_at(BIT[start]), board.kind_at(BIT[to]), to
    if kind == PAWN_KIND and victim == NO_KIND and (to - start) & 7 != 0:
        victim, where = PAWN_KIND, to - 8 if white else to + 8
    replies = legal_moves(after)
    safe = all(to_square(reply, after.turn) != to for reply in replies)
    said: list[Entry] = []
    if len(replies) == 0 and after.in_check():
        said.append(reason(MATES))
    if move >= PROMOTE:
        said.append(reason(PROMOTES, promoted(move)))
    if victim != NO_KIND and safe:
        said.append(reason(FOR_NOTHING, victim, where))
    elif victim != NO_KIND and PRICE[victim] + 50 > PRICE[kind]:
        said.append(reason(TAKES, victim, where, kind))
    if safe and attackers(board, start, board.white | board.black) & enemy != 0:
        said.append(reason(SAFER, kind, start, to))
    if is_castling(kind, start, to):
        said.append(reason(CASTLES))
    if after.in_check():
        said.append(reason(CHECKS))
    said += _prey(board, after, start, to)
    if kind in (KNIGHT_KIND, BISHOP_KIND) and start >> 3 == (0 if white else 7) != to >> 3:
        said.append(reason(INTO_PLAY, kind, to))
    left = 7 - (to >> 3) if white else to >> 3
    if kind == PAWN_KIND and CENTRE & BIT[to] != 0:
        said.append(reason(MIDDLE_PAWN, to))
    if kind == PAWN_KIND and left <= 3:
        said.append(reason(NEAR_QUEEN, to, left))
    said += _room(board, after, start, to)
    if kind == KING_KIND and board.queens == 0:
        said += _king(board, start, to)
    said.append(reason(FEWEST, len(replies)))
    return said


def _prey(board: Board, after: Board, start: i64, to: i64) -> list[Entry]:
    """That a piece attacks one that it did not, and that is dearer or unguarded; of several the dearest."""
    enemy = after.black if board.turn == WHITE else after.white
    risk, dear = PRICE[after.kind_at(BIT[to])] + 50, i64(0)
    said: list[Entry] = []
    for square in squares(enemy & ~after.kings):
        victim, attack = after.kind_at(BIT[square]), attackers(after, square, after.white | after.black)
        old = attackers(board, square, board.white | board.black) & BIT[start]
        fit = attack & BIT[to] != 0 and old == 0 and (PRICE[victim] > risk or attack & enemy == 0)
        if fit and PRICE[victim] > dear:
            dear, said = PRICE[victim], [reason(ATTACKS, victim, square)]
    return said


def _room(board: Board, after: Board, start: i64, to: i64) -> list[Entry]:
    """That a piece, moved or not, reaches more squares; of several the one that gains most."""
    most: i64 = 0
    said: list[Entry] = []
    for square in squares(
        (board.white if board.turn == WHITE else board.black) & ~(board.pawns | board.kings)
    ):
        stands = to if square == start else square
        before, now = _reached(board, square), _reached(after, stands)
        if now - before > most:
            most, said = now - before, [reason(ROOM, board.kind_at(BIT[square]), stands, now, before)]
    return said


def _reached(board: Board, square: i64) -> i64:
    """How many squares a piece reaches, those of its own side apart."""
    own = board.white if board.white & BIT[square] != 0 else board.black
    return many(reach(board, square, board.white | board.black) & ~own)


def _king(board: Board, start: i64, to: i64) -> list[Entry]:
    """That a king comes nearer to a pawn, stays in the middle, or comes nearer to it."""
    pawns = squares(board.pawns)
    said = [reason(KING_TO_PAWN, pawn) for pawn in pawns if _far(start, pawn) > _far(to, pawn)][:1]
    stays = MIDDLE & BIT[start] != 0 and MIDDLE & BIT[to] != 0
    nearer = _inside(to) > _inside(start)
    return [*said, reason(KING_TO_MIDDLE, 1 if stays else 0)] if stays or nearer else said


def _far(a: i64, b: i64) -> i64:
    """How many steps of a king lie between two squares."""
    across, up = (a & 7) - (b & 7), (a >> 3) - (b >> 3)
    return max(across, -across, up, -up)


def _inside(square: i64) -> i64:
    """How many steps a square lies from the nearest two edges, together."""
    return min(square & 7, 7 - (square & 7)) + min(square >> 3, 7 - (square >> 3))


def squares(members: i64) -> vec[i64]:
    """The squares of a set."""
    return vec[i64]([square for square in range(64) if members & BIT[square] != 0])
