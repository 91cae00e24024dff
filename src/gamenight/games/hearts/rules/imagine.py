# compiled
"""Hearts as it could be: a table that a view cannot tell from the true one."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.position import bit
from gamenight.games.hearts.rules.pack import low_clubs, pack_for
from gamenight.games.hearts.rules.position import Hearts, HeartsView
from gamenight.games.hearts.rules.public import PASSING, Public, nothing
from gamenight.parts import tricks
from gamenight.parts.bits import count, deal
from gamenight.parts.unseen import deal_unseen


def imagine(view: HeartsView, chance: Chance) -> Hearts:
    """Every table that fits what the seat has seen is equally likely. It has no way to peek."""
    p = view.public.copy()
    hands = _known(view)
    widow = view.widow | low_clubs(p, view.options)
    unseen = pack_for(p.seats, view.options) & ~(p.gone() | widow)
    for hand in hands:
        unseen &= ~hand
    sizes = vec[i64](capacity=6)
    seat: i64 = 0
    while seat < p.seats:
        sizes = append(sizes, p.left(seat) - count(hands[seat]))
        seat += 1
    seat = 0
    for dealt in deal_unseen(unseen, sizes, p.lacks, chance):
        hands[seat] |= dealt
        unseen ^= dealt
        seat += 1
    return Hearts(view.options, p, hands, _passes(view, hands, chance), widow | unseen)


def _known(view: HeartsView) -> vec[i64]:
    """The cards that the seat knows each hand to hold: its own, those it passed on, and the club that must open."""
    p = view.public
    hands = nothing(p.seats)
    if view.seat >= 0:
        hands[view.seat] = view.hand
        if p.phase != PASSING and p.pass_by != 0:
            to = (view.seat + p.pass_by) % p.seats
            hands[to] |= view.passed & ~p.played[to]
    if p.opening >= 0 and p.tricks == 0 and p.trick == tricks.EMPTY:
        hands[p.opener] |= bit(1, p.opening)
    return hands


def _passes(view: HeartsView, hands: vec[i64], chance: Chance) -> vec[i64]:
    """What each seat has chosen to pass, or passed: any cards of the right number, but for those the seat knows."""
    p = view.public
    passed = nothing(p.seats)
    if p.pass_by == 0:
        return passed
    seat: i64 = 0
    while seat < p.seats:
        to = (seat + p.pass_by) % p.seats
        if seat == view.seat:
            passed[seat] = view.passed
        elif p.phase == PASSING:
            passed[seat] = deal(hands[seat], _chosen(p, seat, chance), chance)
        elif to == view.seat:
            passed[seat] = view.received
        else:
            passed[seat] = deal(hands[to] | p.played[to], p.pass_size, chance)
        seat += 1
    return passed


def _chosen(p: Public, seat: i64, chance: Chance) -> i64:
    """How many cards a seat may have chosen so far; each set of cards is as likely as any other."""
    if (p.movers >> seat) & 1 == 0:
        return p.pass_size
    total: i64 = 0
    n: i64 = 0
    while n < p.pass_size:
        total += _ways(p.size, n)
        n += 1
    point = chance.pick(total)
    n = 0
    while point >= _ways(p.size, n):
        point -= _ways(p.size, n)
        n += 1
    return n


def _ways(n: i64, k: i64) -> i64:
    """How many ways there are to choose k of n."""
    ways: i64 = 1
    i: i64 = 0
    while i < k:
        ways = ways * (n - i) // (i + 1)
        i += 1
    return ways
