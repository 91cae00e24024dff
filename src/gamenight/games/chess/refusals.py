"""Why a move of chess may not be made: the clause, and a sentence that says so in this position."""

from __future__ import annotations

from gamenight.core.chance import Chance
from gamenight.core.refusal import BadOption, Refusal
from gamenight.games.chess.fen import begin
from gamenight.games.chess.rules.board import (
    KING_KIND,
    KNIGHT_KIND,
    NO_KIND,
    PAWN_KIND,
    PROMOTE,
    Board,
    from_square,
    is_castling,
    to_square,
)
from gamenight.games.chess.rules.position import CLAIM, CLAIMED, OFF, ChessView, Options, repetitions
from gamenight.games.chess.rules.tables import BETWEEN, BIT, KING, KNIGHT, PAWN, first_square
from gamenight.games.chess.words.en import Words

MOVES_SO = {1: "3.4", 2: "3.3", 3: "3.5", 4: "3.2", 5: "3.1"}  # the clause of each kind of piece


def refuse(view: ChessView, move: int, say: Words) -> Refusal:
    """Which clause forbids a move now."""
    if move == CLAIM:
        return _refuse_claim(view, say)
    if not 0 <= move < CLAIM:
        return Refusal("2.1", say.no_move())
    board = view.public.board
    start, to = from_square(move, board.turn), to_square(move, board.turn)
    own = board.black if board.turn else board.white
    kind = board.kind_at(BIT[start])
    if not own & BIT[start]:
        wrong = say.nothing_there if kind == NO_KIND else say.not_yours
        return Refusal("2.1", wrong(start, board.turn))
    if move >= PROMOTE and kind != PAWN_KIND:
        return Refusal("3.8", say.only_a_pawn(start, kind))
    if start == to:
        return Refusal("2.1", say.says_no_goal(kind, start))
    if own & BIT[to] and not _tries_castling(board, kind, start, to):
        return Refusal("2.2", say.own_piece_there(board.kind_at(BIT[to]), to))
    return _refuse_way(view, move, kind, start, to, say)


