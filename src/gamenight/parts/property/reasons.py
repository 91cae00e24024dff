# compiled: property
"""Why a good player of a property game does what it does, as kinds and numbers; and whole bids and offers as they are
written."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.journal import Entry
from gamenight.core.position import NOBODY, bit
from gamenight.parts.bits import count, has, lowest
from gamenight.parts.property import moves as acts
from gamenight.parts.property.auction import auction_moves, cheapest, least_bid
from gamenight.parts.property.book import SEATS, Book
from gamenight.parts.property.deeds import DEEDS, LINES, SERVICES
from gamenight.parts.property.ledger import AUCTION
from gamenight.parts.property.mortgages import lift_cost
from gamenight.parts.property.rent import claim_of
from gamenight.parts.property.table import Table
from gamenight.parts.property.trading import best_offer
from gamenight.parts.property.worth import bid_target, completed, digit_of
from gamenight.parts.sayings import reason

# Reasons, and what a, b and c say.
COMPLETES: Final = 0  # a: group
CHEAPEST_DEED: Final = 1  # a: deed
NO_COLOUR_THERE: Final = 2  # a: the other, NOBODY for all
CASH_COVERS: Final = 3  # a: rent, b: deed
RAISE_LATER: Final = 4  # a: rent, b: deed
EARNS: Final = 5  # a: deed, b: rent, or how often the throw
NOT_WORTH: Final = 6  # a: price, b: cash
BID_IS_HIGH: Final = 7  # a: bid, b: price
BID_COMPLETES: Final = 8  # a: bid, b: group
BID_BELOW: Final = 9  # a: bid, b: price
RENT_GROWS: Final = 10  # a: from, b: to
EARNS_AGAIN: Final = 11  # a: deed, b: rent
CLAIM_IS_DUE: Final = 12  # a: the other, b: rent
SPENDING_LEAVES: Final = 13  # a: cash left, b: rent, c: deed

HIGHEST_THROW: Final[i64] = 12


def why(t: Table, seat: i64, move: i64, moves: vec[i64]) -> Entry | None:
    """The plainest thing that speaks for a move, and not for all others."""
    p = t.public
    if move in (acts.TAKE, acts.DECLINE):
        return _why_buy(t, seat, t.estate.deed_at[p.at[seat]], move == acts.TAKE)
    if p.phase == AUCTION and move == acts.PASS:
        high = p.bid >= _price_of_lot(t, seat) > 0
        return reason(BID_IS_HIGH, p.bid, _price_of_lot(t, seat)) if high else None
    if p.phase == AUCTION and acts.DIGIT <= move < acts.BUILD:
        return _why_bid(t, seat, move - acts.DIGIT)
    if acts.BUILD <= move < acts.SELL:
        return _why_build(t, move - acts.BUILD)
    if acts.MORTGAGE <= move < acts.LIFT:
        return _why_mortgage(t, move - acts.MORTGAGE, moves)
    if acts.LIFT <= move < acts.GIVE:
        return reason(EARNS_AGAIN, move - acts.LIFT, t.rent(move - acts.LIFT, 0))
    if move == acts.ACCEPT:
        group = completed(t, seat, p.give)
        return reason(COMPLETES, group) if group >= 0 else None
    if move == acts.CLAIM:
        at = claim_of(t, seat)
        return reason(CLAIM_IS_DUE, p.claims[at + 1], p.claims[at + 2])
    if move == acts.CANCEL:
        there = completed(t, seat, t.tradable(p.offer_to)) >= 0
        return None if there else reason(NO_COLOUR_THERE, p.offer_to)
    return _why_go(t, seat, moves) if move in (acts.THROW, acts.END) else None


def _raises(moves: vec[i64]) -> bool:
    """Whether anything may be sold or mortgaged."""
    for move in moves:
        if acts.SELL <= move < acts.LIFT or acts.SELL_TO <= move < acts.WANT:
            return True
    return False


def _why_go(t: Table, seat: i64, moves: vec[i64]) -> Entry | None:
    """Why nothing is built, paid off, sold or mortgaged: cash, and the dearest rent of others."""
    p = t.public
    cash = p.cash[seat]
    rent: i64 = 0
    dear: i64 = -1
    deed: i64 = 0
    while deed < DEEDS:
        if p.owner[deed] not in (NOBODY, seat) and not has(p.mortgaged, deed):
            charged = t.rent(deed, HIGHEST_THROW)
            if charged > rent:
                rent, dear = charged, deed
        deed += 1
    left: i64 = -1
    trades, gains = False, False
    for move in moves:
        if acts.TRADE <= move < acts.SELL_TO:
            trades, gains = True, gains or completed(t, seat, t.tradable(move - acts.TRADE)) >= 0
        if acts.BUILD <= move < acts.SELL:
            left = max(left, cash - t.estate.house[move - acts.BUILD])
        if acts.LIFT <= move < acts.GIVE:
            left = max(left, cash - lift_cost(t, move - acts.LIFT))
    if 0 <= left < rent:
        return reason(SPENDING_LEAVES, left, rent, dear)
    if trades and not gains and cash >= 2 * rent:
        return reason(NO_COLOUR_THERE, NOBODY)
    if dear < 0 or not _raises(moves):
        return None
    if cash >= rent:
        return reason(CASH_COVERS, rent, dear)
    return reason(RAISE_LATER, rent, dear) if cash + t.raisable(seat) >= rent else None


def _why_buy(t: Table, seat: i64, deed: i64, take: bool) -> Entry | None:
    p = t.public
    e = t.estate
    group = completed(t, seat, bit(1, deed))
    if not take:
        return None if group >= 0 else reason(NOT_WORTH, e.price[deed], p.cash[seat])
    if group >= 0:
        return reason(COMPLETES, group)
    mine = count(p.owned[seat] & e.whole_group(deed))
    if e.group[deed] == SERVICES:
        return reason(EARNS, deed, 10 if mine > 0 else 4)
    return reason(EARNS, deed, e.rents[6 * deed + (mine if e.group[deed] == LINES else 0)])


def _price_of_lot(t: Table, seat: i64) -> i64:
    lot = t.public.lot
    return t.estate.price[lot] if lot < DEEDS else cheapest(t, seat, lot)


def _why_bid(t: Table, seat: i64, digit: i64) -> Entry | None:
    """Why a bid is made that goes on with a digit."""
    p = t.public
    target, cash, price = bid_target(t, seat), p.cash[seat], _price_of_lot(t, seat)
    places = p.places if p.places > 0 else acts.digits(cash)
    on_the_way = target // acts.power_of_ten(places - 1) == 10 * p.said + digit
    if not on_the_way or not least_bid(t, seat) <= target <= cash:
        return None
    group = completed(t, seat, bit(1, p.lot)) if p.lot < DEEDS else -1
    if group >= 0:
        return reason(BID_COMPLETES, target, group)
    return reason(BID_BELOW, target, price) if target < price else None


def _why_build(t: Table, deed: i64) -> Entry:
    level = t.public.level[deed] + 1
    after = t.estate.rents[6 * deed + (5 if level == t.hotel() else level)]
    return reason(RENT_GROWS, t.rent(deed, 0), after)


def _why_mortgage(t: Table, deed: i64, moves: vec[i64]) -> Entry | None:
    price = t.estate.price
    prices = [price[other - acts.MORTGAGE] for other in moves if acts.MORTGAGE <= other < acts.LIFT]
    return reason(CHEAPEST_DEED, deed) if price[deed] == min(prices) < max(prices) else None


def phrase(book: Book, t: Table, seat: i64, move: i64) -> str:
    """The whole bid or offer that a move is only the first step of; "" where it is all there is to say."""
    p = t.public
    if p.phase == AUCTION and acts.DIGIT <= move < acts.BUILD and p.places == 0:
        target = bid_target(t, seat)
        said = least_bid(t, seat) <= target <= p.cash[seat]
        first = said and move == digit_of(t, auction_moves(t, seat), target, p.cash[seat])
        return f"bid {target}" if first else ""
    if acts.TRADE <= move < acts.SELL_TO:
        offer = best_offer(t, seat, move - acts.TRADE)
        if offer.gain > 0:
            give = _said(book, offer.give, offer.money)
            get = _said(book, offer.get, -offer.money)
            return f"trade {SEATS[move - acts.TRADE]}: give {give} for {get}"
    return ""


def _said(book: Book, items: i64, amount: i64) -> str:
    words: list[str] = []
    while items != 0:
        words.append(book.item(lowest(items)))
        items &= items - 1
    if amount > 0:
        words.append(f"${amount}")
    return " ".join(words)
