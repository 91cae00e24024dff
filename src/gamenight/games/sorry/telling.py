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
    return {
        bot.SWAPPING_HELPS_OTHERS: say.because_swapping_helps_others,
        bot.LEAST_NEEDED: say.because_least_needed,
        bot.LETS_YOU_BUMP: say.because_it_lets_you_bump,
        bot.DOES_THE_MOST: say.because_it_does_the_most,
        bot.SENDS_BACK: say.because_it_sends_back,
        bot.GAINS_GROUND: say.because_you_gain_ground,
        bot.COMES_OUT: say.because_it_comes_out,
        bot.BACK_IS_CLOSE: say.because_back_is_close,
        bot.COSTS_LEAST: say.because_it_costs_least,
        bot.COMES_HOME: say.because_it_comes_home,
        bot.IS_SAFE: say.because_it_is_safe,
        bot.BUMPS: say.because_it_bumps,
        bot.SLIDES_ON: say.because_it_slides,
        bot.MOST_TO_GAIN: say.because_most_to_gain,
    }[because.kind]()
