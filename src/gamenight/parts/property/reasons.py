"""Why a good player of a property game does what it does, in words; and whole bids and offers as they are written."""

from __future__ import annotations

from mypy_extensions import i64

from gamenight.core.names import Names
from gamenight.core.position import bit
from gamenight.parts.bits import count
from gamenight.parts.property.auction import auction_moves, least_bid
from gamenight.parts.property.deeds import DEEDS, LINES
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
from gamenight.parts.property.table import AUCTION, Table
from gamenight.parts.property.trading import best_offer, gain_of_offer
from gamenight.parts.property.wording import SEATS, Book, bundle, items_in, money
from gamenight.parts.property.worth import bid_target, digit_of, lot_value


def why(book: Book, t: Table, seat: i64, move: i64, names: Names) -> str:
    """The plainest thing that speaks for a move."""
    p = t.public
    if move in (TAKE, DECLINE):
        return _why_buy(book, t, seat, book.estate.deed_at[p.at[seat]], move == TAKE)
    if p.phase == AUCTION and (move == PASS or DIGIT <= move < BUILD):
        return _why_bid(book, t, seat, move == PASS)
    if BUILD <= move < SELL:
        return _why_build(book, t, move - BUILD)
    if SELL <= move < GIVE:
        return _why_deed(book, t, seat, move)
    if TRADE <= move < SELL_TO:
        return _why_offer(book, t, seat, move - TRADE, names)
    if move in (ACCEPT, REFUSE):
        return _why_answer(t, seat, move == ACCEPT, names)
    return _why_word(book, t, seat, move)


def _why_word(book: Book, t: Table, seat: i64, move: i64) -> str:
    p = t.public
    free = sum(1 for owner in p.owner if owner < 0)
    if move in (PAY, USE):
        return f"There are {free} deeds still to be had, and from {book.jail} you can buy none of them."
    if move == THROW and p.jailed[seat] > 0:
        return "Most land is taken: while you sit here you pay no rent, and still collect yours."
    if move == TENTH:
        return f"A tenth of what you are worth is less than {money(book.estate.flat)}."
    if move == FLAT:
        return f"{money(book.estate.flat)} is less than a tenth of what you are worth."
    if move == CONCEDE:
        return "You can no longer raise what you owe."
    if move == END:
        return "You have done what is worth doing; keep the rest of your cash for rents to come."
    return ""


def _why_buy(book: Book, t: Table, seat: i64, deed: i64, take: bool) -> str:
    p = t.public
    members = book.estate.whole_group(deed)
    missing = members & ~(p.owned[seat] | bit(1, deed))
    if not take:
        return "It would leave you too little for the rents ahead; others may bid for it too, but so may you."
    if missing == 0:
        return f"It completes the {book.set_of(deed)}: rents double, and you can build."
    for other in range(p.seats):
        if other != seat and members & ~(p.owned[other] | bit(1, deed)) == 0 and p.owned[other] & members:
            return f"It would complete the {book.set_of(deed)} for someone else."
    if p.owned[seat] & members:
        return f"You have {count(p.owned[seat] & members)} of the {book.set_of(deed)} already."
    return "It earns rent from now on, and is something to trade with."


def _why_bid(book: Book, t: Table, seat: i64, passing: bool) -> str:
    p = t.public
    if p.lot >= DEEDS:
        return (
            "It costs more than it would earn."
            if passing
            else "There are few left, and yours would earn the most."
        )
    worth = max(0, lot_value(t, seat, p.lot))
    if passing:
        return (
            f"{book.lot(p.lot)} is worth about {money(worth)} to you, and the bid stands at {money(p.bid)}."
        )
    return f"{book.lot(p.lot)} is worth about {money(worth)} to you."


def _why_build(book: Book, t: Table, deed: i64) -> str:
    p = t.public
    level = p.level[deed]
    rents = book.estate.rents
    now = rents[6 * deed + level] * (2 if level == 0 else 1)
    after = rents[6 * deed + (5 if level + 1 == t.hotel() else level + 1)]
    return f"The rent there goes from {money(now)} to {money(after)}, and you keep enough cash for what may come."


def _why_deed(book: Book, t: Table, seat: i64, move: i64) -> str:
    if move >= LIFT:
        deed = move - LIFT
        return f"You have the cash, and {book.short(deed)} earns rent again."
    if move >= MORTGAGE:
        deed = move - MORTGAGE
        alone = not t.complete(seat, deed) or book.estate.group[deed] >= LINES
        return f"{book.short(deed)} earns you the least" + (", and completes nothing." if alone else ".")
    return f"The building on {book.short(move - SELL)} earns the least for its price."


def _why_offer(book: Book, t: Table, seat: i64, other: i64, names: Names) -> str:
    offer = best_offer(t, seat, other)
    if offer.gain <= 0:
        return ""
    deed = items_in(offer.get)[0]
    said = f"It would complete the {book.set_of(deed)} for you"
    if offer.give:
        return f"{said}, and {names.given(other)} gains enough by it to agree."
    return f"{said}, for a price that {names.given(other)} should like."


def _why_answer(t: Table, seat: i64, accept: bool, names: Names) -> str:
    who = names.given(t.public.offer_from)
    if accept:
        return "What you get is worth more to you than what you give."
    if gain_of_offer(t, seat) > 0:
        return f"It helps you a little, but {who} more."
    return f"It would help {who} and cost you."


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


def _said(book: Book, items: int, amount: int) -> str:
    words = [book.item(item) for item in items_in(items)]
    return " ".join([*words, f"${amount}"] if amount > 0 else words)


def spoken(book: Book, t: Table, seat: i64, move: i64, names: Names) -> str:
    """The same as a sentence."""
    p = t.public
    if p.phase == AUCTION:
        return f"Bid {money(bid_target(t, seat))}."
    offer = best_offer(t, seat, move - TRADE)
    give, get = bundle(book, offer.give, offer.money), bundle(book, offer.get, -offer.money)
    return f"Offer {names.given(move - TRADE)} {give} for {get}."
