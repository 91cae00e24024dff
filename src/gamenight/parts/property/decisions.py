"""Which kind of decision a seat has to make now; what each is about stands in the words."""

from __future__ import annotations

from gamenight.parts.property.ledger import (
    ANSWER,
    ASKED,
    AUCTION,
    BETWEEN,
    BUY,
    DEBT,
    DONE,
    FREED,
    OFFER,
    PLACE,
    POLL,
    ROLL,
    TAXED,
)
from gamenight.parts.property.moves import BUILD, CLAIM, SELL
from gamenight.parts.property.table import PropertyView

PHASES = {
    ROLL: "roll", DONE: "end", BETWEEN: "between", BUY: "buy", TAXED: "tax", AUCTION: "auction", OFFER: "offer",
    ANSWER: "answer", DEBT: "debt", FREED: "mortgaged", POLL: "shortage", PLACE: "shortage", ASKED: "rent",
}  # fmt: skip


def decision(view: PropertyView) -> str:
    p = view.public
    if CLAIM in view.moves:
        return "rent"
    if p.phase == ROLL and p.jailed[view.seat]:
        return "jail"
    if p.phase <= BETWEEN and any(BUILD <= move < SELL for move in view.moves):
        return "build"
    return PHASES[p.phase]
