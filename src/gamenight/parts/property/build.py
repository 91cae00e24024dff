# compiled: property
"""Houses and hotels: what may be built and sold, and doing it (section 8)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.position import bit
from gamenight.parts.bits import count, has, lowest
from gamenight.parts.property.deeds import LINES
from gamenight.parts.property.ledger import HOTEL_LOT, HOUSE_LOT, OVERPAID
from gamenight.parts.property.moves import (
    BUILD,
    BUILT,
    LEVELS,
    SELL,
    SELL_TO,
    SOLD,
    SOLD_DOWN,
)
from gamenight.parts.property.table import Table


def low_level(t: Table, mates: i64) -> i64:
    """The fewest houses on any of these deeds."""
    low: i64 = 9
    while mates != 0:
        level = t.public.level[lowest(mates)]
        if level < low:
            low = level
        mates &= mates - 1
    return low


def high_level(t: Table, mates: i64) -> i64:
    high: i64 = 0
    while mates != 0:
        level = t.public.level[lowest(mates)]
        if level > high:
            high = level
        mates &= mates - 1
    return high


def may_stand(t: Table, seat: i64, deed: i64) -> bool:
    """Whether the next building on a deed keeps to the rules, whoever pays and whatever the bank has (8.1 to 8.5)."""
    p = t.public
    if t.estate.group[deed] >= LINES or not t.complete(seat, deed):
        return False
    group = t.estate.whole_group(deed)
    level = p.level[deed]
    return group & p.mortgaged == 0 and level < t.hotel() and level == low_level(t, group)


def unit_for(t: Table, deed: i64) -> i64:
    """What the next building on a deed is."""
    return HOTEL_LOT if t.public.level[deed] == t.terms.hotel_after else HOUSE_LOT


def stock(t: Table, unit: i64) -> i64:
    return t.public.hotels if unit == HOTEL_LOT else t.public.houses


def can_build(t: Table, seat: i64, deed: i64) -> bool:
    if t.public.cash[seat] < t.estate.house[deed] or not may_stand(t, seat, deed):
        return False
    unit = unit_for(t, deed)
    return stock(t, unit) > 0 and not has(t.public.unsold, unit - HOUSE_LOT)


def put_up(t: Table, deed: i64) -> None:
    """The next building stands on a deed; a hotel sends its houses back to the bank (8.6)."""
    p = t.public
    if unit_for(t, deed) == HOTEL_LOT:
        p.hotels -= 1
        p.houses += t.terms.hotel_after
    else:
        p.houses -= 1
    p.level[deed] += 1
    p.built |= bit(1, deed)


def build(t: Table, seat: i64, deed: i64) -> None:
    t.to_bank(seat, t.estate.house[deed])
    put_up(t, deed)
    t.note(BUILT, seat, deed, t.public.level[deed], t.estate.house[deed])


def can_sell(t: Table, seat: i64, deed: i64) -> bool:
    """One level back to the bank, evenly (8.10); a hotel only while there are houses to put in its place (8.11)."""
    p = t.public
    level = p.level[deed]
    if level == 0 or level < high_level(t, p.owned[seat] & t.estate.whole_group(deed)):
        return False
    return level != t.hotel() or p.houses >= t.terms.hotel_after


def sell(t: Table, seat: i64, deed: i64) -> None:
    p = t.public
    price = t.resale(deed, p.level[deed] - 1)
    lower(t, deed, p.level[deed] - 1)
    t.from_bank(seat, price)
    t.note(SOLD, seat, deed, p.level[deed], price)


def overpay(t: Table, deed: i64, amount: i64) -> None:
    """The topmost building of a deed has cost so much more than is printed."""
    p = t.public
    if amount > 0:
        p.overpaid = append(append(append(p.overpaid, deed), p.level[deed]), amount)


def lower(t: Table, deed: i64, level: i64) -> None:
    """Bring a deed down to a level."""
    p = t.public
    if len(p.overpaid) > 0:
        _forget_overpaid(t, deed, level)
    if p.level[deed] == t.hotel():
        p.hotels += 1
    else:
        p.houses += p.level[deed]
    p.houses -= level
    p.level[deed] = level
    if level == 0:
        p.built &= ~bit(1, deed)


def _forget_overpaid(t: Table, deed: i64, above: i64) -> None:
    p = t.public
    kept = vec[i64](capacity=16)
    n: i64 = 0
    while n < len(p.overpaid):
        if p.overpaid[n] != deed or p.overpaid[n + 1] <= above:
            for each in p.overpaid[n : n + OVERPAID]:
                kept = append(kept, each)
        n += OVERPAID
    p.overpaid = kept


def levels_on(t: Table, mates: i64) -> i64:
    total: i64 = 0
    while mates != 0:
        total += t.public.level[lowest(mates)]
        mates &= mates - 1
    return total


def houses_on(t: Table, mates: i64) -> i64:
    """Houses proper, without hotels."""
    total: i64 = 0
    while mates != 0:
        level = t.public.level[lowest(mates)]
        if level < t.hotel():
            total += level
        mates &= mates - 1
    return total


def hotels_on(t: Table, mates: i64) -> i64:
    found: i64 = 0
    while mates != 0:
        if t.public.level[lowest(mates)] == t.hotel():
            found += 1
        mates &= mates - 1
    return found


def can_sell_to(t: Table, seat: i64, group: i64, left: i64) -> bool:
    """Several levels at once: while houses are too few to break a hotel (8.11), or every hotel of a group (8.12)."""
    p = t.public
    mates = p.owned[seat] & t.estate.members[group]
    hotels = hotels_on(t, mates)
    if hotels == 0 or left > levels_on(t, mates) - 2:
        return False
    if left == 0 and hotels == count(mates):
        return True
    if p.houses >= t.terms.hotel_after:
        return False
    return left - _hotels_after(t, mates, left) * t.hotel() - houses_on(t, mates) <= p.houses


def _hotels_after(t: Table, mates: i64, left: i64) -> i64:
    """How many hotels would still stand on an even group with so many levels left."""
    n = count(mates)
    over = left - n * t.terms.hotel_after
    return over if over > 0 else 0


def sell_to(t: Table, seat: i64, group: i64, left: i64) -> None:
    """Bring a group down to so many levels in all, evenly; odd ones stay on the dearest lots that had them."""
    p = t.public
    mates = p.owned[seat] & t.estate.members[group]
    n = count(mates)
    each = left // n
    odd = left % n
    received: i64 = 0
    deed: i64 = 27
    while deed >= 0:
        if has(mates, deed):
            level = each
            if odd > 0 and p.level[deed] > each:
                level += 1
                odd -= 1
            if level < p.level[deed]:
                received += t.resale(deed, level)
                lower(t, deed, level)
        deed -= 1
    t.from_bank(seat, received)
    t.note(SOLD_DOWN, seat, group, left, received)


def add_builds(t: Table, seat: i64, found: vec[i64]) -> vec[i64]:
    """Only on whole groups without a mortgage, which are few (8.1)."""
    p = t.public
    free = p.owned[seat] & ~p.mortgaged
    group: i64 = 0
    while group < LINES:
        left = t.estate.members[group]
        if left & ~free != 0:
            left = 0
        while left != 0:
            deed = lowest(left)
            left &= left - 1
            if can_build(t, seat, deed):
                found = append(found, BUILD + deed)
        group += 1
    return found


def add_sales(t: Table, seat: i64, found: vec[i64]) -> vec[i64]:
    left = t.public.owned[seat] & t.public.built
    while left != 0:
        deed = lowest(left)
        left &= left - 1
        if can_sell(t, seat, deed):
            found = append(found, SELL + deed)
    return found


def add_sales_of_several(t: Table, seat: i64, found: vec[i64]) -> vec[i64]:
    built = t.public.owned[seat] & t.public.built
    group: i64 = 0
    while built != 0 and group < LINES:
        mates = t.estate.members[group]
        if built & mates != 0 and hotels_on(t, built & mates) > 0:
            left: i64 = 0
            while left < LEVELS:
                if can_sell_to(t, seat, group, left):
                    found = append(found, SELL_TO + LEVELS * group + left)
                left += 1
        group += 1
    return found
