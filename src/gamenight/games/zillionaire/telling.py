# compiled
"""What happened in Zillionaire and why a good player would, as one seat hears it."""

from __future__ import annotations

from gamenight.core.journal import HIDDEN, Entry
from gamenight.games.zillionaire.rules import public
from gamenight.games.zillionaire.rules.cards import FIVE, held, ranks
from gamenight.games.zillionaire.rules.position import ZillionaireView
from gamenight.games.zillionaire.words.en import Words
from gamenight.parts.sayings import in_words


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
    return in_words(
        because,
        (say.because_pass_keeps, 2),
        (say.because_all_cost, 0),
        (say.because_last_cards, 0),
        (say.because_nothing_beats_it, 2),
        (say.because_it_skips, 1),
        (say.because_only_bankroll, 1),
        (say.because_one_five, 1),
        (say.because_most_at_once, 1),
        (say.because_lowest, 1),
        (say.because_cheapest, 2),
        (say.because_breaks_nothing, 1),
    )
