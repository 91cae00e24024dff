# compiled
"""Moves as a person writes them: `check`, `bet`, `call`, `raise`, `fold`; `show` without betting."""

from __future__ import annotations

from gamenight.core.refusal import Unreadable
from gamenight.games.domino_poker.rules.position import PokerView
from gamenight.games.domino_poker.words.en import Words

MOVES = ("check", "bet", "call", "raise", "fold", "show")


def write(view: PokerView, move: int) -> str:
    return MOVES[move]


def read(view: PokerView, text: str, say: Words) -> list[int]:
    word = text.lower()
    if word not in MOVES:
        raise Unreadable(say.unreadable(text))
    return [MOVES.index(word)]
