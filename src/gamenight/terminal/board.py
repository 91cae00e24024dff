"""A scene's board in characters: spaces as blocks of colour, at the largest scale that fits, and what is on them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from gamenight.core.scene import Board, Mark, Piece, Scene, Space
from gamenight.terminal.canvas import Canvas
from gamenight.terminal.marks import LIGHT, drawn
from gamenight.terminal.palette import INK, LAMP, LAST, ground, ink_on, piece_ink, seat_ink, shade

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
    (1, 1),
)  # rows, columns


@dataclass(frozen=True)
class Scale:
    """How many characters one unit of the board is."""

    down: float
    across: float

    def box(self, space: Space) -> tuple[int, int, int, int]:
        x, y = round(space.x * self.across), round(space.y * self.down)
        w = round((space.x + space.w) * self.across) - x
        h = round((space.y + space.h) * self.down) - y
        return x, y, max(1, w), max(1, h)


def scale_for(board: Board, width: int, height: int) -> Scale:
    """The largest scale at which the board fits; the smallest that can be read if none does."""
    unit_h = min(space.h for space in board.spaces)
    unit_w = min(space.w for space in board.spaces)
    pegs = any(space.shape == "hole" for space in board.spaces)
    for rows, columns in SCALES:
        if columns == 1 and not pegs:
            break
        scale = Scale(rows / unit_h, columns / unit_w)
        if board.height * scale.down <= height and board.width * scale.across <= width:
            return scale
    return Scale(1 / unit_h, (1 if pegs else 2) / unit_w)


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
        bare = space.shape in ("hole", "area") and not space.colour
        back = "" if bare else f" on {shade(colour) if self.shaded else colour}"
        if any(mark.kind == "last" for mark in marks):
            back = f" on {LAST}"
        self.ink = (INK if back.endswith(LAST) else ink_on(space.colour)) + back
        self.back = back
        self.canvas.fill(self.x, self.y, self.w, self.h, self.ink)
        self._words([mark for mark in marks if mark.kind != "last" and mark.text], bool(pieces))
        if pieces:
            self._pieces(pieces)
        elif space.shape == "hole":
            self._centre("·", self.ink)
        self._lamp([space.id, *(piece.id for piece in pieces)])
        self.canvas.touchable(self.x, self.y, self.w, self.h, *(piece.id for piece in pieces), space.id)

    def _words(self, marks: list[Mark], taken: bool) -> None:
        """Label, note and marks, as many lines as there is room for beside the pieces."""
        room = self.h - 1 if taken else self.h
        lines = [(self.space.label, self.ink)] if self.space.label else []
        lines += [(mark.text, f"bold {seat_ink(mark.seat)}{self.back}") for mark in marks]
        lines += [(self.space.note, self.ink)] if self.space.note else []
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
            self.canvas.put(x, self._middle(), sign[: self.w], style)
            x += len(sign)

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


def numbered(piece: Piece) -> str:
    """A pawn with its number, where it has one."""
    return (
        drawn(piece) + piece.face if piece.kind in ("pawn", "peg") and len(piece.face) == 1 else drawn(piece)
    )
