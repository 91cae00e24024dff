# compiled
"""What happened in a property game, and why a good player would: decided here, said by the game's words."""

from __future__ import annotations

from collections.abc import Sequence

from gamenight.core.journal import Entry
from gamenight.parts.property import moves as told
from gamenight.parts.property.book import Book, items_in
from gamenight.parts.property.deeds import DEEDS, FOR_CARD, FOR_INTEREST, FOR_JAIL, FOR_RENT
from gamenight.parts.property.ledger import BANK, POT
from gamenight.parts.property.table import PropertyView
from gamenight.parts.property.words.en import PropertyWords
from gamenight.parts.sayings import in_words


def tell(book: Book, view: PropertyView, entry: Entry, say: PropertyWords) -> str:
    """One thing that happened, as this seat hears it; "" for what needs no words."""
    for teller in (_travels, _pays, _auctions, _trades, _claims):
        sentence = teller(book, entry, say)
        if sentence:
            return sentence
    return _builds(view, entry, say)


def _seats(members: int) -> list[int]:
    return [seat for seat in range(8) if (members >> seat) & 1]


def _why(why: int, detail: int, say: PropertyWords) -> str:
    """What money is owed for."""
    if why == FOR_RENT:
        return say.for_rent(detail)
    if why == FOR_CARD:
        return say.for_card()
    if why == FOR_JAIL:
        return say.for_jail()
    return say.for_interest(detail) if why == FOR_INTEREST else say.for_space(detail)


def _travels(book: Book, entry: Entry, say: PropertyWords) -> str:
    kind, who, a, b = entry.kind, entry.seat, entry.a, entry.b
    if kind == told.ROLLED:
        return say.rolled(who, a, b)
    if kind == told.MOVED:
        return say.landed(who, a)
    if kind == told.SALARY:
        return say.collected(who, a)
    if kind == told.DREW:
        return say.drew(who, a)
    if kind == told.FRESH_THROW:
        return say.threw_for_it(who, a, b)
    if kind == told.JAILED:
        return say.jailed(who, a)
    if kind == told.LEFT_JAIL:
        return say.left_jail(who, a)
    if kind == told.OWN_SPACE:
        return say.own_space(who, a)
    if kind == told.NO_RENT:
        return say.no_rent(a)
    return _plainly(kind, who, say)


def _plainly(kind: int, who: int, say: PropertyWords) -> str:
    """What has no details."""
    if kind == told.ENTERED:
        return say.entered(who)
    if kind == told.STAYED:
        return say.stayed(who)
    if kind == told.REST_SPACE:
        return say.rested(who)
    if kind == told.TIME_UP:
        return say.time_is_up()
    return say.over() if kind == told.ENDED else ""


def _pays(book: Book, entry: Entry, say: PropertyWords) -> str:
    kind, who, a, b = entry.kind, entry.seat, entry.a, entry.b
    if kind == told.PAID:
        reason = _why(entry.c, entry.d, say)
        if a in (BANK, POT):
            return say.paid_bank(who, b, reason) if a == BANK else say.paid_pot(who, b, reason)
        return say.paid(who, _seats(a), b, reason)
    if kind == told.OWES:
        reason = _why(entry.c, entry.d, say)
        if a in (BANK, POT):
            return say.owes_bank(who, b, reason) if a == BANK else say.owes_pot(who, b, reason)
        return say.owes(who, _seats(a), b, reason)
    if kind == told.GAINED:
        return say.gained(who, a)
    if kind == told.TOOK_POT:
        return say.took_pot(who, a)
    if kind == told.BOUGHT:
        return say.bought(who, a, b)
    if kind == told.CHOSE_TAX:
        return say.chose_tenth(who, b) if a else say.chose_flat(who, book.estate.flat)
    return ""


