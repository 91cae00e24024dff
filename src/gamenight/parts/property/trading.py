# compiled: property
"""Bargains that both sides should like: found, laid out step by step, and judged when offered."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.parts.bits import count, has, lowest
from gamenight.parts.property.deeds import DEEDS, GROUPS, LINES
from gamenight.parts.property.moves import (
    CANCEL,
    DIGIT,
    GET,
    GET_MONEY,
    GIVE,
    GIVE_MONEY,
    PROPOSE,
    digits,
)
from gamenight.parts.property.table import Table
from gamenight.parts.property.trade import least_money, most_money
from gamenight.parts.property.worth import completes, scale, wealth
from gamenight.parts.prospects import prospects

LAND: Final[i64] = 0xFFFFFFF  # all deeds; kept cards come after them
CARD: Final[i64] = 40  # what a card that frees from jail is worth
FAIR: Final[i64] = 12  # thousandths of the win that the other side should gain
WORTH_IT: Final[i64] = 6  # and that oneself should
GIFT: Final[
    i64
] = -500  # what a colour given away for none in return, or far too much for anything, is taken to cost


@final
class Offer:
    """What a seat might offer another. `gain` is what it brings the one who offers, in thousandths of the win."""

    def __init__(self) -> None:
        self.give: i64 = 0
        self.get: i64 = 0
        self.money: i64 = 0  # given with it; below 0: asked for
        self.gain: i64 = 0


@final
class Stand:
    """Everyone's wealth as it is, and what a bargain between two of them would make of it."""

    def __init__(self, t: Table, a: i64, b: i64) -> None:
        self.t: Final = t
        self.a: Final = a
        self.b: Final = b
        self.totals = vec[i64](capacity=8)
        p = t.public
        seat: i64 = 0
        while seat < p.seats:
            self.totals = append(self.totals, wealth(t, seat, p.owned[seat], p.cash[seat]))
            seat += 1
        self.scale: Final = scale(t)
        self.before: Final = prospects(self.totals, self.scale)

    def after(self, give: i64, get: i64, money: i64) -> vec[i64]:
        """Everyone's prospects once a has given b these things and this money for those."""
        p = self.t.public
        a, b = self.a, self.b
        totals = self.totals[:]
        cards = CARD * (count(get >> DEEDS) - count(give >> DEEDS))
        give &= LAND
        get &= LAND
        totals[a] = wealth(self.t, a, (p.owned[a] & ~give) | get, p.cash[a] - money) + cards
        totals[b] = wealth(self.t, b, (p.owned[b] & ~get) | give, p.cash[b] + money) - cards
        return prospects(totals, self.scale)


@final
class Memory:
    """The last offer found and what it was found for: an offer is laid out in several steps."""

    def __init__(self) -> None:
        self.seat: i64 = -1
        self.other: i64 = -1
        self.owned: i64 = 0
        self.theirs: i64 = 0
        self.cash: i64 = 0
        self.turns: i64 = 0
        self.built: i64 = 0
        self.offer = Offer()


LAST: Final = Memory()


def best_offer(t: Table, seat: i64, other: i64) -> Offer:
    """The offer that gains the most and that the other should accept; one without gain if there is none.

    It depends only on what lies on the table, so that it can be laid out step by step. Between the last two players
    there is none: what one gains the other loses.
    """
    p = t.public
    if count(p.alive) <= 2:
        return Offer()
    cash = p.cash[seat] * 100_000 + p.cash[other]
    same = LAST.seat == seat and LAST.other == other and LAST.cash == cash and LAST.turns == p.turns
    if same and LAST.owned == p.owned[seat] and LAST.theirs == p.owned[other] and LAST.built == p.built:
        return LAST.offer
    LAST.seat, LAST.other, LAST.cash, LAST.turns, LAST.built = seat, other, cash, p.turns, p.built
    LAST.owned, LAST.theirs = p.owned[seat], p.owned[other]
    LAST.offer = _find_offer(t, seat, other)
    return LAST.offer


def _find_offer(t: Table, seat: i64, other: i64) -> Offer:
    p = t.public
    best = Offer()
    mine, theirs = t.tradable(seat), t.tradable(other)
    stand: Stand | None = None
    group: i64 = 0
    while group < GROUPS:
        members = t.estate.members[group]
        get = members & theirs
        if get != 0 and members & ~p.owned[seat] == get:
            if stand is None:
                stand = Stand(t, seat, other)
            _with_gifts(stand, get, mine & ~members, best)
        group += 1
    return best


def _with_gifts(stand: Stand, get: i64, mine: i64, best: Offer) -> None:
    """Ask for a set of deeds against money alone, or also against deeds: a colour is given for a colour alone."""
    t = stand.t
    p = t.public
    colour = completes(t, stand.a, get)
    if not colour:
        _with_money(stand, 0, get, best)
    group: i64 = 0
    while group < GROUPS:
        members = t.estate.members[group]
        give = members & mine
        if give != 0:
            lacks = members & ~p.owned[stand.b]
            whole = lacks & ~give == 0 and group < LINES
            if whole == colour and (whole or (group <= LINES and lacks != members)):
                _with_money(stand, give, get, best)
        group += 1


