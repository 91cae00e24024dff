# compiled
"""Moves of Monopoly as a person writes them: those of every property game, with its own names."""

from __future__ import annotations

from gamenight.games.monopoly.board import BOOK
from gamenight.games.monopoly.words.en import Words
from gamenight.parts.property import notation as shared
from gamenight.parts.property.table import PropertyView


def write(view: PropertyView, move: int) -> str:
    return shared.write(BOOK, view, move)


def read(view: PropertyView, text: str, say: Words) -> list[int]:
    return shared.read(BOOK, view, text, say)
