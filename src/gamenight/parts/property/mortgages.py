# compiled: property
"""Mortgages: what may be pledged to the bank, and paid off (section 9)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.position import bit
from gamenight.parts.bits import has, lowest
from gamenight.parts.property.moves import LIFT, LIFTED, MORTGAGE, MORTGAGED
from gamenight.parts.property.table import Table


def can_mortgage(t: Table, seat: i64, deed: i64) -> bool:
    """A deed without buildings of its colour, or of its own where that is enough (9.1)."""
    p = t.public
    if has(p.mortgaged, deed):
        return False
    return p.level[deed] == 0 if t.terms.lot_alone else not t.built_on(seat, deed)


def mortgage(t: Table, seat: i64, deed: i64) -> None:
    t.public.mortgaged |= bit(1, deed)
    t.from_bank(seat, t.estate.mortgage[deed])
    t.note(MORTGAGED, seat, deed, t.estate.mortgage[deed])


def lift_cost(t: Table, deed: i64) -> i64:
    """The loan and a tenth (9.2); only the loan where the tenth has just been paid (9.5)."""
    cost = t.estate.mortgage[deed]
    return cost if has(t.public.fresh, deed) else cost + t.estate.interest(deed)


def lift(t: Table, seat: i64, deed: i64) -> None:
    p = t.public
    cost = lift_cost(t, deed)
    p.mortgaged &= ~bit(1, deed)
    p.fresh &= ~bit(1, deed)
    t.to_bank(seat, cost)
    t.note(LIFTED, seat, deed, cost)


def add_mortgages(t: Table, seat: i64, found: vec[i64]) -> vec[i64]:
    p = t.public
    left = p.owned[seat] & ~p.mortgaged
    while left != 0:
        deed = lowest(left)
        left &= left - 1
        if can_mortgage(t, seat, deed):
            found = append(found, MORTGAGE + deed)
    return found


def add_lifts(t: Table, seat: i64, found: vec[i64]) -> vec[i64]:
    p = t.public
    left = p.owned[seat] & p.mortgaged
    while left != 0:
        deed = lowest(left)
        left &= left - 1
        if p.cash[seat] >= lift_cost(t, deed):
            found = append(found, LIFT + deed)
    return found
