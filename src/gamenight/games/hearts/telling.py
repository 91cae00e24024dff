# compiled
"""What happened in Hearts and why a good player would, as one seat hears it."""

from __future__ import annotations

from gamenight.core.journal import HIDDEN, Entry
from gamenight.games.hearts import bot
from gamenight.games.hearts.rules import public
from gamenight.games.hearts.rules.position import HeartsView
from gamenight.games.hearts.rules.public import SHOT_OTHERS, SHOT_OWN, WAS_SHOT, WITH_JACK, WITH_QUEEN
from gamenight.games.hearts.words.en import Words
from gamenight.parts.bits import each


def tell(view: HeartsView, entry: Entry, say: Words) -> str:
    """One thing that happened, as this seat hears it."""
    kind, who, a, b = entry.kind, entry.seat, entry.a, entry.b
    if kind == public.DEALT:
        number = entry.c + 1
        return say.dealt_widow(number, who, a, b) if b else say.dealt(number, who, a)
    if kind == public.TO_PASS:
        return say.everyone_passes(a, b) if b else say.nobody_passes()
    if kind == public.CHOSE:
        return say.chose(who)
    if kind == public.PASSED:
        return "" if a == HIDDEN else say.passed(who, each(a), b)
    if kind == public.OPENS:
        return say.opens(who, a)
    if kind == public.PLAYED:
        return say.led(who, a) if b else say.played(who, a)
    if kind == public.BROKE:
        return say.hearts_broken()
    if kind == public.TOOK:
        return say.took(who, a, b, made_of(entry.c, say)) if b else say.took_nothing(who, a)
    return _tell_scores(entry, say)


def _tell_scores(entry: Entry, say: Words) -> str:
    kind, who, a = entry.kind, entry.seat, entry.a
    if kind == public.WIDOW:
        return say.took_widow_hidden(who) if a == HIDDEN else say.took_widow_cards(who, each(a))
    if kind == public.WIDOW_SHOWN:
        return say.widow_was(who, each(a))
    if kind == public.SHOT:
        return say.shot(who)
    if kind == public.WON:
        return say.won(who, a)
    return say.scored(who, a, entry.b, made_of(entry.c, say))


def made_of(reason: int, say: Words) -> str:
    """What a score is made of, from its packed reason; "" for nothing."""
    return say.made_of(
        reason & 15,
        bool(reason & WITH_QUEEN),
        bool(reason & WITH_JACK),
        bool(reason & (SHOT_OTHERS | SHOT_OWN)),
        bool(reason & WAS_SHOT),
    )


def reason(view: HeartsView, move: int, because: Entry, say: Words) -> str:
    """Why a good player makes this move."""
    kind, card = because.kind, move % public.PASS
    if kind == bot.HIGHER_OUT:
        return say.because_higher_out(bot.above(view, card), card)
    if kind in (bot.POINTS_TO, bot.QUEEN_TO):
        gives = say.because_points_to if kind == bot.POINTS_TO else say.because_queen_to
        return gives(view.public.taker)
    return {
        bot.QUEEN_UNSAFE: say.because_queen_unsafe,
        bot.VOID: say.because_void,
        bot.IT_TAKES: say.because_it_takes,
        bot.DRAWS_QUEEN: say.because_it_draws_the_queen,
        bot.NONE_LOWER: say.because_none_lower,
        bot.HIGHEST: say.because_highest,
        bot.HIGHEST_BELOW: say.because_highest_below,
        bot.LAST_AND_FREE: say.because_last_and_free,
        bot.ABOVE_ANYWAY: say.because_above_anyway,
        bot.LOWEST_ABOVE: say.because_lowest_above,
        bot.ONLY_ONE: say.because_only_one,
    }[kind](card)
