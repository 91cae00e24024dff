"""What a seat sees of a property game: the prompt, and the whole picture put together."""

from __future__ import annotations

from gamenight.core.names import Names
from gamenight.core.scene import Bargain, Item, Scene, Side
from gamenight.parts.bits import count
from gamenight.parts.property.audit import winners
from gamenight.parts.property.board import board, facts, marks, seats, sheet, tokens, zones
from gamenight.parts.property.build import lift_cost
from gamenight.parts.property.choices import buttons, choices
from gamenight.parts.property.debt import insolvent, items_held, total_owed
from gamenight.parts.property.deeds import DEEDS
from gamenight.parts.property.moves import CLAIM, PAY, TRADE, USE
from gamenight.parts.property.rent import claim_of
from gamenight.parts.property.table import (
    ANSWER,
    AUCTION,
    BETWEEN,
    BUY,
    DEBT,
    DONE,
    FREED,
    HOTEL_LOT,
    OFFER,
    OVER,
    PLACE,
    POLL,
    ROLL,
    TAXED,
    PropertyView,
)
from gamenight.parts.property.telling import offer_words
from gamenight.parts.property.wording import Book, bundle, items_in, money


def scene(book: Book, view: PropertyView, names: Names) -> Scene:
    p = view.public
    return Scene(
        table="cloth",
        heading=f"Round {p.round}" + (", the last turn" if p.rung and p.phase != OVER else ""),
        prompt=prompt(book, view, names),
        clause=clause(view),
        seats=seats(book, view, names),
        zones=zones(book, view, names),
        board=board(book, view.terms.entry),
        pieces=tokens(book, view, names),
        marks=marks(book, view),
        buttons=buttons(book, view),
        choices=choices(book, view, names),
        bargain=bargain(book, view),
        sheet=sheet(book, view, names),
        facts=facts(book, view, names),
    )


