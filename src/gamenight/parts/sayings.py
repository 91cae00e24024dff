# compiled
"""Why a move is good: what is true of it and not of every other move, as a kind and numbers, then in words."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from gamenight.core.journal import Entry
from gamenight.core.position import NOBODY, View

Saying = tuple[i64, list[i64]]  # a reason's kind, the moves of which it is true


def reason(kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> Entry:
    return Entry(kind, NOBODY, a, b, c, d)


def sets_apart(view: View, move: i64, sayings: list[Saying]) -> Entry | None:
    """As an entry: the kind, a: the move."""
    for kind, moves in sayings:
        if move in moves and len(moves) < len(view.moves):
            return reason(kind, move)
    return None


def not_shared(own: list[Entry], others: list[list[Entry]]) -> Entry | None:
    """The first of a move's reasons that some other move has not."""
    for mine in own:
        if not all(any(one.kind == mine.kind and one.a == mine.a for one in other) for other in others):
            return mine
    return None


def in_words(because: Entry, *sentences: tuple[Callable[..., str], int]) -> str:
    """What a reason says: by kind, a sentence and how many of its numbers it takes."""
    sentence, numbers = sentences[because.kind]
    return sentence(*(because.a, because.b, because.c, because.d)[:numbers])
