# compiled
"""What happened in Sorry! and why a good player would, as one seat hears it."""

from __future__ import annotations

from gamenight.core.journal import HIDDEN, Entry
from gamenight.games.sorry import bot
from gamenight.games.sorry.rules import board, public
from gamenight.games.sorry.rules.position import SorryView
from gamenight.games.sorry.words.en import Words


def tell(view: SorryView, entry: Entry, say: Words) -> str:
    """One thing that happened, as this seat hears it."""
    return _pawns(entry, say) if entry.kind < public.TURNED else _cards(entry, say)


def _pawns(entry: Entry, say: Words) -> str:
    kind, who, a, b, c = entry.kind, entry.seat, entry.a, entry.b, entry.c
    if kind == board.MOVED:
        return say.moved_back(who, a, c) if entry.d else say.moved(who, a, c)
    if kind == board.STARTED:
        return say.started(who, a)
    if kind == board.SWAPPED:
        return say.swapped(who, a, b, c, entry.d)
    if kind == board.SORRIED:
        return say.sorried(who, a, b, c)
    return say.bumped(a) if kind == board.BUMPED else say.slid(a, c)


def _cards(entry: Entry, say: Words) -> str:
    kind, who, a = entry.kind, entry.seat, entry.a
    if kind == public.DREW and a == HIDDEN:
        return say.drew_hidden(who)
    if kind == public.SHUFFLED:
        return say.shuffled(a)
    if kind == public.FORFEITED:
        return say.passed(who, a) if entry.b else say.could_not_use(who, a)
    if kind == public.WON:
        return say.won(who)
    if kind == public.STOPPED:
        return say.stopped(a)
    if kind == public.SCORED:
        return say.scored(who, a, entry.b)
    if kind == public.BEGINS:
        return say.begins(who)
    return {
        public.TURNED: say.drew,
        public.DREW: say.drew,
        public.LAID: say.played,
        public.TOSSED: say.tossed,
    }[kind](who, a)


def reason(view: SorryView, move: int, because: Entry, say: Words) -> str:
    """Why a good player makes this move."""
    kind, a, b, pawn, card = because.kind, because.a, because.b, because.c, because.d
    if kind in (bot.COMES_HOME, bot.IS_SAFE):
        return (say.because_it_comes_home if kind == bot.COMES_HOME else say.because_it_is_safe)(pawn, card)
    if kind == bot.COMES_OUT:
        return say.because_it_comes_out(a, card)
    if kind == bot.LOWEST:
        return say.because_lowest(card)
    if kind in (bot.NEAREST, bot.FURTHEST):
        return (say.because_nearest if kind == bot.NEAREST else say.because_furthest)(pawn, b)
    if kind == bot.GETS_AWAY:
        return say.because_it_gets_away(a, b, pawn, card)
    if kind in (bot.SLIDES_ON, bot.GAINS_MOST):
        return (say.because_it_slides if kind == bot.SLIDES_ON else say.because_it_gains_most)(a, pawn, card)
    return (say.because_it_sends_back if kind == bot.SENDS_BACK else say.because_places_change)(a, b, card)
