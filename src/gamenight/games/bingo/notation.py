# compiled
"""Moves as a person writes them: `count`; and where the table asks, `take` or `leave`."""

from __future__ import annotations

from gamenight.core.refusal import Unreadable
from gamenight.games.bingo.rules import BingoView
from gamenight.games.bingo.words.en import Words

MOVES = ("count", "take", "leave")


def write(view: BingoView, move: int) -> str:
    return MOVES[move]


def read(view: BingoView, text: str, say: Words) -> list[int]:
    word = text.lower()
    if word not in MOVES:
        raise Unreadable(say.unreadable(text))
    return [MOVES.index(word)]
