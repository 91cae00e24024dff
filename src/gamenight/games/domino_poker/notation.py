"""Moves as a person writes them: `check`, `bet`, `call`, `raise`, `fold`; `show` without betting."""

from __future__ import annotations

from gamenight.core.refusal import Unreadable
from gamenight.core.words import Words
from gamenight.games.domino_poker.rules.position import PokerView

WORDS = ("check", "bet", "call", "raise", "fold", "show")


def write(view: PokerView, move: int) -> str:
    return WORDS[move]


def read(view: PokerView, text: str, say: Words) -> list[int]:
    word = text.lower()
    if word not in WORDS:
        raise Unreadable(f"{text!r} is no move here. Write check, bet, call, raise or fold.")
    return [WORDS.index(word)]
