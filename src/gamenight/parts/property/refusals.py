"""Why a move may not be made in a property game: the clause, and a sentence about this very position."""

from __future__ import annotations

from gamenight.core.refusal import Refusal
from gamenight.core.words import Words
from gamenight.parts.property import moves as acts
from gamenight.parts.property.auction import least_bid
from gamenight.parts.property.auction_buildings import most_wanted
from gamenight.parts.property.debt import items_held, kept_card, total_owed
from gamenight.parts.property.deeds import DEEDS
from gamenight.parts.property.refusals_deeds import forbid_deed, forbid_group
from gamenight.parts.property.table import (
    ANSWER,
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
    PropertyView,
    Table,
)
from gamenight.parts.property.trade import can_trade, interest_due, least_money, may_offer, most_money
from gamenight.parts.property.wording import SEATS, Book, money


def forbid(book: Book, view: PropertyView, move: int, say: Words) -> Refusal:
    """Which clause forbids a move now, and what would be right."""
    table = book.table(view)
    seat = view.seat
    if move < acts.DIGIT:
        return _forbid_word(book, table, seat, move)
    if move < acts.BUILD or move == acts.NO_SUM:
        return _forbid_sum(book, table, seat)
    if move < acts.GIVE:
        return _in_time(book, table, seat, forbid_deed(book, table, seat, move))
    if move < acts.TRADE:
        return _forbid_item(book, table, seat, move)
    if move < acts.SELL_TO:
        return _forbid_trade(book, table, seat, move - acts.TRADE)
    if move < acts.WANT:
        group, left = divmod(move - acts.SELL_TO, acts.LEVELS)
        return _in_time(book, table, seat, forbid_group(book, table, seat, group, left))
    if table.public.phase == POLL:
        most = most_wanted(table, seat)
        low = 1 if seat == table.public.wisher else 0
        return Refusal("8.8", f"You may ask for {low} to {most}: that is what you can use and pay.")
    return Refusal("8.8", f"Nobody asks how many {book.house.many} you want: there are enough.")


def _in_time(book: Book, table: Table, seat: int, wrong: Refusal | None) -> Refusal:
    """What is wrong with the move itself; if nothing, that it is not the time for it."""
    return wrong or now(book, table, seat)


NOW = {  # what has to be decided first: the clause, and the sentence
    ROLL: ("2.1", "It is time to throw the dice; before that you may build, mortgage and trade."),
    DONE: ("2.1", "You have thrown: do business if you like, then end your turn."),
    BETWEEN: ("2.9", "This is the time between turns: build, mortgage, trade, or say that you are done."),
    BUY: ("3.1", "Decide first whether you buy {here}."),
    TAXED: ("6.1", "Choose first: {flat}, or a tenth of all you are worth."),
    AUCTION: ("3.3", "{lot} is being auctioned: bid more than {bid}, or pass."),
    OFFER: ("10.1", "You are laying out an offer: name what you give, then what you get, or cancel it."),
    ANSWER: ("10.5", "You have been made an offer: accept it, refuse it, or make another."),
    DEBT: ("11.1", "You owe {owed}: raise it first, by selling, mortgaging or trading."),
    FREED: ("9.5", "Say first whether you lift the mortgage you have just taken over."),
    POLL: ("8.8", "There may be too few {houses}: say first how many you want."),
    PLACE: ("8.8", "Put up first what you have won at the auction."),
}


def now(book: Book, table: Table, seat: int) -> Refusal:
    """What the seat has to decide first."""
    p = table.public
    if seat != p.mover:
        return Refusal("4.9", "It is not your turn: you may only ask for the rent that you are owed.")
    clause, sentence = NOW[p.phase]
    if p.phase == AUCTION and p.lot >= DEEDS:
        clause = "8.8"
    return Refusal(
        clause,
        sentence.format(
            here=book.spaces[max(0, p.at[seat])].name,
            flat=money(book.estate.flat),
            lot=_cap(book.lot(p.lot)) if p.lot >= 0 else "",
            bid=money(p.bid),
            owed=money(total_owed(table)) if p.phase == DEBT else "",
            houses=book.house.many,
        ),
    )


