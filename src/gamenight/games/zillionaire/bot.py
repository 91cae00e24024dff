# compiled
"""What a good player of Zillionaire knows: low groups go first, high cards win the lead when it matters."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.journal import Entry
from gamenight.core.position import SURE, Judgement, Position, View
from gamenight.games.zillionaire.rules.cards import (
    BANKROLL,
    BANKRUPT,
    BUMP,
    FIVE,
    MILLIONAIRE,
    ZILLIONAIRE,
    held,
    size,
)
from gamenight.games.zillionaire.rules.position import Zillionaire, ZillionaireView
from gamenight.games.zillionaire.rules.public import PASS
from gamenight.games.zillionaire.sight import Sight
from gamenight.parts.prospects import prospects
from gamenight.parts.sayings import reason

WHIM: Final = 100  # of gladness: what luck may add to a quick move
DRAWS: Final = 65_536
CERTAIN: Final = 60.0  # of gladness: what makes a good player lean e times as much to a move
KEPT_LOW: Final = 0.12  # how unlikely it is to have kept a low card instead of a higher one that was played
LEAD: Final = 4.0  # points that make one seat e times as likely to win a match as another

# Reasons, and what a and b say.
PASS_KEEPS: Final = 0  # a, b: the rank and number of the lowest play
ALL_COST: Final = 1
LAST_CARDS: Final = 2
UNBEATEN: Final = 3  # a, b: the rank and number played
SKIPS: Final = 4  # a: the seat
ONLY_BANKROLL: Final = 5  # a: how many
ONE_FIVE: Final = 6  # a: of how many
MOST_AT_ONCE: Final = 7  # a: how many
LOWEST: Final = 8  # a: the rank
CHEAPEST: Final = 9  # a, b: the rank and number
BREAKS_NOTHING: Final = 10  # a: the rank


def group_value(hand: i64, rank: i64, n: i64, leading: bool) -> i64:
    """How gladly a group is played: low ones and whole ones first, high ones only near the end."""
    left = size(hand) - n
    if left == 0:
        return 1000
    value = 40 - 3 * rank + 4 * n
    if held(hand, rank) == n:
        value += 6
    elif rank != FIVE:
        value -= 8  # it breaks a group
    if rank >= MILLIONAIRE or rank == BANKRUPT:
        value -= 3 * left if leading else left
    if rank == FIVE and leading:
        value -= 20  # better kept: alone it beats whole groups
    return value


def low_cards(hand: i64, played: i64) -> i64:
    """How many cards a hand still holds below cards that it has played: low ones are played first."""
    found: i64 = 0
    below: i64 = 0
    rank: i64 = 1
    while rank <= ZILLIONAIRE:
        found += below * held(played, rank)
        if rank != FIVE:
            below += held(hand, rank)
        rank += 1
    return found


def passed_so(hand: i64, rank: i64, n: i64) -> float:
    """How likely a hand is passed with on a group that lies there: less so, the more gladly it would be beaten."""
    high: i64 = 0
    above: i64 = BANKROLL if rank == BANKRUPT else rank + 1
    most: i64 = BANKROLL if rank == BANKRUPT else ZILLIONAIRE
    while above <= most:
        many: i64 = 1 if above == FIVE else n
        if held(hand, above) >= many:
            value = group_value(hand, above, many, False)
            if value > high:
                high = value
        above += 1
    return 1.0 if high <= 4 else 4.0 / float(high)


@final
class ZillionaireJudgement(Judgement):
    """Quick cards by rules of thumb; a match is judged game by game."""

    def choose(self, position: Position, seat: i64, moves: vec[i64], chance: Chance) -> i64:
        assert isinstance(position, Zillionaire)
        sight = Sight(position.public, position.hands[seat], seat)
        luck = chance.pick(DRAWS)
        best: i64 = moves[0]
        high: i64 = -1_000_000
        for move in moves:
            if sight.ends(move):
                return move
            luck = (luck * 25_173 + 13_849) % DRAWS
            value = sight.gladness(move) + luck * WHIM // DRAWS
            if value > high:
                high, best = value, move
        return best

    def leaning(self, position: Position, seat: i64, moves: vec[i64]) -> vec[i64]:
        assert isinstance(position, Zillionaire)
        sight = Sight(position.public, position.hands[seat], seat)
        gladness = vec[i64](capacity=16)
        for move in moves:
            gladness = append(gladness, sight.gladness(move))
        return prospects(gladness, CERTAIN)

    def consider(self, position: Position, seat: i64, moves: vec[i64]) -> vec[i64]:
        """Whoever can surely go out does."""
        assert isinstance(position, Zillionaire)
        sight = Sight(position.public, position.hands[seat], seat)
        for move in moves:
            if sight.ends(move):
                return append(vec[i64](), move)
        return moves

    def tells(self, view: View) -> bool:
        """Whether anybody passed on what lies there."""
        assert isinstance(view, ZillionaireView)
        p = view.public
        return p.act >= 0

    def likely(self, view: View, world: Position) -> i64:
        assert isinstance(view, ZillionaireView)
        assert isinstance(world, Zillionaire)
        p = view.public
        weight = 1.0
        low: i64 = 0
        seat: i64 = 0
        while seat < p.seats:
            if seat != view.seat and p.sizes[seat] > 0:
                if p.rank > 0 and p.size > 0 and (p.answered >> seat) & 1 != 0:
                    weight *= passed_so(world.hands[seat], p.rank, p.size)
                low += low_cards(world.hands[seat], p.played[seat])
            seat += 1
        return i64(weight * exp(-KEPT_LOW * float(low)) * SURE)

    def chapter(self, position: Position) -> i64:
        assert isinstance(position, Zillionaire)
        return position.public.games

    def worth(self, position: Position) -> vec[i64]:
        """Whoever was richer gets the better cards next time."""
        assert isinstance(position, Zillionaire)
        p = position.public
        totals = vec[i64](capacity=8)
        seat: i64 = 0
        while seat < p.seats:
            totals = append(totals, 2 * p.points[seat] + p.seats - p.place(seat))
            seat += 1
        return prospects(totals, 2.0 * LEAD)

    def because(self, view: View, move: i64) -> Entry | None:
        assert isinstance(view, ZillionaireView)
        if move == PASS:
            return _why_pass(view)
        return _why_play(view, move) if move < PASS else None


def _breaks(view: ZillionaireView, move: i64) -> bool:
    rank = move // 6 + 1
    return rank != FIVE and held(view.hand, rank) > move % 6 + 1


def _why_pass(view: ZillionaireView) -> Entry | None:
    if view.moves[0] == PASS:
        return None
    for move in view.moves:
        rank = move // 6 + 1
        if rank < BUMP and rank != FIVE and not _breaks(view, move):
            return None
    rank, n = view.moves[0] // 6 + 1, view.moves[0] % 6 + 1
    return reason(PASS_KEEPS, rank, n) if rank >= BUMP else reason(ALL_COST)


def _why_play(view: ZillionaireView, move: i64) -> Entry | None:
    sight = Sight(view.public, view.hand, view.seat)
    rank, n, leads = move // 6 + 1, move % 6 + 1, sight.rank == 0
    first, last = view.moves[0], view.moves[len(view.moves) - 1]
    lowest, mixed = first // 6 + 1, first // 6 != last // 6
    if size(view.hand) == n:
        return reason(LAST_CARDS)
    if rank == BUMP and mixed:
        return reason(SKIPS, view.public.next_active(view.seat))
    if rank != FIVE and not sight.beatable(rank, n) and (not leads or sight.beatable(lowest, 1)):
        return reason(UNBEATEN, rank, n)
    if rank == BANKRUPT and mixed:
        return reason(ONLY_BANKROLL, n)
    if rank == FIVE and sight.size > 1:
        return reason(ONE_FIVE, sight.size)
    most, lower = n, False  # the largest group; whether a lower one is whole
    for other in view.moves:
        if other < PASS:
            most = max(most, other % 6 + 1)
            lower = lower or (other // 6 + 1 < rank and not _breaks(view, other))
    if leads and n == most > 1:
        return reason(MOST_AT_ONCE, n)
    if rank == lowest and mixed:
        return reason(LOWEST, rank) if leads else reason(CHEAPEST, rank, n)
    whole = not leads and rank != FIVE and not _breaks(view, move)
    return reason(BREAKS_NOTHING, rank) if whole and not lower else None
