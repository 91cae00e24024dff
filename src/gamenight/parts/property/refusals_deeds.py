"""Why a deed may not be built on, sold from, mortgaged or redeemed. None where only the time is wrong."""

from __future__ import annotations

from gamenight.core.refusal import Refusal
from gamenight.parts.property.auction_buildings import can_place
from gamenight.parts.property.build import (
    can_sell_to,
    high_level,
    hotels_on,
    levels_on,
    lift_cost,
    low_level,
    stock,
    unit_for,
)
from gamenight.parts.property.deeds import LINES
from gamenight.parts.property.moves import BUILD, LIFT, MORTGAGE, SELL
from gamenight.parts.property.table import HOTEL_LOT, PLACE, Table
from gamenight.parts.property.wording import SEATS, Book, money


def forbid_deed(book: Book, table: Table, seat: int, move: int) -> Refusal | None:
    if move >= LIFT:
        return _forbid_lift(book, table, seat, move - LIFT)
    if move >= MORTGAGE:
        return _forbid_mortgage(book, table, seat, move - MORTGAGE)
    if move >= SELL:
        return _forbid_sale(book, table, seat, move - SELL)
    return _forbid_build(book, table, seat, move - BUILD)


def _not_yours(book: Book, table: Table, seat: int, deed: int, clause: str) -> Refusal | None:
    owner = table.public.owner[deed]
    if owner == seat:
        return None
    whose = "Nobody owns" if owner < 0 else f"{SEATS[owner]} owns"
    return Refusal(clause, f"{whose} {book.deed(deed)}, not you.")


def _forbid_build(book: Book, table: Table, seat: int, deed: int) -> Refusal | None:
    p = table.public
    name, cost = book.deed(deed), book.estate.house[deed]
    theirs = _not_yours(book, table, seat, deed, "8.1")
    if theirs:
        return theirs
    if book.rows[deed].group >= LINES:
        return Refusal("8.1", f"Nothing can be built on {name}: only on coloured sets.")
    mates = book.estate.whole_group(deed)
    if not table.complete(seat, deed):
        missing = [book.deed(d) for d in range(28) if (mates >> d) & 1 and p.owner[d] != seat]
        return Refusal("8.1", f"You need the whole {book.set_of(deed)}; {' and '.join(missing)} is missing.")
    if mates & p.mortgaged:
        pledged = [book.deed(d) for d in range(28) if ((mates & p.mortgaged) >> d) & 1]
        return Refusal("8.4", f"{' and '.join(pledged)} is mortgaged: lift that before you build on the set.")
    if p.level[deed] == table.hotel():
        return Refusal("8.6", f"{name} has a {book.hotel.one}: that is all it can carry.")
    if p.level[deed] > low_level(table, mates):
        return Refusal("8.3", f"Build evenly: the other lots of the {book.set_of(deed)} come first.")
    unit = unit_for(table, deed)
    if stock(table, unit) == 0:
        kind = book.hotel if unit == HOTEL_LOT else book.house
        return Refusal("8.5", f"The bank has no {kind.many} left: wait until some come back.")
    if p.phase == PLACE and not can_place(table, seat, deed):
        what = book.hotel.one if p.unit == HOTEL_LOT else book.house.one
        return Refusal("8.8", f"You won a {what} for {money(p.bid)}: it cannot go on {name}.")
    if p.cash[seat] < cost:
        return Refusal("8.2", f"That costs {money(cost)}, and you have {money(p.cash[seat])}.")
    return None


def _forbid_sale(book: Book, table: Table, seat: int, deed: int) -> Refusal | None:
    p = table.public
    theirs = _not_yours(book, table, seat, deed, "8.10")
    if theirs:
        return theirs
    if not p.level[deed]:
        return Refusal("8.10", f"There is nothing on {book.deed(deed)} to sell.")
    if p.level[deed] < high_level(table, p.owned[seat] & book.estate.whole_group(deed)):
        return Refusal("8.10", f"Sell evenly: other lots of the {book.set_of(deed)} carry more.")
    if p.level[deed] == table.hotel() and p.houses < table.terms.hotel_after:
        return Refusal(
            "8.11",
            f"The bank has {p.houses} {book.house.many}, too few to put in place of the {book.hotel.one}: "
            f"sell more of the set at once.",
        )
    return None


def forbid_group(book: Book, table: Table, seat: int, group: int, left: int) -> Refusal | None:
    """Why a group may not be sold down to so many levels."""
    p = table.public
    name = book.groups[group][0]
    mates = p.owned[seat] & book.estate.members[group]
    if not mates & p.built:
        return Refusal("8.10", f"You have nothing on the {name} set to sell.")
    if can_sell_to(table, seat, group, left):
        return None
    if left >= levels_on(table, mates) - 1:
        return Refusal("8.10", f"That would not sell several at once: sell from one lot of the {name} set.")
    if not hotels_on(table, mates):
        return Refusal("8.10", f"{book.house.many.capitalize()} are sold one by one.")
    if p.houses >= table.terms.hotel_after:
        return Refusal(
            "8.12", f"There are {book.house.many} enough: sell one step at a time, or the whole set at once."
        )
    return Refusal(
        "8.11", f"The bank has only {p.houses} {book.house.many}, too few for that: sell further down."
    )


def _forbid_mortgage(book: Book, table: Table, seat: int, deed: int) -> Refusal | None:
    theirs = _not_yours(book, table, seat, deed, "9.1")
    if theirs:
        return theirs
    if (table.public.mortgaged >> deed) & 1:
        return Refusal("9.1", f"{book.deed(deed)} is mortgaged already.")
    if table.built_on(seat, deed):
        return Refusal("9.1", f"Sell all buildings of the {book.set_of(deed)} first.")
    return None


def _forbid_lift(book: Book, table: Table, seat: int, deed: int) -> Refusal | None:
    p = table.public
    theirs = _not_yours(book, table, seat, deed, "9.3")
    if theirs:
        return theirs
    if not (p.mortgaged >> deed) & 1:
        return Refusal("9.2", f"{book.deed(deed)} is not mortgaged.")
    cost = lift_cost(table, deed)
    if p.cash[seat] < cost:
        return Refusal(
            "9.2", f"Lifting that mortgage costs {money(cost)}, and you have {money(p.cash[seat])}."
        )
    return None
