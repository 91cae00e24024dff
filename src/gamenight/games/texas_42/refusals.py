"""Why a move of Four Hand Texas may not be played."""

from __future__ import annotations

from gamenight.core.refusal import Refusal
from gamenight.games.texas_42.rules.position import TexasView
from gamenight.games.texas_42.rules.public import BID, BIDDING, BIDS, NAMING, NONE, PASS, TRUMP
from gamenight.games.texas_42.words.en import Words
from gamenight.parts.bits import has


def refuse(view: TexasView, move: int, say: Words) -> Refusal:
    """Which clause forbids a move now."""
    p = view.public
    if p.phase == BIDDING:
        return _refuse_bidding(view, move, say)
    if BID <= move <= PASS:
        return Refusal("2.6", say.bidding_is_over())
    if p.phase == NAMING:
        return Refusal("3.1", say.name_first())
    if move >= TRUMP:
        return Refusal("3.1", say.trumps_are_named())
    if not has(view.hand, move):
        return Refusal("4.1", say.not_held(move))
    return Refusal("4.3", say.must_follow(p.suit, p.trump))


def _refuse_bidding(view: TexasView, move: int, say: Words) -> Refusal:
    p = view.public
    if not BID <= move < PASS and PASS not in view.moves:
        return Refusal("2.10", say.dealer_must_bid())
    if move < BID:
        return Refusal("2.1", say.bid_before_playing())
    if move >= TRUMP:
        return Refusal("3.1", say.bid_before_naming())
    step = move - BID
    if step <= p.bid:
        return Refusal("2.1", say.bid_more(BIDS[p.bid]))
    before = BIDS[step - 1]
    if p.bid == NONE:
        return Refusal("2.3", say.only_after_a_bid(BIDS[step], before))
    return Refusal("2.3", say.only_after(BIDS[step], before, BIDS[p.bid]))
