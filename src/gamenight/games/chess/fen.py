"""Positions as FEN writes them, both ways, with a sentence on what is wrong with one that makes no sense."""

from __future__ import annotations

from gamenight.core.chance import Chance
from gamenight.core.refusal import BadOption
from gamenight.games.chess.rules.board import (
    KEYS,
    NO_KIND,
    NO_SQUARE,
    PAWN_KIND,
    RIGHTS_KEYS,
    TURN_KEY,
    Board,
)
from gamenight.games.chess.rules.position import Chess, Options, begin_at
from gamenight.games.chess.rules.tables import BIT, BLACK, WHITE
from gamenight.parts.squares import SQUARE_NAMES, square_named

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
LETTERS = "pnbrqk"
SIDES = ("White", "Black")
CASTLING = "KQkq"  # in the order of the bits of Board.rights


def piece_at(board: Board, square: int) -> str:
    """The letter of what stands on a square, upper case for White; "" for nothing."""
    one = BIT[square]
    kind = board.kind_at(one)
    if kind == NO_KIND:
        return ""
    return LETTERS[kind].upper() if board.white & one else LETTERS[kind]


def write_fen(board: Board) -> str:
    """The position as FEN. The en passant square is named only where a capture there is legal."""
    ranks = []
    for rank in range(7, -1, -1):
        row = "".join(piece_at(board, 8 * rank + file) or "1" for file in range(8))
        for n in range(8, 1, -1):
            row = row.replace("1" * n, str(n))
        ranks.append(row)
    rights = "".join(letter for n, letter in enumerate(CASTLING) if board.rights >> n & 1)
    passed = SQUARE_NAMES[board.passed] if board.passed != NO_SQUARE else "-"
    turn = "wb"[board.turn]
    return f"{'/'.join(ranks)} {turn} {rights or '-'} {passed} {board.quiet} {board.number}"


def read_fen(text: str) -> Board:
    """The board that a FEN describes; BadOption says what is wrong with it. The last two parts may be left out."""
    fields = text.split()
    if not 4 <= len(fields) <= 6:
        raise _bad(
            text, "has four to six parts: pieces, who moves, castling, en passant, and two numbers", "it"
        )
    board = Board()
    _read_pieces(board, fields[0], text)
    if fields[1] not in ("w", "b"):
        raise _bad(text, f"should say w or b for who moves, not {fields[1]!r}")
    board.turn = "wb".index(fields[1])
    board.hash ^= KEYS[TURN_KEY] if board.turn == BLACK else 0
    _read_rights(board, fields[2], text)
    _check_kings(board, text)
    _read_passed(board, fields[3], text)
    numbers = [*fields[4:], *["0", "1"][len(fields) - 4 :]]
    board.quiet = _read_number(numbers[0], 0, "half-moves since a capture or a pawn's move", text)
    board.number = _read_number(numbers[1], 1, "number of the move", text)
    return board


def _bad(text: str, wrong: str, subject: str = "") -> BadOption:
    return BadOption(f"The FEN {text!r} {'is no position: a FEN ' if subject else ''}{wrong}.")


def _read_pieces(board: Board, field: str, text: str) -> None:
    rows = field.split("/")
    if len(rows) != 8:
        raise _bad(text, f"should have eight ranks with / between them, not {len(rows)}")
    for rank, row in zip(range(7, -1, -1), rows, strict=True):
        file = 0
        for letter in row:
            if letter.lower() in LETTERS:
                if file < 8:
                    side = WHITE if letter.isupper() else BLACK
                    board.toggle(side, LETTERS.index(letter.lower()), 8 * rank + file)
                file += 1
            elif letter in "12345678":
                file += int(letter)
            else:
                raise _bad(
                    text, f"has {letter!r} on rank {rank + 1}, which is no piece: they are PNBRQK and pnbrqk"
                )
        if file != 8:
            raise _bad(text, f"has {file} squares on rank {rank + 1} ({row}), not 8")


def _read_rights(board: Board, field: str, text: str) -> None:
    if field != "-" and (not set(field) <= set(CASTLING) or len(set(field)) != len(field)):
        raise _bad(text, f"should say who may still castle with letters of KQkq or -, not {field!r}")
    for n, letter in enumerate(CASTLING):
        if letter not in field:
            continue
        side, rank = n // 2, 56 * (n // 2)
        king, rook = rank + 4, rank + (7 if n % 2 == 0 else 0)
        if piece_at(board, king) != "Kk"[side] or piece_at(board, rook) != "Rr"[side]:
            where = f"{SQUARE_NAMES[king]} and {SQUARE_NAMES[rook]}"
            raise _bad(text, f"lets {SIDES[side]} castle ({letter}), yet king and rook are not on {where}")
        board.rights |= 1 << n
    board.hash ^= KEYS[RIGHTS_KEYS + board.rights]


def _check_kings(board: Board, text: str) -> None:
    for side, letter in enumerate("Kk"):
        kings = sum(piece_at(board, square) == letter for square in range(64))
        if kings != 1:
            raise _bad(text, f"has {kings} kings for {SIDES[side]}, not one")
    for square in (*range(8), *range(56, 64)):
        if board.kind_at(BIT[square]) == PAWN_KIND:
            raise _bad(text, f"has a pawn on {SQUARE_NAMES[square]}, where no pawn can stand")
    other = board.copy()
    other.turn = 1 - board.turn
    if other.in_check():
        raise _bad(text, f"leaves {SIDES[other.turn]} in check though {SIDES[board.turn]} is to move")


def _read_passed(board: Board, field: str, text: str) -> None:
    if field == "-":
        return
    square = square_named(field)
    rank, behind = (5, -8) if board.turn == WHITE else (2, 8)
    if square < 0 or square // 8 != rank:
        raise _bad(text, f"should name an en passant square on rank {rank + 1} or -, not {field!r}")
    pawn = piece_at(board, square + behind)
    if pawn != "pP"[board.turn] or piece_at(board, square) or piece_at(board, square - behind):
        raise _bad(text, f"names {field} as the en passant square, yet no pawn has just passed over it")
    board.open_passing(square)


def _read_number(field: str, low: int, what: str, text: str) -> int:
    if not (field.isascii() and field.isdigit() and low <= int(field) <= 9999):
        raise _bad(text, f"should give the {what} as a whole number from {low}, not {field!r}")
    return int(field)


START_BOARD = read_fen(START)


def begin(seats: int, options: Options, chance: Chance) -> Chess:
    return begin_at(options, read_fen(options.position) if options.position else START_BOARD)  # 1.4
