"""Which kind of decision a seat has to make now; what each is about stands in the words."""

from __future__ import annotations

from gamenight.games.crazy_eights.rules.position import EightsView
from gamenight.games.crazy_eights.rules.public import DRAW, PASS, UNNAMED


def decision(view: EightsView) -> str:
    p = view.public
    if p.suit == UNNAMED:
        return "suit"
    if p.owed:
        return "owed"
    if p.drawn:
        return "drawn"
    if len(view.moves) == 1 and view.moves[0] in (DRAW, PASS):
        return "nothing"
    return "match"
