# compiled
"""Moves as a person writes them: `stand`, or `throw 2 4` to throw the second and fourth die again."""

from __future__ import annotations

import re

from gamenight.core.position import bit
from gamenight.core.refusal import Unreadable
from gamenight.games.poker_dice.rules.position import STAND, DiceView
from gamenight.games.poker_dice.words.en import Words

FACES = "9TJQKA"


def dice_of(packed: int) -> list[int]:
    """The faces of five packed dice."""
    return [(packed >> (3 * die)) & 7 for die in range(5)]


def write(view: DiceView, move: int) -> str:
    if move == STAND:
        return "stand"
    return "throw " + " ".join(str(die + 1) for die in range(5) if (move >> die) & 1)


def read(view: DiceView, text: str, say: Words) -> list[int]:
    words = text.lower().replace(",", " ").split()
    if words in (["stand"], ["stand", "pat"]):
        return [STAND]
    places = words[1:]
    named = [place for place in places if re.fullmatch("[1-5]", place)]
    if words[:1] in (["throw"], ["rethrow"], ["roll"]) and places and len(set(named)) == len(places):
        return [sum(bit(1, int(place) - 1) for place in places)]
    raise Unreadable(say.unreadable(text))
