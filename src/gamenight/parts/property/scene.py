# compiled
"""What a seat sees of a property game: the whole picture put together, and both sides of a bargain."""

from __future__ import annotations

from gamenight.core.position import bit
from gamenight.core.scene import Bargain, Item, Scene, Side
from gamenight.parts.property.board import board, marks, tokens, zones
from gamenight.parts.property.book import Book, items_in
from gamenight.parts.property.choices import buttons, choices
from gamenight.parts.property.debt import items_held
from gamenight.parts.property.deed_cards import holdings
from gamenight.parts.property.deeds import DEEDS
from gamenight.parts.property.facts import facts, seats, sheet
from gamenight.parts.property.ledger import ANSWER, OVER
from gamenight.parts.property.moves import TRADE
from gamenight.parts.property.prompt import clause, prompt
from gamenight.parts.property.showing import showing
from gamenight.parts.property.table import PropertyView
from gamenight.parts.property.words.en import PropertyWords


def scene(book: Book, view: PropertyView, say: PropertyWords) -> Scene:
    p = view.public
    return Scene(
        table="cloth",
        heading=say.heading(p.round, p.rung and p.phase != OVER),
        prompt=prompt(book, view, say),
        clause=clause(view),
        seats=seats(book, view, say),
        zones=zones(book, view, say),
        board=board(book, _waiting(view), view.terms.hotel_after, type(say)),  # type: ignore[arg-type]  # a class is hashable
        pieces=tokens(book, view, say),
        marks=marks(book, view, say),
        buttons=buttons(book, view, say),
        choices=choices(book, view, say),
        bargain=bargain(book, view, say),
        sheet=sheet(book, view, say),
        holdings=holdings(book, view, say),
        showing=showing(view, say),
        facts=facts(book, view, say),
    )


def _waiting(view: PropertyView) -> int:
    """How many places for waiting tokens are needed: none once everyone is on the board."""
    p = view.public
    return p.seats if any(at < 0 for at in p.at) else 0


def bargain(book: Book, view: PropertyView, say: PropertyWords) -> Bargain | None:
    """Both sides of a trade in sight, while one may be offered."""
    p = view.public
    partners = [move - TRADE for move in view.moves if TRADE <= move < TRADE + 8]
    if not partners:
        return None
    countering = p.phase == ANSWER
    return Bargain(
        text="trade seat:{who}: give {give} for {get}",
        mine=_side(book, view, view.seat, say),
        others=tuple(_side(book, view, seat, say) for seat in partners),
        give=tuple(book.item(item) for item in items_in(p.get)) if countering else (),
        get=tuple(book.item(item) for item in items_in(p.give)) if countering else (),
        give_money=max(0, -p.money) if countering else 0,
        get_money=max(0, p.money) if countering else 0,
        who=p.offer_from if countering else -1,
    )


def _side(book: Book, view: PropertyView, seat: int, say: PropertyWords) -> Side:
    table = book.table(view)
    free = table.tradable(seat)
    items = [
        _item(book, view, item, bool((free >> item) & 1), say) for item in items_in(items_held(table, seat))
    ]
    return Side(seat, tuple(items), view.public.cash[seat])


def _item(book: Book, view: PropertyView, item: int, free: bool, say: PropertyWords) -> Item:
    if item >= DEEDS:
        return Item(f"deed:{item}", say.item(item), book.item(item), worth=50)
    row = book.rows[item]
    pledged = (view.public.mortgaged >> item) & 1
    label = say.item_mortgaged(item) if pledged else say.item(item)
    locked = "" if free else say.locked_lot() if view.terms.lot_alone else say.locked(row.group)
    due = book.table(view).interest_on(bit(1, item))
    return Item(f"deed:{item}", label, row.key, book.colours[row.group], row.price, locked, due)
