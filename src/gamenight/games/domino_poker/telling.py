# compiled
"""What happened in Domino Poker and why a good player would, as one seat hears it."""

from __future__ import annotations

from gamenight.core.journal import Entry
from gamenight.games.domino_poker import bot
from gamenight.games.domino_poker.rules import public
from gamenight.games.domino_poker.rules.hands import (
    FLUSH,
    FOURS,
    FULL_HAND,
    PAIR,
    THREES,
    common_number,
    worth,
)
from gamenight.games.domino_poker.rules.position import PokerView
from gamenight.games.domino_poker.words.en import Words
from gamenight.parts.bits import each
from gamenight.parts.dominoes import DOUBLES, HIGH, LOW, NAMES

BY_DOUBLES = (PAIR, THREES, FULL_HAND, FOURS)


def hand(view: PokerView, tiles: int, say: Words) -> str:
    """What a hand is, and by what: "one pair (5-5 2-2)", "a flush of sixes"; with nothing better, its highest tile."""
    rank = worth(tiles, view.options) >> 40
    if rank in BY_DOUBLES:  # 3.11
        return say.by_doubles(rank, [NAMES[tile] for tile in sorted(each(tiles & DOUBLES), reverse=True)])
    if rank == FLUSH:
        return say.flush_of(common_number(tiles))
    return say.rank(rank) if rank else say.high_tile(max(each(tiles), key=_height))


def _height(tile: int) -> tuple[bool, int, int]:
    return HIGH[tile] == LOW[tile], HIGH[tile] + LOW[tile], tile


def tell(view: PokerView, entry: Entry, say: Words) -> str:
    """One thing that happened, as this seat hears it."""
    kind, who, a, b = entry.kind, entry.seat, entry.a, entry.b
    if kind == public.DEALT:
        return say.dealt(who)
    if kind == public.ANTED:
        return say.anted(a, b)
    if kind == public.POSTED:
        return say.posted(who, a)
    if kind == public.ACTED:
        return say.acted_with(who, a, b) if b else say.acted(who, a)
    if kind == public.SHOWED:
        return say.showed(who, hand(view, a, say))
    if kind == public.WON_POT:
        return say.won_pot(who, a) if b else say.won_pot_unseen(who, a)
    return say.scored(who, a) if kind == public.SCORED else say.out_of_chips(who)


def reason(view: PokerView, move: int, because: Entry, say: Words) -> str:
    """Why a good player makes this move."""
    kind, rank, beats, pot, price = because.kind, because.a, because.b, because.c, because.d
    if kind == bot.POT:
        return say.because_of_the_pot(rank, beats, pot, price)
    if kind in (bot.TOO_SELDOM, bot.BLUFF):
        seldom = kind == bot.TOO_SELDOM
        return say.because_fold(rank, beats, price) if seldom else say.because_bluff(rank, beats, pot)
    return (say.because_check if kind == bot.FREE else say.because_more_chips)(rank, beats)
