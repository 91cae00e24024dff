# compiled
"""What happened on a line of play and why a good player would, as one seat hears it."""

from __future__ import annotations

from gamenight.core.journal import HIDDEN, Entry
from gamenight.parts.line import judging
from gamenight.parts.line import table as events
from gamenight.parts.line.position import LineView
from gamenight.parts.line.table import LEFT
from gamenight.parts.line.words.en import LineWords


def tell(view: LineView, entry: Entry, say: LineWords) -> str:
    """One thing that happened, as this seat hears it."""
    kind, who, a = entry.kind, entry.seat, entry.a
    if kind == events.DEALT:
        return say.dealt(a)
    if kind == events.REDRAWN:
        return say.redrawn()
    if kind == events.OPENED:
        return say.opened(who, a)
    if kind == events.LAID:
        return say.laid_left(who, a) if entry.b == LEFT else say.laid_right(who, a)
    if kind == events.DREW:
        return "" if who == say.listener else say.drew(who, a)  # the listener has heard of each tile
    if kind == events.TOOK:
        return "" if a == HIDDEN else say.took(who, a)
    if kind == events.PASSED:
        return say.passed(who)
    if kind == events.WENT_OUT:
        return say.went_out(who)
    if kind == events.BLOCKED:
        return say.blocked()
    return say.held(who, a) if kind == events.HELD else say.scored(who, a, entry.c, entry.b)


def reason(view: LineView, move: int, because: Entry, say: LineWords) -> str:
    """Why a good player makes this move."""
    tile, much = move >> 1, because.a
    if because.kind == judging.ENDS_ALIKE:
        return say.because_ends_alike(judging.open_ends(view.table, move)[0])
    if because.kind == judging.SHUTS_OUT:
        return say.because_it_shuts_out((view.seat + 1) % view.seats)
    if because.kind == judging.FEW_CAN_FOLLOW:
        return say.because_few_can_follow(-much, (view.seat + 1) % view.seats)
    if because.kind == judging.HEAVIEST:
        return say.because_heaviest(tile, much)
    return {
        judging.LAST_TILE: say.because_last_tile,
        judging.DOUBLE: say.because_a_double,
        judging.CAN_FOLLOW: say.because_you_can_follow,
        judging.DOUBLE_LATER: say.because_a_double_later,
        judging.VARIETY: say.because_variety,
        judging.FEWER_TILES: say.because_fewer_tiles,
        judging.KEEPS: say.because_you_keep,
    }[because.kind](tile if because.kind in (judging.LAST_TILE, judging.DOUBLE) else much)
