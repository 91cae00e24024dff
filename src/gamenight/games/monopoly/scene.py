"""What a seat sees and hears of Monopoly, and why it may not do something: as in every property game."""

from __future__ import annotations

from gamenight.core.journal import Entry
from gamenight.core.names import Names
from gamenight.core.refusal import Refusal
from gamenight.core.scene import Scene
from gamenight.core.words import Words
from gamenight.games.monopoly.board import BOOK
from gamenight.parts.property import refusals as property_forbid
from gamenight.parts.property import scene as property_scene
from gamenight.parts.property import telling as property_tell
from gamenight.parts.property.table import PropertyView


def scene(view: PropertyView, names: Names) -> Scene:
    return property_scene.scene(BOOK, view, names)


def narrate(view: PropertyView, entry: Entry, names: Names) -> str:
    return property_tell.narrate(BOOK, view, entry, names)


def forbid(view: PropertyView, move: int, say: Words) -> Refusal:
    return property_forbid.forbid(BOOK, view, move, say)
