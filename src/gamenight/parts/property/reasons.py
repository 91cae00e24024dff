# compiled: property
"""Why a good player of a property game does what it does, as kinds and numbers; and whole bids and offers as they are
written."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gamenight.core.journal import Entry
from gamenight.core.position import NOBODY, bit
from gamenight.parts.bits import count, lowest
from gamenight.parts.property.auction import auction_moves, least_bid
from gamenight.parts.property.book import SEATS, Book
from gamenight.parts.property.deeds import DEEDS, LINES
from gamenight.parts.property.ledger import AUCTION
from gamenight.parts.property.moves import (
    ACCEPT,
    BUILD,
    CONCEDE,
    DECLINE,
    DIGIT,
    END,
    FLAT,
    GIVE,
    LIFT,
    MORTGAGE,
    PASS,
    PAY,
    REFUSE,
    SELL,
    SELL_TO,
    TAKE,
    TENTH,
    THROW,
    TRADE,
    USE,
)
from gamenight.parts.property.table import Table
from gamenight.parts.property.trading import best_offer, gain_of_offer
from gamenight.parts.property.worth import bid_target, digit_of, fair_price

# Reasons, and what a, b and c say.
DEEDS_LEFT: Final = 0  # a: how many
JAIL_IS_SAFE: Final = 1
TENTH_IS_LESS: Final = 2  # a: the flat tax
FLAT_IS_LESS: Final = 3  # a: the flat tax
CANNOT_PAY: Final = 4
ALL_DONE: Final = 5
LEAVES_TOO_LITTLE: Final = 6
COMPLETES: Final = 7  # a: group
DENIES: Final = 8  # a: group
HAVE_SOME: Final = 9  # a: how many, b: group
EARNS: Final = 10
COSTS_MORE: Final = 11
FEW_LEFT: Final = 12
WORTH_LESS: Final = 13  # a: lot, b: what it is worth, c: the bid
WORTH: Final = 14  # a: lot, b: what it is worth
RENT_GROWS: Final = 15  # a: from, b: to
EARNS_AGAIN: Final = 16  # a: deed
EARNS_LEAST: Final = 17  # a: deed
COMPLETES_NOTHING: Final = 18  # a: deed
BUILDING_EARNS_LEAST: Final = 19  # a: deed
BOTH_GAIN: Final = 20  # a: the other, b: group
PRICE_IS_RIGHT: Final = 21  # a: the other, b: group
YOU_GET_MORE: Final = 22
THEY_GET_MORE: Final = 23  # a: the other
COSTS_YOU: Final = 24  # a: the other


def _reason(kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> Entry:
    return Entry(kind, NOBODY, a, b, c, 0)


def why(t: Table, seat: i64, move: i64) -> Entry | None:
    """The plainest thing that speaks for a move."""
    p = t.public
    if move in (TAKE, DECLINE):
        return _why_buy(t, seat, t.estate.deed_at[p.at[seat]], move == TAKE)
    if p.phase == AUCTION and (move == PASS or DIGIT <= move < BUILD):
        return _why_bid(t, seat, move == PASS)
    if BUILD <= move < SELL:
        return _why_build(t, move - BUILD)
    if SELL <= move < GIVE:
        return _why_deed(t, seat, move)
    if TRADE <= move < SELL_TO:
        return _why_offer(t, seat, move - TRADE)
    if move in (ACCEPT, REFUSE):
        return _why_answer(t, seat, move == ACCEPT)
    return _why_word(t, seat, move)


def _why_word(t: Table, seat: i64, move: i64) -> Entry | None:
    p = t.public
    if move in (PAY, USE):
        free: i64 = 0
        for owner in p.owner:
            if owner < 0:
                free += 1
        return _reason(DEEDS_LEFT, free)
    if move == THROW and p.jailed[seat] > 0:
        return _reason(JAIL_IS_SAFE)
    if move == TENTH:
        return _reason(TENTH_IS_LESS, t.estate.flat)
    if move == FLAT:
        return _reason(FLAT_IS_LESS, t.estate.flat)
    if move == CONCEDE:
        return _reason(CANNOT_PAY)
    return _reason(ALL_DONE) if move == END else None


def _why_buy(t: Table, seat: i64, deed: i64, take: bool) -> Entry:
    p = t.public
    group = t.estate.group[deed]
    members = t.estate.members[group]
    if not take:
        return _reason(LEAVES_TOO_LITTLE)
    if members & ~(p.owned[seat] | bit(1, deed)) == 0:
        return _reason(COMPLETES, group)
    other: i64 = 0
    while other < p.seats:
        rival = other != seat and p.owned[other] & members != 0
        if rival and members & ~(p.owned[other] | bit(1, deed)) == 0:
            return _reason(DENIES, group)
        other += 1
    mine = count(p.owned[seat] & members)
    return _reason(HAVE_SOME, mine, group) if mine > 0 else _reason(EARNS)


def _why_bid(t: Table, seat: i64, passing: bool) -> Entry:
    p = t.public
    if p.lot >= DEEDS:
        return _reason(COSTS_MORE if passing else FEW_LEFT)
    worth = fair_price(t, seat, p.lot)
    return _reason(WORTH_LESS, p.lot, worth, p.bid) if passing else _reason(WORTH, p.lot, worth)


def _why_build(t: Table, deed: i64) -> Entry:
    level = t.public.level[deed]
    rents = t.estate.rents
    now = rents[6 * deed + level] * (2 if level == 0 else 1)
    return _reason(RENT_GROWS, now, rents[6 * deed + (5 if level + 1 == t.hotel() else level + 1)])


def _why_deed(t: Table, seat: i64, move: i64) -> Entry:
    if move >= LIFT:
        return _reason(EARNS_AGAIN, move - LIFT)
    if move >= MORTGAGE:
        deed = move - MORTGAGE
        alone = not t.complete(seat, deed) or t.estate.group[deed] >= LINES
        return _reason(COMPLETES_NOTHING if alone else EARNS_LEAST, deed)
    return _reason(BUILDING_EARNS_LEAST, move - SELL)


def _why_offer(t: Table, seat: i64, other: i64) -> Entry | None:
    offer = best_offer(t, seat, other)
    if offer.gain <= 0:
        return None
    group = t.estate.group[lowest(offer.get)]
    return _reason(BOTH_GAIN if offer.give != 0 else PRICE_IS_RIGHT, other, group)


def _why_answer(t: Table, seat: i64, accept: bool) -> Entry:
    other = t.public.offer_from
    if accept:
        return _reason(YOU_GET_MORE)
    return _reason(THEY_GET_MORE if gain_of_offer(t, seat) > 0 else COSTS_YOU, other)


def phrase(book: Book, t: Table, seat: i64, move: i64) -> str:
    """The whole bid or offer that a move is only the first step of; "" where it is all there is to say."""
    p = t.public
    if p.phase == AUCTION and DIGIT <= move < BUILD and p.places == 0:
        target = bid_target(t, seat)
        said = least_bid(t, seat) <= target <= p.cash[seat]
        first = said and move == digit_of(t, auction_moves(t, seat), target, p.cash[seat])
        return f"bid {target}" if first else ""
    if TRADE <= move < SELL_TO:
        offer = best_offer(t, seat, move - TRADE)
        if offer.gain > 0:
            give = _said(book, offer.give, offer.money)
            get = _said(book, offer.get, -offer.money)
            return f"trade {SEATS[move - TRADE]}: give {give} for {get}"
    return ""


def _said(book: Book, items: i64, amount: i64) -> str:
    words: list[str] = []
    while items != 0:
        words.append(book.item(lowest(items)))
        items &= items - 1
    if amount > 0:
        words.append(f"${amount}")
    return " ".join(words)
