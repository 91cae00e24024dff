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
    kind, much, number = because.kind, because.a, because.b
    if kind == bot.MOST:
        return (say.because_it_freezes if number == LUCKY else say.because_it_captures)(much)
    if kind in (bot.READY, bot.OPENS):
        pile = square_name(grid_of(view), much % 64)
        prey = say.because_it_is_ready if kind == bot.READY else say.because_it_is_beside
        return prey(pile, number_of(view.public.top[much % 64]), much // 64)
    if kind == bot.SAFE:
        return say.because_it_is_safe(number)
    if kind == bot.OWN_BESIDE:
        return say.because_yours_are_beside(much)
    return (say.because_few_are_beside if kind == bot.FEW_BESIDE else say.because_of_the_edge)(-much)