def _refuse_claim(view: ChessView, say: Words) -> Refusal:
    if CLAIMED not in (view.options.repetition, view.options.fifty_moves):
        return Refusal("8.2", say.draws_come_by_themselves())
    if view.options.repetition != CLAIMED:
        return Refusal("8.3", say.too_few_quiet_moves(view.public.board.quiet // 2))
    return Refusal("8.2", say.too_few_repetitions(repetitions(view.public)))


def _refuse_way(view: ChessView, move: int, kind: int, start: int, to: int, say: Words) -> Refusal:
    """The piece is the player's own and the square is not taken by another of theirs."""
    board = view.public.board
    if kind == PAWN_KIND:
        wrong = _pawn_way(board, move, start, to, _just_passed(view), say)
    elif _tries_castling(board, kind, start, to):
        wrong = _castling_way(board, start, to, say)
    else:
        wrong = _piece_way(board, kind, start, to, say)
    return wrong or _exposed(board, kind, start, to, say)


def _piece_way(board: Board, kind: int, start: int, to: int, say: Words) -> Refusal | None:
    across, up = abs((to & 7) - (start & 7)), abs((to >> 3) - (start >> 3))
    straight, slanted = across == 0 or up == 0, across == up
    fits = (
        False,
        bool(KNIGHT[start] & BIT[to]),
        slanted,
        straight,
        straight or slanted,
        bool(KING[start] & BIT[to]),
    )
    if not fits[kind]:
        return Refusal(MOVES_SO[kind], say.cannot_reach(kind, start, to))
    blocker = _blocker(board, start, to) if kind != KNIGHT_KIND else -1
    if blocker >= 0:
        return Refusal("2.4", say.in_the_way(board.kind_at(BIT[blocker]), blocker))
    return None


def _blocker(board: Board, start: int, to: int) -> int:
    between = BETWEEN[64 * start + to] & (board.white | board.black)
    return first_square(between) if between else -1


def _just_passed(view: ChessView) -> int:
    """The square that a pawn has just passed over; -1 for none."""
    p = view.public
    if not len(p.line) or p.line[-1] >= PROMOTE:
        return p.board.passed
    start, to = p.line[-1] >> 6, p.line[-1] & 63
    passes = p.board.kind_at(BIT[to]) == PAWN_KIND and start - to in (16, -16)
    return (start + to) // 2 if passes else -1


def _pawn_way(board: Board, move: int, start: int, to: int, passed: int, say: Words) -> Refusal | None:
    ahead = -8 if board.turn else 8
    if PAWN[64 * board.turn + start] & BIT[to]:
        if board.kind_at(BIT[to]) == NO_KIND and to != passed:
            beside = board.kind_at(BIT[to - ahead]) == PAWN_KIND
            if beside and start >> 3 == (3 if board.turn else 4):
                return Refusal("5.2", say.too_late_en_passant(to))
            return Refusal("3.7", say.nothing_to_capture(to))
    elif to == start + ahead or (to == start + 2 * ahead and start >> 3 == (6 if board.turn else 1)):
        for square in (start + ahead, to):
            if board.kind_at(BIT[square]) != NO_KIND:
                return Refusal("3.6", say.in_the_pawns_way(board.kind_at(BIT[square]), square))
    else:
        return Refusal("3.6", say.no_way_of_a_pawn(start, to))
    if to >> 3 in (0, 7) and move < PROMOTE:
        return Refusal("3.9", say.say_what_it_becomes(start, to))
    return None


def _tries_castling(board: Board, kind: int, start: int, to: int) -> bool:
    return is_castling(kind, start, to) and start == (60 if board.turn else 4)


def _castling_way(board: Board, start: int, to: int, say: Words) -> Refusal | None:
    short = to > start
    rook = start + 3 if short else start - 4
    right = (1 if short else 2) << (2 if board.turn else 0)
    if not board.rights & right:
        return Refusal("4.2", say.lost_castling(short))
    blocker = _blocker(board, start, rook)
    if blocker >= 0:
        return Refusal("4.3", say.between_king_and_rook(board.kind_at(BIT[blocker]), blocker))
    if board.in_check():
        return Refusal("4.4", say.no_castling_in_check())
    for square in ((start + to) // 2, to):
        for kind, attacker in _named(board, attackers(board, square)[:1]):
            return Refusal("4.4", say.no_castling_through(square, kind, attacker))
    return None


def attackers(board: Board, square: int, gone: int = 0) -> list[int]:
    """The squares of the other side's pieces that attack a square, with the pieces in `gone` off the board."""
    enemy = (board.white if board.turn else board.black) & ~gone
    occupied = (board.white | board.black) & ~gone
    return [at for at in range(64) if enemy & BIT[at] and board.attacked(square, BIT[at], occupied)]


def _named(board: Board, squares: list[int]) -> list[tuple[int, int]]:
    """What stands on squares: kind and square."""
    return [(board.kind_at(BIT[square]), square) for square in squares]


def _exposed(board: Board, kind: int, start: int, to: int, say: Words) -> Refusal:
    """The piece moves so, and yet its king would be attacked."""
    own = board.black if board.turn else board.white
    king = first_square(board.kings & own)
    if kind == KING_KIND:
        found = _named(board, attackers(board, to, BIT[start]))
        return Refusal(
            "3.1", say.king_would_be_attacked(to, *found[0]) if found else say.kings_would_touch(to)
        )
    checkers = _named(board, attackers(board, king))
    if len(checkers) > 1:
        return Refusal("6.4", say.double_check(checkers))
    if checkers:
        afar = BETWEEN[64 * king + checkers[0][1]]
        return Refusal("6.3", (say.check_from_afar if afar else say.check_from_near)(*checkers[0]))
    if kind == PAWN_KIND and start & 7 != to & 7 and board.kind_at(BIT[to]) == NO_KIND:
        return Refusal("5.3", say.en_passant_exposes())
    return Refusal("6.2", say.pinned(kind, start, _named(board, attackers(board, king, BIT[start]))))


def check(seats: int, options: Options, say: Words) -> str:
    """What is wrong with the options together; "" if nothing."""
    if options.repetition == OFF and options.fifty_moves == OFF and options.move_limit == 0:
        return say.never_ends()
    if not options.position:
        return ""
    try:
        position = begin(seats, options, Chance())
    except BadOption as problem:
        return str(problem)
    return say.already_over(options.position) if position.public.over else ""
