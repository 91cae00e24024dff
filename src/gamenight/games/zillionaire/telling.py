# compiled
"""What happened in Zillionaire and why a good player would, as one seat hears it."""

from __future__ import annotations

from gamenight.core.journal import HIDDEN, Entry
from gamenight.games.zillionaire import bot
from gamenight.games.zillionaire.rules import public
from gamenight.games.zillionaire.rules.cards import FIVE, held, ranks
from gamenight.games.zillionaire.rules.position import ZillionaireView
from gamenight.games.zillionaire.words.en import Words


def tell(view: ZillionaireView, entry: Entry, say: Words) -> str:
    """One thing that happened, as this seat hears it."""
    kind, who, a, b = entry.kind, entry.seat, entry.a, entry.b
    if kind == public.DEALT:
        return say.dealt(who, a)
    if kind == public.SEATED:
        return say.seated(who, a)
    if kind == public.SWAPPED:
        return _swapped(view, entry, say)
    if kind == public.PLAYED:
        stands_for = entry.c if a == FIVE else 1
        return say.played_five_for(who, a, b, stands_for) if stands_for > 1 else say.played(who, a, b)
    if kind == public.PASSED:
        return say.passed(who)
    if kind == public.SKIPPED:
        return say.bumped(who)
    if kind == public.NAMED:
        return say.named(who, a)
    return _ended(entry, say)


def _ended(entry: Entry, say: Words) -> str:
    kind, who, a = entry.kind, entry.seat, entry.a
    if kind == public.WENT_OUT:
        return say.went_out(who, a)
    if kind == public.ROUND_OVER:
        return say.round_over(who)
    if kind == public.GAME_OVER:
        return say.left_with_cards(who)
    return say.scored(who, a, entry.c, entry.b)


def _swapped(view: ZillionaireView, entry: Entry, say: Words) -> str:
    who, other = entry.seat, entry.a
    if other == HIDDEN:
        return ""
    if entry.b == 0:
        return (say.exchanged_two if entry.c == 2 else say.exchanged_one)(who, other)
    if view.seat == who:
        return say.you_exchanged(other, groups(entry.b), groups(entry.c))
    return say.you_exchanged(who, groups(entry.c), groups(entry.b))


def groups(cards: int) -> list[tuple[int, int]]:
    """Cards as rank and number."""
    return [(rank, held(cards, rank)) for rank in sorted(set(ranks(cards)))]


def reason(view: ZillionaireView, move: int, because: Entry, say: Words) -> str:
    """Why a good player makes this move."""
    kind, a = because.kind, because.a
    none = {
        bot.ALL_COST: say.because_all_cost,
        bot.LAST_CARDS: say.because_last_cards,
        bot.ANSWERS: say.because_it_answers,
    }
    one = {
        bot.HARDEST_TO_BEAT: say.because_hardest_to_beat,
        bot.SKIPS: say.because_it_skips,
        bot.ONLY_BANKROLL: say.because_only_bankroll,
        bot.ONE_FIVE: say.because_one_five,
        bot.MOST_AT_ONCE: say.because_most_at_once,
        bot.LOWEST: say.because_lowest,
        bot.BREAKS_NOTHING: say.because_breaks_nothing,
    }
    if kind in none:
        return none[kind]()
    if kind in one:
        return one[kind](a)
    if kind == bot.PASS_KEEPS:
        return say.because_pass_keeps(a, because.b)
    return (say.because_cheapest if kind == bot.CHEAPEST else say.because_nothing_beats_it)(a, because.b)
