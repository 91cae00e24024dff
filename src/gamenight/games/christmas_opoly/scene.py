# compiled
"""What a seat sees of Christmas-opoly: as in every property game."""

from __future__ import annotations

from gamenight.core.scene import Scene
from gamenight.games.christmas_opoly.board import BOOK
from gamenight.games.christmas_opoly.words.en import Words
from gamenight.parts.property import scene as shared
from gamenight.parts.property.table import PropertyView


def scene(view: PropertyView, say: Words) -> Scene:
    return shared.scene(BOOK, view, say)
