# compiled
"""A property game as words: money, tokens, deeds and buildings, and what is being decided."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.encoding import SEATS, Amount, Encoding, Pen, Slice
from gamenight.core.position import View, bit
from gamenight.parts.decks import Deck
from gamenight.parts.property.deeds import CARDS, DEEDS, SPACES
from gamenight.parts.property.ledger import CLAIMED, HOTEL_LOT, ITEMS, OWED
from gamenight.parts.property.table import PropertyView

VERSION: Final = 1
SLICES: Final = (
    Slice("owned", DEEDS, each=True),
    Slice("level 1", DEEDS),
    Slice("level 2", DEEDS),
    Slice("level 3", DEEDS),
    Slice("level 4", DEEDS),
    Slice("level 5", DEEDS),
    Slice("mortgaged", DEEDS),
    Slice("at", SPACES, each=True),
    Slice("jailed", 4, each=True),
    Slice("fresh", DEEDS),
    Slice("lots", DEEDS),
    Slice("lot", HOTEL_LOT + 1),
    Slice("give", ITEMS),
    Slice("get", ITEMS),
    Slice("wish", DEEDS),
    Slice("deck 0", CARDS),
    Slice("next of deck 0", CARDS),
    Slice("deck 1", CARDS),
    Slice("next of deck 1", CARDS),
    Slice("phase", 14),
    Slice("die", 7),
    Slice("other die", 7),
    Slice("me", 8),
    Slice("alive", SEATS),
    Slice("turn", SEATS),
    Slice("mover", SEATS),
    Slice("leader", SEATS),
    Slice("bidders", SEATS),
    Slice("bidding", SEATS),
    Slice("offer from", SEATS),
    Slice("offer to", SEATS),
    Slice("asked", SEATS),
    Slice("free card 0", SEATS),
    Slice("free card 1", SEATS),
    Slice("owing", SEATS),
    Slice("owed to", SEATS),
    Slice("again", 1),
    Slice("rung", 1),
    Slice("claims", SEATS),
)
AMOUNTS: Final = (
    Amount("cash", 1500, each=True),
    Amount("houses", 32),
    Amount("hotels", 12),
    Amount("pot", 500),
    Amount("bid", 500),
    Amount("money", 500),
    Amount("said", 500),
    Amount("digits", 5),
    Amount("sign", 1),
    Amount("debt", 500),
    Amount("doubles", 3),
    Amount("units", 12),
    Amount("round", 100),
)


@final
class PropertyEncoding(Encoding):
    def __init__(self) -> None:
        super().__init__(VERSION, SLICES, AMOUNTS)

    def write(self, view: View, pen: Pen) -> None:
        assert isinstance(view, PropertyView)
        p = view.public
        pen.sets(p.owned, DEEDS)
        level: i64 = 1
        while level <= 5:
            pen.bits(built_to(p.level, level), DEEDS)
            level += 1
        pen.bits(p.mortgaged, DEEDS)
        pen.ones(p.at, SPACES)
        pen.ones(p.jailed, 4)
        pen.bits(p.fresh, DEEDS)
        pen.bits(p.lots, DEEDS)
        pen.one(p.lot, HOTEL_LOT + 1)
        pen.bits(p.give, ITEMS)
        pen.bits(p.get, ITEMS)
        pen.one(p.wish, DEEDS)
        deck(pen, p.decks[0])
        deck(pen, p.decks[1])
        pen.one(p.phase, 14)
        pen.one(p.die_a, 7)
        pen.one(p.die_b, 7)
        pen.one(pen.me, 8)
        self._seats(pen, view)
        pen.amounts(p.cash)
        pen.amount(p.houses)
        pen.amount(p.hotels)
        pen.amount(p.pot)
        pen.amount(p.bid)
        pen.amount(p.money)
        pen.amount(p.said)
        pen.amount(p.places)
        pen.amount(p.sign)
        pen.amount(p.debts[2] if len(p.debts) >= OWED else 0)
        pen.amount(p.doubles)
        pen.amount(p.units)
        pen.amount(p.round)

    def _seats(self, pen: Pen, view: PropertyView) -> None:
        p = view.public
        pen.seat_set(p.alive)
        pen.seat(p.turn)
        pen.seat(p.mover)
        pen.seat(p.leader)
        pen.seat_set(p.bidders)
        pen.seat(p.bidding)
        pen.seat(p.offer_from)
        pen.seat(p.offer_to)
        pen.seat_set(p.asked)
        pen.seat(p.holder[0])
        pen.seat(p.holder[1])
        pen.seat(p.debts[0] if len(p.debts) >= OWED else -1)
        pen.seat(p.debts[1] if len(p.debts) >= OWED and p.debts[1] < p.seats else -1)
        pen.flag(p.again)
        pen.flag(p.rung)
        claims: i64 = 0
        at: i64 = 0
        while at < len(p.claims):
            claims |= bit(1, p.claims[at])
            at += CLAIMED
        pen.seat_set(claims)


def built_to(levels: vec[i64], least: i64) -> i64:
    """The deeds with at least so many houses."""
    found: i64 = 0
    deed: i64 = 0
    for level in levels:
        if level >= least:
            found |= bit(1, deed)
        deed += 1
    return found


def deck(pen: Pen, cards: Deck) -> None:
    """The cards that may come up next, and the one that will, where that is known."""
    rest: i64 = 0
    card: i64 = 0
    for copies in cards.rest:
        if copies > 0:
            rest |= bit(1, card)
        card += 1
    pen.bits(rest, CARDS)
    pen.one(cards.queue[cards.head] if cards.unseen == 0 and cards.queued > 0 else -1, CARDS)
