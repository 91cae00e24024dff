# compiled
"""What a hand of Four Hand Texas brings. Numbers in comments are clauses of rules.md."""

from __future__ import annotations

from mypy_extensions import i64

from gamenight.games.texas_42.rules.public import ALL_POINTS, BIDS, LIMIT, NONE, Options, Public


def made(p: Public) -> bool:
    """Whether the bidders took what they bid; a limit bid promises everything (5.1, 5.3)."""
    took = p.points(p.bidder & 1)
    if p.bid >= LIMIT:
        return took >= ALL_POINTS
    return took >= BIDS[p.bid]


def earned(p: Public, options: Options, side: i64) -> i64:
    """What a side scores for the hand that was played (5.1 to 5.5)."""
    took = p.points(side)
    limit = p.bid >= LIMIT
    ours = side == p.bidder & 1
    if made(p):
        return BIDS[p.bid] if ours and limit else took  # 5.3, 5.1
    if ours:
        return 0  # 5.2
    if limit and not options.limit_points:  # 5.5
        return BIDS[p.bid]
    return BIDS[p.bid] + took  # 5.2, 5.4


def winners(p: Public, options: Options) -> i64:
    """The side that has won the match; NONE while it goes on (6.1 to 6.3)."""
    side, totals, target = p.bidder & 1, p.totals, options.target
    if target == 0:
        return side if totals[side] > totals[1 - side] else 1 - side  # 6.3
    if totals[side] >= target:
        return side  # 6.2: the bidders, if both have
    if totals[1 - side] >= target:
        return 1 - side
    return NONE
