# compiled: property
"""What a player of a property game is worth: cash, deeds, and the rent that groups will bring while the game lasts."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.position import bit
from gamenight.parts.bits import count, has, lowest
from gamenight.parts.property.auction import cheapest
from gamenight.parts.property.deeds import DEEDS, LINES, SERVICES
from gamenight.parts.property.moves import BUILD, DIGIT, digits
from gamenight.parts.property.table import Table

RIVAL: Final[i64] = 850  # dollars ahead, for each rival who is in, and
SCALE: Final[i64] = 250  # besides, that make one seat e times as likely to win as another
AT_END: Final[i64] = 40  # of a hundred: what is left of that in the last round that is counted
LAPS: Final[i64] = 8  # rounds of the board that rent is counted for, at most
LAP: Final[i64] = 18  # of a hundred: how much of a round of the board is walked in a turn
HIT: Final[i64] = 16  # laps in a hundred on which a token comes to rest on a given space
SEEN: Final = vec[i64]([90, 94, 101, 118, 113, 110, 105, 89])  # how much more or less often, colour by colour
GONE: Final[i64] = -20_000  # whoever is out
LOW_CASH: Final[i64] = 250  # with less, a rent may cost buildings
DEED: Final[i64] = 60  # of a hundred: what a deed is worth of its price, besides its rent
NEARLY: Final[i64] = 8  # of a hundred: what a group is worth that lacks one deed nobody has
BLOCKED: Final[i64] = 6  # and one that someone else has, and may trade
WHOLE: Final[i64] = 15  # and a whole one, of what it will earn when there is money to build
WANTED: Final[i64] = 45  # of a hundred: how much of its price a new deed is worth besides
RAISE: Final[i64] = 10  # the usual step of a bid


def left_to_play(t: Table) -> i64:
    """Rounds of the board that are still to come, in hundredths: LAPS, or fewer where the rounds are counted."""
    most: i64 = 100 * LAPS
    if t.terms.rounds == 0:
        return most
    rest = LAP * (t.terms.rounds - t.public.round + 1)
    return rest if rest < most else most


def scale(t: Table) -> float:
    """Dollars ahead that make one seat e times as likely to win as another: fewer towards a last round."""
    whole = RIVAL * (count(t.public.alive) - 1) + SCALE
    return float(whole * (AT_END * LAPS + (100 - AT_END) * left_to_play(t) // 100) // (100 * LAPS))


def income(t: Table, rent: i64) -> i64:
    """What a rent brings over the rest of the game, from everyone else."""
    return rent * HIT * left_to_play(t) * (count(t.public.alive) - 1) // 10_000


def wealth(t: Table, seat: i64, owned: i64, cash: i64) -> i64:
    """What a seat would be worth with these deeds and this cash; mortgages and buildings stay as they are."""
    p = t.public
    e = t.estate
    if not has(p.alive, seat):
        return GONE
    to_come = left_to_play(t) // LAPS  # of a hundred; what is left at the end counts as it is printed
    total = cash + _printed(t, owned, to_come)
    if cash < LOW_CASH:
        total -= (LOW_CASH - cash) * to_come // 200
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


def _printed(t: Table, deeds: i64, to_come: i64) -> i64:
    """A part of what deeds and their buildings cost: all of it when the last round is over (12.6)."""
    p = t.public
    e = t.estate
    share = 100 - (100 - DEED) * to_come // 100
    total: i64 = 0
    while deeds != 0:
        deed = lowest(deeds)
        deeds &= deeds - 1
        total += (share - 50 if has(p.mortgaged, deed) else share) * e.price[deed] // 100
        if p.level[deed] > 0:
            total += p.level[deed] * e.house[deed] * (100 - to_come) // 100
    return total


def group_value(t: Table, group: i64, owned: i64, cash: i64) -> i64:
    """What a colour earns, as it stands and as it may be built up. Another deed never makes it less, nor does cash."""
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
        soon = income(t, may if may > now else now)
        later = income(t, _rents(t, mates, 3))
        if later > soon:
            return (WHOLE * later + (100 - WHOLE) * soon) // 100 + house
        return soon + house
    if count(missing) > 1 and size > 2:
        return income(t, _rents(t, owned & mates, 0))
    other = p.owner[lowest(missing)]
    likely = NEARLY
    if other >= 0:
        likely = BLOCKED if count(p.alive) > 2 else 0  # nobody sells to the last rival
    return income(t, _rents(t, owned & mates, 0)) + income(t, _rents(t, mates, 3)) * likely // 100


def _rents(t: Table, deeds: i64, level: i64) -> i64:
    """What these deeds of a colour charge together, at a level or as they are (-1), by how often they are visited."""
    p = t.public
    group = t.estate.group[lowest(deeds)]
    total: i64 = 0
    while deeds != 0:
        deed = lowest(deeds)
        deeds &= deeds - 1
        if not has(p.mortgaged, deed) or level > 0:
            at = p.level[deed] if level < 0 else level
            rent = t.estate.rents[6 * deed + (5 if at == t.hotel() else at)]
            total += 2 * rent if at == 0 and level < 0 else rent
    return total * SEEN[group] // 100


def completes(t: Table, seat: i64, deeds: i64) -> bool:
    return completed(t, seat, deeds) >= 0


def completed(t: Table, seat: i64, deeds: i64) -> i64:
    """The first colour that these deeds would complete for a seat that lacks it; -1 if there is none."""
    group: i64 = 0
    while group < LINES:
        lacks = t.estate.members[group] & ~t.public.owned[seat]
        if lacks != 0 and lacks & ~deeds == 0:
            return group
        group += 1
    return -1


def limit(t: Table, seat: i64, deed: i64) -> i64:
    """The most that a deed is worth to a seat, from the bank or at an auction, whatever its cash."""
    price = t.estate.price[deed]
    value = lot_value(t, seat, deed)
    if completes(t, seat, bit(1, deed)):
        most = 3 * price
        if value < price:
            value = price
    else:
        most = 2 * price if _denies(t, seat, deed) else price + price // 4
    if _left(t, seat, deed):
        most = price - 1
    return value if value < most else most


def _left(t: Table, seat: i64, deed: i64) -> bool:
    """Whether a seat has just left a deed at its price, so that it is auctioned: it will not pay more there."""
    p = t.public
    return p.lot == deed and p.turn == seat and t.estate.space_of[deed] == p.at[seat]


def fair_price(t: Table, seat: i64, deed: i64) -> i64:
    """The most that a seat pays for a deed: what it is worth, and no more than its cash."""
    value, cash = limit(t, seat, deed), t.public.cash[seat]
    return value if value < cash else (cash if cash > 0 else 0)


def _denies(t: Table, seat: i64, deed: i64) -> bool:
    """Whether somebody else would complete a colour with a deed."""
    other: i64 = 0
    while other < t.public.seats:
        if other != seat and has(t.public.alive, other) and completes(t, other, bit(1, deed)):
            return True
        other += 1
    return False


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
    return mine + base * WANTED // 100 + (extra // 2 if extra > 0 else 0)


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


def building_price(t: Table, seat: i64, unit: i64) -> i64:
    """The most that a seat bids for one of the last buildings: three times what it costs, half its cash at most."""
    most = 3 * cheapest(t, seat, unit)
    half = t.public.cash[seat] // 2
    return most if most < half else half


def bid_target(t: Table, seat: i64) -> i64:
    """The next bid to make; no more than the last one if the lot is not worth it."""
    p = t.public
    most = building_price(t, seat, p.lot) if p.lot >= DEEDS else fair_price(t, seat, p.lot)
    step = (most - p.bid) // 4  # while others bid as well, bidding should not take all night
    if step < RAISE or p.bid == 0:
        step = RAISE
    target = p.bid + step
    return target if target <= most else (most if most > p.bid else p.bid)


def digit_of(t: Table, moves: vec[i64], amount: i64, high: i64) -> i64:
    """The next digit on the way to a sum, or the nearest that may be said."""
    p = t.public
    places = p.places if p.places > 0 else digits(high)
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
