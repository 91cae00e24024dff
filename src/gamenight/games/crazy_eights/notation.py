# compiled
"""Moves as a person writes them: `7H`, `8S`, `=H`, `draw`, `pass`; `8S=H` plays an eight and names hearts.

`7H!` announces the last card with it, and so does `last card 7H` (7.6).
"""

from __future__ import annotations

from gamenight.core.refusal import Unreadable
from gamenight.games.crazy_eights.rules.position import EightsView
from gamenight.games.crazy_eights.rules.public import DRAW, EIGHT, NAME, PASS, SAY
from gamenight.games.crazy_eights.words.en import Words
from gamenight.parts.cards import NAMES, SUIT_WORDS, SUITS, card_named

WORDS = {"draw": DRAW, "pass": PASS, "keep": PASS}


def write(view: EightsView, move: int) -> str:
    if move < NAME:
        return NAMES[move]
    if move < DRAW:
        return "=" + SUITS[move - NAME]
    if move >= SAY:
        return NAMES[move - SAY] + "!"
    return "draw" if move == DRAW else "pass"


def read(view: EightsView, text: str, say: Words) -> list[int]:
    """The steps a text stands for: one, or two for an eight with its suit."""
    words = text.lower().removeprefix("play ").strip()
    if words in WORDS:
        return [WORDS[words]]
    card_text, equals, suit_text = words.partition("=")
    silent = card_text.removeprefix("last card ").rstrip("! ")
    card = card_named(silent)
    first = card if silent == card_text.rstrip() else SAY + card
    suit = suit_named(suit_text)
    if not equals and card >= 0:
        return [first]
    if equals and suit >= 0 and not card_text.strip():
        return [NAME + suit]
    if equals and suit >= 0 and card >= 0 and card % 13 == EIGHT:
        return [first, NAME + suit]
    raise Unreadable(say.unreadable(text))


def suit_named(text: str) -> int:
    """The suit that "h", "H" or "hearts" names; -1 if it names none."""
    word = text.strip().lower()
    for suit, name in enumerate(SUIT_WORDS):
        if word and word in (name, SUITS[suit].lower(), name[:-1]):
            return suit
    return -1
