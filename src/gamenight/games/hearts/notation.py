# compiled
"""Moves as a person writes them: `QS` plays a card, `pass QS AS 3H` passes three, `moon others` scores a moon."""

from __future__ import annotations

from gamenight.core.refusal import Unreadable
from gamenight.games.hearts.rules.position import HeartsView
from gamenight.games.hearts.rules.public import MOON_OTHERS, MOON_SHOOTER, PASS
from gamenight.games.hearts.words.en import Words
from gamenight.parts.cards import NAMES, card_named

MOONS = {"others": MOON_OTHERS, "add": MOON_OTHERS, "own": MOON_SHOOTER, "subtract": MOON_SHOOTER}


def write(view: HeartsView, move: int) -> str:
    if move < PASS:
        return NAMES[move]
    if move < MOON_OTHERS:
        return f"pass {NAMES[move - PASS]}"
    return "moon others" if move == MOON_OTHERS else "moon own"


def read(view: HeartsView, text: str, say: Words) -> list[int]:
    """The steps a text stands for: one, or one for each card that is passed."""
    words = text.lower().replace(",", " ").split()
    verb = words[0] if words else ""
    named = [word for word in words if word not in ("play", "lead", "pass", "and", "moon")]
    cards = [card_named(word) for word in named]
    if verb == "moon" and len(named) == 1 and named[0] in MOONS:
        return [MOONS[named[0]]]
    if not cards or -1 in cards or verb == "moon":
        raise Unreadable(say.unreadable(text))
    if verb == "pass":
        return [PASS + card for card in cards]
    if len(cards) > 1:
        raise Unreadable(say.one_at_a_time(text, len(cards)))
    return cards