def _auctions(book: Book, entry: Entry, say: PropertyWords) -> str:
    kind, who, a, b = entry.kind, entry.seat, entry.a, entry.b
    if kind == told.UP_FOR_AUCTION:
        return say.up_for_auction(a)
    if kind == told.BID:
        return say.bid(who, b)
    if kind == told.OUT_OF_AUCTION:
        return say.passed(who)
    if kind == told.WON:
        return say.won(who, a, b)
    if kind == told.NO_SALE:
        return say.nobody_bid() if a < DEEDS else say.nobody_bid_more()
    if kind == told.SHORTAGE:
        return say.shortage(who, a, bool(b))
    return say.wanted(who, a, bool(b)) if kind == told.WANTED else ""


def _builds(view: PropertyView, entry: Entry, say: PropertyWords) -> str:
    kind, who, a, b, c = entry.kind, entry.seat, entry.a, entry.b, entry.c
    hotel = view.terms.hotel_after + 1
    if kind == told.BUILT:
        return say.built_house(who, b, a, c) if b < hotel else say.built_hotel(who, a, c)
    if kind == told.SOLD:
        return say.sold(who, b, hotel, a, c)
    if kind == told.SOLD_DOWN:
        return say.sold_down(who, a, c)
    if kind == told.MORTGAGED:
        return say.mortgaged_deed(who, a, b)
    return say.lifted(who, a, b) if kind == told.LIFTED else ""


def _trades(book: Book, entry: Entry, say: PropertyWords) -> str:
    kind, who, a = entry.kind, entry.seat, entry.a
    if kind == told.OFFERED:
        return say.offered(who, a, items_in(entry.b), items_in(entry.c), entry.d)
    if kind == told.ACCEPTED:
        return say.accepted(who)
    if kind == told.REFUSED:
        return say.refused(who)
    if kind == told.WITHDREW and who == say.listener:  # nobody else has heard of it
        return say.you_took_it_back()
    if kind == told.BANKRUPT:
        return say.went_bankrupt(who)
    return say.took_over(who, a, items_in(entry.b), entry.c) if kind == told.INHERITED else ""


def _claims(book: Book, entry: Entry, say: PropertyWords) -> str:
    kind, who, a, b, c = entry.kind, entry.seat, entry.a, entry.b, entry.c
    if kind == told.CLAIM_OPEN:
        return say.may_claim(who, a, b, c)
    if kind == told.CLAIMED_RENT:
        return say.claimed(who, a, b, c)
    if kind == told.CLAIM_LOST:
        return say.let_go(who, b, c) if entry.d else say.too_late(who, b, c)
    return ""


def whole(book: Book, view: PropertyView, steps: Sequence[int], say: PropertyWords) -> str:
    """A whole bid or offer, given step by step, as one sentence."""
    items = [step for step in steps if told.GIVE <= step < told.TRADE]
    give = [step - told.GIVE for step in items if step < told.GET]
    get = [step - told.GET for step in items if step >= told.GET]
    digits = [str(step - told.DIGIT) for step in steps if told.DIGIT <= step < told.BUILD]
    amount = int("".join(digits) or 0)
    if not told.TRADE <= steps[0] < told.SELL_TO:
        return say.whole_bid(amount)
    money = -amount if told.GET_MONEY in steps else amount
    return say.whole_offer(steps[0] - told.TRADE, give, get, money)


def reason(view: PropertyView, move: int, because: Entry, say: PropertyWords) -> str:
    """Why a good player makes this move."""
    return in_words(
        because,
        (say.because_it_completes, 1),
        (say.because_cheapest_deed, 1),
        (say.because_no_colour_there, 1),
        (say.because_cash_covers, 2),
        (say.because_raise_later, 2),
        (say.because_it_earns, 2),
        (say.because_not_worth, 2),
        (say.because_bid_is_high, 2),
        (say.because_bid_completes, 2),
        (say.because_bid_below, 2),
        (say.because_rent_grows, 2),
        (say.because_it_earns_again, 2),
        (say.because_claim_is_due, 2),
        (say.because_spending_leaves, 3),
    )
