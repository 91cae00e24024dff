"""Why a deed may not be built on, sold from, mortgaged or redeemed. None where only the time is wrong."""

from __future__ import annotations

from gamenight.core.refusal import Refusal
from gamenight.parts.property.auction_buildings import can_place
from gamenight.parts.property.book import items_in
from gamenight.parts.property.build import (
    can_sell_to,
    high_level,
    hotels_on,
    levels_on,
    low_level,
    stock,
    unit_for,
)
from gamenight.parts.property.deeds import LINES
from gamenight.parts.property.ledger import HOTEL_LOT, HOUSE_LOT, PLACE
from gamenight.parts.property.mortgages import can_mortgage, lift_cost
from gamenight.parts.property.moves import BUILD, LIFT, MORTGAGE, SELL
from gamenight.parts.property.table import Table
from gamenight.parts.property.words.en import PropertyWords


def refuse_deed(table: Table, seat: int, move: int, say: PropertyWords) -> Refusal | None:
    if move >= LIFT:
        return _refuse_lift(table, seat, move - LIFT, say)
    if move >= MORTGAGE:
        return _refuse_mortgage(table, seat, move - MORTGAGE, say)
    if move >= SELL:
        return _refuse_sale(table, seat, move - SELL, say)
    return _refuse_build(table, seat, move - BUILD, say)


def _not_yours(table: Table, seat: int, deed: int, clause: str, say: PropertyWords) -> Refusal | None:
    owner = table.public.owner[deed]
    if owner == seat:
        return None
    return Refusal(clause, say.nobodys_deed(deed) if owner < 0 else say.someone_elses_deed(owner, deed))


def _refuse_build(table: Table, seat: int, deed: int, say: PropertyWords) -> Refusal | None:
    theirs = _not_yours(table, seat, deed, "8.1", say)
    return theirs or _refuse_set(table, seat, deed, say) or _refuse_stock(table, seat, deed, say)


def _refuse_set(table: Table, seat: int, deed: int, say: PropertyWords) -> Refusal | None:
    """Why nothing more may stand on a lot, whatever it costs."""
    p, group = table.public, table.estate.group[deed]
    mates = table.estate.members[group]
    if group >= LINES:
        return Refusal("8.1", say.only_coloured_sets(deed))
    if not table.complete(seat, deed):
        return Refusal("8.1", say.set_incomplete(group, items_in(mates & ~p.owned[seat])))
    if mates & p.mortgaged:
        return Refusal("8.4", say.lift_before_building(items_in(mates & p.mortgaged)))
    if p.level[deed] == table.hotel():
        return Refusal("8.6", say.has_a_hotel(deed))
    if p.level[deed] > low_level(table, mates):
        return Refusal("8.3", say.build_evenly(group))
    return None


def _refuse_stock(table: Table, seat: int, deed: int, say: PropertyWords) -> Refusal | None:
    """Why there is no building to be had, or no money for it."""
    p, unit, cost = table.public, unit_for(table, deed), table.estate.house[deed]
    if stock(table, unit) == 0:
        return Refusal("8.5", say.none_left(unit == HOTEL_LOT))
    if p.phase == PLACE and not can_place(table, seat, deed):
        return Refusal("8.8", say.cannot_go_there(deed, p.unit == HOTEL_LOT))
    if (p.unsold >> (unit - HOUSE_LOT)) & 1:
        return Refusal("8.8", say.nobody_bid_for_them(unit == HOTEL_LOT))
    return Refusal("8.2", say.costs_too_much(cost, p.cash[seat])) if p.cash[seat] < cost else None


def _refuse_sale(table: Table, seat: int, deed: int, say: PropertyWords) -> Refusal | None:
    p = table.public
    theirs = _not_yours(table, seat, deed, "8.10", say)
    if theirs:
        return theirs
    if not p.level[deed]:
        return Refusal("8.10", say.nothing_to_sell(deed))
    if p.level[deed] < high_level(table, p.owned[seat] & table.estate.whole_group(deed)):
        return Refusal("8.10", say.sell_evenly(table.estate.group[deed]))
    if p.level[deed] == table.hotel() and p.houses < table.terms.hotel_after:
        return Refusal("8.11", say.too_few_to_break(p.houses))
    return None


def refuse_group(table: Table, seat: int, group: int, left: int, say: PropertyWords) -> Refusal | None:
    """Why a group may not be sold down to so many levels."""
    p = table.public
    mates = p.owned[seat] & table.estate.members[group]
    if not mates & p.built:
        return Refusal("8.10", say.nothing_on_the_set(group))
    if can_sell_to(table, seat, group, left):
        return None
    if left >= levels_on(table, mates) - 1:
        return Refusal("8.10", say.not_several(group))
    if not hotels_on(table, mates):
        return Refusal("8.10", say.one_by_one())
    if p.houses >= table.terms.hotel_after:
        return Refusal("8.12", say.step_by_step())
    return Refusal("8.11", say.sell_further(p.houses))


def _refuse_mortgage(table: Table, seat: int, deed: int, say: PropertyWords) -> Refusal | None:
    theirs = _not_yours(table, seat, deed, "9.1", say)
    if theirs:
        return theirs
    if (table.public.mortgaged >> deed) & 1:
        return Refusal("9.1", say.mortgaged_already(deed))
    if can_mortgage(table, seat, deed):
        return None
    if table.terms.lot_alone:
        return Refusal("9.1", say.sell_lot_first(deed))
    return Refusal("9.1", say.sell_buildings_first(table.estate.group[deed]))


def _refuse_lift(table: Table, seat: int, deed: int, say: PropertyWords) -> Refusal | None:
    p = table.public
    theirs = _not_yours(table, seat, deed, "9.3", say)
    if theirs:
        return theirs
    if not (p.mortgaged >> deed) & 1:
        return Refusal("9.2", say.not_mortgaged(deed))
    cost = lift_cost(table, deed)
    return Refusal("9.2", say.lifting_costs(cost, p.cash[seat])) if p.cash[seat] < cost else None
