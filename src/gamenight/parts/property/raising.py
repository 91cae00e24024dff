# compiled: property
"""How a good player raises money: what is least missed goes first."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.parts.bits import has
from gamenight.parts.property.deeds import LINES
from gamenight.parts.property.moves import CONCEDE, DECLINE, LIFT, MORTGAGE, SELL, SELL_TO, TRADE
from gamenight.parts.property.table import Table
from gamenight.parts.property.worth import build_value


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


def raise_for(t: Table, seat: i64, deed: i64, moves: vec[i64]) -> i64:
    """Mortgage what belongs to no set until a deed can be paid; leave it if that is not enough."""
    mates = t.estate.whole_group(deed)
    short = t.estate.price[deed] - t.public.cash[seat]
    best: i64 = DECLINE
    low: i64 = 1_000_000
    for move in moves:
        if move >= MORTGAGE and move < LIFT:
            pledge = move - MORTGAGE
            whole = t.complete(seat, pledge) and t.estate.group[pledge] < LINES
            if not has(mates, pledge) and not whole:
                short -= t.estate.mortgage[pledge]
                if t.estate.price[pledge] < low:
                    low, best = t.estate.price[pledge], move
    return best if short <= 0 else DECLINE
