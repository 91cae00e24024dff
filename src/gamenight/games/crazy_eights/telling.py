# compiled
"""What happened in Crazy Eights and why a good player would, as one seat hears it."""

from __future__ import annotations

from typing import Any

from gamenight.core.journal import HIDDEN, Entry
from gamenight.games.crazy_eights import bot
from gamenight.games.crazy_eights.rules import public
from gamenight.games.crazy_eights.rules.position import EightsView
from gamenight.games.crazy_eights.words.en import Words


def tell(view: EightsView, entry: Entry, say: Words) -> str:
    """One thing that happened, as this seat hears it."""
    kind, who, a = entry.kind, entry.seat, entry.a
    if kind == public.DEALT:
        return say.dealt(who, a)
    if kind == public.TURNED:
        return say.turned(a)
    if kind == public.PLAYED:
        return say.played(who, a)
    if kind == public.NAMED:
        return say.named(who, a)
    if kind == public.DREW:
        return say.drew_hidden(who) if a == HIDDEN else say.drew(who, a)
    if kind == public.SHUFFLED:
        return say.shuffled(a)
    if kind == public.PASSED:
        return say.passed(who)
    if kind == public.KEPT:
        return say.kept(who)
    if kind == public.WENT_OUT:
        return say.went_out(who)
    if kind == public.BLOCKED:
        return say.blocked()
    if kind == public.OWES:
        return say.owes_cards(who, a)
    if kind == public.SKIPPED:
        return say.skipped(who)
    if kind == public.TURNED_ROUND:
        return say.turned_round(a)
    if kind == public.ANNOUNCED:
        return say.announced(who)
    if kind == public.FORGOT:
        return say.forgot(who)
    return say.scored(who, a, entry.b) if a else ""


def reason(view: EightsView, move: int, because: Entry, say: Words) -> str:
    """Why a good player makes this move."""
    suit = move // 13 if move < public.NAME else (move - public.NAME) % 4
    cards, longest = bot.plain(view, suit), bot.longest(view)
    sentences: dict[int, tuple[Any, ...]] = {
        bot.ONLY_FIT: (say.because_only_fit, move),
        bot.LONGEST_SUIT: (say.because_longest_suit, cards, suit),
        bot.LAST_CARD: (say.because_last_card,),
        bot.EIGHT_NAMES: (say.because_an_eight_names, bot.plain(view, longest), longest),
        bot.FOLLOWERS: (say.because_of_followers, cards - (move < public.NAME), suit),
        bot.COSTS: (say.because_it_costs, public.PENALTY[move % 13]),
        bot.SAYING_SO: (say.because_saying_so,),
        bot.FEWEST_FIT: (say.because_fewest_fit, bot.fitting(view, move) if move < public.DRAW else 0),
        bot.LEFT_WITHOUT: (say.because_you_are_left_without,),
    }
    sentence, *named = sentences[because.kind]
    return str(sentence(*named))
