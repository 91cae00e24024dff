# compiled: shown
"""What a seat is asked to do in a property game, in one sentence, and the clause that matters."""

from __future__ import annotations

from gamenight.core.position import bit
from gamenight.parts.bits import count
from gamenight.parts.property.audit import winners
from gamenight.parts.property.book import Book, items_in
from gamenight.parts.property.debt import insolvent, total_owed
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
    HOTEL_LOT,
    NOTHING,
    OFFER,
    OVER,
    PLACE,
    POLL,
    ROLL,
    TAXED,
)
from gamenight.parts.property.mortgages import lift_cost
from gamenight.parts.property.moves import BUILD, CLAIM, GIVE, LIFT, MORTGAGE, PAY, SELL, SELL_TO, TRADE, USE
from gamenight.parts.property.rent import claim_of
from gamenight.parts.property.showing import told
from gamenight.parts.property.table import PropertyView
from gamenight.parts.property.words.en import PropertyWords

CLAUSES = {
    ROLL: "2.1", DONE: "2.8", BETWEEN: "2.9", BUY: "3.1", TAXED: "6.1", AUCTION: "3.3", OFFER: "10.1",
    ANSWER: "10.5", DEBT: "11.1", FREED: "9.5", POLL: "8.8", PLACE: "8.8", ASKED: "4.9",
}  # fmt: skip


def clause(view: PropertyView) -> str:
    """The clause that matters now."""
    p = view.public
    if p.phase == OVER:
        return "12.1" if count(p.alive) == 1 else "12.4"
    if CLAIM in view.moves:
        return "4.9"
    if p.phase == ROLL and p.jailed[p.mover]:
        return "7.4"
    if p.phase == ROLL and p.doubles:
        return "2.2"
    return "8.8" if p.phase == AUCTION and p.lot >= DEEDS else CLAUSES[p.phase]


def prompt(book: Book, view: PropertyView, say: PropertyWords) -> str:
    p = view.public
    if p.showing != NOTHING:
        return told(view, say)
    if p.phase == OVER:
        return _ending(book, view, say)
    if CLAIM in view.moves:
        n = claim_of(book.table(view), view.seat)
        return say.ask_for_rent(p.claims[n + 1], p.claims[n + 4], p.claims[n + 2])
    if p.mover != view.seat:
        return _waiting(view, say)
    asked = _asking(book, view, say)
    return say.first_move(p.opening[p.first], asked) if _first_move(view) else asked


def _first_move(view: PropertyView) -> bool:
    """Whether the opener is asked something for the first time in a game whose first throw is a move (1.6)."""
    p = view.public
    if not view.terms.entry or p.turns != 1 or p.mover != p.first or p.phase > TAXED:
        return False
    return p.phase != DONE or p.owned[p.first] == 0


def _ending(book: Book, view: PropertyView, say: PropertyWords) -> str:
    table = book.table(view)
    won = [seat for seat in range(view.seats) if (winners(table) >> seat) & 1]
    if count(view.public.alive) == 1:
        return say.last_left(won[0])
    return say.wins_worth(won, table.worth(won[0], False))


def _offer(view: PropertyView, say: PropertyWords) -> str:
    p = view.public
    return say.offered(p.offer_from, p.offer_to, items_in(p.give), items_in(p.get), p.money)


def _waiting(view: PropertyView, say: PropertyWords) -> str:
    p = view.public
    who = p.mover
    if p.phase == ANSWER:
        return say.to_answer(who, _offer(view, say))
    if p.phase == AUCTION:
        return say.to_bid(who, p.lot, p.leader, p.bid)
    return {
        ROLL: say.to_throw, DONE: say.to_end_the_turn, BETWEEN: say.to_do_business, BUY: say.to_buy,
        TAXED: say.to_choose_a_tax, OFFER: say.lays_out_an_offer, DEBT: say.has_to_raise_money,
        FREED: say.to_lift, POLL: say.to_say_how_many, PLACE: say.to_place, ASKED: say.to_ask_for_rent,
    }[p.phase](who)  # fmt: skip


