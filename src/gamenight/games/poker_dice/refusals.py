"""Why a move of Poker Dice may not be made."""

from __future__ import annotations

from gamenight.core.refusal import Refusal
from gamenight.games.poker_dice.rules.position import DiceView
from gamenight.games.poker_dice.words.en import Words


def refuse(view: DiceView, move: int, say: Words) -> Refusal:
    """Only too many dice are ever forbidden."""
    return Refusal("2.1", say.too_many_dice())
