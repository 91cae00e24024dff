"""When the reasons that Chess gives are true."""

from __future__ import annotations

from functools import partial

from games.test_chess import table
from playing import Play

from gamenight.games.chess.rules.board import (
    KING_KIND,
    PAWN_KIND,
    PROMOTE,
    Board,
    from_square,
    promoted,
    to_square,
)
from gamenight.games.chess.rules.moves import legal_moves, reach
from gamenight.games.chess.rules.position import CLAIM, ChessView
from gamenight.games.chess.rules.tables import BIT, KING, PAWN, WHITE
from gamenight.parts.squares import square_named
from reasons.law import Reasons, Use

REASONS = Reasons("chess")
KNIGHT, BISHOP, ROOK, QUEEN = range(1, 5)
POINTS = (1, 3, 3, 5, 9, 1000)  # as every beginner learns them


def laid(position: str, **house: object) -> partial[Play]:
    """A few pieces, however little can come of them."""
    return partial(table, position, dead_position=False, **house)  # type: ignore[arg-type]


def at(square: str) -> int:
    return square_named(square)


def start_of(view: ChessView, move: int) -> int | None:
    return None if move == CLAIM else from_square(move, view.public.board.turn)


def end_of(view: ChessView, move: int) -> int | None:
    return None if move == CLAIM else to_square(move, view.public.board.turn)


def piece_of(view: ChessView, move: int) -> int | None:
    start = start_of(view, move)
    return None if start is None else view.public.board.kind_at(BIT[start])


def made(view: ChessView, move: int) -> Board:
    board = view.public.board.copy()
    if move != CLAIM:
        board.make(move)
    return board


def replies(view: ChessView, move: int) -> list[int]:
    return list(legal_moves(made(view, move)))


def side(board: Board, white: bool) -> int:
    return board.white if white else board.black


def on(board: Board, square: int) -> int:
    return int(board.kind_at(BIT[square]))


def aims(board: Board, square: int) -> int:
    """What the piece on a square attacks."""
    kind, white = on(board, square), bool(board.white & BIT[square])
    if kind == PAWN_KIND:
        return PAWN[square if white else 64 + square]
    return KING[square] if kind == KING_KIND else reach(board, square, board.white | board.black)


def attacked(board: Board, square: int, by_white: bool) -> bool:
    own = side(board, by_white)
    return any(own & BIT[other] and aims(board, other) & BIT[square] for other in range(64))


def reached(board: Board, square: int) -> int:
    """How many squares a piece reaches, those of its own side apart."""
    own = side(board, bool(board.white & BIT[square]))
    return sum(1 for other in range(64) if aims(board, square) & ~own & BIT[other])


def can_be_taken(view: ChessView, move: int) -> bool:
    """Whether the piece that moved can be captured at once."""
    after = made(view, move)
    return any(to_square(reply, after.turn) == end_of(view, move) for reply in legal_moves(after))


def takes(view: ChessView, move: int) -> tuple[int, int] | None:
    """What a move captures, and where it stands: what the enemy has no more."""
    if move == CLAIM:
        return None
    board, after = view.public.board, made(view, move)
    enemy = board.turn != WHITE
    gone = [square for square in range(64) if side(board, enemy) & ~side(after, enemy) & BIT[square]]
    return (on(board, gone[0]), gone[0]) if gone else None