def _asking(book: Book, view: PropertyView, say: PropertyWords) -> str:
    """What the seat to move has to do, and why it matters."""
    p = view.public
    if p.phase <= TAXED:
        return _in_turn(book, view, say)
    if p.phase in (OFFER, ANSWER):
        return _in_bargain(view, say)
    if p.phase == AUCTION:
        return say.and_bid_or_pass(_matters(book, view, p.lot, say.at_auction(p.lot, p.leader, p.bid), say))
    if p.phase == DEBT:
        return _in_debt(book, view, say)
    if p.phase == FREED:
        deed = items_in(p.fresh)[0]
        return say.lift_it_now(deed, lift_cost(book.table(view), deed))
    if p.phase == POLL:
        return say.how_many()
    hotel = p.unit == HOTEL_LOT
    return say.where_to_place(hotel) if p.units else say.where_to_build(hotel)


def _in_turn(book: Book, view: PropertyView, say: PropertyWords) -> str:
    p = view.public
    if p.phase == ROLL:
        return _before_throw(book, view, say)
    if p.phase == BETWEEN:
        return say.between_turns()
    if p.phase == BUY:
        return _for_sale(book, view, say)
    if p.phase == TAXED:
        return say.choose_a_tax(book.estate.flat)
    return say.end_your_turn(p.at[view.seat], p.jailed[view.seat] > 0, *_business(view))


def _business(view: PropertyView) -> tuple[bool, bool, bool, bool]:
    """Whether there is anything to build, to mortgage, to lift, to trade."""
    ranges = ((BUILD, SELL), (MORTGAGE, LIFT), (LIFT, GIVE), (TRADE, SELL_TO))
    build, mortgage, lift, trade = (any(a <= move < b for move in view.moves) for a, b in ranges)
    return build, mortgage, lift, trade


def _in_bargain(view: PropertyView, say: PropertyWords) -> str:
    p = view.public
    if p.phase == ANSWER:
        return say.do_you_accept(_offer(view, say))
    if p.give or p.get:
        return say.your_offer(p.offer_to, items_in(p.give), items_in(p.get))
    return say.what_do_you_offer(p.offer_to)


def _before_throw(book: Book, view: PropertyView, say: PropertyWords) -> str:
    p, seat = view.public, view.seat
    if p.jailed[seat]:
        fine = book.estate.fine if PAY in view.moves else 0
        return say.in_jail_try(p.jailed[seat], view.terms.tries, fine, USE in view.moves)
    if p.at[seat] < 0:
        return say.throw_to_enter()
    return say.throw_again() if p.doubles else say.throw_the_dice()


def _for_sale(book: Book, view: PropertyView, say: PropertyWords) -> str:
    p, seat = view.public, view.seat
    space = p.at[seat]
    price = book.spaces[space].price
    if p.cash[seat] < price:
        return say.too_dear(space, price, p.cash[seat], view.terms.auctions)
    return _matters(book, view, book.estate.deed_at[space], say.for_sale(space, price), say)


def _matters(book: Book, view: PropertyView, deed: int, said: str, say: PropertyWords) -> str:
    """With why a deed matters to the seat: "... It completes your orange set." """
    if deed >= DEEDS or view.seat < 0:
        return said
    p, group = view.public, book.rows[deed].group
    mates = book.estate.members[group]
    others = mates & ~bit(1, deed)
    if others & ~p.owned[view.seat] == 0:
        return say.and_completes_yours(said, group)
    held = count(others & p.owned[view.seat])
    if held:
        return say.and_would_be_your(said, held + 1, count(mates), group)
    for other in range(view.seats):
        if other != view.seat and others & ~p.owned[other] == 0:
            return say.and_completes_theirs(said, other, group)
    return said


def _in_debt(book: Book, view: PropertyView, say: PropertyWords) -> str:
    table, cash = book.table(view), view.public.cash[view.seat]
    owed = total_owed(table)
    return say.trade_or_fail(owed, cash) if insolvent(table, view.seat) else say.raise_more(owed, cash)
