# compiled: property
"""Trades between two players: laid out step by step, then accepted, refused or answered with another offer.

The steps come in one order, so that every offer is said in one way: whom with; what is given, in board order; what is
got, in board order; money one way or the other.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.position import NOBODY, bit
from gamenight.parts.bits import each, has, highest, lowest
from gamenight.parts.property.debt import inherit
from gamenight.parts.property.deeds import DEEDS
from gamenight.parts.property.ledger import ANSWER, OFFER
from gamenight.parts.property.moves import (
    ACCEPT,
    ACCEPTED,
    CANCEL,
    DIGIT,
    GET,
    GET_MONEY,
    GIVE,
    GIVE_MONEY,
    OFFERED,
    PROPOSE,
    REFUSE,
    REFUSED,
    TRADE,
    WITHDREW,
)
from gamenight.parts.property.sums import add_digits, say_digit
from gamenight.parts.property.table import Table


def can_trade(t: Table, seat: i64, other: i64) -> bool:
    """Whether these two have anything to exchange: money alone for money is no trade (10.3)."""
    p = t.public
    mine = t.tradable(seat)
    theirs = t.tradable(other)
    if mine != 0 and (theirs != 0 or p.cash[other] > 0):
        return True
    return theirs != 0 and p.cash[seat] > 0


def may_offer(t: Table, seat: i64) -> bool:
    """Whether a seat may still make offers this turn (10.6)."""
    return t.terms.trading and t.public.offered[seat] < t.terms.offers


def add_trades(t: Table, seat: i64, found: vec[i64]) -> vec[i64]:
    if not may_offer(t, seat):
        return found
    other: i64 = 0
    while other < t.public.seats:
        if other != seat and has(t.public.alive, other) and can_trade(t, seat, other):
            found = append(found, TRADE + other)
        other += 1
    return found


def any_trade(t: Table, seat: i64) -> bool:
    return len(add_trades(t, seat, vec[i64]())) > 0


def begin_offer(t: Table, seat: i64, other: i64) -> None:
    p = t.public
    clear_offer(t)
    p.offer_from, p.offer_to = seat, other
    p.phase, p.mover = OFFER, seat


def clear_offer(t: Table) -> None:
    p = t.public
    p.offer_from, p.offer_to = NOBODY, NOBODY
    p.give, p.get, p.money, p.sign, p.said, p.places = 0, 0, 0, 0, 0, 0


def interest_due(t: Table, seat: i64) -> i64:
    """What the offer on the table would cost a seat in interest."""
    p = t.public
    return t.interest_on(p.get if seat == p.offer_from else p.give)


def least_money(t: Table, sign: i64) -> i64:
    """The least that must be given (1) or asked for (-1), so that the other side of it can pay its interest (10.7)."""
    p = t.public
    gainer = p.offer_to if sign > 0 else p.offer_from
    short = interest_due(t, gainer) - p.cash[gainer]
    return short if short > 1 else 1


def most_money(t: Table, sign: i64) -> i64:
    p = t.public
    payer = p.offer_from if sign > 0 else p.offer_to
    return p.cash[payer] - interest_due(t, payer)


def money_fits(t: Table, sign: i64) -> bool:
    """Money is given for something, or something for money."""
    p = t.public
    return (p.get if sign > 0 else p.give) != 0 and most_money(t, sign) >= least_money(t, sign)


def even_offer(t: Table) -> bool:
    """Whether the items alone make an offer."""
    p = t.public
    if p.give == 0 or p.get == 0:
        return False
    mine = interest_due(t, p.offer_from) <= p.cash[p.offer_from]
    return mine and interest_due(t, p.offer_to) <= p.cash[p.offer_to]


def offer_moves(t: Table, seat: i64) -> vec[i64]:
    p = t.public
    found = vec[i64](capacity=32)
    if p.sign != 0:
        return add_digits(p, least_money(t, p.sign), most_money(t, p.sign), found)
    if even_offer(t):
        found = append(found, PROPOSE)
    found = append(found, CANCEL)
    if money_fits(t, 1):
        found = append(found, GIVE_MONEY)
    if money_fits(t, -1):
        found = append(found, GET_MONEY)
    found = _add_items(found, GIVE, givable(t))
    return _add_items(found, GET, gettable(t))


def givable(t: Table) -> i64:
    """Items that may still be added to what is given."""
    p = t.public
    theirs = t.tradable(p.offer_to)
    if p.get != 0 or (theirs == 0 and p.cash[p.offer_to] == 0):
        return 0
    return above(t.tradable(p.offer_from), p.give)


def gettable(t: Table) -> i64:
    p = t.public
    if p.give == 0 and p.cash[p.offer_from] == 0:
        return 0
    return above(t.tradable(p.offer_to), p.get)


def above(items: i64, chosen: i64) -> i64:
    """Items beyond the last one chosen."""
    return items if chosen == 0 else items & ~(bit(2, highest(chosen)) - 1)


def _add_items(found: vec[i64], move: i64, items: i64) -> vec[i64]:
    for item in each(items):
        found = append(found, move + item)
    return found


def play_offer(t: Table, seat: i64, move: i64) -> bool:
    """One step of laying out an offer; True if it was taken back."""
    p = t.public
    if move == CANCEL:
        t.note(WITHDREW, seat)
        p.withdrew |= bit(1, seat)
        clear_offer(t)
        return True
    if move == PROPOSE:
        _put_forward(t)
    elif move == GIVE_MONEY or move == GET_MONEY:  # noqa: SIM109  a tuple is no i64 test
        p.sign = 1 if move == GIVE_MONEY else -1
    elif move >= GET:
        p.get |= bit(1, move - GET)
    elif move >= GIVE:
        p.give |= bit(1, move - GIVE)
    elif say_digit(p, move - DIGIT, most_money(t, p.sign)):
        p.money = p.sign * p.said
        _put_forward(t)
    return False


def _put_forward(t: Table) -> None:
    p = t.public
    p.said, p.sign = 0, 0
    p.offered[p.offer_from] += 1  # 10.6
    p.phase, p.mover = ANSWER, p.offer_to
    t.note(OFFERED, p.offer_from, p.offer_to, p.give, p.get, p.money)


def answer_moves(t: Table, seat: i64) -> vec[i64]:
    found = vec[i64](capacity=8)
    found = append(append(found, ACCEPT), REFUSE)
    if may_offer(t, seat):  # 10.5
        found = append(found, TRADE + t.public.offer_from)
    return found


def answer(t: Table, seat: i64, move: i64) -> bool:
    """True when the bargaining is over."""
    p = t.public
    if move >= TRADE:
        begin_offer(t, seat, p.offer_from)
        return False
    if move == ACCEPT:
        t.note(ACCEPTED, seat, p.offer_from)
        _exchange(t)
    else:
        t.note(REFUSED, seat, p.offer_from)
    clear_offer(t)
    return True


def _exchange(t: Table) -> None:
    p = t.public
    a, b = p.offer_from, p.offer_to
    p.cash[a] -= p.money
    p.cash[b] += p.money
    give, get = p.give, p.get
    _carry(t, give, b)
    _carry(t, get, a)
    inherit(t, b, give)
    inherit(t, a, get)


def _carry(t: Table, items: i64, seat: i64) -> None:
    while items != 0:
        item = lowest(items)
        items &= items - 1
        if item < DEEDS:
            t.hand_over(item, seat)
        else:
            t.public.holder[item - DEEDS] = seat
