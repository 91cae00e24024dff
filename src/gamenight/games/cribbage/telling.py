# compiled
"""What happened in Cribbage and why a good player would, as one seat hears it."""

from __future__ import annotations

from librt.vecs import append

from gamenight.core.journal import HIDDEN, Entry
from gamenight.games.cribbage import bot
from gamenight.games.cribbage.rules import public
from gamenight.games.cribbage.rules.count import VALUE, play_run
from gamenight.games.cribbage.rules.position import CribbageView
from gamenight.games.cribbage.rules.tally import ALIKE, FIFTEEN, FLUSH, RUN, tally
from gamenight.games.cribbage.words.en import Words
from gamenight.parts.bits import count, each

MANY = {2: 2, 6: 3, 12: 4}  # points for cards alike: how many


def tell(view: CribbageView, entry: Entry, say: Words) -> str:
    """One thing that happened, as this seat hears it."""
    kind, who, a, b = entry.kind, entry.seat, entry.a, entry.b
    if kind == public.CUT:
        return say.cut(who, a)
    if kind == public.DEALT:
        return say.dealt(who, a)
    if kind == public.LAID_AWAY:
        return "" if a == HIDDEN else say.laid_away(who, a)
    if kind == public.TURNED:
        return say.turned(a)
    if kind == public.PLAYED:
        return say.played(who, a, b)
    if kind == public.SAID_GO:
        return say.said_go(who, b)
    if kind == public.PEGGED:
        return _pegged(entry, say)
    return _tell_show(view, entry, say)


def _pegged(entry: Entry, say: Words) -> str:
    who, points, c = entry.seat, entry.a, entry.c
    if entry.b == public.FOR_PAIR:
        return say.pegged_alike(who, points, MANY[c])
    if entry.b == public.FOR_RUN:
        return say.pegged_run(who, points, c)
    return {
        public.FOR_FIFTEEN: say.pegged_fifteen,
        public.FOR_THIRTY_ONE: say.pegged_thirty_one,
        public.FOR_LAST: say.pegged_last,
        public.FOR_HEELS: say.pegged_heels,
    }[entry.b](who, points)


def _tell_show(view: CribbageView, entry: Entry, say: Words) -> str:
    who, a, b = entry.seat, entry.a, entry.b
    if entry.kind == public.COUNTED:
        crib = entry.d == 1
        told = added_up(a, b, crib and view.options.crib_flush_five, say)
        return (say.counted_crib if crib else say.counted_hand)(who, each(a), b, told, entry.c)
    if entry.kind == public.CLAIMED:
        return say.claimed(who, a)
    if entry.kind == public.CALLED:
        return say.called(who, a)
    if entry.kind == public.CALLED_FALSELY:
        return say.called_falsely(who, b, a)
    won = {2: say.won_by_skunk, 4: say.won_by_double_skunk}.get(a, say.won_game)
    return won(who, view.options.points(), b)


def added_up(hand: int, starter: int, all_five: bool, say: Words) -> str:
    """ "15-2, 15-4, a pair of fives is 6": what a hand counts, added up as it is said."""
    found = tally(hand, starter, all_five)
    runs = [one for one in found if one.kind == RUN]
    total, parts = 0, []
    for one in found:
        total += one.points
        if one.kind == FIFTEEN:
            parts.append(say.fifteen_so_far(total))
        elif one.kind == ALIKE:
            parts.append(say.alike_so_far(count(one.cards), each(one.cards)[0] % 13, total))
        elif one.kind == FLUSH:
            parts.append(say.flush_so_far(total))
        elif one.kind != RUN:
            parts.append(say.nobs_so_far(total))
        elif one is runs[-1]:  # all ways to make it are said at once
            parts.append(say.runs_so_far(len(runs), count(one.cards), total))
    return say.added_up(parts)


def reason(view: CribbageView, move: int, because: Entry, say: Words) -> str:
    """Why a good player makes this move."""
    kind, p = because.kind, view.public
    if kind == bot.MORE_KEPT:
        return say.because_more_kept(move, bot.kept_without(view, move), bot.least_kept(view))
    if kind == bot.FEWER_ANSWERS:
        return say.because_fewer_answers(bot.answers(view, move), bot.most_answers(view))
    numbered = {
        bot.TRUE_COUNT: (say.because_true_count, move - public.SAY),
        bot.FOR_TWO: (say.because_for_two, p.count + VALUE[move % 13]),
        bot.MAKES_RUN: (say.because_run, play_run(append(p.pile[:], move))),
        bot.MAKES_PAIR: (say.because_pair, move % 13),
        bot.NO_TWO: (say.because_no_two, p.count + VALUE[move % 13]),
        bot.HIGHEST: (say.because_highest, move),
    }
    if kind in numbered:
        sentence, number = numbered[kind]
        return sentence(number)
    return {
        bot.TOO_LOW: say.because_too_low,
        bot.RIGHT: say.because_right,
        bot.JACK_IS_TWO: say.because_jack_is_two,
        bot.FIVE_IN_OWN_CRIB: say.because_five_in_own_crib,
    }[kind]()