def _cap(text: str) -> str:
    return text[:1].upper() + text[1:]


def _forbid_word(book: Book, table: Table, seat: int, move: int) -> Refusal:
    p = table.public
    mine = seat == p.mover
    if move == acts.THROW and mine and p.phase == DONE:
        return Refusal("2.1", "You have thrown already, and it was no doubles: end your turn.")
    if move == acts.END and mine and p.phase == ROLL:
        clause = "2.2" if p.doubles else "2.1"
        return Refusal(clause, "You threw doubles: throw again." if p.doubles else "You have not thrown yet.")
    if move in (acts.PAY, acts.USE) and mine and p.phase == ROLL:
        return _forbid_leaving(book, table, seat, move)
    if move == acts.TAKE and mine and p.phase == BUY:
        row = book.spaces[p.at[seat]]
        return Refusal("3.1", f"{row.name} costs {money(row.price)}, and you have {money(p.cash[seat])}.")
    if move in (acts.CLAIM, acts.WAIVE):
        if table.terms.claim == NO_CLAIM:
            return Refusal("4.8", "Rent is paid without asking in this game.")
        return Refusal("4.9", "Nobody owes you rent that you could ask for now.")
    if move in (acts.PROPOSE, acts.CANCEL, acts.GIVE_MONEY, acts.GET_MONEY):
        return _forbid_laying_out(book, table, seat, move)
    if move == acts.CONCEDE and mine and p.phase == DEBT:
        return Refusal("11.3", "You can still pay by selling and mortgaging, so you may not give up.")
    return _idle(book, move) or now(book, table, seat)


def _idle(book: Book, move: int) -> Refusal | None:
    """A word that answers a question nobody has asked."""
    if move in (acts.TAKE, acts.DECLINE):
        return Refusal("3.1", "You do not stand on a space that is for sale to you now.")
    if move in (acts.FLAT, acts.TENTH):
        return Refusal("6.1", "There is no tax to choose now.")
    if move == acts.PASS:
        return Refusal("3.3", "There is no auction to pass in.")
    if move in (acts.ACCEPT, acts.REFUSE):
        return Refusal("10.5", "Nobody has made you an offer.")
    if move == acts.CONCEDE:
        return Refusal("11.3", "You owe nothing that you cannot pay.")
    if move == acts.KEEP:
        return Refusal("9.5", "You have not taken over a mortgage just now.")
    return None


def _forbid_leaving(book: Book, table: Table, seat: int, move: int) -> Refusal:
    p = table.public
    fine = money(book.estate.fine)
    if not p.jailed[seat]:
        return Refusal("7.3", f"You are not in {book.jail}.")
    if move == acts.USE:
        assert kept_card(table, seat) < 0
        return Refusal("7.6", f"You hold no card that lets you out of {book.jail}: throw for doubles.")
    if not table.terms.pay_early:
        return Refusal("7.5", f"You cannot buy your way out of {book.jail} before your throws are used up.")
    if p.cash[seat] < book.estate.fine:
        return Refusal("7.5", f"The fine is {fine}, and you have {money(p.cash[seat])}.")
    return Refusal("7.7", f"This is your last try: throw for doubles. If it fails you pay {fine} and move.")


def _forbid_laying_out(book: Book, table: Table, seat: int, move: int) -> Refusal:
    p = table.public
    if p.phase != OFFER or seat != p.mover:
        if move == acts.PROPOSE:
            return Refusal("10.3", "Each side of a trade has to give something: say what for what.")
        return Refusal("10.1", 'There is no offer being laid out. Begin with "trade" and a colour.')
    if p.sign != 0:
        return _forbid_sum(book, table, seat)
    if move == acts.GIVE_MONEY and not p.get:
        return Refusal("10.3", "Name what you want for the money first.")
    if move == acts.GET_MONEY and not p.give:
        return Refusal("10.3", "Name what you give for the money first.")
    if move == acts.PROPOSE and not (p.give and p.get):
        return Refusal("10.3", "Each side of a trade has to give something.")
    short = seat if interest_due(table, seat) > p.cash[seat] else p.offer_to
    who = "you" if short == seat else SEATS[short]
    due = interest_due(table, short)
    if due:
        return Refusal(
            "10.7", f"A mortgage costs its new owner {money(due)} at once, and {who} could not pay it."
        )
    return Refusal("10.3", f"There is no money for that: {who} could not pay.")


