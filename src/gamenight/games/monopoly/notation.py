"""Moves of Monopoly as a person writes them: those of every property game, with Monopoly's names."""

from __future__ import annotations

from gamenight.core.words import Words
from gamenight.games.monopoly.board import BOOK
from gamenight.parts.property import notation as property_notation
from gamenight.parts.property.table import PropertyView


def write(view: PropertyView, move: int) -> str:
    return property_notation.write(BOOK, view, move)


def read(view: PropertyView, text: str, say: Words) -> list[int]:
    return property_notation.read(BOOK, view, text, say)
