"""Why a move of chess may not be made: the clause, and a sentence that says so in this position."""

from __future__ import annotations

from gamenight.core.refusal import Refusal
from gamenight.core.words import Words
from gamenight.games.chess.fen import SIDES
from gamenight.games.chess.notation import KIND_WORDS
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
from gamenight.games.chess.rules.position import AUTOMATIC, CLAIM, OFF, ChessView, repetitions
from gamenight.games.chess.rules.tables import BETWEEN, BIT, KING, KNIGHT, PAWN, first_square
from gamenight.parts.squares import SQUARE_NAMES

MOVES_SO = {
    1: ("3.4", "A knight moves two squares along a file or rank and one to the side"),
    2: ("3.3", "A bishop moves along diagonals"),
    3: ("3.5", "A rook moves along files and ranks"),
    4: ("3.2", "A queen moves along files, ranks and diagonals"),
    5: ("3.1", "A king moves one square"),
}


def forbid(view: ChessView, move: int, say: Words) -> Refusal:
    """Why a move may not be played now."""
    if move == CLAIM:
        return _forbid_claim(view)
    if not 0 <= move < CLAIM:
        return Refusal("2.1", "That is no move: move one of your own pieces.")
    board = view.public.board
    start, to = from_square(move, board.turn), to_square(move, board.turn)
    own = board.black if board.turn else board.white
    a, b = SQUARE_NAMES[start], SQUARE_NAMES[to]
    if not own & BIT[start]:
        stands = "there is nothing" if board.kind_at(BIT[start]) == NO_KIND else "the piece is not yours"
        return Refusal("2.1", f"On {a} {stands}: move one of your own pieces ({SIDES[board.turn]}).")
    kind = board.kind_at(BIT[start])
    if move >= PROMOTE and kind != PAWN_KIND:
        return Refusal("3.8", f"Only a pawn becomes another piece, and on {a} stands a {KIND_WORDS[kind]}.")
    if start == to:
        return Refusal("2.1", f"The {KIND_WORDS[kind]} is on {a} already: say where it goes.")
    if own & BIT[to] and not _tries_castling(board, kind, start, to):
        return Refusal("2.2", f"Your own {KIND_WORDS[board.kind_at(BIT[to])]} stands on {b}.")
    return _forbid_way(view, move, kind, start, to)


def _forbid_claim(view: ChessView) -> Refusal:
    times, quiet = repetitions(view.public), view.public.board.quiet // 2
    if view.options.repetition == AUTOMATIC and view.options.fifty_moves == AUTOMATIC:
        return Refusal("8.2", "Draws come by themselves here; there is nothing to claim.")
    if view.options.repetition == OFF:
        return Refusal("8.3", f"There is no draw to claim: {quiet} of 50 quiet moves have been made.")
    was = "once" if times == 1 else f"{times} times"
    return Refusal(
        "8.2", f"There is no draw to claim: this position has been on the board {was}, not three times."
    )


def _forbid_way(view: ChessView, move: int, kind: int, start: int, to: int) -> Refusal:
    """The piece is the player's own and the square is not taken by another of theirs."""
    board = view.public.board
    if kind == PAWN_KIND:
        wrong = _pawn_way(board, move, start, to, _just_passed(view))
    elif _tries_castling(board, kind, start, to):
        wrong = _castling_way(board, start, to)
    else:
        wrong = _piece_way(board, kind, start, to)
    return wrong or _exposed(board, kind, start, to)


def _piece_way(board: Board, kind: int, start: int, to: int) -> Refusal | None:
    clause, words = MOVES_SO[kind]
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
        return Refusal(clause, f"{words}; {SQUARE_NAMES[to]} cannot be reached from {SQUARE_NAMES[start]}.")
    blocker = _blocker(board, start, to) if kind != KNIGHT_KIND else -1
    if blocker >= 0:
        there = KIND_WORDS[board.kind_at(BIT[blocker])]
        return Refusal("2.4", f"The {there} on {SQUARE_NAMES[blocker]} is in the way.")
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