def steps(a: int, b: int) -> int:
    """How many moves of a king lie between two squares."""
    return max(abs(a % 8 - b % 8), abs(a // 8 - b // 8))


def off_the_middle(square: int) -> float:
    return abs(square % 8 - 3.5) + abs(square // 8 - 3.5)


@REASONS.when(Use(laid("6k1/5ppp/8/8/8/8/8/R6K"), "a1a8"), Use(laid("6k1/6pp/8/8/8/8/8/R6K"), "a1a8"))
def because_mate(view: ChessView, move: int) -> bool:
    return move != CLAIM and made(view, move).in_check() and not replies(view, move)


@REASONS.when(
    Use(laid("8/P6k/8/8/8/8/8/K7"), "a7a8q", QUEEN), Use(laid("8/P6k/8/8/8/8/8/K7"), "a7a8r", QUEEN)
)
def because_promotion(view: ChessView, move: int, kind: int) -> bool:
    return PROMOTE <= move < CLAIM and promoted(move) == kind


@REASONS.when(
    Use(laid("7k/8/8/3n4/8/8/8/K2R4"), "d1d5", KNIGHT, at("d5")),
    Use(laid("7k/8/4p3/3n4/8/8/8/K2R4"), "d1d5", KNIGHT, at("d5")),
)
def because_for_nothing(view: ChessView, move: int, victim: int, square: int) -> bool:
    return takes(view, move) == (victim, square) and not can_be_taken(view, move)


@REASONS.when(
    Use(laid("7k/8/4p3/3r4/8/2N5/8/K7"), "c3d5", ROOK, at("d5"), KNIGHT),
    Use(laid("7k/8/4p3/3p4/8/2N5/8/K7"), "c3d5", PAWN_KIND, at("d5"), KNIGHT),
    names={"kind": piece_of},
)
def because_it_takes(view: ChessView, move: int, victim: int, square: int, kind: int) -> bool:
    return takes(view, move) == (victim, square) and POINTS[victim] >= POINTS[kind]


@REASONS.when(
    Use(laid("7k/8/8/3p4/4N3/8/8/K7"), "e4g5", KNIGHT, at("e4"), at("g5")),
    Use(laid("7k/8/7p/3p4/4N3/8/8/K7"), "e4g5", KNIGHT, at("e4"), at("g5")),
    names={"kind": piece_of, "square": start_of, "to": end_of},
)
def because_safer(view: ChessView, move: int, kind: int, square: int, to: int) -> bool:
    board = view.public.board
    return attacked(board, square, board.turn != WHITE) and not can_be_taken(view, move)


@REASONS.when(Use(laid("4k3/8/8/8/8/8/8/4K2R w K"), "e1g1"), Use(laid("4k3/8/8/8/8/8/8/4K2R w K"), "e1f1"))
def because_castling(view: ChessView, move: int) -> bool:
    start, end = start_of(view, move), end_of(view, move)
    return (
        start is not None and end is not None and piece_of(view, move) == KING_KIND and steps(start, end) == 2
    )


@REASONS.when(Use(laid("7k/8/8/8/8/8/8/K2R4"), "d1h1"), Use(laid("7k/8/8/8/8/8/8/K2R4"), "d1g1"))
def because_check(view: ChessView, move: int) -> bool:
    return move != CLAIM and made(view, move).in_check()


@REASONS.when(
    Use(laid("7k/8/8/8/n7/8/8/K2R4"), "d1d4", KNIGHT, at("a4")),
    Use(laid("7k/8/8/8/n7/8/8/K2R4"), "d1d5", KNIGHT, at("a4")),
)
def because_attack(view: ChessView, move: int, victim: int, square: int) -> bool:
    start, end = start_of(view, move), end_of(view, move)
    if start is None or end is None:
        return False
    board, after = view.public.board, made(view, move)
    stands = bool(side(after, board.turn != WHITE) & BIT[square]) and on(after, square) == victim
    return stands and bool(aims(after, end) & ~aims(board, start) & BIT[square])


@REASONS.when(
    Use(laid("7k/8/8/8/8/8/8/K5N1"), "g1f3", KNIGHT, at("f3")),
    Use(laid("7k/8/8/8/8/5N2/8/K7"), "f3g5", KNIGHT, at("g5")),
    names={"kind": piece_of, "to": end_of},
)
def because_into_play(view: ChessView, move: int, kind: int, to: int) -> bool:
    start = start_of(view, move)
    back_row = 0 if view.public.board.turn == WHITE else 7
    piece = kind not in (PAWN_KIND, KING_KIND)
    return start is not None and piece and start // 8 == back_row != to // 8


@REASONS.when(
    Use(laid("7k/8/8/8/8/8/4P3/K7"), "e2e4", at("e4")),
    Use(laid("7k/8/8/8/8/8/4P3/K7"), "e2e3", at("e3")),
    names={"to": end_of},
)
def because_middle_pawn(view: ChessView, move: int, to: int) -> bool:
    return piece_of(view, move) == PAWN_KIND and to in (at("d4"), at("e4"), at("d5"), at("e5"))


@REASONS.when(
    Use(laid("7k/8/8/8/8/8/2N5/K7"), "c2d4", KNIGHT, at("d4"), 8, 5),
    Use(laid("7k/8/8/8/8/8/3PP3/K4B2"), "d2d3", BISHOP, at("f1"), 2, 0),
)
def because_room(view: ChessView, move: int, kind: int, square: int, squares: int, before: int) -> bool:
    board, after = view.public.board, made(view, move)
    start = start_of(view, move) if square == end_of(view, move) else square
    if (
        move == CLAIM
        or start is None
        or on(board, start) != kind
        or not side(board, board.turn == WHITE) & BIT[start]
    ):
        return False
    return reached(after, square) == squares > before == reached(board, start)


@REASONS.when(
    Use(laid("7k/8/8/P7/8/8/8/K7"), "a5a6", at("a6"), 2),
    Use(laid("7k/8/8/P7/8/8/8/K7"), "a5a6", at("a6"), 1),
    names={"to": end_of},
)
def because_near_queen(view: ChessView, move: int, to: int, steps: int) -> bool:
    last_row = 7 if view.public.board.turn == WHITE else 0
    return piece_of(view, move) == PAWN_KIND and abs(last_row - to // 8) == steps


@REASONS.when(
    Use(laid("7k/8/8/8/4p3/8/8/K7"), "a1b2", at("e4")), Use(laid("7k/8/8/8/4p3/8/8/1K6"), "b1a1", at("e4"))
)
def because_king_to_pawn(view: ChessView, move: int, square: int) -> bool:
    start, end = start_of(view, move), end_of(view, move)
    if start is None or end is None or piece_of(view, move) != KING_KIND:
        return False
    return on(made(view, move), square) == PAWN_KIND and steps(end, square) < steps(start, square)


@REASONS.when(Use(laid("7k/8/8/8/4p3/8/8/1K6"), "b1c1", 0), Use(laid("7k/8/8/8/4q3/8/8/2K5"), "c1d2", 0))
def because_king_to_middle(view: ChessView, move: int, stays: int) -> bool:
    start, end = start_of(view, move), end_of(view, move)
    if start is None or end is None or piece_of(view, move) != KING_KIND or view.public.board.queens:
        return False
    if stays:
        return all(2 <= where <= 5 for square in (start, end) for where in (square % 8, square // 8))
    return off_the_middle(end) < off_the_middle(start)


@REASONS.when(Use(laid("8/8/8/8/8/k1K5/7R/8"), "h2b2", 1), Use(laid("8/8/8/8/8/k1K5/7R/8"), "h2h3", 3))
def because_fewest(view: ChessView, move: int, moves: int) -> bool:
    left = {other: len(replies(view, other)) for other in view.moves if other != CLAIM}
    return move != CLAIM and left[move] == moves == min(left.values())
