# compiled
"""What happened in Poker Dice and why a good player would, as one seat hears it."""

from __future__ import annotations

from gamenight.core.journal import Entry
from gamenight.games.poker_dice.notation import dice_of
from gamenight.games.poker_dice.rules import position as rules
from gamenight.games.poker_dice.rules.position import DiceView
from gamenight.games.poker_dice.words.en import Words
from gamenight.parts.bits import each
from gamenight.parts.sayings import in_words


def tell(view: DiceView, entry: Entry, say: Words) -> str:
    """One thing that happened, as this seat hears it."""
    kind, who, a, b = entry.kind, entry.seat, entry.a, entry.b
    if kind == rules.ORDERED:
        return say.ordered(who, a)
    if kind == rules.THREW:
        thrown = [face for die, face in enumerate(dice_of(a)) if (b >> die) & 1]
        return (say.threw if entry.c == 1 else say.threw_again)(who, thrown)
    if kind == rules.STOOD:
        return say.had(who, b)
    if kind == rules.TIED:
        return say.tied(list(each(a)))
    if kind == rules.WON_HAND:
        return say.won_hand(who, a, b)
    if kind == rules.WON_THROW_OFF:
        return say.won_throw_off(who, a)
    return (say.level if b else say.level_play_on)(list(each(a)))


def reason(view: DiceView, move: int, because: Entry, say: Words) -> str:
    """Why a good player makes this move."""
    return in_words(because, (say.because_won, 1), (say.because_highest, 3))
