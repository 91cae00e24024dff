"""A sheet of characters to draw on, which remembers what lies where, so that a click can be told from another."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass

from rich.text import Text


def folded(line: str, width: int, indent: str = "  ") -> list[str]:
    """A line in as many as it takes."""
    if len(line) <= width or width <= len(indent):
        return [line[: max(0, width)]]
    return textwrap.wrap(line, width, subsequent_indent=indent, drop_whitespace=True)


def cut(line: str, width: int) -> str:
    """A line cut to a width, with a sign that it was."""
    return line if len(line) <= width else f"{line[: max(0, width - 1)]}…"


@dataclass(frozen=True)
class Hit:
    """A rectangle that can be touched. `ids` are the things there, topmost first."""

    x: int
    y: int
    w: int
    h: int
    ids: tuple[str, ...]

    def holds(self, x: int, y: int) -> bool:
        return self.x <= x < self.x + self.w and self.y <= y < self.y + self.h


class Canvas:
    """Characters with styles, growing downwards as it is drawn on."""

    def __init__(self, width: int) -> None:
        self.width = width
        self._rows: list[list[tuple[str, str]]] = []
        self._hits: list[Hit] = []

    @property
    def height(self) -> int:
        return len(self._rows)

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a text; what does not fit to the right is left off."""
        while len(self._rows) <= y:
            self._rows.append([(" ", "")] * self.width)
        for n, char in enumerate(text[: max(0, self.width - x)]):
            self._rows[y][x + n] = (char, style)

    def fill(self, x: int, y: int, w: int, h: int, style: str) -> None:
        for row in range(y, y + h):
            self.put(x, row, " " * w, style)

    def style_at(self, x: int, y: int) -> str:
        return self._rows[y][x][1]

    def restyle(self, x: int, y: int, style: str) -> None:
        self._rows[y][x] = (self._rows[y][x][0], style)

    def touchable(self, x: int, y: int, w: int, h: int, *ids: str) -> None:
        self._hits.append(Hit(x, y, w, h, ids))

    def hit(self, x: int, y: int) -> tuple[str, ...]:
        """What lies at a place, topmost first."""
        return tuple(one for hit in reversed(self._hits) if hit.holds(x, y) for one in hit.ids)

    def paste(self, other: Canvas, x: int, y: int) -> None:
        """Lay another sheet on this one."""
        for n, row in enumerate(other._rows):
            for m, (char, style) in enumerate(row):
                self.put(x + m, y + n, char, style)
        self._hits += [Hit(hit.x + x, hit.y + y, hit.w, hit.h, hit.ids) for hit in other._hits]

    def text(self) -> Text:
        drawn = Text(no_wrap=True)
        for n, row in enumerate(self._rows):
            drawn.append("\n" if n else "")
            for char, style in row:
                drawn.append(char, style or None)
        return drawn

    def lines(self) -> list[str]:
        """Without styles, for tests and transcripts."""
        return ["".join(char for char, _ in row).rstrip() for row in self._rows]


def cut_inside(text: str, width: int) -> str:
    """A text in so many characters; what goes is in the middle, since moves end with where they lead.

    >>> cut_inside("Move the rook from a1 to b1.", 18)
    'Move the r… to b1.'
    """
    if len(text) <= width:
        return text
    if width < 8:
        return text[:width]
    end = text[-(width // 2) :]
    end = end[end.find(" ") :] if " " in end[:-4] else end
    return f"{text[: width - len(end) - 1].rstrip()}…{end}"
