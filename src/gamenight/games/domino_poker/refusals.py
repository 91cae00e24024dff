"""Why a move of Domino Poker may not be made."""

from __future__ import annotations

from gamenight.core.refusal import Refusal
from gamenight.games.domino_poker.rules.position import PokerView
from gamenight.games.domino_poker.rules.public import (
    BET,
    BY,
    CHECK,
    LIMIT,
    NO_LIMIT,
    RAISE,
    RAISES,
    SHOW,
    Options,
)
from gamenight.games.domino_poker.words.en import Words


def refuse(view: PokerView, move: int, say: Words) -> Refusal:
    """Which clause forbids a move now."""
    p = view.public
    if move == SHOW or not view.options.betting:
        return Refusal("2.7", say.shown_at_the_end() if view.options.betting else say.no_betting())
    limit = view.options.stakes == LIMIT
    if move > BY or (move in (RAISE, BET) and not limit):
        if limit:
            return Refusal("2.2", say.one_amount(view.options.unit()))
        chips = p.chips[view.seat] - p.owes(view.seat)
        if move - BY > chips or chips == 0:
            return Refusal("2.5", say.too_few_chips())
        most = chips if view.options.stakes == NO_LIMIT else min(chips, p.pot() + p.owes(view.seat))
        return Refusal("2.8", say.least_and_most(min(p.step, chips), most))
    if move == RAISE and p.raises == RAISES:
        return Refusal("2.3", say.three_raises())
    if move in (RAISE, BET) and p.chips[view.seat] <= p.owes(view.seat):
        return Refusal("2.5", say.too_few_chips())
    if move == BET:
        return Refusal("2.2", say.bet_already())
    return Refusal("2.2", say.cannot_check() if move == CHECK else say.nothing_to_call())


def check(seats: int, options: Options, say: Words) -> str:
    """What is wrong with house rules together; "" if all is well."""
    return say.no_stakes() if options.betting and options.ante == 0 and options.blinds == 0 else ""
