"""The board of Sorry! as it is drawn: 16 by 16, red along the top, clockwise."""

from __future__ import annotations

from gamenight.core.scene import Board, Space
from gamenight.games.sorry.notation import COLOURS, LETTERS, place_name
from gamenight.games.sorry.rules.board import HOME, START, TRACK, ZONE
from gamenight.parts.tracks import perimeter, turned

GRID = 16
SLIDE_ART = {1: "slide-start", 2: "slide", 3: "slide", 4: "slide-end"} | {
    9: "slide-start", 10: "slide", 11: "slide", 12: "slide", 13: "slide-end"
}  # fmt: skip
SIDES = "nesw"


def space_id(colour: int, place: int) -> str:
    """The space that a pawn of a colour stands on: "space:14", "space:R.S3", "space:R.home"."""
    return f"space:{place}" if place < TRACK else f"space:{LETTERS[colour]}.{place_name(place)}"


def _track() -> list[Space]:
    spaces = []
    for n, (x, y, side) in enumerate(perimeter(GRID, GRID)):
        colour, at = COLOURS[n // 15], n % 15
        art = SLIDE_ART.get(at, "")
        says = f"space {n}"
        if at == 4:
            says += f", circle outside {colour} START, end of a {colour} slide"
        elif art:
            says += f", {'beginning' if at in (1, 9) else 'end' if at == 13 else 'part'} of a {colour} slide"
        if at == 2:
            says += f", entry to the {colour} safety zone"
        spaces.append(
            Space(
                f"space:{n}", x, y, colour=colour if art else "", art=art, side=side, says=says, tries=str(n)
            )
        )
    return spaces


def _yard(colour: int) -> list[Space]:
    """A colour's safety zone, HOME and START: drawn for red, turned for the others."""
    name, side = COLOURS[colour], SIDES[colour]
    spaces = []
    for step in range(5):
        x, y, w, h = turned(2, 1 + step, 1, 1, GRID, colour)
        says = f"{name} safety zone, step {step + 1} of 5"
        spaces.append(
            Space(
                space_id(colour, ZONE + step),
                x,
                y,
                w,
                h,
                colour=name,
                art="safety",
                side=side,
                says=says,
                tries=f"S{step + 1}",
            )
        )
    for place, label, at in ((HOME, "HOME", (1.5, 6.0)), (START, "START", (3.5, 1.0))):
        x, y, w, h = turned(*at, 2, 2, GRID, colour)
        spaces.append(
            Space(
                space_id(colour, place),
                x,
                y,
                w,
                h,
                "area",
                name,
                label,
                side=side,
                says=f"{name} {label}",
                tries=label.lower(),
            )
        )
    return spaces


BOARD = Board(
    "sorry",
    GRID,
    GRID,
    (*_track(), *(space for colour in range(4) for space in _yard(colour))),
    "track",
)