def _pawn_way(board: Board, move: int, start: int, to: int, passed: int) -> Refusal | None:
    ahead = -8 if board.turn else 8
    a, b = SQUARE_NAMES[start], SQUARE_NAMES[to]
    if PAWN[64 * board.turn + start] & BIT[to]:
        if board.kind_at(BIT[to]) == NO_KIND and to != passed:
            beside = board.kind_at(BIT[to - ahead]) == PAWN_KIND
            if beside and start >> 3 == (3 if board.turn else 4):
                return Refusal(
                    "5.2", f"Capturing en passant on {b} is for the move right after a pawn went two squares."
                )
            return Refusal(
                "3.7", f"A pawn goes diagonally only to capture, and there is nothing on {b} to capture."
            )
    elif to == start + ahead or (to == start + 2 * ahead and start >> 3 == (6 if board.turn else 1)):
        for square in (start + ahead, to):
            if board.kind_at(BIT[square]) != NO_KIND:
                there = KIND_WORDS[board.kind_at(BIT[square])]
                return Refusal(
                    "3.6", f"The {there} on {SQUARE_NAMES[square]} is in the way: a pawn captures diagonally."
                )
    else:
        return Refusal(
            "3.6", f"A pawn moves straight ahead, one square or two from where it began: not from {a} to {b}."
        )
    if to >> 3 in (0, 7) and move < PROMOTE:
        return Refusal("3.8", f"Say what the pawn becomes on {b}: {a}{b}q, {a}{b}r, {a}{b}b or {a}{b}n.")
    return None


def _tries_castling(board: Board, kind: int, start: int, to: int) -> bool:
    return is_castling(kind, start, to) and start == (60 if board.turn else 4)


def _castling_way(board: Board, start: int, to: int) -> Refusal | None:
    short = to > start
    rook, wing = (start + 3, "h") if short else (start - 4, "a")
    right = (1 if short else 2) << (2 if board.turn else 0)
    if not board.rights & right:
        return Refusal(
            "4.2", f"You cannot castle here: the king or the rook from the {wing}-file has moved or is gone."
        )
    blocker = _blocker(board, start, rook)
    if blocker >= 0:
        there = KIND_WORDS[board.kind_at(BIT[blocker])]
        return Refusal(
            "4.3", f"You cannot castle: the {there} on {SQUARE_NAMES[blocker]} is between king and rook."
        )
    if board.in_check():
        return Refusal("4.4", "You cannot castle while your king is in check.")
    for square in ((start + to) // 2, to):
        attacker = attackers(board, square)
        if attacker:
            by = _named(board, attacker[0])
            return Refusal("4.4", f"You cannot castle: {SQUARE_NAMES[square]} is attacked by {by}.")
    return None


def attackers(board: Board, square: int, gone: int = 0) -> list[int]:
    """The squares of the other side's pieces that attack a square, with the pieces in `gone` off the board."""
    enemy = (board.white if board.turn else board.black) & ~gone
    occupied = (board.white | board.black) & ~gone
    return [at for at in range(64) if enemy & BIT[at] and board.attacked(square, BIT[at], occupied)]


def _named(board: Board, square: int) -> str:
    return f"the {KIND_WORDS[board.kind_at(BIT[square])]} on {SQUARE_NAMES[square]}"


def _exposed(board: Board, kind: int, start: int, to: int) -> Refusal:
    """The piece moves so, and yet its king would be attacked."""
    own = board.black if board.turn else board.white
    king = first_square(board.kings & own)
    if kind == KING_KIND:
        found = attackers(board, to, BIT[start])
        by = _named(board, found[0]) if found else "the other king"
        return Refusal("3.1", f"The king may not go to {SQUARE_NAMES[to]}: it is attacked by {by}.")
    checkers = attackers(board, king)
    if len(checkers) > 1:
        by = " and ".join(_named(board, square) for square in checkers)
        return Refusal("6.4", f"Your king is attacked by {by}: only moving the king helps.")
    if checkers:
        ways = "capture it, stand between" if BETWEEN[64 * king + checkers[0]] else "capture it"
        by = _named(board, checkers[0])
        return Refusal("6.3", f"Your king is in check from {by}: {ways}, or move the king.")
    if kind == PAWN_KIND and start & 7 != to & 7 and board.kind_at(BIT[to]) == NO_KIND:
        return Refusal("5.3", "Capturing en passant here would leave your king attacked.")
    by = " or ".join(_named(board, square) for square in attackers(board, king, BIT[start]))
    what = KIND_WORDS[kind]
    return Refusal(
        "6.2", f"The {what} on {SQUARE_NAMES[start]} may not leave: your king would be attacked by {by}."
    )
