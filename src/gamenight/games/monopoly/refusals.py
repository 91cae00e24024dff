"""Why a move of Monopoly may not be played: as in every property game."""

from __future__ import annotations

from gamenight.core.refusal import Refusal
from gamenight.games.monopoly.board import BOOK
from gamenight.games.monopoly.words.en import Words
from gamenight.parts.property import refusals as shared
from gamenight.parts.property.table import PropertyView


def refuse(view: PropertyView, move: int, say: Words) -> Refusal:
    return shared.refuse(BOOK, view, move, say)
