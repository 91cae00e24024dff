"""Why something may not be offered, asked for or bid. None where only the time is wrong."""

from __future__ import annotations

from gamenight.core.refusal import Refusal
from gamenight.parts.property import moves as acts
from gamenight.parts.property.auction import least_bid
from gamenight.parts.property.debt import items_held
from gamenight.parts.property.deeds import DEEDS
from gamenight.parts.property.ledger import ANSWER, AUCTION, OFFER
from gamenight.parts.property.table import Table
from gamenight.parts.property.trade import can_trade, interest_due, least_money, may_offer, most_money
from gamenight.parts.property.words.en import PropertyWords


def refuse_laying_out(table: Table, seat: int, move: int, say: PropertyWords) -> Refusal:
    p = table.public
    if p.phase != OFFER or seat != p.mover:
        if move == acts.PROPOSE:
            return Refusal("10.3", say.say_what_for_what())
        return Refusal("10.1", say.no_offer_begun())
    if move == acts.GIVE_MONEY and not p.get:
        return Refusal("10.3", say.name_what_you_want())
    if move == acts.GET_MONEY and not p.give:
        return Refusal("10.3", say.name_what_you_give())
    if move == acts.PROPOSE and not (p.give and p.get):
        return Refusal("10.3", say.both_sides_give())
    payer, other = (p.offer_to, seat) if move == acts.GET_MONEY else (seat, p.offer_to)
    left = p.cash[payer] - interest_due(table, payer) - (move != acts.PROPOSE)
    return _too_poor(table, seat, payer if left < 0 else other, say)


def _too_poor(table: Table, seat: int, short: int, say: PropertyWords) -> Refusal:
    due = interest_due(table, short)
    if due > table.public.cash[short]:
        if short == seat:
            return Refusal("10.7", say.you_cannot_pay_interest(due))
        return Refusal("10.7", say.they_cannot_pay_interest(due, short))
    return Refusal("10.3", say.you_have_no_money() if short == seat else say.they_have_no_money(short))


def refuse_sum(table: Table, seat: int, move: int, say: PropertyWords) -> Refusal:
    p = table.public
    if p.phase == AUCTION and seat == p.mover:
        low, high = least_bid(table, seat), p.cash[seat]
        clause = "3.4" if p.lot < DEEDS else "8.8"
        return Refusal(clause, say.bid_beyond_cash(low, high) if high < low else say.bid_between(low, high))
    if p.phase == OFFER and seat == p.mover and p.sign != 0:
        return Refusal("10.3", say.money_between(least_money(table, p.sign), most_money(table, p.sign)))
    if move != acts.NO_SUM:
        return Refusal("3.2", say.no_auction())
    return Refusal("10.3", say.no_such_money() if p.phase == OFFER else say.only_cash(p.cash[seat]))


def refuse_item(table: Table, seat: int, move: int, say: PropertyWords) -> Refusal | None:
    """Why something may not be part of an offer."""
    p = table.public
    getting = move >= acts.GET
    item = move - (acts.GET if getting else acts.GIVE)
    laying = p.phase == OFFER and seat == p.mover
    giver = seat if not getting else p.offer_to if laying else _holder(table, item)
    wrong = _cannot_be_given(table, seat, giver, item, say)
    if wrong:
        return wrong
    if getting and giver == seat:
        return Refusal("10.1", say.yours_already(item))
    if not laying:
        return Refusal("10.1", say.no_offer_begun())
    if not getting and p.get:
        return Refusal("10.1", say.give_before_get())
    if (p.get if getting else p.give) >> item:
        return Refusal("10.1", say.in_board_order())
    return Refusal("10.3", say.nothing_in_return())


def _cannot_be_given(table: Table, seat: int, giver: int, item: int, say: PropertyWords) -> Refusal | None:
    if giver < 0:
        return Refusal("10.1", say.nobody_owns(item))
    if not (items_held(table, giver) >> item) & 1:
        return Refusal(
            "10.1", say.you_do_not_own(item) if giver == seat else say.they_do_not_own(giver, item)
        )
    if not (table.tradable(giver) >> item) & 1:
        if table.terms.lot_alone:
            return Refusal("10.2", say.built_lot_not_traded(item))
        return Refusal("10.2", say.built_set_not_traded(item, table.estate.group[item]))
    return None


def _holder(table: Table, item: int) -> int:
    for seat in range(table.public.seats):
        if (items_held(table, seat) >> item) & 1:
            return seat
    return -1


def refuse_trade(table: Table, seat: int, other: int, say: PropertyWords) -> Refusal | None:
    p = table.public
    if not table.terms.trading:
        return Refusal("10.8", say.no_trading())
    if other >= p.seats:
        return Refusal("10.1", say.nobody_plays(other))
    if other == seat:
        return Refusal("10.1", say.not_with_yourself())
    if not (p.alive >> other) & 1:
        return Refusal("10.1", say.has_left(other))
    if p.phase == ANSWER and seat == p.mover and other != p.offer_from:
        return Refusal("10.5", say.answer_first(p.offer_from))
    if not may_offer(table, seat):
        return Refusal("10.6", say.offers_used_up(table.terms.offers))
    if not can_trade(table, seat, other):
        return Refusal("10.3", say.nothing_to_exchange(other))
    return None
