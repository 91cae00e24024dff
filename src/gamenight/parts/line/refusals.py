"""Why a move on a line of play may not be made. A game says in which of its clauses each rule stands."""

from __future__ import annotations

from gamenight.core.refusal import Refusal
from gamenight.parts.bits import has
from gamenight.parts.line.clauses import Clauses
from gamenight.parts.line.position import LineView
from gamenight.parts.line.table import DRAW, LEFT, NONE
from gamenight.parts.line.words.en import LineWords


def refuse(view: LineView, move: int, say: LineWords, clauses: Clauses) -> Refusal:
    """Which clause forbids a move now."""
    if move < DRAW:
        return _refuse_tile(view, move, say, clauses)
    if view.table.drawn:
        return Refusal(clauses.fresh, say.must_play_the_drawn(view.fresh))
    if move == DRAW:
        if not view.style.draws or view.boneyard == 0:
            return Refusal(clauses.passing, say.nothing_to_draw())
        return Refusal(clauses.draw, say.no_drawing_with_a_fit())
    if any(legal < DRAW for legal in view.moves):
        return Refusal(clauses.passing, say.no_passing_with_a_fit())
    return Refusal(clauses.passing, say.no_passing_with_a_boneyard())


def _refuse_tile(view: LineView, move: int, say: LineWords, clauses: Clauses) -> Refusal:
    t, tile = view.table, move >> 1
    if not has(view.hand, tile):
        return Refusal(clauses.match, say.not_held(tile))
    if t.drawn and tile != view.fresh:
        return Refusal(clauses.fresh, say.must_play_the_drawn(view.fresh))
    if t.first == NONE:
        return Refusal(clauses.lead, say.line_is_empty())
    return Refusal(clauses.match, say.no_match(tile, t.left_end if move & 1 == LEFT else t.right_end))
