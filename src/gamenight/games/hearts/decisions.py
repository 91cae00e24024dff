"""Which kind of decision a seat has to make now; what each is about stands in the words."""

from __future__ import annotations

from gamenight.games.hearts.rules.position import HeartsView
from gamenight.games.hearts.rules.public import PASSING, SHOOTING
from gamenight.parts import tricks


def decision(view: HeartsView) -> str:
    p = view.public
    if p.phase == PASSING:
        return "pass"
    if p.phase == SHOOTING:
        return "moon"
    if p.trick == tricks.EMPTY:
        return "lead"
    return "follow" if view.hand & p.led else "throw"
