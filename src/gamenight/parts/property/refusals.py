"""Why a move may not be made in a property game: the clause, and a sentence about this very position."""

from __future__ import annotations

from gamenight.core.refusal import Refusal
from gamenight.parts.property import moves as acts
from gamenight.parts.property.auction_buildings import most_wanted
from gamenight.parts.property.book import Book
from gamenight.parts.property.debt import kept_card, total_owed
from gamenight.parts.property.deeds import DEEDS
from gamenight.parts.property.ledger import (
    ANSWER,
    ASKED,
    AUCTION,
    BETWEEN,
    BUY,
    DEBT,
    DONE,
    FREED,
    NO_CLAIM,
    OFFER,
    PLACE,
    POLL,
    ROLL,
    TAXED,
)
from gamenight.parts.property.refusals_deeds import refuse_deed, refuse_group
from gamenight.parts.property.refusals_trades import refuse_item, refuse_laying_out, refuse_sum, refuse_trade
from gamenight.parts.property.table import PropertyView, Table
from gamenight.parts.property.words.en import PropertyWords


def refuse(book: Book, view: PropertyView, move: int, say: PropertyWords) -> Refusal:
    """Which clause forbids a move now, and what would be right."""
    table, seat = book.table(view), view.seat
    if seat == table.public.mover and (table.public.sign or table.public.places):
        return refuse_sum(table, seat, move, say)  # in the middle of a sum
    return _wrong(table, seat, move, say) or now(table, seat, say)


def _wrong(table: Table, seat: int, move: int, say: PropertyWords) -> Refusal | None:
    """What is wrong with the move itself; None if it is only not the time for it."""
    if move < acts.DIGIT:
        return _refuse_word(table, seat, move, say)
    if move < acts.BUILD or move == acts.NO_SUM:
        return refuse_sum(table, seat, move, say)
    if move < acts.GIVE:
        return refuse_deed(table, seat, move, say)
    if move < acts.TRADE:
        return refuse_item(table, seat, move, say)
    if move < acts.SELL_TO:
        return refuse_trade(table, seat, move - acts.TRADE, say)
    if move < acts.WANT:
        group, left = divmod(move - acts.SELL_TO, acts.LEVELS)
        return refuse_group(table, seat, group, left, say)
    if table.public.phase == POLL:
        low = 1 if seat == table.public.wisher else 0
        return Refusal("8.8", say.may_ask_for(low, most_wanted(table, seat)))
    return Refusal("8.8", say.enough_houses())


CLAUSES = {  # of what has to be decided first
    ROLL: "2.1", DONE: "2.1", BETWEEN: "2.9", BUY: "3.1", TAXED: "6.1", AUCTION: "3.3", OFFER: "10.1",
    ANSWER: "10.5", DEBT: "11.1", FREED: "9.5", POLL: "8.8", PLACE: "8.8", ASKED: "4.9",
}  # fmt: skip


def now(table: Table, seat: int, say: PropertyWords) -> Refusal:
    """What the seat has to decide first."""
    p = table.public
    if seat != p.mover:
        return Refusal("4.9", say.only_ask_for_rent())
    clause = "8.8" if p.phase == AUCTION and p.lot >= DEEDS else CLAUSES[p.phase]
    return Refusal(clause, _first(table, seat, say))


def _first(table: Table, seat: int, say: PropertyWords) -> str:
    p = table.public
    if p.phase == BUY:
        return say.now_buy(max(0, p.at[seat]))
    if p.phase == TAXED:
        return say.now_tax(table.estate.flat)
    if p.phase == AUCTION:
        return say.now_bid(p.lot, p.bid)
    if p.phase == DEBT:
        return say.now_owing(total_owed(table))
    return {
        ROLL: say.now_throw, DONE: say.now_end, BETWEEN: say.now_between, OFFER: say.now_offer,
        ANSWER: say.now_answer, FREED: say.now_lift, POLL: say.now_poll, PLACE: say.now_place, ASKED: say.now_ask,
    }[p.phase]()  # fmt: skip


def _refuse_word(table: Table, seat: int, move: int, say: PropertyWords) -> Refusal | None:
    p = table.public
    mine = seat == p.mover
    if move == acts.THROW and mine and p.phase == DONE:
        return Refusal("2.1", say.thrown_already())
    if move == acts.END and mine and p.phase == ROLL:
        return Refusal("2.2", say.throw_again_first()) if p.doubles else Refusal("2.1", say.not_thrown())
    if move in (acts.PAY, acts.USE) and mine and p.phase == ROLL:
        return _refuse_leaving(table, seat, move, say)
    if move == acts.TAKE and mine and p.phase == BUY:
        space = p.at[seat]
        price = table.estate.price[table.estate.deed_at[space]]
        return Refusal("3.1", say.cannot_afford(space, price, p.cash[seat]))
    if move in (acts.CLAIM, acts.WAIVE):
        if table.terms.claim == NO_CLAIM:
            return Refusal("4.8", say.rent_is_paid_unasked())
        return Refusal("4.9", say.no_claim())
    if move in (acts.PROPOSE, acts.CANCEL, acts.GIVE_MONEY, acts.GET_MONEY):
        return refuse_laying_out(table, seat, move, say)
    if move == acts.CONCEDE and mine and p.phase == DEBT:
        return Refusal("11.3", say.can_still_pay())
    return _idle(move, say)


def _idle(move: int, say: PropertyWords) -> Refusal | None:
    """A word that answers a question nobody has asked."""
    if move in (acts.TAKE, acts.DECLINE):
        return Refusal("3.1", say.not_for_sale())
    if move in (acts.FLAT, acts.TENTH):
        return Refusal("6.1", say.no_tax())
    if move == acts.PASS:
        return Refusal("3.3", say.no_auction())
    if move in (acts.ACCEPT, acts.REFUSE):
        return Refusal("10.5", say.no_offer())
    if move == acts.CONCEDE:
        return Refusal("11.3", say.nothing_owed())
    return Refusal("9.5", say.no_mortgage_taken_over()) if move == acts.KEEP else None


def _refuse_leaving(table: Table, seat: int, move: int, say: PropertyWords) -> Refusal:
    cash, fine = table.public.cash[seat], table.estate.fine
    if not table.public.jailed[seat]:
        return Refusal("7.3", say.not_in_jail())
    if move == acts.USE:
        assert kept_card(table, seat) < 0
        return Refusal("7.6", say.no_jail_card())
    if not table.terms.pay_early:
        return Refusal("7.5", say.no_paying_out())
    if cash < fine:
        return Refusal("7.5", say.fine_too_dear(fine, cash))
    return Refusal("7.7", say.last_try(fine))
