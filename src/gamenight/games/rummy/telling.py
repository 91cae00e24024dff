# compiled
"""What happened in Rummy and why a good player would, as one seat hears it."""

from __future__ import annotations

from gamenight.core.journal import HIDDEN, Entry
from gamenight.games.rummy.melded import numbered, sorted_cards
from gamenight.games.rummy.rules import position as rules
from gamenight.games.rummy.rules.position import RummyView
from gamenight.games.rummy.rules.public import GROUP
from gamenight.games.rummy.words.en import Words
from gamenight.parts.sayings import in_words


def tell(view: RummyView, entry: Entry, say: Words) -> str:
    """One thing that happened, as this seat hears it."""
    kind, who, a = entry.kind, entry.seat, entry.a
    if kind == rules.DEALT:
        return say.dealt(who, a, entry.b)
    if kind == rules.TURNED:
        return say.turned(a)
    if kind == rules.DREW:
        return say.drew_hidden(who) if a == HIDDEN else say.drew(who, a)
    if kind == rules.TOOK:
        return say.took(who, a)
    if kind == rules.FLIPPED:
        return say.turned_over(a)
    if kind == rules.MELDED:
        cards, is_run = numbered(a)
        return (say.melded_run if is_run else say.melded_group)(who, cards)
    if kind == rules.LAID_OFF:
        group = entry.c == GROUP
        return say.laid_off_on_group(who, a, entry.b % 13) if group else say.laid_off_on_run(who, a, entry.b)
    return say.discarded(who, a) if kind == rules.DISCARDED else _ended(entry, say)


def _ended(entry: Entry, say: Words) -> str:
    kind, who, a = entry.kind, entry.seat, entry.a
    if kind == rules.WENT_OUT:
        return (say.went_out_with_a_meld, say.went_out_by_laying_off, say.went_out_with_a_discard)[a](who)
    if kind == rules.HELD:
        return say.was_left_with(who, sorted_cards(a), entry.b)
    if kind == rules.SCORED:
        return (say.scored_double if entry.c else say.scored)(who, a, entry.b)
    if kind == rules.VOID:
        return say.void()
    return say.level() if kind == rules.LEVEL else say.won_match(who, a)


def reason(view: RummyView, move: int, because: Entry, say: Words) -> str:
    """Why a good player makes this move."""
    return in_words(
        because,
        (say.because_no_use, 1),
        (say.because_no_meld_yet, 1),
        (say.because_rid_of_cards, 1),
        (say.because_a_card_less, 2),
        (say.because_goes_with_nothing, 2),
        (say.because_goes_with_fewest, 2),
        (say.because_costs_most, 2),
        (say.because_makes_a_meld, 1),
        (say.because_can_be_laid_off, 1),
        (say.because_goes_with, 2),
    )