CLAUSES = {
    ROLL: "2.1", DONE: "2.8", BETWEEN: "2.9", BUY: "3.1", TAXED: "6.1", AUCTION: "3.3", OFFER: "10.1",
    ANSWER: "10.5", DEBT: "11.1", FREED: "9.5", POLL: "8.8", PLACE: "8.8",
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


def prompt(book: Book, view: PropertyView, names: Names) -> str:
    p = view.public
    if p.phase == OVER:
        return _ending(book, view, names)
    if CLAIM in view.moves:
        n = claim_of(book.table(view), view.seat)
        owed, deed = money(p.claims[n + 2]), book.deed(p.claims[n + 4])
        return f"{names[p.claims[n + 1]]} landed on {deed}: ask for your {owed} rent before it is too late."
    if p.mover != view.seat:
        return _waiting(book, view, names)
    return _asking(book, view, names)


def _ending(book: Book, view: PropertyView, names: Names) -> str:
    table = book.table(view)
    won = [seat for seat in range(view.seats) if (winners(table) >> seat) & 1]
    verb = "win" if len(won) > 1 else names.verb(won[0], "win", "wins")
    subject = names[won[0]] if len(won) == 1 else names.all_of(won)
    if count(view.public.alive) == 1:
        return f"{subject} {verb}: nobody else is left."
    return f"{subject} {verb}, worth {money(table.worth(won[0], False))}."


WAITING = {
    ROLL: "to throw", DONE: "to end the turn", BETWEEN: "to do business or pass", BUY: "to buy or not",
    TAXED: "to choose a tax", AUCTION: "to bid or pass", OFFER: "is laying out an offer", ANSWER: "to answer an offer",
    DEBT: "has to raise money", FREED: "to lift a mortgage or not", POLL: "to say how many to build",
    PLACE: "to place a building",
}  # fmt: skip


def _waiting(book: Book, view: PropertyView, names: Names) -> str:
    p = view.public
    who = names[p.mover]
    if p.phase == ANSWER:
        offer = offer_words(book, names, p.offer_from, p.offer_to, p.give, p.get, p.money)
        return f"{offer} {who} to answer."
    if p.phase == AUCTION:
        lead = f" {names[p.leader]} leads with {money(p.bid)}." if p.leader >= 0 else ""
        lot = book.lot(p.lot)
        return f"{lot[:1].upper() + lot[1:]} is being auctioned.{lead} {who} to bid or pass."
    return f"{who} {WAITING[p.phase]}."


def _asking(book: Book, view: PropertyView, names: Names) -> str:
    """What the seat to move has to do, and why it matters."""
    p = view.public
    if p.phase <= TAXED:
        return _in_turn(book, view)
    if p.phase in (OFFER, ANSWER):
        return _in_bargain(book, view, names)
    if p.phase == AUCTION:
        lead = f"{names[p.leader]} leads with {money(p.bid)}." if p.leader >= 0 else "There is no bid yet."
        lot = book.lot(p.lot)
        return f"{lot[:1].upper() + lot[1:]} is being auctioned. {lead} Bid or pass.{_matters(book, view, p.lot)}"
    if p.phase == DEBT:
        return _in_debt(book, view)
    if p.phase == FREED:
        deed = items_in(p.fresh)[0]
        cost = money(lift_cost(book.table(view), deed))
        return f"{book.deed(deed)} came to you mortgaged. Lift that now for {cost}?"
    if p.phase == POLL:
        return "There may be too few buildings for everyone. How many do you want?"
    return f"You won a {book.hotel.one if p.unit == HOTEL_LOT else book.house.one}. Where shall it stand?"


def _in_turn(book: Book, view: PropertyView) -> str:
    p = view.public
    if p.phase == ROLL:
        return _before_throw(book, view)
    if p.phase == BETWEEN:
        return "Between turns: build, mortgage or trade, or say that you are done."
    if p.phase == BUY:
        return _for_sale(book, view)
    if p.phase == TAXED:
        return f"Pay {money(book.estate.flat)}, or a tenth of all you are worth. Choose before you count."
    here = book.spaces[p.at[view.seat]].name
    return f"You are on {here}. Build, mortgage or trade if you like, then end your turn."


def _in_bargain(book: Book, view: PropertyView, names: Names) -> str:
    p = view.public
    if p.phase == ANSWER:
        return offer_words(book, names, p.offer_from, p.offer_to, p.give, p.get, p.money) + " Do you accept?"
    other = names.whom(p.offer_to)
    begun = f"What do you offer {other}?"
    if p.give or p.get:
        begun = f"Your offer to {other}: {bundle(book, p.give, 0)} for {bundle(book, p.get, 0)}."
    return f"{begun} Name what you give, then what you get."


def _before_throw(book: Book, view: PropertyView) -> str:
    p, seat = view.public, view.seat
    if p.jailed[seat]:
        ways = ["throw for doubles"]
        ways += [f"pay {money(book.estate.fine)}"] if PAY in view.moves else []
        ways += ["use your card"] if USE in view.moves else []
        return f"You are in {book.jail}, try {p.jailed[seat]} of {view.terms.tries}: {', or '.join(ways)}."
    return "You threw doubles. Throw again." if p.doubles else "It is your turn. Throw the dice."


def _for_sale(book: Book, view: PropertyView) -> str:
    p, seat = view.public, view.seat
    row = book.spaces[p.at[seat]]
    deed = book.estate.deed_at[p.at[seat]]
    if p.cash[seat] < row.price:
        rest = "or it is auctioned" if view.terms.auctions else "or leave it"
        return f"{row.name} costs {money(row.price)} and you have {money(p.cash[seat])}: raise the money, {rest}."
    return f"{row.name} is for sale for {money(row.price)}.{_matters(book, view, deed)}"


def _matters(book: Book, view: PropertyView, deed: int) -> str:
    """Why a deed matters to the seat: " It completes your orange set." """
    if deed >= DEEDS or view.seat < 0:
        return ""
    p, e = view.public, book.estate
    mates = e.whole_group(deed)
    others = mates & ~(1 << deed)
    name = book.set_of(deed)
    if others & ~p.owned[view.seat] == 0:
        return f" It completes your {name}."
    held = count(others & p.owned[view.seat])
    if held:
        nth = ("", "second", "third", "fourth")[held]
        lot = f"of {count(mates)} in the {name}" if name.endswith(" set") else f"of the {count(mates)} {name}"
        return f" It would be your {nth} {lot}."
    for seat in range(view.seats):
        if seat != view.seat and others & ~p.owned[seat] == 0:
            return f" It would complete somebody else's {name}."
    return ""


def _in_debt(book: Book, view: PropertyView) -> str:
    p, table, seat = view.public, book.table(view), view.seat
    short = money(total_owed(table) - p.cash[seat])
    owed = f"You owe {money(total_owed(table))} and have {money(p.cash[seat])}"
    if insolvent(table, seat):
        return f"{owed}. Selling and mortgaging is not enough: trade, or go bankrupt."
    return f"{owed}. Raise {short} more: sell, mortgage or trade."


def bargain(book: Book, view: PropertyView) -> Bargain | None:
    """Both sides of a trade in sight, while one may be offered."""
    p = view.public
    partners = [move - TRADE for move in view.moves if TRADE <= move < TRADE + 8]
    if not partners:
        return None
    countering = p.phase == ANSWER
    return Bargain(
        text="trade seat:{who}: give {give} for {get}",
        mine=_side(book, view, view.seat),
        others=tuple(_side(book, view, seat) for seat in partners),
        give=tuple(book.item(item) for item in items_in(p.get)) if countering else (),
        get=tuple(book.item(item) for item in items_in(p.give)) if countering else (),
        give_money=max(0, -p.money) if countering else 0,
        get_money=max(0, p.money) if countering else 0,
        who=p.offer_from if countering else -1,
    )


def _side(book: Book, view: PropertyView, seat: int) -> Side:
    p, table = view.public, book.table(view)
    held = items_in(items_held(table, seat))
    free = table.tradable(seat)
    items = []
    for item in held:
        row = book.rows[item] if item < DEEDS else None
        locked = "" if (free >> item) & 1 else f"There are buildings on the {book.set_of(item)}."
        colour = book.groups[row.group][1] if row else ""
        pledged = item < DEEDS and (p.mortgaged >> item) & 1
        label = book.item(item) + (", mortgaged" if pledged else "")
        items.append(Item(f"deed:{item}", label, book.item(item), colour, row.price if row else 50, locked))
    return Side(seat, tuple(items), p.cash[seat])
