"""Why a move of Crazy Eights may not be played."""

from __future__ import annotations

from gamenight.core.refusal import Refusal
from gamenight.games.crazy_eights.rules.position import EightsView
from gamenight.games.crazy_eights.rules.public import (
    DRAW,
    EIGHT,
    NAME,
    PASS,
    SAY,
    UNNAMED,
    UNTIL_PLAYABLE,
)
from gamenight.games.crazy_eights.words.en import Words
from gamenight.parts.bits import each


def refuse(view: EightsView, move: int, say: Words) -> Refusal:
    """Which clause forbids a move now."""
    p = view.public
    if p.suit == UNNAMED:
        return Refusal("3.4", say.name_first())
    if NAME <= move < DRAW:
        return Refusal("3.4", say.only_after_an_eight())
    if move >= SAY and not (view.options.last_card and view.sizes[view.seat] == 2):
        return Refusal("7.6", say.no_last_card() if view.options.last_card else say.not_announced_here())
    if p.owed:
        stacks = len(view.moves) > 1  # with a two of one's own
        return Refusal("7.1", say.draw_or_stack(p.owed) if stacks else say.draw_what_is_owed(p.owed))
    move = move - SAY if move >= SAY else move
    if p.drawn and move != PASS:
        return Refusal("4.1", say.play_or_keep_the_drawn())
    if move == DRAW:
        if view.options.drawing == UNTIL_PLAYABLE and view.stock + p.spent > 0:
            return Refusal("4.2", say.no_drawing_with_a_fit())
        return Refusal("4.4", say.nothing_to_draw())
    if move == PASS:
        draws = DRAW in view.moves
        return Refusal("4.4", say.no_passing_with_a_stock() if draws else say.no_passing_with_a_fit())
    if move not in each(view.hand):
        return Refusal("2.1", say.not_held(move))
    if p.top % 13 == EIGHT:
        return Refusal("3.3", say.no_fit_for_suit(move, p.suit))
    return Refusal("3.1", say.no_fit(move, p.suit, p.top % 13))
