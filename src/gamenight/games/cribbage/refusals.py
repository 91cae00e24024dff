"""Why a move of Cribbage may not be made."""

from __future__ import annotations

from gamenight.core.refusal import Refusal
from gamenight.games.cribbage.rules.count import VALUE
from gamenight.games.cribbage.rules.position import CribbageView
from gamenight.games.cribbage.rules.public import ANSWER, CLAIM, DISCARD, GO, HEELS, PLAY, Options
from gamenight.games.cribbage.words.en import Words
from gamenight.parts.bits import has


def check(seats: int, options: Options, say: Words) -> str:
    """What is wrong with these seats and options together; "" if nothing."""
    return say.sides_choose() if seats == 4 and len(options.colours.split()) > 2 else ""


def refuse(view: CribbageView, move: int, say: Words) -> Refusal:
    """Which clause forbids a move now."""
    p = view.public
    if p.phase == PLAY and p.turn != view.seat:
        return Refusal("3.2", say.wait_for(p.turn))
    if move < GO:
        if p.phase in (CLAIM, ANSWER):
            return Refusal("4.9", say.hands_are_counted())
        if not has(view.hand, move):
            return Refusal("2.1" if p.phase == DISCARD else "3.2", say.not_held(move))
        return Refusal("3.2", say.over_thirty_one(move, p.count + VALUE[move % 13]))
    if p.phase == DISCARD:
        return Refusal("2.1", say.lay_away_first())
    if move == GO:
        if p.phase != PLAY:
            return Refusal("4.9", say.nobody_says_go())
        return Refusal("3.3", say.must_play())
    if move == HEELS:
        return Refusal("2.5", say.no_jack_to_claim())
    if p.phase == PLAY:
        return Refusal("4.9", say.not_shown_yet())
    if p.phase == CLAIM:
        return Refusal("4.9", say.count_first())
    return Refusal("4.9", say.muggins_or_pass())
