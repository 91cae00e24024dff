# compiled: property
"""Too few houses or hotels: who wants how many, and an auction of them one by one (8.8)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.position import NOBODY, bit
from gamenight.parts.bits import has, lowest
from gamenight.parts.property.auction import cheapest, open_auction
from gamenight.parts.property.build import build, may_stand, put_up, stock, unit_for
from gamenight.parts.property.deeds import LINES
from gamenight.parts.property.moves import BUILD, BUILT, SHORTAGE, WANT, WANTED
from gamenight.parts.property.table import HOUSE_LOT, NO_DEED, POLL, Table


def demand(t: Table, seat: i64, unit: i64) -> i64:
    """How many houses (or hotels) a seat could put up now with its money, if the bank had them; cheap groups first."""
    p = t.public
    e = t.estate
    cash = p.cash[seat]
    wanted: i64 = 0
    group: i64 = 0
    while group < LINES:
        mates = e.members[group]
        if mates & ~p.owned[seat] == 0 and mates & p.mortgaged == 0:
            cost = e.house[lowest(mates)]
            room = _room(t, mates, unit)
            if room > cash // cost:
                room = cash // cost
            cash -= room * cost
            wanted += room
        group += 1
    return wanted


def _room(t: Table, mates: i64, unit: i64) -> i64:
    """How many more houses, or hotels, a group has room for; hotels only once it has all its houses."""
    top = t.terms.hotel_after
    houses: i64 = 0
    hotels: i64 = 0
    while mates != 0:
        level = t.public.level[lowest(mates)]
        mates &= mates - 1
        if level < top:
            houses += top - level
        elif level == top:
            hotels += 1
    if unit == HOUSE_LOT:
        return houses
    return hotels if houses == 0 else 0


def others_want(t: Table, seat: i64, unit: i64) -> i64:
    total: i64 = 0
    other: i64 = 0
    while other < t.public.seats:
        if other != seat and has(t.public.alive, other):
            total += demand(t, other, unit)
        other += 1
    return total


def ask_for(t: Table, seat: i64, deed: i64) -> None:
    """A player asks the bank for a building: it goes up at once unless others may want the last ones too."""
    p = t.public
    unit = unit_for(t, deed)
    if t.terms.shortage and not p.settled:
        rivals = others_want(t, seat, unit)
        if rivals > 0 and rivals + demand(t, seat, unit) > stock(t, unit):
            p.wisher, p.wish, p.asked = seat, deed, _wishers(t, seat, unit)
            p.wants[seat] = 0
            t.note(SHORTAGE, seat, stock(t, unit), unit - HOUSE_LOT)
            return
    build(t, seat, deed)


def _wishers(t: Table, seat: i64, unit: i64) -> i64:
    found = bit(1, seat)
    other: i64 = 0
    while other < t.public.seats:
        t.public.wants[other] = 0
        if has(t.public.alive, other) and demand(t, other, unit) > 0:
            found |= bit(1, other)
        other += 1
    return found


def most_wanted(t: Table, seat: i64) -> i64:
    """The most that a seat may ask for: what it can use and pay, and the bank has."""
    unit = unit_for(t, t.public.wish)
    wanted = demand(t, seat, unit)
    held = stock(t, unit)
    return wanted if wanted < held else held


def poll_moves(t: Table, seat: i64) -> vec[i64]:
    p = t.public
    found = vec[i64](capacity=16)
    n: i64 = 1 if seat == p.wisher else 0
    most = most_wanted(t, seat)
    while n <= most:
        found = append(found, WANT + n)
        n += 1
    return found


def run_poll(t: Table) -> bool:
    """Ask the next seat, the one who asked for a building first; False when all have answered."""
    p = t.public
    if p.asked == 0:
        _share_out(t)
        return False
    seat = p.wisher
    while not has(p.asked, seat):
        seat = t.next_seat(seat)
    p.phase, p.mover = POLL, seat
    return True


def say_want(t: Table, seat: i64, n: i64) -> None:
    p = t.public
    p.wants[seat] = n
    p.asked &= ~bit(1, seat)
    t.note(WANTED, seat, n, unit_for(t, p.wish) - HOUSE_LOT)


def _share_out(t: Table) -> None:
    """Enough for all: the building goes up. Too few: they are auctioned one by one."""
    p = t.public
    seat, deed = p.wisher, p.wish
    unit = unit_for(t, deed)
    total: i64 = 0
    for n in p.wants:
        total += n
    p.wisher, p.wish, p.settled = NOBODY, NO_DEED, True
    if total <= stock(t, unit):
        build(t, seat, deed)
        return
    p.units, p.unit = stock(t, unit), unit


def next_unit(t: Table) -> None:
    """The next house or hotel comes under the hammer, if anyone who wants one may still put it up."""
    p = t.public
    bidders: i64 = 0
    seat: i64 = 0
    while seat < p.seats:
        if p.wants[seat] > 0 and has(p.alive, seat):
            cost = cheapest(t, seat, p.unit)
            if cost > 0 and p.cash[seat] >= cost:
                bidders |= bit(1, seat)
        seat += 1
    if bidders == 0 or stock(t, p.unit) == 0:
        p.units = 0
        return
    p.units -= 1
    open_auction(t, p.unit, bidders)


def place_moves(t: Table, seat: i64) -> vec[i64]:
    """Lots where the building may stand and that do not cost more than was bid."""
    p = t.public
    found = vec[i64](capacity=16)
    left = p.owned[seat]
    while left != 0:
        deed = lowest(left)
        left &= left - 1
        if can_place(t, seat, deed):
            found = append(found, BUILD + deed)
    return found


def can_place(t: Table, seat: i64, deed: i64) -> bool:
    p = t.public
    if t.estate.group[deed] >= LINES or t.estate.house[deed] > p.bid:
        return False
    return may_stand(t, seat, deed) and unit_for(t, deed) == p.unit


def place(t: Table, seat: i64, deed: i64) -> None:
    p = t.public
    put_up(t, deed)
    p.wants[seat] -= 1
    p.placer = NOBODY
    t.note(BUILT, seat, deed, p.level[deed], p.bid)
