# compiled
"""Tables of Four Hand Texas that a view cannot tell from the true one."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.games.texas_42.rules.position import Texas, TexasView
from gamenight.games.texas_42.rules.public import (
    SEATS,
)
from gamenight.parts.dominoes import SET
from gamenight.parts.unseen import deal_unseen


def imagine(view: TexasView, chance: Chance) -> Texas:
    """Every table that fits what the seat has seen is equally likely. It has no way to peek."""
    p = view.public.copy()
    sizes = vec[i64](capacity=SEATS)
    seat: i64 = 0
    while seat < SEATS:
        sizes = append(sizes, 0 if seat == view.seat else p.left(seat))
        seat += 1
    hands = deal_unseen(SET & ~(p.gone() | view.hand), sizes, p.lacks, chance)
    if view.seat >= 0:
        hands[view.seat] = view.hand
    return Texas(view.options, p, hands)
