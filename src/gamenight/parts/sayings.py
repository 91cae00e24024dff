# compiled
"""Why a move is good: the first of a game's reasons that is true of it and not of every other move."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from gamenight.core.journal import Entry
from gamenight.core.position import NOBODY, View

Saying = tuple[i64, list[i64]]  # a reason's kind, the moves of which it is true


def sets_apart(view: View, move: i64, sayings: list[Saying]) -> Entry | None:
    """As an entry: the kind, a: the move."""
    for kind, moves in sayings:
        if move in moves and len(moves) < len(view.moves):
            return Entry(kind, NOBODY, move, 0, 0, 0)
    return None


def in_words(because: Entry, *sentences: tuple[Callable[..., str], int]) -> str:
    """What a reason says: by kind, a sentence and how many of its numbers it takes."""
    sentence, numbers = sentences[because.kind]
    return sentence(*(because.a, because.b, because.c, because.d)[:numbers])
