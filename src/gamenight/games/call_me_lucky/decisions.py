"""Which kind of decision a seat has to make now; what each is about stands in the words."""

from __future__ import annotations

from gamenight.games.call_me_lucky.rules.grid import AWAY
from gamenight.games.call_me_lucky.rules.position import LuckyView
from gamenight.games.call_me_lucky.rules.public import ASIDE, DRAW, NO_CARD


def decision(view: LuckyView) -> str:
    p = view.public
    if p.drawn != NO_CARD:
        return "aside" if list(view.moves) == [ASIDE] else "lay"
    if p.target != AWAY:
        return "join"
    return "draw" if list(view.moves) == [DRAW] else "capture"
