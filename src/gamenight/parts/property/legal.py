# compiled: property
"""What may be done now in a property game, by what is being decided."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.parts.bits import has, lowest
from gamenight.parts.property.auction import auction_moves
from gamenight.parts.property.auction_buildings import place_moves, poll_moves
from gamenight.parts.property.build import add_builds, add_sales, add_sales_of_several
from gamenight.parts.property.debt import insolvent, kept_card
from gamenight.parts.property.jail import can_pay
from gamenight.parts.property.ledger import (
    ANSWER,
    ASKED,
    AUCTION,
    BETWEEN,
    BUY,
    DEBT,
    FREED,
    OFFER,
    POLL,
    ROLL,
    TAXED,
)
from gamenight.parts.property.mortgages import add_lifts, add_mortgages
from gamenight.parts.property.moves import (
    CLAIM,
    CONCEDE,
    DECLINE,
    END,
    FLAT,
    KEEP,
    LIFT,
    PASS,
    PAY,
    TAKE,
    TENTH,
    THROW,
    USE,
    WAIVE,
)
from gamenight.parts.property.rent import claimants
from gamenight.parts.property.table import Table
from gamenight.parts.property.trade import add_trades, answer_moves, offer_moves


def legal_moves(t: Table, seat: i64) -> vec[i64]:
    """What a seat that is to move may do now, ascending."""
    phase = t.public.phase
    found = vec[i64](capacity=32)
    if phase <= BETWEEN:
        return _turn_moves(t, seat, found)
    if phase == BUY:
        return _buy_moves(t, seat, found)
    if phase == TAXED:
        return append(append(found, FLAT), TENTH)
    if phase == AUCTION:
        return auction_moves(t, seat)
    if phase == OFFER:
        return offer_moves(t, seat)
    if phase == ANSWER:
        return answer_moves(t, seat)
    if phase == DEBT:
        return _debt_moves(t, seat, found)
    if phase == FREED:
        return append(append(found, KEEP), LIFT + lowest(t.public.fresh))
    if phase == POLL:
        return poll_moves(t, seat)
    if phase == ASKED:
        return append(append(append(found, PASS), CLAIM), WAIVE)
    return place_moves(t, seat)


def _turn_moves(t: Table, seat: i64, found: vec[i64]) -> vec[i64]:
    """The throw or the end of the turn, and business (2.8)."""
    p = t.public
    if seat == p.mover:
        if p.phase == ROLL:
            found = append(found, THROW)
            if p.jailed[seat] > 0:
                if can_pay(t, seat):
                    found = append(found, PAY)
                if kept_card(t, seat) >= 0:
                    found = append(found, USE)  # 7.6
        else:
            found = append(found, END)
    if len(p.claims) > 0 and has(claimants(t), seat):
        found = append(append(found, CLAIM), WAIVE)
    if seat == p.mover:
        found = add_builds(t, seat, found)
        found = add_sales(t, seat, found)
        found = add_mortgages(t, seat, found)
        found = add_lifts(t, seat, found)
        found = add_trades(t, seat, found)
        found = add_sales_of_several(t, seat, found)
    return found


def _buy_moves(t: Table, seat: i64, found: vec[i64]) -> vec[i64]:
    p = t.public
    if p.cash[seat] >= t.estate.price[t.estate.deed_at[p.at[seat]]]:
        found = append(found, TAKE)
    return _raise_moves(t, seat, append(found, DECLINE))


def _raise_moves(t: Table, seat: i64, found: vec[i64]) -> vec[i64]:
    """What brings in money from the bank."""
    found = add_sales(t, seat, found)
    found = add_mortgages(t, seat, found)
    return add_sales_of_several(t, seat, found)


def _debt_moves(t: Table, seat: i64, found: vec[i64]) -> vec[i64]:
    if t.terms.concession or insolvent(t, seat):  # 11.3
        found = append(found, CONCEDE)
    found = add_sales(t, seat, found)
    found = add_mortgages(t, seat, found)
    found = add_trades(t, seat, found)
    return add_sales_of_several(t, seat, found)
