# compiled
"""What a seat sees of Monopoly: as in every property game."""

from __future__ import annotations

from gamenight.core.scene import Scene
from gamenight.games.monopoly.board import BOOK
from gamenight.games.monopoly.words.en import Words
from gamenight.parts.property import scene as shared
from gamenight.parts.property.table import PropertyView


def scene(view: PropertyView, say: Words) -> Scene:
    return shared.scene(BOOK, view, say)
