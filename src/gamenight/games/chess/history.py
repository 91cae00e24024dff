"""What a line of moves did: each as SAN, which piece went where, and what was captured."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gamenight.games.chess.fen import piece_at
from gamenight.games.chess.notation import san, uci
from gamenight.games.chess.rules.board import Board, from_square, to_square
from gamenight.games.chess.rules.moves import legal_moves
from gamenight.games.chess.rules.position import ChessView, Public
from gamenight.parts.squares import SQUARE_NAMES

KEPT = 400  # how many are remembered, so that the next move need not tell the whole again


class History(NamedTuple):
    """What happened up to a move. Each piece is called by the square it began on, wherever it goes."""

    board: Board  # never played on
    sans: tuple[str, ...]
    homes: tuple[str, ...]  # square by square the first square of the piece that stands there; "" for none
    taken: tuple[tuple[str, str], ...]  # in order: the first square, and the letter it had at the end


_told: dict[tuple[int, tuple[int, ...]], History] = {}


def history(public: Public) -> History:
    """What has happened so far."""
    line = tuple(public.line)
    found = _told.get((public.first.hash, line[:-1])) if line else None
    if found is None:
        homes = tuple(SQUARE_NAMES[at] if piece_at(public.first, at) else "" for at in range(64))
        found, rest = History(public.first, (), homes, ()), line
    else:
        rest = line[-1:]
    for move in rest:
        found = _after(found, move)
    if len(_told) > KEPT:
        _told.clear()
    _told[public.first.hash, line] = found
    return found


def _after(past: History, move: int) -> History:
    board = past.board.copy()
    text = san(board, move)
    side = board.turn
    start, to = from_square(move, side), to_square(move, side)
    homes, taken = list(past.homes), list(past.taken)
    victim = to if homes[to] else start // 8 * 8 + to % 8  # en passant the pawn stands beside
    passing = to == board.passed and piece_at(board, start) in ("P", "p")
    if homes[victim] and victim != start and (victim == to or passing):
        taken.append((homes[victim], piece_at(board, victim)))
        homes[victim] = ""
    homes[to], homes[start] = homes[start], ""
    if text.startswith("O-O"):
        corner, beside = (to - 2, to + 1) if text.startswith("O-O-O") else (to + 1, to - 1)
        homes[beside], homes[corner] = homes[corner], ""
    board.make(move)
    return History(board, (*past.sans, text), tuple(homes), tuple(taken))


def numbered(view: ChessView, texts: Sequence[str]) -> str:
    """A line of play from a view as chess players write it: `12... b5 13. Qc2 bxc4`."""
    board, words = view.public.board.copy(), list[str]()
    for text in texts:
        move = next((each for each in legal_moves(board) if uci(board, each) == text), None)
        if move is None:
            break
        if not words or board.turn == 0:
            words.append(f"{board.number}{'...' if board.turn else '.'}")
        words.append(san(board, move))
        board.make(move)
    return " ".join(words)
