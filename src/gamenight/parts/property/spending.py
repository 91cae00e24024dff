# compiled: property
"""What a good player spends money on first."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.parts.property.build import can_build
from gamenight.parts.property.deeds import DEEDS
from gamenight.parts.property.moves import BUILD, LIFT, SELL
from gamenight.parts.property.table import Table
from gamenight.parts.property.worth import build_value


def best_build(t: Table, seat: i64, moves: vec[i64]) -> i64:
    """The deed where the next building earns the most for its cost; -1 if nothing can be built."""
    best: i64 = -1
    high: i64 = 0
    for move in moves:
        if move >= BUILD and move < SELL and can_build(t, seat, move - BUILD):
            value = 100 * build_value(t, move - BUILD) // t.estate.house[move - BUILD]
            if value > high:
                high, best = value, move - BUILD
    return best


def best_lift(t: Table, seat: i64, moves: vec[i64]) -> i64:
    best: i64 = -1
    high: i64 = 0
    for move in moves:
        if move >= LIFT and move < LIFT + DEEDS:
            deed = move - LIFT
            value = t.estate.price[deed] + (1000 if t.complete(seat, deed) else 0)
            if value > high:
                high, best = value, move
    return best