def _with_money(stand: Stand, give: i64, get: i64, best: Offer) -> None:
    """Find the money that makes it fair: as little as the other should accept."""
    t, seat, other = stand.t, stand.a, stand.b
    p = t.public
    high = p.cash[seat] - t.interest_on(get) - 20
    low = -(p.cash[other] - t.interest_on(give) - 20) if give != 0 else 1
    least, most = least_for(t, other, get, give), -least_for(t, seat, give, get)
    low, high = (low if low > least else least), (high if high < most else most)
    if high < low or stand.after(give, get, high)[other] - stand.before[other] < FAIR:
        return
    while high - low > 5:
        middle = (low + high) // 2
        if stand.after(give, get, middle)[other] - stand.before[other] >= FAIR:
            high = middle
        else:
            low = middle
    gain = stand.after(give, get, high)[seat] - stand.before[seat]
    if gain >= WORTH_IT and gain > best.gain and _can_be_said(t, seat, other, give, get, high):
        best.give, best.get, best.money, best.gain = give, get, high, gain


def _can_be_said(t: Table, seat: i64, other: i64, give: i64, get: i64, money: i64) -> bool:
    p = t.public
    if money == 0:
        mine = t.interest_on(get) <= p.cash[seat]
        return give != 0 and mine and t.interest_on(give) <= p.cash[other]
    if money > 0:
        return money + t.interest_on(get) <= p.cash[seat] and t.interest_on(give) <= p.cash[other] + money
    return -money + t.interest_on(give) <= p.cash[other] and t.interest_on(get) <= p.cash[seat] - money


def least_for(t: Table, seat: i64, give: i64, get: i64) -> i64:
    """The least money that a seat must receive with what it gets (below 0: the most it pays).

    It does not give far more than it gets at printed prices: six times what completes a colour, a quarter more for
    anything else, as at an auction.
    """
    quarters: i64 = 24 if completes(t, seat, get & LAND) else 5
    paid, got = printed(t, give), printed(t, get)
    if 4 * paid <= quarters * got:
        return paid - quarters * got // 4
    return (4 * paid + quarters - 1) // quarters - got


def printed(t: Table, items: i64) -> i64:
    """What deeds cost as they are printed, half while mortgaged, and what kept cards are worth."""
    total = CARD * count(items >> DEEDS)
    left = items & LAND
    while left != 0:
        deed = lowest(left)
        left &= left - 1
        price = t.estate.price[deed]
        total += price // 2 if has(t.public.mortgaged, deed) else price
    return total


def gain_of_offer(t: Table, seat: i64) -> i64:
    """What accepting the offer on the table would bring, in thousandths of the win."""
    p = t.public
    if completes(t, p.offer_from, p.get & LAND) and not completes(t, seat, p.give & LAND):
        return GIFT
    if p.money < least_for(t, seat, p.get, p.give):
        return GIFT
    stand = Stand(t, p.offer_from, seat)
    return stand.after(p.give, p.get, p.money)[seat] - stand.before[seat]


def next_step(t: Table, seat: i64, moves: vec[i64]) -> i64:
    """The next step of laying out the best offer to whom it was begun; it is taken back if there is none any more."""
    p = t.public
    offer = best_offer(t, seat, p.offer_to)
    wanted: i64 = CANCEL
    if p.sign != 0:
        return _digit(t, moves, offer.money if offer.money > 0 else -offer.money)
    if offer.gain > 0 and p.give & ~offer.give == 0 and p.get & ~offer.get == 0:
        give = offer.give & ~p.give
        get = offer.get & ~p.get
        if give != 0:
            wanted = GIVE + _first(give)
        elif get != 0:
            wanted = GET + _first(get)
        elif offer.money == 0:
            wanted = PROPOSE
        else:
            wanted = GIVE_MONEY if offer.money > 0 else GET_MONEY
    for move in moves:
        if move == wanted:
            return wanted
    return CANCEL


def _first(items: i64) -> i64:
    item: i64 = 0
    while not has(items, item):
        item += 1
    return item


def _digit(t: Table, moves: vec[i64], amount: i64) -> i64:
    """The next digit of the sum, within what may be said."""
    p = t.public
    low, high = least_money(t, p.sign), most_money(t, p.sign)
    if amount < low:
        amount = low
    if amount > high:
        amount = high
    places = p.places if p.places > 0 else digits(high)
    while places > 1:
        amount //= 10
        places -= 1
    wanted = DIGIT + amount % 10
    for move in moves:
        if move == wanted:
            return wanted
    return moves[0]
