# compiled: property
"""Too few houses or hotels: who wants how many, then served in turn, or auctioned one by one (8.8)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.position import NOBODY, bit
from gamenight.parts.bits import has, lowest
from gamenight.parts.property.auction import cheapest, open_auction
from gamenight.parts.property.build import build, can_build, may_stand, overpay, put_up, stock, unit_for
from gamenight.parts.property.deeds import LINES
from gamenight.parts.property.ledger import HOUSE_LOT, NO_DEED, POLL
from gamenight.parts.property.moves import BUILD, BUILT, SHORTAGE, WANT, WANTED
from gamenight.parts.property.table import Table


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
    """The most that the others could put up now."""
    total: i64 = 0
    other: i64 = 0
    while other < t.public.seats:
        if other != seat and has(t.public.alive, other):
            total += demand(t, other, unit)
        other += 1
    return total


def ask_for(t: Table, seat: i64, deed: i64) -> None:
    """A player asks the bank for a building: it goes up at once unless too few would be left for the others."""
    p = t.public
    unit = unit_for(t, deed)
    if t.terms.shortage:
        rivals = others_want(t, seat, unit)
        if rivals > 0 and rivals + 1 > stock(t, unit):
            p.wisher, p.wish, p.unit, p.asked = seat, deed, unit, _wishers(t, seat, unit)
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
    unit = t.public.unit
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


def say_want(t: Table, seat: i64, n: i64) -> None:
    p = t.public
    p.wants[seat] = n
    p.asked &= ~bit(1, seat)
    t.note(WANTED, seat, n, p.unit - HOUSE_LOT)


def run_poll(t: Table) -> bool:
    """Ask the next seat, the one who asked for a building first; then serve what was wanted. True if someone has to
    decide."""
    p = t.public
    if p.asked == 0:
        _serve(t)
        return False
    seat = p.wisher
    while not has(p.asked, seat):
        seat = t.next_seat(seat)
    p.phase, p.mover = POLL, seat
    return True


def _serve(t: Table) -> None:
    """Enough for all: each gets what was wanted, at the printed cost. Too few: the next one is auctioned."""
    p = t.public
    wishers = _able(t)
    total: i64 = 0
    for n in p.wants:
        total += n
    if wishers == 0 or stock(t, p.unit) == 0:
        end_poll(t)
    elif total > stock(t, p.unit):
        p.wish, p.units = NO_DEED, 1
        open_auction(t, p.unit, wishers)
    elif p.wish >= 0 and has(wishers, p.wisher):
        _build_wish(t)
    else:
        p.wish, p.units, p.bid = NO_DEED, 0, 0
        p.placer = _next_wisher(t, wishers)


def _build_wish(t: Table) -> None:
    """The building that was asked for goes up where it was asked for."""
    p = t.public
    seat, deed = p.wisher, p.wish
    p.wish = NO_DEED
    if can_build(t, seat, deed):
        p.wants[seat] -= 1
        build(t, seat, deed)


def _able(t: Table) -> i64:
    """Those who want more, can pay for it and may put it up; what others still wanted is forgotten."""
    p = t.public
    found: i64 = 0
    seat: i64 = 0
    while seat < p.seats:
        if p.wants[seat] > 0:
            cost = cheapest(t, seat, p.unit)
            if has(p.alive, seat) and cost > 0 and p.cash[seat] >= cost:
                found |= bit(1, seat)
            else:
                p.wants[seat] = 0
        seat += 1
    return found


def _next_wisher(t: Table, wishers: i64) -> i64:
    seat = t.public.wisher
    while not has(wishers, seat):
        seat = t.next_seat(seat)
    return seat


def end_poll(t: Table) -> None:
    p = t.public
    p.wisher, p.wish, p.units, p.asked = NOBODY, NO_DEED, 0, 0


def place_moves(t: Table, seat: i64) -> vec[i64]:
    """Lots where the building may stand, and that do not cost more than was bid or there is."""
    found = vec[i64](capacity=16)
    left = t.public.owned[seat]
    while left != 0:
        deed = lowest(left)
        left &= left - 1
        if can_place(t, seat, deed):
            found = append(found, BUILD + deed)
    return found


def can_place(t: Table, seat: i64, deed: i64) -> bool:
    p = t.public
    most = p.bid if p.units > 0 else p.cash[seat]
    if t.estate.group[deed] >= LINES or t.estate.house[deed] > most:
        return False
    return may_stand(t, seat, deed) and unit_for(t, deed) == p.unit


def place(t: Table, seat: i64, deed: i64) -> None:
    """What was won at auction is paid for already; else it costs what is printed."""
    p = t.public
    p.wants[seat] -= 1
    p.placer = NOBODY
    if p.units == 0:
        build(t, seat, deed)
        return
    p.units = 0
    put_up(t, deed)
    overpay(t, deed, p.bid - t.estate.house[deed])
    t.note(BUILT, seat, deed, p.level[deed], p.bid)
