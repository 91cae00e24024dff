# compiled
"""Cribbage tables that a view cannot tell from the true one."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.position import bit
from gamenight.games.cribbage.rules.position import Cribbage, CribbageView
from gamenight.games.cribbage.rules.public import DISCARD, NO_CARD
from gamenight.parts.cards import PACK
from gamenight.parts.unseen import deal_unseen


def imagine(view: CribbageView, chance: Chance) -> Cribbage:
    """Every deal of the unseen cards that agrees with what was said is equally likely."""
    p = view.public
    world = Cribbage(view.options, p.copy())
    unseen = PACK & ~(view.hand | view.tossed)
    if p.starter != NO_CARD:
        unseen &= ~bit(1, p.starter)
    for laid in p.laid:
        unseen &= ~laid
    sizes = vec[i64](capacity=8)
    barred = vec[i64](capacity=8)
    toss: i64 = 2 if p.seats == 2 else 1
    seat: i64 = 0
    while seat < p.seats:  # first what each holds, then what each laid away
        done = p.phase != DISCARD or (p.waiting >> seat) & 1 == 0
        held: i64 = p.left(seat) if done else 4 + toss
        sizes = append(sizes, 0 if seat == view.seat else held)
        barred = append(barred, p.lacks[seat])
        seat += 1
    seat = 0
    while seat < p.seats:
        done = p.phase != DISCARD or (p.waiting >> seat) & 1 == 0
        sizes = append(sizes, toss if done and seat != view.seat else 0)
        barred = append(barred, PACK & ~p.crib if p.crib != 0 else 0)
        seat += 1
    sizes = append(sizes, 1 if p.seats == 3 else 0)
    barred = append(barred, PACK & ~p.crib if p.crib != 0 else 0)
    dealt = deal_unseen(unseen, sizes, barred, chance)
    seat = 0
    while seat < p.seats:
        mine = seat == view.seat
        world.hands = append(world.hands, view.hand if mine else dealt[seat])
        world.tossed = append(world.tossed, view.tossed if mine else dealt[p.seats + seat])
        seat += 1
    world.extra = dealt[2 * p.seats]
    return world
