"""A small book of openings: well-known lines, one a row of openings.txt, as the moves are written in SAN."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from gamenight.games.chess.notation import san
from gamenight.games.chess.rules.board import LONG, SHORT, Board, hash_of, to_square
from gamenight.games.chess.rules.moves import legal_moves
from gamenight.games.chess.rules.tables import BLACK, WHITE
from gamenight.parts.squares import SQUARE_NAMES

BACK_ROW = (3, 1, 2, 4, 5, 2, 1, 3)  # kinds of pieces from a to h


def book_moves(position: int) -> list[int]:
    """The moves the book knows in a position, given by its hash: once for each line that goes that way."""
    return _book().get(position, [])


@cache
def _book() -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    text = files(__package__).joinpath("openings.txt").read_text(encoding="utf-8")
    for line in text.splitlines():
        if line and not line.startswith("#"):
            _learn(found, line.split())
    return found


def _learn(found: dict[int, list[int]], line: list[str]) -> None:
    """Add the moves of one line; its own positions tell what each of them means."""
    board = start_board()
    for text in line:
        move = written_move(board, text)
        found.setdefault(board.hash, []).append(move)
        board.make(move)


def written_move(board: Board, text: str) -> int:
    """The move that SAN stands for here."""
    (move,) = (
        each for each in legal_moves(board) if _might_be(board, each, text) and san(board, each) == text
    )
    return move


def _might_be(board: Board, move: int, text: str) -> bool:
    """Whether a move ends where a text says, or castles as it does: a look that spares writing out every move."""
    return text.startswith("O") or SQUARE_NAMES[to_square(move, board.turn)] in text


def start_board() -> Board:
    """The usual beginning."""
    board = Board()
    for file, kind in enumerate(BACK_ROW):
        for side, row, pawns in ((WHITE, 0, 8), (BLACK, 56, 48)):
            board.toggle(side, kind, row + file)
            board.toggle(side, 0, pawns + file)
    board.rights = (SHORT | LONG) * 5
    board.hash = hash_of(board)
    return board
