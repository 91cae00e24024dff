"""Which kind of decision a seat has to make now; what each is about stands in the words."""

from __future__ import annotations

from gamenight.games.sorry.rules import moves
from gamenight.games.sorry.rules.moves import ELEVEN, FORFEIT, NO_CARD, SEVEN, SORRY
from gamenight.games.sorry.rules.position import SorryView

CARDS = {SEVEN: "seven", ELEVEN: "eleven", SORRY: "sorry"}


def decision(view: SorryView) -> str:
    p = view.public
    if p.card == NO_CARD:
        return "hand" if view.moves[0] < moves.TOSS else "toss"
    if list(view.moves) == [FORFEIT]:
        return "forfeit"
    return CARDS.get(p.card, "pawn")
