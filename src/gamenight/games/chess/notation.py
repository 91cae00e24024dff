# compiled
"""Moves as people and programs write them: as UCI does, `e2e4`, `e1g1`, `e7e8q`, and read also as SAN, `Nf3`, `O-O`."""

from __future__ import annotations

import re

from gamenight.core.refusal import Unreadable
from gamenight.games.chess.rules.board import (
    NO_KIND,
    PAWN_KIND,
    PROMOTE,
    Board,
    from_square,
    is_castling,
    promoted,
    to_square,
)
from gamenight.games.chess.rules.moves import legal_moves
from gamenight.games.chess.rules.position import CLAIM, ChessView
from gamenight.games.chess.rules.tables import BIT, KING, KNIGHT, bishop_attacks, rook_attacks
from gamenight.games.chess.words.en import Words
from gamenight.parts.squares import FILES, SQUARE_NAMES, square_named

KIND_LETTERS = "PNBRQK"
UCI = re.compile(r"(?P<a>[a-h][1-8])\s*[-x]?\s*(?P<b>[a-h][1-8])\s*(?:=?\s*\(?(?P<new>[nbrqkNBRQK])\)?)?")
SAN = re.compile(
    r"(?P<kind>[NBRQKP])?(?P<file>[a-h])?(?P<rank>[1-8])?\s*[x:-]?\s*(?P<to>[a-h][1-8])(?:\s*=?\s*\(?(?P<new>[NBRQKnbrqk])\)?)?"
)
CASTLING = re.compile(r"[o0]-?[o0](-?[o0])?", re.I)
TAIL = re.compile(r"[\s+#!?]+$|\s*e\.?\s*p\.?\s*[+#]?$", re.I)


def write(view: ChessView, move: int) -> str:
    return "claim" if move == CLAIM else uci(view.public.board, move)


def uci(board: Board, move: int) -> str:
    """A move of the side to move, as UCI writes it: from, to, and what a pawn becomes."""
    squares = SQUARE_NAMES[from_square(move, board.turn)] + SQUARE_NAMES[to_square(move, board.turn)]
    return squares + (KIND_LETTERS[promoted(move)].lower() if move >= PROMOTE else "")


def san(board: Board, move: int) -> str:
    """A legal move as SAN writes it: `Nbd7`, `exd8=Q#`, `O-O+`."""
    start, to = from_square(move, board.turn), to_square(move, board.turn)
    kind = board.kind_at(BIT[start])
    if is_castling(kind, start, to):
        text = "O-O" if to > start else "O-O-O"
    else:
        takes = board.kind_at(BIT[to]) != NO_KIND or (kind == PAWN_KIND and (to - start) % 8 != 0)
        name = FILES[start & 7] * takes if kind == PAWN_KIND else KIND_LETTERS[kind] + _which(board, move)
        text = f"{name}{'x' if takes else ''}{SQUARE_NAMES[to]}"
        text += f"={KIND_LETTERS[promoted(move)]}" if move >= PROMOTE else ""
    after = board.copy()
    after.make(move)
    if not after.in_check():
        return text
    return text + ("+" if len(legal_moves(after)) else "#")


def _which(board: Board, move: int) -> str:
    """What tells the piece from its like: nothing, its file, its rank, or both."""
    start, to = move >> 6, move & 63
    kind = board.kind_at(BIT[start])
    alike = _alike(board, kind) & backward(kind, to, board.white | board.black) & ~BIT[start]
    if not alike:
        return ""
    rivals = [m >> 6 for m in legal_moves(board) if m < PROMOTE and m & 63 == to and alike & BIT[m >> 6]]
    if not rivals:
        return ""
    if all(rival & 7 != start & 7 for rival in rivals):
        return FILES[start & 7]
    if all(rival >> 3 != start >> 3 for rival in rivals):
        return str((start >> 3) + 1)
    return SQUARE_NAMES[start]


def _alike(board: Board, kind: int) -> int:
    sets = (board.pawns, board.knights, board.bishops, board.rooks, board.queens, board.kings)
    return sets[kind] & (board.black if board.turn else board.white)


def backward(kind: int, to: int, occupied: int) -> int:
    """The squares from which a piece of a kind (no pawn) could come."""
    return (
        0,
        KNIGHT[to],
        bishop_attacks(to, occupied),
        rook_attacks(to, occupied),
        rook_attacks(to, occupied) | bishop_attacks(to, occupied),
        KING[to],
    )[kind]


def read(view: ChessView, text: str, say: Words) -> list[int]:
    """The move that a text stands for, legal or not."""
    if text.strip().lower() in ("claim", "claim draw", "claim a draw"):
        return [CLAIM]
    return [read_move(view.public.board, list(view.moves), text, say)]


def read_move(board: Board, legal: list[int], text: str, say: Words) -> int:
    """The move that a UCI or SAN text stands for on a board; Unreadable if it stands for none, or for several."""
    words = TAIL.sub("", TAIL.sub("", text.strip()))
    castling = CASTLING.fullmatch(words)
    if castling:
        king = 60 if board.turn else 4
        return 64 * king + king + (-2 if castling[1] else 2)
    for way in (words, words.lower(), words[:1].upper() + words[1:].lower()):  # B5a3 is a bishop, b5a3 is not
        squares, goal = UCI.fullmatch(way), SAN.fullmatch(way)
        if squares:
            return _from_uci(board, squares, text, say)
        if goal:
            return _from_san(board, legal, goal, text, say)
    raise Unreadable(say.unreadable(text))


def _from_uci(board: Board, found: re.Match[str], text: str, say: Words) -> int:
    start, to = square_named(found["a"]), square_named(found["b"])
    return _coded(board, start, to, found["new"], text, say)


def _coded(board: Board, start: int, to: int, new: str | None, text: str, say: Words) -> int:
    if not new:
        return 64 * start + to
    far, last = (1, 0) if board.turn else (6, 7)
    if start >> 3 != far or to >> 3 != last or new.upper() not in "NBRQ":
        raise Unreadable(say.no_promotion(text))
    return PROMOTE + 32 * (start & 7) + 4 * (to & 7) + "NBRQ".index(new.upper())


def _from_san(board: Board, legal: list[int], found: re.Match[str], text: str, say: Words) -> int:
    kind, to = KIND_LETTERS.index(found["kind"] or "P"), square_named(found["to"])
    own = board.black if board.turn else board.white
    start = [
        square
        for square in range(64)
        if own & BIT[square]
        and board.kind_at(BIT[square]) == kind
        and (not found["file"] or FILES[square & 7] == found["file"])
        and (not found["rank"] or str((square >> 3) + 1) == found["rank"])
        and (kind != PAWN_KIND or found["file"] or square & 7 == to & 7)
    ]
    able = [square for square in start if _may(board, legal, square, to)]
    if len(able) > 1:
        raise Unreadable(say.several_can(text, kind, to, able))
    near = able or [square for square in start if _could(board, kind, square, to)] or start
    if not near:
        raise Unreadable(say.no_such_piece(text, kind))
    return _coded(board, near[0], to, found["new"], text, say)


def _may(board: Board, legal: list[int], start: int, to: int) -> bool:
    return any(
        from_square(move, board.turn) == start and to_square(move, board.turn) == to
        for move in legal
        if move != CLAIM
    )


def _could(board: Board, kind: int, start: int, to: int) -> bool:
    """Whether the piece moves that way at all, safe or not."""
    return bool(kind != PAWN_KIND and backward(kind, to, board.white | board.black) & BIT[start])
