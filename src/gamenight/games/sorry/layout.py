"""The board of Sorry! as it is drawn: 16 by 16, red along the top, clockwise."""

from __future__ import annotations

from gamenight.core.scene import Board, Space
from gamenight.games.sorry.rules.board import HOME, START, TRACK, ZONE
from gamenight.games.sorry.spelling import COLOURS, LETTERS, place_name
from gamenight.games.sorry.words.en import Words
from gamenight.parts.tracks import perimeter, turned

GRID = 16
BEGINS, ENDS = (1, 9), (13,)  # of slides, from a side's corner; the circle ends the first
CIRCLE, ENTRY = 4, 2
SLIDES = (1, 2, 3, 4, 9, 10, 11, 12, 13)
SIDES = "nesw"
BOARDS: dict[str, Board] = {}  # by language


def board(say: Words) -> Board:
    """Made once in each language."""
    if say.language not in BOARDS:
        spaces = (*_track(say), *(space for colour in range(4) for space in _yard(colour, say)))
        BOARDS[say.language] = Board("sorry", GRID, GRID, spaces, "track")
    return BOARDS[say.language]


def space_id(colour: int, place: int) -> str:
    """The space that a pawn of a colour stands on: "space:14", "space:R.S3", "space:R.home"."""
    return f"space:{place}" if place < TRACK else f"space:{LETTERS[colour]}.{place_name(place)}"


def space_says(n: int, say: Words) -> str:
    colour, at = divmod(n, 15)
    if at == CIRCLE:
        return say.circle(n, colour)
    if at == ENTRY:
        return say.entry(n, colour)
    return say.slide_begins(n) if at in BEGINS else say.space(n)


def _art(at: int) -> str:
    if at not in SLIDES:
        return ""
    return "slide-start" if at in BEGINS else "slide-end" if at in (CIRCLE, *ENDS) else "slide"


def _track(say: Words) -> list[Space]:
    spaces = []
    for n, (x, y, side) in enumerate(perimeter(GRID, GRID)):
        art = _art(n % 15)
        colour = COLOURS[n // 15] if art else ""
        says = space_says(n, say)
        spaces.append(Space(f"space:{n}", x, y, colour=colour, art=art, side=side, says=says, tries=str(n)))
    return spaces


def _yard(colour: int, say: Words) -> list[Space]:
    """A colour's safety zone, HOME and START: drawn for red, turned for the others."""
    name, side = COLOURS[colour], SIDES[colour]
    spaces = []
    for step in range(5):
        x, y, _, _ = turned(2.0, 1.0 + step, 1.0, 1.0, GRID, colour)
        id, says = space_id(colour, ZONE + step), say.safety_step(colour, step + 1)
        spaces.append(Space(id, x, y, colour=name, art="safety", side=side, says=says, tries=f"S{step + 1}"))
    for place, left, top in ((HOME, 1.5, 6.0), (START, 3.5, 1.0)):
        x, y, w, h = turned(left, top, 2.0, 2.0, GRID, colour)
        id, label, says = space_id(colour, place), say.yard(place), say.yard_says(colour, place)
        tries = place_name(place)
        spaces.append(Space(id, x, y, w, h, "area", name, label, side=side, says=says, tries=tries))
    return spaces
