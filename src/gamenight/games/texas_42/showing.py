"""What a still of Four Hand Texas shows: bids, trumps, a full trick, how a hand came out."""

from __future__ import annotations

from gamenight.core.scene import Showing, Tally
from gamenight.games.texas_42.rules.position import TexasView
from gamenight.games.texas_42.rules.public import (
    ALL_PASSED,
    BIDS,
    HAND_OVER,
    HISTORY,
    NO_TRUMP,
    PASSED,
    SAID,
    TRICK,
    TRUMPS_NAMED,
    strength,
)
from gamenight.games.texas_42.rules.score import made
from gamenight.games.texas_42.words.en import Words
from gamenight.parts import tricks
from gamenight.parts.dominoes import NAMES

CLAUSES = {SAID: "2.1", ALL_PASSED: "2.9", TRUMPS_NAMED: "3.1", TRICK: "4.5", HAND_OVER: "5.1"}


def showing(view: TexasView, say: Words) -> Showing | None:
    p = view.public
    if p.showing == TRICK:
        best = [tile for tile, seat in tricks.plays(p.trick, 4) if strength(p, tile) == p.best]
        lit = tuple(f"tile:{NAMES[tile]}" for tile in best)
        return Showing("trick", shown_prompt(view, say), lit=lit, seat=p.taker)
    if p.showing in (SAID, TRUMPS_NAMED):
        return Showing("bid", shown_prompt(view, say), seat=p.turn)
    if p.showing == ALL_PASSED:
        return Showing("note", shown_prompt(view, say))
    return _hand_over(view, say) if p.showing == HAND_OVER else None


def shown_prompt(view: TexasView, say: Words) -> str:
    """What is shown, in one sentence."""
    p = view.public
    if p.showing == SAID:
        said = p.said[p.turn]
        return say.passed(p.turn) if said == PASSED else say.bade(p.turn, BIDS[said])
    if p.showing == TRUMPS_NAMED:
        return say.named_none(p.turn) if p.trump == NO_TRUMP else say.named(p.turn, p.trump)
    if p.showing == TRICK:
        return say.trick_goes_to(p.taker)
    return say.thrown_in() if p.showing == ALL_PASSED else say.look_at_the_score()


def _hand_over(view: TexasView, say: Words) -> Showing:
    p = view.public
    side, bid = p.bidder % 2, BIDS[p.bid]
    text = (say.made if made(p) else say.missed)(side, bid, p.points(side))
    lines = tuple(_line(view, say, each) for each in (side, 1 - side))
    return Showing("result", say.hand_over(p.hands_played()), text, lines)


def _line(view: TexasView, say: Words, side: int) -> Tally:
    p = view.public
    points = p.history[len(p.history) - HISTORY + side]
    took = p.points(side)
    if points == took:
        told = say.scores_what_it_took(side, took, p.totals[side])
    elif points == 0:
        told = say.scores_nothing(side, p.totals[side])
    elif points == BIDS[p.bid]:
        told = say.scores_the_bid(side, p.totals[side])
    else:
        told = say.scores_took_and_bid(side, took, BIDS[p.bid], p.totals[side])
    return Tally(told, f"+{points}", side)
