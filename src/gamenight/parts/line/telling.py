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
    kind, a = because.kind, because.a
    if kind == judging.FEW_CAN_FOLLOW:
        return say.because_few_can_follow(a, because.b)
    if kind == judging.ENDS_ALIKE:
        return say.because_ends_alike(a)
    if kind == judging.HEAVY:
        return say.because_heavy(a)
    if kind == judging.CAN_FOLLOW:
        return say.because_you_can_follow(a)
    return {
        judging.FRESH_TILE: say.because_a_fresh_tile,
        judging.LAST_TILE: say.because_last_tile,
        judging.DOUBLE: say.because_a_double,
        judging.VARIETY: say.because_variety,
    }[kind]()
