"""Which kind of decision a seat has to make now; what each is about stands in the words."""

from __future__ import annotations

from gamenight.games.rummy.rules.position import RummyView
from gamenight.games.rummy.rules.public import LAY, MELD


def decision(view: RummyView) -> str:
    if not view.public.drawn:
        return "draw"
    if any(move >= MELD for move in view.moves):
        return "meld"
    return "lay_off" if any(move >= LAY for move in view.moves) else "discard"