def _forbid_sum(book: Book, table: Table, seat: int) -> Refusal:
    p = table.public
    if p.phase == AUCTION and seat == p.mover:
        low, high = least_bid(table, seat), p.cash[seat]
        clause = "3.4" if p.lot < DEEDS else "8.8"
        if high < low:
            return Refusal(
                clause, f"A bid would have to be {money(low)}, and you have {money(high)} in cash."
            )
        return Refusal(
            clause, f"A bid is a whole number of dollars from {money(low)} to {money(high)}, all in cash."
        )
    if p.phase == OFFER and seat == p.mover and p.sign != 0:
        low, high = least_money(table, p.sign), most_money(table, p.sign)
        return Refusal("10.3", f"Money in this offer may be from {money(low)} to {money(high)}.")
    if p.phase == OFFER:
        return Refusal(
            "10.3", "That is more money than there is for this offer, or too little for its interest."
        )
    return Refusal(
        "10.3",
        f"Money in a trade comes out of cash, and there is not that much: you have {money(p.cash[seat])}.",
    )


def _forbid_item(book: Book, table: Table, seat: int, move: int) -> Refusal:
    """Why something may not be part of an offer."""
    p = table.public
    item = move - acts.GIVE if move < acts.GET else move - acts.GET
    name = book.item_name(item)
    laying = p.phase == OFFER and seat == p.mover
    giver = seat if move < acts.GET else p.offer_to if laying else _holder(table, item)
    if giver < 0 or not (items_held(table, giver) >> item) & 1:
        whose = "You do" if giver == seat else f"{SEATS[giver]} does" if giver >= 0 else "They do"
        return Refusal("10.1", f"{whose} not own {name}, so it cannot be given.")
    if not (table.tradable(giver) >> item) & 1:
        return Refusal(
            "10.2", f"{_cap(name)} cannot be traded while there are buildings on the {book.set_of(item)}."
        )
    if move >= acts.GET and giver == seat:
        return Refusal("10.1", f"{_cap(name)} is yours already.")
    if not laying:
        if move >= acts.GET:
            return Refusal("10.1", f"{_cap(name)} is not the other player's: {SEATS[giver]} owns it.")
        return now(book, table, seat)
    if move < acts.GET and p.get:
        return Refusal("10.1", "Say first all that you give, then what you get.")
    if (p.get if move >= acts.GET else p.give) >> item:
        return Refusal("10.1", "Name the things of an offer in board order, each once.")
    return Refusal("10.3", "There would be nothing to give in return.")


def _holder(table: Table, item: int) -> int:
    for seat in range(table.public.seats):
        if (items_held(table, seat) >> item) & 1:
            return seat
    return -1


def _forbid_trade(book: Book, table: Table, seat: int, other: int) -> Refusal:
    p = table.public
    if not table.terms.trading:
        return Refusal("10.8", "There is no trading in this game.")
    if other >= p.seats:
        return Refusal("10.1", f"Nobody plays {SEATS[other]}.")
    if other == seat:
        return Refusal("10.1", "You cannot trade with yourself.")
    if not (p.alive >> other) & 1:
        return Refusal("10.1", f"{SEATS[other]} has left the game.")
    if p.phase == ANSWER and seat == p.mover and other != p.offer_from:
        return Refusal("10.5", f"Answer {SEATS[p.offer_from]} first.")
    if not may_offer(table, seat):
        return Refusal("10.6", f"You have made your {table.terms.offers} offers of this turn.")
    if not can_trade(table, seat, other):
        return Refusal("10.3", f"You and {SEATS[other]} have nothing to exchange.")
    return now(book, table, seat)
