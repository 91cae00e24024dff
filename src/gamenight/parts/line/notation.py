# compiled
"""Moves on a line of play as a person writes them: `6-4 left`, `6-4` where only one end fits, `draw`, `pass`."""

from __future__ import annotations

from gamenight.core.refusal import Unreadable
from gamenight.parts.dominoes import NAMES, NUMBERS, tile_named
from gamenight.parts.line.position import LineView
from gamenight.parts.line.table import DRAW, LEFT, NONE, PASS, RIGHT
from gamenight.parts.line.words.en import LineWords

ENDS = {"left": LEFT, "l": LEFT, "right": RIGHT, "r": RIGHT}


def write(view: LineView, move: int) -> str:
    if move >= DRAW:
        return "draw" if move == DRAW else "pass"
    tile = move >> 1
    if fits_one_end(view, tile):
        return NAMES[tile]
    return f"{NAMES[tile]} {'left' if move & 1 == LEFT else 'right'}"


def fits_one_end(view: LineView, tile: int) -> bool:
    """Whether there is only one place for a tile, so that it need not be said."""
    t = view.table
    return t.first == NONE or ((NUMBERS[t.left_end] >> tile) & 1) + ((NUMBERS[t.right_end] >> tile) & 1) < 2


def read(view: LineView, text: str, say: LineWords) -> list[int]:
    words = text.lower().replace("play ", "").split()
    if words in (["draw"], ["pass"]):
        return [DRAW if words == ["draw"] else PASS]
    tile = tile_named(words[0]) if words else -1
    if tile < 0 or len(words) > 2 or (len(words) == 2 and words[1] not in ENDS):
        raise Unreadable(say.unreadable(text))
    if len(words) == 2:
        return [2 * tile + ENDS[words[1]]]
    if not fits_one_end(view, tile):
        raise Unreadable(say.fits_both_ends(NAMES[tile]))
    t = view.table
    right = t.first != NONE and (NUMBERS[t.right_end] >> tile) & 1
    return [2 * tile + (RIGHT if right else LEFT)]
