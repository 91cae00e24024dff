# compiled
"""The board of eight by eight squares, as it lies on the table: a light square at each player's right hand.

A square is 0 to 63: a1 is 0, h1 is 7, a2 is 8, h8 is 63.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.scene import Board, Space

FILES: Final = "abcdefgh"
SQUARE_NAMES: Final = [file + str(rank) for rank in range(1, 9) for file in FILES]


def square_named(text: str) -> int:
    """The square that a person wrote ("e4", "E4"); -1 if it is none."""
    name = text.strip().lower()
    return SQUARE_NAMES.index(name) if name in SQUARE_NAMES else -1


def is_dark(square: i64) -> bool:
    return ((square >> 3) + (square & 7)) & 1 == 0


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


def random_keys(n: int, seed: int) -> vec[i64]:
    """Numbers of 62 bits without a pattern, the same on every machine: to know a position again by."""
    state, keys = seed, []
    for _ in range(n):
        key = 0
        for _ in range(4):
            state = (state * 6364136223846793005 + 1442695040888963407) % (1 << 64)
            key = key << 16 | state >> 48
        keys.append(key >> 2)
    return vec[i64](keys)
