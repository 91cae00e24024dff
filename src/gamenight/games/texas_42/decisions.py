"""Which kind of decision a seat has to make now; what each is about stands in the words."""

from __future__ import annotations

from gamenight.games.texas_42.rules.position import TexasView
from gamenight.games.texas_42.rules.public import BIDDING, NAMING
from gamenight.parts import tricks


def decision(view: TexasView) -> str:
    p = view.public
    if p.phase == BIDDING:
        return "bid"
    if p.phase == NAMING:
        return "trumps"
    if p.trick == tricks.EMPTY:
        return "lead"
    return "follow" if view.hand & p.led else "throw"
