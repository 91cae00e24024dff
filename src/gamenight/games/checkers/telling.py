# compiled
"""What happened in Checkers and why a good player would, as one seat hears it."""

from __future__ import annotations

from gamenight.core.journal import Entry
from gamenight.games.checkers import bot
from gamenight.games.checkers.rules import public
from gamenight.games.checkers.rules.position import CheckersView
from gamenight.games.checkers.words.en import Words


def tell(view: CheckersView, entry: Entry, say: Words) -> str:
    """One thing that happened, as this seat hears it."""
    who, a, b, c = entry.seat, entry.a, entry.b, entry.c
    if entry.kind == public.STEPPED:
        return say.stepped(who, a, b)
    if entry.kind == public.JUMPED:
        return say.jumped_a_king(who, a, b, c) if entry.d else say.jumped_a_man(who, a, b, c)
    if entry.kind == public.CROWNED:
        return say.crowned(who, a)
    if entry.kind == public.STOPPED:
        return say.stopped(who, a)
    return ending(a, who, say, view.options.quiet_moves)


def ending(how: int, winner: int, say: Words, quiet_moves: int) -> str:
    """How the game ended, in a sentence."""
    if winner >= 0:
        won = say.won_by_blocking if how == public.BLOCKED else say.won_by_capture
        return won(winner, 1 - winner)
    if how == public.BLOCKED_DRAW:
        return say.blocked_draw()
    return say.repeated() if how == public.REPEATED else say.quiet(quiet_moves)


def reason(view: CheckersView, move: int, because: Entry, say: Words) -> str:
    """Why a good player makes this move."""
    kind, a, b = because.kind, because.a, because.b
    if kind == bot.WINS:
        return say.because_it_wins()
    if kind == bot.WON_BY_JUMPS:
        return say.because_won_by_jumps(a)
    if kind == bot.NEAR_KING:
        return say.because_near_king(a, b)
    return {
        bot.CROWNS: say.because_it_crowns,
        bot.SAFE: say.because_safe,
        bot.IN_THE_MIDDLE: say.because_of_the_middle,
    }[kind](b)
