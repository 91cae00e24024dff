# compiled
"""What happened in Christmas-opoly, and why a good player would: as in every property game."""

from __future__ import annotations

from collections.abc import Sequence

from gamenight.core.journal import Entry
from gamenight.games.christmas_opoly.board import BOOK
from gamenight.games.christmas_opoly.words.en import Words
from gamenight.parts.property import telling as shared
from gamenight.parts.property.table import PropertyView


def tell(view: PropertyView, entry: Entry, say: Words) -> str:
    return shared.tell(BOOK, view, entry, say)


def reason(view: PropertyView, move: int, because: Entry, say: Words) -> str:
    return shared.reason(view, move, because, say)


def whole(view: PropertyView, steps: Sequence[int], say: Words) -> str:
    return shared.whole(BOOK, view, steps, say)
