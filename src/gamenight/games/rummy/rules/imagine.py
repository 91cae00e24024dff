# compiled
"""Rummy as it could be: a table that a view cannot tell from the true one."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.games.rummy.rules.position import Rummy, RummyView
from gamenight.games.rummy.rules.public import NO_CARD
from gamenight.parts.bits import count, deal
from gamenight.parts.bits import draw as draw_one
from gamenight.parts.cards import PACK


def imagine(view: RummyView, chance: Chance) -> Rummy:
    """Every table that fits what the seat has seen is equally likely. It has no way to peek."""
    p = view.public.copy()
    unseen = PACK & ~(p.lie_open() | view.hand)
    for known in p.known:
        unseen &= ~known
    hands = vec[i64](capacity=6)
    seat: i64 = 0
    while seat < p.seats:
        hand = view.hand
        if seat != view.seat:
            dealt = deal(unseen, view.sizes[seat] - count(p.known[seat]), chance)
            unseen ^= dealt
            hand = p.known[seat] | dealt
        hands = append(hands, hand)
        seat += 1
    world = Rummy(view.options, p, hands, unseen)
    world.fresh = view.fresh
    if p.drawn and view.seat != p.turn:
        world.fresh = _drawn(world, chance)
    return world


def _drawn(world: Rummy, chance: Chance) -> i64:
    """What the seat to move may have drawn: any card it holds, or put down in this turn, that nobody knew it held."""
    p = world.public
    if p.shown != NO_CARD:
        return p.shown
    return draw_one((world.hands[p.turn] & ~p.known[p.turn]) | p.laid, chance)
