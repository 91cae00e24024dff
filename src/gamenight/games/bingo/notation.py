"""Moves as a person writes them: `count`; and where the table asks, `take` or `leave`."""

from __future__ import annotations

from gamenight.core.refusal import Unreadable
from gamenight.core.words import Words
from gamenight.games.bingo.rules import BingoView

WORDS = ("count", "take", "leave")


def write(view: BingoView, move: int) -> str:
    return WORDS[move]


def read(view: BingoView, text: str, say: Words) -> list[int]:
    word = text.lower()
    if word not in WORDS:
        raise Unreadable(f"{text!r} is no move here. Write count, take or leave.")
    return [WORDS.index(word)]
