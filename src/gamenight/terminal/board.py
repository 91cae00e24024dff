"""A scene's board in characters: spaces as blocks of colour, at the largest scale that fits, and what is on them."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from dataclasses import dataclass

from msgspec.structs import replace

from gamenight.core.scene import Board, Mark, Piece, Scene, Space
from gamenight.terminal.canvas import Canvas
from gamenight.terminal.marks import LIGHT, drawn, seat_mark
from gamenight.terminal.palette import INK, LAMP, LAST, ground, ink_on, piece_ink, seat_ink, shade
from gamenight.terminal.words import SQUARE

SCALES = (
    (3, 7),
    (3, 6),
    (2, 6),
    (2, 5),
    (2, 4),
    (2, 3),
    (1, 6),
    (1, 5),
    (1, 4),
    (1, 3),
    (1, 2),
)  # rows, columns
EDGE = 0.5  # of a space: the room for the names of ranks


@dataclass(frozen=True)
class Scale:
    """How many characters one unit of the board is."""

    down: float
    across: float

    def box(self, space: Space) -> tuple[int, int, int, int]:
        if space.shape == "hole":
            return int(space.x * self.across), int(space.y * self.down), 1, 1
        x, y = round(space.x * self.across), round(space.y * self.down)
        w = round((space.x + space.w) * self.across) - x
        h = round((space.y + space.h) * self.down) - y
        return x, y, max(1, w), max(1, h)


def scale_for(board: Board, width: int, height: int) -> Scale:
    """The largest scale at which the board fits; the smallest that can be read if none does."""
    if any(space.shape == "hole" for space in board.spaces):  # holes are a unit apart, however small they are
        return Scale(1, 2 if board.width * 2 <= width else 1)
    solid = [space for space in board.spaces if space.shape != "area"] or list(board.spaces)
    unit_h = min(space.h for space in solid)
    unit_w = min(space.w for space in solid)
    for rows, columns in SCALES:
        scale = Scale(rows / unit_h, columns / unit_w)
        if board.height * scale.down <= height and board.width * scale.across <= width:
            return scale
    return Scale(1 / unit_h, 2 / unit_w)


def edged(board: Board) -> Board:
    """A grid whose squares have names such as b4, with its files and ranks named along the edges."""
    squares = [space.id.partition(":")[2] for space in board.spaces]
    if board.kind != "grid" or not all(SQUARE.fullmatch(name) for name in squares):
        return board
    named = list(zip(squares, board.spaces, strict=True))
    ranks = {space.y: Space("", 0, space.y, EDGE, space.h, "area", label=name[1:]) for name, space in named}
    files = {
        space.x: Space("", space.x + EDGE, board.height, space.w, 1, "area", label=name[0])
        for name, space in named
    }
    shifted = [
        replace(space, x=space.x + EDGE, note="" if space.note == name else space.note)
        for name, space in named
    ]
    spaces = (*shifted, *ranks.values(), *files.values())
    return replace(board, width=board.width + EDGE, height=board.height + 1, spaces=spaces)


def laned(board: Board) -> Board:
    """A board of holes with its lanes on rows of their own, whatever lies between them; a wider gap is an empty row."""
    if not any(space.shape == "hole" for space in board.spaces):
        return board
    lanes = sorted({space.y for space in board.spaces})
    gaps = [below - above for above, below in itertools.pairwise(lanes)]
    rows, row = {lanes[0]: 0}, 0
    for lane, gap in zip(lanes[1:], gaps, strict=True):
        row += 2 if gap > 1.2 * min(gaps) else 1
        rows[lane] = row
    spaces = tuple(replace(space, y=rows[space.y]) for space in board.spaces)
    return replace(board, height=row + 1, spaces=spaces)


def loop_scale(board: Board, width: int, height: int) -> Scale:
    """All the room there is, for a board whose middle is free; spaces may differ by a row."""
    unit_h = min(space.h for space in board.spaces)
    unit_w = min(space.w for space in board.spaces)
    down = min(height / board.height, 3 / unit_h)
    return Scale(max(down, 1 / unit_h), max(min(width / board.width, 9 / unit_w), 2 / unit_w))


def hole(board: Board) -> tuple[float, float, float, float]:
    """The free middle of a loop: left, top, right and bottom edge."""
    track = [space for space in board.spaces if space.shape != "area"]
    beside = [space for space in track if abs(space.y + space.h / 2 - board.height / 2) < board.height / 4]
    above = [space for space in track if abs(space.x + space.w / 2 - board.width / 2) < board.width / 4]
    left = max((space.x + space.w for space in beside if space.x < board.width / 2), default=0.0)
    right = min((space.x for space in beside if space.x > board.width / 2), default=board.width)
    top = max((space.y + space.h for space in above if space.y < board.height / 2), default=0.0)
    bottom = min((space.y for space in above if space.y > board.height / 2), default=board.height)
    return left, top, right, bottom


def draw_board(canvas: Canvas, scene: Scene, scale: Scale, legal: frozenset[str]) -> None:
    """The board at the top left of the canvas."""
    board = scene.board
    assert board is not None
    standing: dict[str, list[Piece]] = {}
    for piece in scene.pieces:
        standing.setdefault(piece.at, []).append(piece)
    marks: dict[str, list[Mark]] = {}
    for mark in scene.marks:
        marks.setdefault(mark.space, []).append(mark)
    for space in sorted(
        board.spaces, key=lambda space: -space.w * space.h
    ):  # areas lie under what is on them
        x, y, w, h = scale.box(space)
        shaded = board.kind != "chequered" and int(space.x + space.y) % 2 == 1  # tells neighbours apart
        brush = Brush(canvas, x, y, w, h, space, legal, shaded)
        brush.draw(standing.get(space.id, []), marks.get(space.id, []))


class Brush:
    """Draws one space."""

    def __init__(
        self,
        canvas: Canvas,
        x: int,
        y: int,
        w: int,
        h: int,
        space: Space,
        legal: frozenset[str],
        shaded: bool,
    ) -> None:
        self.canvas, self.x, self.y, self.w, self.h, self.space = canvas, x, y, w, h, space
        self.legal = legal
        self.shaded = shaded

    def draw(self, pieces: list[Piece], marks: list[Mark]) -> None:
        space = self.space
        colour = ground(space.colour)
        bare = space.shape == "area" and not space.colour
        back = "" if bare else f" on {shade(colour) if self.shaded else colour}"
        if any(mark.kind == "last" for mark in marks):
            back = f" on {LAST}"
        if space.shape == "hole":
            self._hole(pieces)
            return
        self.ink = (INK if back.endswith(LAST) else ink_on(space.colour)) + back
        self.back = back
        self.canvas.fill(self.x, self.y, self.w, self.h, self.ink)
        self._words([mark for mark in marks if mark.kind != "last" and mark.text], bool(pieces))
        if pieces:
            self._pieces(pieces)
        self._lamp([space.id, *(piece.id for piece in pieces)])
        if space.id:
            self.canvas.touchable(self.x, self.y, self.w, self.h, *(piece.id for piece in pieces), space.id)

    def _hole(self, pieces: list[Piece]) -> None:
        """A hole is one character: a dot, or the peg in it."""
        piece = pieces[0] if pieces else None
        style = piece_style(piece, "") if piece else piece_ink(-1, self.space.colour)
        self.canvas.put(self.x, self.y, drawn(piece) if piece else "·", style)
        self.canvas.touchable(self.x, self.y, 1, 1, *(one.id for one in pieces), self.space.id)

    def _words(self, marks: list[Mark], taken: bool) -> None:
        """Label, note and marks, as many lines as there is room for beside the pieces."""
        room = self.h - 1 if taken else self.h
        label, note = self.space.label, self.space.note
        if len(label) + len(note) < self.w and self.h > 1:  # side by side
            label, note = label + note.rjust(self.w - len(label)), ""
        lines = [(label, self.ink)] if label else []
        lines += [(mark_text(mark), mark_style(mark, self.ink)) for mark in marks]
        lines += [(note, self.ink)] if note else []
        if self.h == 1 and marks and not taken:  # what changes matters more than what is printed
            lines = lines[1:] if self.space.label else lines
        for n, (text, style) in enumerate(lines[:room]):
            self.canvas.put(self.x, self.y + n, text[: self.w], f"dim {style}" if n and not marks else style)

    def _pieces(self, pieces: list[Piece]) -> None:
        signs = [(numbered(piece), piece_style(piece, self.back)) for piece in pieces]
        if sum(len(sign) for sign, _ in signs) > self.w:
            signs = [(drawn(piece), piece_style(piece, self.back)) for piece in pieces]
        total = sum(len(sign) for sign, _ in signs)
        if total > self.w and len(signs) > 1:
            self._centre(f"{signs[0][0]}{len(signs)}", signs[0][1])
            return
        x = self.x + max(0, (self.w - total) // 2)
        for sign, style in signs:
            self.canvas.put(x, self._footing(), sign[: self.w], style)
            x += len(sign)

    def _footing(self) -> int:
        """The row on which pieces stand: below what is printed, if anything is."""
        return self.y + self.h - 1 if self.space.label and self.h > 2 else self._middle()

    def _middle(self) -> int:
        return self.y + self.h // 2

    def _centre(self, text: str, style: str) -> None:
        self.canvas.put(self.x + max(0, (self.w - len(text)) // 2), self._middle(), text[: self.w], style)

    def _lamp(self, ids: Iterable[str]) -> None:
        """Brackets around a space that may be touched; where there is no room, an underline."""
        if not any(one in self.legal for one in ids):
            return
        y = self._middle()
        if self.w < 3:
            for n in range(self.w):
                row_style = self.canvas.style_at(self.x + n, y)
                self.canvas.restyle(self.x + n, y, f"underline bold {row_style}")
            return
        for x, bracket in ((self.x, "["), (self.x + self.w - 1, "]")):
            self.canvas.put(x, y, bracket, f"bold {LAMP}{self.back}")


def piece_style(piece: Piece, back: str) -> str:
    """A man in black or white where its colour says so; anything else in its own colour on a dark patch."""
    if piece.kind == "man":
        return f"bold {'#ffffff' if piece.colour in LIGHT else '#000000'}{back}"
    return f"bold {piece_ink(piece.seat, piece.colour)} on #000000"


def mark_text(mark: Mark) -> str:
    return f"{seat_mark(mark.seat)}{mark.text}" if mark.seat >= 0 else mark.text


def mark_style(mark: Mark, ink: str) -> str:
    return f"bold {seat_ink(mark.seat)} on #000000" if mark.seat >= 0 else f"bold {ink}"


def numbered(piece: Piece) -> str:
    """A pawn with its number, where it has one."""
    return (
        drawn(piece) + piece.face if piece.kind in ("pawn", "peg") and len(piece.face) == 1 else drawn(piece)
    )
