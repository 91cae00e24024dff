# compiled
"""What happened in Four Hand Texas and why a good player would, as one seat hears it."""

from __future__ import annotations

from gamenight.core.journal import Entry
from gamenight.games.texas_42 import bot
from gamenight.games.texas_42.rules import public
from gamenight.games.texas_42.rules.position import TexasView
from gamenight.games.texas_42.rules.public import BIDS, DOUBLES_TRUMP, NO_TRUMP
from gamenight.games.texas_42.words.en import Words
from gamenight.parts.dominoes import tile


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
    kind, a, b = because.kind, because.a, because.b
    if kind == bot.TRUMPS:
        return _why_trumps(view.hand, a, b, say)
    if kind == bot.WORTH:
        return say.because_worth(_why_trumps(view.hand, a, b, say), BIDS[because.c])
    if kind == bot.HIGHEST_OF_SUIT:
        return say.because_highest_of_its_suit(a)
    if kind == bot.PARTNER_HAS_IT:
        return say.because_partner_has_it(a, b)
    return {
        bot.NOT_GOOD_FOR_MORE: say.because_not_good_for_more,
        bot.DRAWS_TRUMPS: say.because_it_draws_trumps,
        bot.LEAST_RISK: say.because_least_risk,
        bot.TAKES: say.because_it_takes,
        bot.NO_POINTS_AWAY: say.because_no_points_away,
        bot.NOTHING_CHEAPER: say.because_nothing_cheaper,
    }[kind]()


def _why_trumps(hand: int, trump: int, tiles: int, say: Words) -> str:
    if trump == NO_TRUMP:
        return say.because_doubles_need_none()
    if trump == DOUBLES_TRUMP:
        return say.because_doubles(tiles)
    if (hand >> tile(trump, trump)) & 1:
        return say.because_tiles_with_double(tiles, trump)
    return say.because_tiles(tiles, trump)
