# compiled
"""What a player of a property game is worth: cash, deeds, and the rent that groups will bring while the game lasts."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.position import bit
from gamenight.parts.bits import count, has, lowest
from gamenight.parts.property.deeds import DEEDS, LINES, SERVICES
from gamenight.parts.property.moves import BUILD, DIGIT
from gamenight.parts.property.table import Table

SCALE: Final = 1100.0  # dollars ahead that make one seat e times as likely to win as another
LAPS: Final[i64] = 7  # rounds of the board that rent is counted for
HIT: Final[i64] = 16  # laps in a hundred on which a token comes to rest on a given space
GONE: Final[i64] = -20_000  # whoever is out
LOW_CASH: Final[i64] = 250  # with less, a rent may cost buildings
NEARLY: Final[i64] = 24  # of a hundred: what a group is worth that lacks one deed nobody has
RAISE: Final[i64] = 10  # the usual step of a bid
BLOCKED: Final[i64] = 11  # and one that someone else has


def income(t: Table, rent: i64) -> i64:
    """What a rent brings over the rest of the game, from everyone else."""
    return rent * HIT * LAPS * (count(t.public.alive) - 1) // 100


def wealth(t: Table, seat: i64, owned: i64, cash: i64) -> i64:
    """What a seat would be worth with these deeds and this cash; mortgages and buildings stay as they are."""
    p = t.public
    e = t.estate
    if not has(p.alive, seat):
        return GONE
    total = cash
    if cash < LOW_CASH:
        total -= (LOW_CASH - cash) // 2
    left = owned
    while left != 0:
        deed = lowest(left)
        left &= left - 1
        if has(p.mortgaged, deed):
            total += 3 * e.price[deed] // 10
        else:
            total += 8 * e.price[deed] // 10
    group: i64 = 0
    while group < LINES:
        if owned & e.members[group] != 0:
            total += group_value(t, group, owned, cash)
        group += 1
    lines = count(owned & e.members[LINES] & ~p.mortgaged)
    if lines > 0:
        total += income(t, lines * e.rents[6 * lowest(e.members[LINES]) + lines - 1])
    services = count(owned & e.members[SERVICES] & ~p.mortgaged)
    return total + income(t, services * (28 if services == 1 else 70))


def group_value(t: Table, group: i64, owned: i64, cash: i64) -> i64:
    """What a colour earns, as it stands and as it may be built up with the cash there is."""
    p = t.public
    e = t.estate
    mates = e.members[group]
    missing = mates & ~owned
    size = count(mates)
    if missing == 0:
        house = e.house[lowest(mates)]
        now = _rents(t, mates, -1)
        spare = (cash - 100) // (house * size) if cash > 100 else 0
        level = p.level[lowest(mates)] + spare
        if level > 3:
            level = 3
        may = _rents(t, mates, level)
        return income(t, (now + may) // 2 if may > now else now) + house
    if count(missing) > 1 and size > 2:
        return income(t, _rents(t, owned & mates, 0))
    other = p.owner[lowest(missing)]
    likely = NEARLY if other < 0 else BLOCKED
    return income(t, _rents(t, owned & mates, 0)) + income(t, _rents(t, mates, 3)) * likely // 100


def _rents(t: Table, deeds: i64, level: i64) -> i64:
    """What these deeds charge together, at a level, or as they are (-1)."""
    p = t.public
    total: i64 = 0
    while deeds != 0:
        deed = lowest(deeds)
        deeds &= deeds - 1
        if not has(p.mortgaged, deed) or level > 0:
            at = p.level[deed] if level < 0 else level
            rent = t.estate.rents[6 * deed + (5 if at == t.hotel() else at)]
            total += 2 * rent if at == 0 and level < 0 else rent
    return total


def lot_value(t: Table, seat: i64, deed: i64) -> i64:
    """What a deed is worth to a seat: what it adds, and what it keeps others from having."""
    p = t.public
    one = bit(1, deed)
    mine = wealth(t, seat, p.owned[seat] | one, p.cash[seat]) - wealth(t, seat, p.owned[seat], p.cash[seat])
    denied: i64 = 0
    other: i64 = 0
    while other < p.seats:
        if other != seat and has(p.alive, other):
            plus = wealth(t, other, p.owned[other] | one, p.cash[other])
            plus -= wealth(t, other, p.owned[other], p.cash[other])
            if plus > denied:
                denied = plus
        other += 1
    base = t.estate.price[deed]
    extra = denied - base
    return mine + base // 4 + (extra // 2 if extra > 0 else 0)


def build_value(t: Table, deed: i64) -> i64:
    """What the last or the next building on a deed earns."""
    p = t.public
    e = t.estate
    level = p.level[deed]
    top = t.hotel()
    now = e.rents[6 * deed + (5 if level == top else level)] * (2 if level == 0 else 1)
    if level == top:
        return income(t, now - e.rents[6 * deed + level - 1])
    after = e.rents[6 * deed + (5 if level + 1 == top else level + 1)]
    return income(t, after - now)


def reserve(t: Table, seat: i64) -> i64:
    """Cash to keep for rents that may come: a part of the dearest there is."""
    p = t.public
    dear: i64 = 0
    left = p.built & ~p.owned[seat]
    while left != 0:
        deed = lowest(left)
        left &= left - 1
        level = p.level[deed]
        rent = t.estate.rents[6 * deed + (5 if level == t.hotel() else level)]
        if rent > dear:
            dear = rent
    kept = 60 + dear // 3
    return kept if kept < 500 else 500


def bid_target(t: Table, seat: i64) -> i64:
    """The next bid to make; no more than the last one if the lot is not worth it."""
    p = t.public
    most = p.cash[seat] if p.lot >= DEEDS else lot_value(t, seat, p.lot)
    if p.lot >= DEEDS:
        most = most // 2
    room = p.cash[seat] - 40
    if most > room:
        most = room
    step = (most - p.bid) // 4  # while others bid as well, bidding should not take all night
    if step < RAISE or p.bid == 0:
        step = RAISE
    target = p.bid + step
    return target if target <= most else (most if most > p.bid else p.bid)


def digit_of(t: Table, moves: vec[i64], amount: i64, high: i64) -> i64:
    """The next digit on the way to a sum, or the nearest that may be said."""
    p = t.public
    places = p.places
    if places == 0:
        n = high
        places = 1
        while n >= 10:
            n //= 10
            places += 1
    rest = amount
    step = places - 1
    while step > 0:
        rest //= 10
        step -= 1
    wanted = DIGIT + rest % 10
    if p.places > 0 and rest // 10 != p.said:
        wanted = DIGIT if rest // 10 < p.said else DIGIT + 9
    best: i64 = -1
    gap: i64 = 100
    for move in moves:
        if move >= DIGIT and move < BUILD:
            far = move - wanted if move > wanted else wanted - move
            if far < gap:
                gap, best = far, move
    return best if best >= 0 else moves[0]
