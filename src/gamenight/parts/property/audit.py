# compiled: property
"""That nothing is lost: every dollar, deed, house and card is in exactly one place. And who has won."""

from __future__ import annotations

from mypy_extensions import i64

from gamenight.core.position import NOBODY, bit
from gamenight.parts.bits import count, has
from gamenight.parts.property.build import high_level, low_level
from gamenight.parts.property.deeds import CARDS, DEEDS, LINES
from gamenight.parts.property.table import Table


def winners(t: Table) -> i64:
    """The richest of those still in (12.1, 12.4); players who are level share the win (12.5)."""
    found: i64 = 0
    most: i64 = -1
    seat: i64 = 0
    while seat < t.public.seats:
        if has(t.public.alive, seat):
            worth = t.worth(seat, False)
            if worth > most:
                most = worth
                found = 0
            if worth == most:
                found |= bit(1, seat)
        seat += 1
    return found


def audit_table(t: Table) -> None:
    _audit_money(t)
    _audit_deeds(t)
    _audit_buildings(t)
    _audit_cards(t)


def _audit_money(t: Table) -> None:
    p = t.public
    held = p.pot
    for cash in p.cash:
        assert cash >= 0, "somebody has less than nothing"
        held += cash
    assert held == p.issued, f"{held} dollars are on the table, and the bank has paid out {p.issued}"


def _audit_deeds(t: Table) -> None:
    p = t.public
    held: i64 = 0
    seat: i64 = 0
    for deeds in p.owned:
        assert held & deeds == 0, "a deed has two owners"
        assert deeds == 0 or has(p.alive, seat), "a player who has retired owns deeds"
        held |= deeds
        seat += 1
    deed: i64 = 0
    while deed < DEEDS:
        owner = p.owner[deed]
        if owner == NOBODY:
            assert not has(held, deed), "somebody holds a deed that has no owner"
        else:
            assert has(p.owned[owner], deed), "a deed's owner is not the one who holds it"
        deed += 1
    assert p.mortgaged & ~(held | p.lots | (bit(1, p.lot) if p.lot >= 0 else 0)) == 0, (
        "an unsold deed is mortgaged"
    )


def _audit_buildings(t: Table) -> None:
    p = t.public
    houses, hotels = p.houses, p.hotels
    deed: i64 = 0
    while deed < DEEDS:
        level = p.level[deed]
        listed = has(p.built, deed)
        assert listed if level > 0 else not listed, "a building stands where none is listed"
        if level == t.hotel():
            hotels += 1
        else:
            houses += level
        deed += 1
    assert p.houses >= 0, "the bank owes houses"
    assert p.hotels >= 0, "the bank owes hotels"
    assert (houses, hotels) == (t.estate.houses, t.estate.hotels), "a house or a hotel is missing"
    if not t.terms.lot_alone:
        _audit_evenness(t)


def _audit_evenness(t: Table) -> None:
    p = t.public
    group: i64 = 0
    while group < LINES:
        mates = t.estate.members[group]
        if mates & p.built != 0:
            assert high_level(t, mates) - low_level(t, mates) <= 1, "a group is built unevenly"
            assert mates & p.mortgaged == 0, "a built group is mortgaged"
        group += 1


def _audit_cards(t: Table) -> None:
    p = t.public
    deck: i64 = 0
    while deck < 2:
        kept: i64 = 1 if p.holder[deck] >= 0 else 0
        assert p.decks[deck].size() + kept == CARDS, "a card is missing"
        card: i64 = 0
        while card < CARDS:
            here: i64 = kept if card == t.estate.free[deck] else 0
            assert p.decks[deck].holds(card) + here == 1, "a card is in two places, or in none"
            card += 1
        assert p.holder[deck] == NOBODY or has(p.alive, p.holder[deck]), "a retired player holds a card"
        deck += 1
    assert count(p.alive) >= 1, "nobody is left"
