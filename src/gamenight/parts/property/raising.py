# compiled: property
"""How a good player raises money: what is least missed goes first."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.position import bit
from gamenight.parts.bits import count, has, lowest
from gamenight.parts.property.build import low_level
from gamenight.parts.property.deeds import LINES
from gamenight.parts.property.moves import CONCEDE, LIFT, MORTGAGE, SELL, SELL_TO, TRADE
from gamenight.parts.property.table import Table
from gamenight.parts.property.worth import build_value, completes, reserve

SOON: Final[i64] = 3  # houses on each street that money is raised for


def raise_money(t: Table, seat: i64, moves: vec[i64]) -> i64:
    """What is least missed goes first; giving up comes last."""
    best: i64 = moves[0]
    low: i64 = 1_000_000
    for move in moves:
        cost = _cost_of(t, seat, move)
        if cost < low:
            low, best = cost, move
    return best


def _cost_of(t: Table, seat: i64, move: i64) -> i64:
    """How much is lost for each sum raised."""
    if move >= MORTGAGE and move < LIFT:
        deed = move - MORTGAGE
        whole = t.complete(seat, deed)
        return (700 if whole and t.estate.group[deed] < LINES else 100) + t.estate.price[deed]
    if move >= SELL and move < MORTGAGE:
        return 400 + build_value(t, move - SELL) // 4
    if move >= TRADE and move < SELL_TO:
        return 990_000  # nobody saves a rival
    return 800_000 if move != CONCEDE else 950_000


def raise_for(t: Table, seat: i64, deed: i64, amount: i64, moves: vec[i64], otherwise: i64) -> i64:
    """Mortgage what belongs to no set until a sum can be paid for a deed that completes one; else another move."""
    if not completes(t, seat, bit(1, deed)):
        return otherwise
    mates = t.estate.whole_group(deed)
    short = amount - t.public.cash[seat]
    best = otherwise
    low: i64 = 1_000_000
    for move in moves:
        if move >= MORTGAGE and move < LIFT:
            pledge = move - MORTGAGE
            whole = t.complete(seat, pledge) and t.estate.group[pledge] < LINES
            if not has(mates, pledge) and not whole:
                short -= t.estate.mortgage[pledge]
                if t.estate.price[pledge] < low:
                    low, best = t.estate.price[pledge], move
    return best if short <= 0 else otherwise


def raise_to_build(t: Table, seat: i64, moves: vec[i64]) -> i64:
    """The mortgage that helps to pay for one of the first three houses of a colour; -1 if none is wanted, or would do.

    Three houses earn far more than streets that belong to no set.
    """
    short = _short_of_a_house(t, seat)
    if short <= 0:
        return -1
    p = t.public
    best: i64 = -1
    low: i64 = 1_000_000
    for move in moves:
        if move >= MORTGAGE and move < LIFT:
            deed = move - MORTGAGE
            lines = t.estate.group[deed] == LINES and count(p.owned[seat] & t.estate.members[LINES]) > 2
            if not lines and not t.complete(seat, deed):
                short -= t.estate.mortgage[deed]
                if t.estate.price[deed] < low:
                    low, best = t.estate.price[deed], move
    return best if short <= 0 else -1


def _short_of_a_house(t: Table, seat: i64) -> i64:
    """What is lacking for the next of the first three houses, and the reserve; 0 if nothing is, or none can stand."""
    p = t.public
    short: i64 = 0
    group: i64 = 0
    while group < LINES and p.houses > 0:
        mates = t.estate.members[group]
        if mates & ~p.owned[seat] == 0 and mates & p.mortgaged == 0 and low_level(t, mates) < SOON:
            needs = t.estate.house[lowest(mates)] + reserve(t, seat) - p.cash[seat]
            if needs <= 0:
                return 0
            if short == 0 or needs < short:
                short = needs
        group += 1
    return short
