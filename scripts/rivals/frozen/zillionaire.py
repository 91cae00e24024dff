# compiled
"""What a good player of Zillionaire knows: low groups go first, high cards win the lead when it matters."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.position import Judgement, Position
from gamenight.games.zillionaire.rules.cards import (
    BANKRUPT,
    FIVE,
    MILLIONAIRE,
    held,
    size,
)
from gamenight.games.zillionaire.rules.position import Zillionaire
from gamenight.games.zillionaire.rules.public import NAME, PASS
from gamenight.parts.prospects import prospects

LEAD: Final = 4.0  # points that make one seat e times as likely to win a match as another


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


@final
class ZillionaireJudgement(Judgement):
    """Quick cards by rules of thumb; a match is judged game by game."""

    def choose(self, position: Position, seat: i64, moves: vec[i64], chance: Chance) -> i64:
        assert isinstance(position, Zillionaire)
        hand = position.hands[seat]
        leading = position.public.rank == 0
        best: i64 = moves[0]
        high: i64 = -10_000
        for move in moves:
            value = chance.pick(7)
            if move == PASS:
                value += 4
            elif move >= NAME:
                value += 3 * (move - NAME)  # the more it stands for, the fewer can beat it
            else:
                value += group_value(hand, move // 6 + 1, move % 6 + 1, leading)
            if value > high:
                high, best = value, move
        return best

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
