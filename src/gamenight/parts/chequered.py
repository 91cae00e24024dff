# compiled
"""The board of eight by eight squares as it lies on the table: a light square at each player's right hand."""

from __future__ import annotations

from gamenight.core.scene import Board, Space
from gamenight.parts.squares import FILES, is_dark


def chequered(name: str, turned: bool, ids: list[str], labels: list[str], says: list[str]) -> Board:
    """A board seen from the first rank, or from the eighth if `turned`. The lists have an entry a square.

    Without labels the files and ranks are named along the edges.
    """
    spaces = []
    for square in range(64):
        across, up = square & 7, square >> 3
        x, y = (7 - across, up) if turned else (across, 7 - up)
        label = labels[square] if labels else ""
        edges = (FILES[across] if y == 7 else "") + (str(up + 1) if x == 0 else "")
        note = "" if labels else edges
        colour = "dark" if is_dark(square) else "light"
        name_of = ids[square].removeprefix("space:")
        spaces.append(
            Space(ids[square], x, y, colour=colour, label=label, note=note, says=says[square], tries=name_of)
        )
    return Board(f"{name}.turned" if turned else name, 8, 8, tuple(spaces), "chequered")
