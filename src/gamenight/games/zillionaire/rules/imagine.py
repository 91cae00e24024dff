# compiled
"""Zillionaire tables that a view cannot tell from the true one.

Every placement of the cards that are not seen is equally likely, as long as the exchange could have led to it:
whoever gave their highest cards has no higher one left, whoever gave their lowest has no lower one, and what a seat
gave it knows to be with its partner until that is played.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.position import NOBODY
from gamenight.games.zillionaire.rules.cards import (
    at_least,
    between,
    bottom,
    deal_hand,
    full_pack,
    highest,
    lowest,
    size,
    top,
)
from gamenight.games.zillionaire.rules.position import Zillionaire, ZillionaireView
from gamenight.games.zillionaire.rules.public import Public, exchanged, partner

TRIES: Final = 20_000  # far more than are ever needed: a true table always fits


def imagine(view: ZillionaireView, chance: Chance) -> Zillionaire:
    p = view.public
    world = Zillionaire(view.options, p.copy())
    world.gave, world.got = empty(p.seats), empty(p.seats)
    unseen = full_pack() - view.hand
    for played in p.played:
        unseen -= played
    mate = partner_seat(view)
    tries: i64 = 0
    while tries < TRIES:
        world.aside = deal_rest(world, view, unseen, mate, chance)
        if fits(world, view, mate):
            break
        tries += 1
    if view.seat >= 0:
        world.gave[view.seat], world.got[view.seat] = view.gave, view.got
        if mate != NOBODY:
            world.gave[mate], world.got[mate] = view.got, view.gave
    return world


def empty(seats: i64) -> vec[i64]:
    found = vec[i64](capacity=8)
    seat: i64 = 0
    while seat < seats:
        found = append(found, 0)
        seat += 1
    return found


def partner_seat(view: ZillionaireView) -> i64:
    """Whom the seat of a view exchanged with; NOBODY if it did not."""
    p = view.public
    place = p.place(view.seat) if view.seat >= 0 else -1
    if place < 0:
        return NOBODY
    other = partner(p.seats, place, view.options.green_line == 1)
    return p.old_places[other] if other >= 0 else NOBODY


def deal_rest(world: Zillionaire, view: ZillionaireView, unseen: i64, mate: i64, chance: Chance) -> i64:
    """Deal the unseen cards, the partner's first, from what it may hold; what is left over is aside."""
    p = world.public
    world.hands = empty(p.seats)
    if view.seat >= 0:
        world.hands[view.seat] = view.hand
    if mate != NOBODY:
        known = at_least(view.gave, p.played[mate])
        unseen -= known
        low: i64 = 1
        high: i64 = 13
        if p.place(view.seat) < p.place(mate):
            high = bottom(view.got)  # the partner gave its highest
        else:
            low = top(view.got)  # the partner gave its lowest
        rest = deal_hand(between(unseen, low, high), p.sizes[mate] - size(known), chance)
        world.hands[mate] = known + rest
        unseen -= rest
    seat: i64 = 0
    while seat < p.seats:
        if seat != view.seat and seat != mate:
            world.hands[seat] = deal_hand(unseen, p.sizes[seat], chance)
            unseen -= world.hands[seat]
        seat += 1
    return unseen


def fits(world: Zillionaire, view: ZillionaireView, mate: i64) -> bool:
    """Whether an exchange between the others, of which this seat saw nothing, could have led here."""
    p = world.public
    place: i64 = 0
    for seat in p.old_places:
        other = partner(p.seats, place, view.options.green_line == 1)
        unknown = other > place and seat != view.seat and seat != mate
        if unknown and not could_have_exchanged(
            world, p, seat, p.old_places[other], exchanged(p.seats, place)
        ):
            return False
        place += 1
    return True


def could_have_exchanged(world: Zillionaire, p: Public, rich: i64, poor: i64, n: i64) -> bool:
    """Whether the richer holds n cards none of the poorer's others beats, and the poorer n that none is below."""
    above = world.hands[rich] + p.played[rich]
    below = world.hands[poor] + p.played[poor]
    up, down = highest(above, n), lowest(below, n)
    return bottom(up) >= top(below - down) and top(down) <= bottom(above - up)
