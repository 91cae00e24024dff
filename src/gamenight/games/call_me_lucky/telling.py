# compiled
"""What happened in Call Me Lucky and why a good player would, as one seat hears it."""

from __future__ import annotations

from gamenight.core.journal import Entry
from gamenight.games.call_me_lucky import bot
from gamenight.games.call_me_lucky.notation import grid_of, square_name
from gamenight.games.call_me_lucky.rules import public
from gamenight.games.call_me_lucky.rules.grid import LUCKY
from gamenight.games.call_me_lucky.rules.position import LuckyView
from gamenight.games.call_me_lucky.rules.public import number_of
from gamenight.games.call_me_lucky.words.en import Words
from gamenight.parts.bits import each


def tell(view: LuckyView, entry: Entry, say: Words) -> str:
    """One thing that happened, as this seat hears it."""
    kind, who, a = entry.kind, entry.seat, entry.a
    if kind == public.DREW:
        return say.drew(who, a)
    if kind == public.RESHUFFLED:
        return say.reshuffled(who)
    if kind == public.PLACED:
        return say.placed(who, a, square_name(grid_of(view), entry.b))
    if kind in (public.CAPTURED, public.LAID_ON):
        return _captured(view, entry, say)
    if kind == public.SET_ASIDE:
        return say.put_aside(who, a, number_of(a))
    if kind == public.PASSED:
        return say.passed(who)
    if kind == public.COULD_NOT:
        return say.could_not(who)
    return _ended(entry, say)


def _captured(view: LuckyView, entry: Entry, say: Words) -> str:
    grid = grid_of(view)
    there = square_name(grid, entry.b)
    if entry.kind == public.LAID_ON:
        told = say.froze if number_of(entry.a) == LUCKY else say.laid_on
        return told(entry.seat, entry.c, there, entry.a)
    starts = [square_name(grid, square) for square in each(entry.a)]
    top = number_of(entry.c)
    if len(starts) == 1:
        return say.captured(entry.seat, entry.d, there, top, starts[0])
    return say.captured_by_adding(entry.seat, entry.d, there, top, starts)


def _ended(entry: Entry, say: Words) -> str:
    if entry.kind == public.SCORED:
        return say.scored_less(entry.seat, entry.a, entry.b) if entry.b else say.scored(entry.seat, entry.a)
    winners = list(each(entry.a))
    return say.won(winners[0], entry.b) if len(winners) == 1 else say.shared_the_win(winners, entry.b)


def reason(view: LuckyView, move: int, because: Entry, say: Words) -> str:
    """Why a good player makes this move."""
    worth = {
        bot.CAPTURES: say.because_it_captures,
        bot.SEVEN_KEEPS: say.because_a_seven_keeps,
        bot.GUARDS: say.because_it_guards,
        bot.TAKES_OVER: say.because_it_takes_over,
    }
    if because.kind in worth:
        return worth[because.kind](because.a)
    return {
        bot.COMPLETES: say.because_it_completes,
        bot.LEAVES_MORE: say.because_captures_leave_more,
        bot.COSTS_MORE: say.because_captures_cost_more,
        bot.FITS_NOWHERE: say.because_it_fits_nowhere,
        bot.OUT_OF_REACH: say.because_out_of_reach,
    }[because.kind]()
