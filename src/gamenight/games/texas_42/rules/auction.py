# compiled
"""The bidding of Four Hand Texas: who may say what, who speaks next. Numbers in comments are clauses of rules.md."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.position import bit
from gamenight.games.texas_42.rules.public import (
    BID,
    HIGHEST,
    LIMIT,
    NO_TRUMP,
    NONE,
    PASS,
    SEATS,
    TRUMP,
    Options,
    Public,
)


def bids(p: Public, options: Options, seat: i64) -> vec[i64]:
    """What a seat may say, as moves."""
    found = vec[i64](capacity=20)
    step = p.bid + 1
    while step <= HIGHEST:
        if may_bid(p, options, step):
            found = append(found, BID + step)
        step += 1
    if not must_bid(p, options, seat):
        found = append(found, PASS)
    return found


def may_bid(p: Public, options: Options, step: i64) -> bool:
    """Whether a bid beats the last and is not too far above it (2.1 to 2.5)."""
    if step <= p.bid:
        return False
    if step <= LIMIT:
        return True
    if step == LIMIT + 1 and options.jump:
        return True
    return step == p.bid + 1


def must_bid(p: Public, options: Options, seat: i64) -> bool:
    """Whether a dealer whom everyone has left alone has to bid (2.10)."""
    return options.dealer_bids and p.bid == NONE and seat == p.dealer


def next_bidder(p: Public) -> i64:
    """The next who may still bid; NONE when nobody but the bidder may, and the auction is over (2.4, 2.6)."""
    others = 15 & ~p.passed
    if p.bidder != NONE:
        others &= ~bit(1, p.bidder)
    if others == 0 or p.bid == HIGHEST:
        return NONE
    seat = (p.turn + 1) % SEATS
    while (others >> seat) & 1 == 0:
        seat = (seat + 1) % SEATS
    return seat


def all_trumps() -> vec[i64]:
    """What the winner of the bidding may name, as moves (3.1)."""
    found = vec[i64](capacity=9)
    trump: i64 = 0
    while trump <= NO_TRUMP:
        found = append(found, TRUMP + trump)
        trump += 1
    return found
