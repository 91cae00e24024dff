"""Which kind of decision a seat has to make now; what each is about stands in the words."""

from __future__ import annotations

from gamenight.games.poker_dice.rules.position import DiceView


def decision(view: DiceView) -> str:
    return "throw_off" if view.public.throwing_off else "throw"
