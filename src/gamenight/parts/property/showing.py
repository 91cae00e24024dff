# compiled: shown
"""What a moment of a property game is about: the dice, a drawn card, a bid, a bankruptcy."""

from __future__ import annotations

from gamenight.core.scene import Showing
from gamenight.parts.property.ledger import BIDDING, CARD, DICE, NOTHING
from gamenight.parts.property.table import PropertyView
from gamenight.parts.property.words.en import PropertyWords


def told(view: PropertyView, say: PropertyWords) -> str:
    """The same as a sentence: what a still's prompt says."""
    p = view.public
    if p.showing == DICE:
        return say.rolled(p.turn, p.die_a, p.die_b)
    if p.showing == CARD:
        return say.drew(p.turn, p.card)
    return say.bid(p.leader, p.bid) if p.showing == BIDDING else say.went_bankrupt(p.debts[0])


def showing(view: PropertyView, say: PropertyWords) -> Showing | None:
    p = view.public
    if p.showing == NOTHING:
        return None
    said = told(view, say)
    if p.showing == DICE:
        return Showing("dice", said, lit=("die:0", "die:1"), seat=p.turn)
    if p.showing == CARD:
        return Showing("card", say.deck(p.card // 16), say.card_text(p.card), seat=p.turn)
    if p.showing == BIDDING:
        return Showing("bid", say.lot_title(p.lot), said, seat=p.leader)
    return Showing("note", said, seat=p.debts[0])
