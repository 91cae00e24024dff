"""Which kind of decision a seat has to make now; what each is about stands in the words."""

from __future__ import annotations

from gamenight.parts.line.position import LineView
from gamenight.parts.line.table import DRAW, NONE, PASS


def decision(view: LineView) -> str:
    t = view.table
    if t.first == NONE:
        return "lead"
    if t.drawn:
        return "drawn"
    if view.moves[0] == PASS:
        return "pass"
    return "draw" if view.moves[0] == DRAW else "match"
