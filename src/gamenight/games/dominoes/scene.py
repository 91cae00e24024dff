"""What a seat sees and hears of Dominoes."""

from __future__ import annotations

from gamenight.core.journal import Entry
from gamenight.core.names import Names
from gamenight.core.refusal import Refusal
from gamenight.core.scene import Scene
from gamenight.core.words import Words
from gamenight.parts.line import scene as line_scene
from gamenight.parts.line.position import LineView
from gamenight.parts.line.scene import Book

BOOK = Book(
    match="3.1",
    draw="3.3",
    fresh="3.2",
    passing="3.5",
    lead="2.1",
    end="5.1",
    title="Points",
    reasons=("for going out", "for holding the fewest dots", "as a share of the others' dots"),
)


def scene(view: LineView, names: Names) -> Scene:
    return line_scene.scene(view, names, BOOK)


def narrate(view: LineView, entry: Entry, names: Names) -> str:
    return line_scene.narrate(view, entry, names, BOOK)


def forbid(view: LineView, move: int, say: Words) -> Refusal:
    return line_scene.forbid(view, move, say, BOOK)
