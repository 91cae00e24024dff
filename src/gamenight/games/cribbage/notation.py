# compiled
"""Moves as a person writes them: `5H`, `discard 5H JD`, `go`, `heels`, `count 12`, `muggins`, `pass`."""

from __future__ import annotations

import re

from gamenight.core.refusal import Unreadable
from gamenight.games.cribbage.rules.position import CribbageView
from gamenight.games.cribbage.rules.public import GO, HEELS, MUGGINS, PASS, SAY
from gamenight.games.cribbage.words.en import Words
from gamenight.parts.cards import NAMES, card_named

WORDS = {"go": GO, "heels": HEELS, "muggins": MUGGINS, "pass": PASS}
BY_MOVE = {move: word for word, move in WORDS.items()}


def write(view: CribbageView, move: int) -> str:
    if move < GO:
        return NAMES[move]
    return BY_MOVE[move] if move < SAY else f"count {move - SAY}"


def read(view: CribbageView, text: str, say: Words) -> list[int]:
    words = text.lower().replace(",", " ").split()
    if len(words) == 1 and words[0] in WORDS:
        return [WORDS[words[0]]]
    if len(words) == 2 and words[0] == "count" and re.fullmatch(r"\d{1,2}", words[1]) and int(words[1]) < 30:
        return [SAY + int(words[1])]
    named = words[1:] if words[:1] in (["discard"], ["play"]) else words
    cards = [card_named(word) for word in named]
    if cards and min(cards) >= 0 and len(cards) <= 2:
        return cards
    raise Unreadable(say.unreadable(text))
