# compiled
"""Moves as a person writes them: `check`, `bet`, `call`, `raise`, `fold`; `bet 3`, `raise 5` where the stakes leave how
much; `show` without betting."""

from __future__ import annotations

import re

from gamenight.core.refusal import Unreadable
from gamenight.games.domino_poker.rules.position import PokerView, has_opened
from gamenight.games.domino_poker.rules.public import BY
from gamenight.games.domino_poker.words.en import Words

MOVES = ("check", "bet", "call", "raise", "fold", "show")


def write(view: PokerView, move: int) -> str:
    if move > BY:
        return f"{'raise' if has_opened(view.public, view.options) else 'bet'} {move - BY}"
    return MOVES[move]


def read(view: PokerView, text: str, say: Words) -> list[int]:
    word, _, chips = text.lower().partition(" ")
    if word in ("bet", "raise") and re.fullmatch("[1-9]|[1-7][0-9]|80", chips):
        return [BY + int(chips)]
    if word not in MOVES or chips:
        raise Unreadable(say.unreadable(text))
    return [MOVES.index(word)]
