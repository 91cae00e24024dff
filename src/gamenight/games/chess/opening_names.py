"""What people call the way a game began: a table of our own, one name a row of opening_names.txt."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from gamenight.games.chess.notation import uci
from gamenight.games.chess.opening_book import start_board, written_move
from gamenight.games.chess.rules.moves import legal_moves


class Opening(NamedTuple):
    """A name, its usual code, and how many moves of both sides it was reached after."""

    code: str
    name: str
    moves: int


def opening_of(moves: Iterable[str]) -> Opening | None:
    """The opening that a game from the usual start came to, given as a record writes its moves; None without a name."""
    board, found = start_board(), None
    for n, text in enumerate(moves, 1):
        move = next((each for each in legal_moves(board) if uci(board, each) == text), None)
        if move is None:
            break
        board.make(move)
        code, name = opening_names().get(board.hash, ("", ""))
        found = Opening(code, name, n) if name else found
    return found


def name_of(options: Any, moves: Iterable[str]) -> str:
    """The name of how a game began; "" for one from a position of its own."""
    found = None if options.position else opening_of(moves)
    return found.name if found is not None else ""


@cache
def opening_names() -> dict[int, tuple[str, str]]:
    """Code and name by the hash of the position."""
    found = {}
    text = files(__package__).joinpath("opening_names.txt").read_text(encoding="utf-8")
    for row in text.splitlines():
        if row and not row.startswith("#"):
            code, name, moves = row.split(" | ")
            board = start_board()
            for word in moves.split():
                board.make(written_move(board, word))
            found[board.hash] = (code, name)
    return found
