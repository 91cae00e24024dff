# compiled: property
"""How a property game begins: money, deeds dealt in the short games, and who throws highest."""

from __future__ import annotations

from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.position import bit
from gamenight.parts.bits import count, deal, has, lowest
from gamenight.parts.dice import roll
from gamenight.parts.property.deeds import DEEDS, Estate
from gamenight.parts.property.ledger import Ledger, Terms, new_ledger
from gamenight.parts.property.position import Property
from gamenight.parts.property.table import PropertyView
from gamenight.parts.property.turn import go


def start(estate: Estate, terms: Terms, seats: i64, chance: Chance) -> Property:
    p = new_ledger(seats)
    table = Property(estate, terms, p)
    p.houses, p.hotels = estate.houses, estate.hotels
    p.pot = terms.seed
    p.issued = terms.seed
    seat: i64 = 0
    while seat < seats:
        table.from_bank(seat, estate.cash)  # 1.1
        p.at[seat] = -1 if terms.entry else 0
        seat += 1
    deal_deeds(table, chance)
    p.first = highest_throw(p, chance)
    p.turn, p.mover, p.turns = p.first, p.first, 1
    if terms.entry:  # 1.6: the throw for who begins is also the first move
        go(table, p.first, chance)
        table.advance(chance)
    return table


def deal_deeds(table: Property, chance: Chance) -> None:
    """Free, or paid for at once (1.4)."""
    p = table.public
    left: i64 = bit(1, DEEDS) - 1
    seat: i64 = 0
    while seat < p.seats and table.terms.dealt > 0:
        dealt = deal(left, table.terms.dealt, chance)
        left ^= dealt
        while dealt != 0:
            deed = lowest(dealt)
            dealt &= dealt - 1
            table.hand_over(deed, seat)
            if not table.terms.dealt_free:
                table.to_bank(seat, table.estate.price[deed])
        seat += 1


def highest_throw(p: Ledger, chance: Chance) -> i64:
    """Who begins: those who tie for the highest throw again (1.2). The dice lie as the opener threw them."""
    rivals = p.alive
    while True:
        best: i64 = 0
        leaders: i64 = 0
        seat: i64 = 0
        while seat < p.seats:
            if has(rivals, seat):
                a, b = roll(chance), roll(chance)
                p.opening[seat] = a + b
                if a + b > best:
                    best, leaders = a + b, 0
                    p.die_a, p.die_b = a, b
                if a + b == best:
                    leaders |= bit(1, seat)
            seat += 1
        if count(leaders) == 1:
            return lowest(leaders)
        rivals = leaders


def imagine(estate: Estate, view: PropertyView) -> Property:
    """A table like the one seen. The cards to come have no order until they are drawn: there is nothing to guess."""
    return Property(estate, view.terms, view.public.copy())
