# compiled
"""What happened in Four Hand Texas and why a good player would, as one seat hears it."""

from __future__ import annotations

from typing import Any

from gamenight.core.journal import Entry
from gamenight.core.position import bit
from gamenight.games.texas_42 import bot
from gamenight.games.texas_42.rules import public
from gamenight.games.texas_42.rules.position import TexasView
from gamenight.games.texas_42.rules.public import BIDS, NO_TRUMP, points_in, trump_set
from gamenight.games.texas_42.words.en import Words
from gamenight.parts.bits import count


def tell(view: TexasView, entry: Entry, say: Words) -> str:
    """One thing that happened, as this seat hears it."""
    kind, who, a = entry.kind, entry.seat, entry.a
    if kind == public.DEALT:
        return say.dealt(a + 1, who)
    if kind == public.BADE:
        return say.bade(who, a)
    if kind == public.SAID_PASS:
        return say.passed(who)
    if kind == public.THROWN_IN:
        return say.thrown_in()
    if kind == public.WON_BID:
        return say.won_bid(who, a)
    if kind == public.NAMED:
        return say.named_none(who) if a == NO_TRUMP else say.named(who, a)
    if kind == public.PLAYED:
        return say.led(who, a) if entry.b else say.played(who, a)
    if kind == public.TOOK:
        return say.took(who, a)
    return _tell_scores(entry, say)


def _tell_scores(entry: Entry, say: Words) -> str:
    who, a, b = entry.seat, entry.a, entry.b
    if entry.kind == public.MADE:
        return say.made(who % 2, a, b)
    if entry.kind == public.FAILED:
        return say.missed(who % 2, a, b)
    if entry.kind == public.SCORED:
        return say.scored(who, a, b)
    return say.won(who, a)


def reason(view: TexasView, move: int, because: Entry, say: Words) -> str:
    """Why a good player makes this move."""
    said = _before_play(view, move, say) if move >= public.BID else _in_play(view, move, say)
    sentence, *named = said[because.kind]
    return str(sentence(*named))


def _before_play(view: TexasView, move: int, say: Words) -> dict[int, tuple[Any, ...]]:
    """The sentences about bids and trumps, by the reason's kind, with what they name."""
    trump = bot.most_held(view.hand)
    tiles = count(view.hand & trump_set(trump))
    return {
        bot.MOST_TRUMPS: (say.because_most_trumps, tiles, move - public.TRUMP),
        bot.LEAST_BID: (say.because_least_bid, BIDS[min(move - public.BID, public.HIGHEST)], tiles, trump),
        bot.PARTNERS_BID: (say.because_partners_bid, view.public.bidder),
        bot.FEW_ALIKE: (say.because_few_alike, tiles),
    }


def _in_play(view: TexasView, tile: int, say: Words) -> dict[int, tuple[Any, ...]]:
    """Likewise about a tile."""
    points = points_in(bit(1, tile))
    return {
        bot.UNBEATEN: (say.because_unbeaten, tile),
        bot.ONLY_TRUMPED: (say.because_only_trumped, tile),
        bot.TAKES: (say.because_it_takes,),
        bot.TO_PARTNER: (say.because_to_partner, view.public.taker, points),
        bot.FEWEST_POINTS: (say.because_fewest_points, points),
        bot.FEWEST_DOTS: (say.because_fewest_dots, tile),
        bot.KEEPS_DOUBLES: (say.because_keeps_doubles,),
    }
