# compiled: property
"""Auctions of deeds that nobody bought, of a bankrupt's deeds, of the last buildings: raise, or pass for good."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.journal import GLANCE
from gamenight.core.position import NOBODY, bit
from gamenight.parts.bits import has, lowest
from gamenight.parts.property.build import add_sales, add_sales_of_several, may_stand, unit_for
from gamenight.parts.property.debt import inherit
from gamenight.parts.property.deeds import DEEDS
from gamenight.parts.property.ledger import AUCTION, BIDDING, HOUSE_LOT, NO_DEED
from gamenight.parts.property.mortgages import add_mortgages
from gamenight.parts.property.moves import (
    BID,
    NO_SALE,
    OUT_OF_AUCTION,
    PASS,
    UP_FOR_AUCTION,
    WON,
)
from gamenight.parts.property.sums import add_digits, say_digit
from gamenight.parts.property.table import Table


def open_auction(t: Table, lot: i64, bidders: i64) -> None:
    """A lot comes under the hammer; bidding begins to the left of whose turn it is (3.3)."""
    p = t.public
    p.lot, p.bid, p.leader, p.bidders = lot, 0, NOBODY, bidders
    p.bidding = next_bidder(t, p.turn)
    t.note(UP_FOR_AUCTION, NOBODY, lot)


def next_bidder(t: Table, seat: i64) -> i64:
    p = t.public
    n: i64 = 0
    while n < p.seats:
        seat += 1
        if seat == p.seats:
            seat = 0
        if has(p.bidders, seat):
            return seat
        n += 1
    return NOBODY


def least_bid(t: Table, seat: i64) -> i64:
    """The lowest bid that would lead; a building never goes under its printed cost (8.8)."""
    p = t.public
    low = p.bid + 1
    if p.lot >= DEEDS:
        cost = cheapest(t, seat, p.lot)
        if cost > low:
            return cost
    return low


def cheapest(t: Table, seat: i64, unit: i64) -> i64:
    """What the cheapest lot costs on which a seat may put such a building next; 0 if there is none."""
    found: i64 = 0
    left = t.public.owned[seat]
    while left != 0:
        deed = lowest(left)
        left &= left - 1
        cost = t.estate.house[deed]
        if (found == 0 or cost < found) and may_stand(t, seat, deed) and unit_for(t, deed) == unit:
            found = cost
    return found


def run_auction(t: Table) -> bool:
    """Bring the auction to the next bidder who can do something; False when it is over."""
    p = t.public
    while True:
        if p.bidders == 0 or (p.leader >= 0 and p.bidders == bit(1, p.leader)):
            hammer(t)
            return False
        seat = p.bidding
        reach = p.cash[seat]
        if p.lot < DEEDS:
            reach += t.raisable(seat)  # 3.4
        if reach >= least_bid(t, seat):
            p.phase, p.mover = AUCTION, seat
            return True
        step_out(t, seat)


def step_out(t: Table, seat: i64) -> None:
    p = t.public
    p.bidders &= ~bit(1, seat)
    p.bidding = next_bidder(t, seat)


def auction_moves(t: Table, seat: i64) -> vec[i64]:
    p = t.public
    found = vec[i64](capacity=16)
    if p.places == 0:
        found = append(found, PASS)
    if p.cash[seat] >= least_bid(t, seat):
        found = add_digits(p, least_bid(t, seat), p.cash[seat], found)
    if p.places == 0 and p.lot < DEEDS:  # 3.4
        found = add_sales(t, seat, found)
        found = add_mortgages(t, seat, found)
        found = add_sales_of_several(t, seat, found)
    return found


def say_bid(t: Table, seat: i64, digit: i64) -> None:
    p = t.public
    if not say_digit(p, digit, p.cash[seat]):
        return
    p.bid, p.leader, p.said = p.said, seat, 0
    p.bidding = next_bidder(t, seat)
    t.note(BID, seat, p.lot, p.bid)
    t.show(BIDDING, GLANCE)


def pass_bid(t: Table, seat: i64) -> None:
    t.note(OUT_OF_AUCTION, seat, t.public.lot)
    step_out(t, seat)


def hammer(t: Table) -> None:
    """The lot goes to the leader, or stays with the bank (3.5)."""
    p = t.public
    lot, winner = p.lot, p.leader
    p.lot, p.bidders, p.bidding = NO_DEED, 0, NOBODY
    if winner < 0:
        t.note(NO_SALE, NOBODY, lot)
        if lot < DEEDS:
            p.mortgaged &= ~bit(1, lot)
        else:
            p.unsold |= bit(1, lot - HOUSE_LOT)
            p.wisher, p.units = NOBODY, 0
        return
    t.to_bank(winner, p.bid)
    t.note(WON, winner, lot, p.bid)
    if lot < DEEDS:
        t.hand_over(lot, winner)
        inherit(t, winner, bit(1, lot))  # 11.8
    else:
        p.placer = winner
