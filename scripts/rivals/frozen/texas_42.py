# compiled
"""What a good player of Four Hand Texas knows: what a hand is good for, which tricks to feed, which to leave."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.position import Judgement, Position, bit
from gamenight.games.texas_42.rules.position import Texas
from gamenight.games.texas_42.rules.public import (
    BID,
    DOUBLES_TRUMP,
    LIMIT,
    NO_TRUMP,
    NONE,
    PASS,
    TRUMP,
    Public,
    points_in,
    strength,
    trump_set,
)
from gamenight.parts import tricks
from gamenight.parts.bits import count
from gamenight.parts.dominoes import DOUBLES, HIGH, tile
from gamenight.parts.prospects import prospects

LEAD: Final = 70.0  # points that make one side e times as likely to win as the other


def power(hand: i64, trump: i64) -> i64:
    """What a hand may take with these trumps, about: trumps, the top of them, and doubles of other suits."""
    trumps = hand & trump_set(trump)
    n = count(trumps)
    value = 5 * n
    if trump < DOUBLES_TRUMP and (trumps >> tile(trump, trump)) & 1:
        value += 5
        if (trumps >> (tile(trump, 6) if trump != 6 else tile(6, 5))) & 1:
            value += 3
    others = hand & ~trump_set(trump)
    value += 5 * count(others & DOUBLES)
    return value - 2 * count(others & ~DOUBLES) + (4 if trump == NO_TRUMP else 0)


def best_trump(hand: i64) -> i64:
    best: i64 = 0
    high: i64 = -100
    trump: i64 = 0
    while trump <= NO_TRUMP:
        value = power(hand, trump)
        if value > high:
            high, best = value, trump
        trump += 1
    return best


def fair_bid(hand: i64) -> i64:
    """The highest step a hand is good for; NONE for a pass."""
    value = power(hand, best_trump(hand))
    if value < 24:
        return NONE
    step = value - 24
    return step if step < LIMIT else LIMIT


@final
class TexasJudgement(Judgement):
    """Quick bids by the strength of a hand, quick tricks by rules of thumb; a match is judged hand by hand."""

    def choose(self, position: Position, seat: i64, moves: vec[i64], chance: Chance) -> i64:
        assert isinstance(position, Texas)
        p = position.public
        hand = position.hands[seat]
        if moves[0] >= TRUMP:
            return TRUMP + best_trump(hand)
        if moves[0] >= BID:
            return self._bid(p, hand, seat, moves, chance)
        best: i64 = moves[0]
        high: i64 = -1000
        for move in moves:
            value = play_value(p, hand, seat, move) + chance.pick(5)
            if value > high:
                high, best = value, move
        return best

    def _bid(self, p: Public, hand: i64, seat: i64, moves: vec[i64], chance: Chance) -> i64:
        """Just above the last bid while the hand is good for it, and not over the partner's."""
        last = moves[len(moves) - 1]
        good = fair_bid(hand) + chance.pick(3) - 1
        if p.bidder != NONE and p.bidder == seat ^ 2:
            good -= 6
        if moves[0] < PASS and good >= moves[0] - BID:
            return moves[0]
        return last if last == PASS else moves[0]

    def chapter(self, position: Position) -> i64:
        assert isinstance(position, Texas)
        p = position.public
        return 4 * len(p.history) + p.dealer  # a hand thrown in is over too

    def worth(self, position: Position) -> vec[i64]:
        assert isinstance(position, Texas)
        shares = prospects(position.public.totals, LEAD)
        a, b = shares[0] // 2, shares[1] // 2
        return vec[i64]([a, b, a, b])

    def consider(self, position: Position, seat: i64, moves: vec[i64]) -> vec[i64]:
        """Of all bids the lowest few: a higher one wins no more."""
        if len(moves) < 6 or moves[0] < BID or moves[0] >= PASS:
            return moves
        return vec[i64]([moves[0], moves[2], moves[len(moves) - 2], moves[len(moves) - 1]])


def play_value(p: Public, hand: i64, seat: i64, move: i64) -> i64:
    """How gladly a tile is played now."""
    points = points_in(bit(1, move))
    if p.trick == tricks.EMPTY:
        value: i64 = 0
        if (p.trumps >> move) & 1 != 0:
            left = p.trumps & ~(p.gone() | hand)
            value = 20 + strength_alone(p, move) if left != 0 else 2
        elif (DOUBLES >> move) & 1 != 0:
            value = 24
        return value - points
    ours = p.taker == seat ^ 2
    wins = strength(p, move) > p.best
    last = tricks.size(p.trick) == 3
    if ours and (last or p.best >= 16 or not wins):
        return 3 * points - strength_alone(p, move) // 4  # the partner has it: give points
    if wins:
        return (
            20
            + (points_in(tricks.cards(p.trick)) + points if last else -points)
            - strength_alone(p, move) // 6
        )
    return -3 * points - strength_alone(p, move) // 4


def strength_alone(p: Public, move: i64) -> i64:
    """How strong a tile is if it is led."""
    value = HIGH[move] if (DOUBLES >> move) & 1 == 0 else 7
    return value + (10 if (p.trumps >> move) & 1 != 0 else 0)
