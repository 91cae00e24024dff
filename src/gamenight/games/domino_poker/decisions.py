"""Which kind of decision a seat has to make now; what each is about stands in the words."""

from __future__ import annotations

from gamenight.games.domino_poker.rules.position import PokerView
from gamenight.games.domino_poker.rules.public import CHECK


def decision(view: PokerView) -> str:
    if not view.options.betting:
        return "show"
    return "open" if CHECK in view.moves else "call"
