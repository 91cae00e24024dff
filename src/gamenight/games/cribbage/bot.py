# compiled
"""What a good player of Cribbage knows: what to keep and what to feed the crib, and which cards to lead."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance, Seeded
from gamenight.core.journal import Entry
from gamenight.core.position import NOBODY, SURE, Judgement, Position, View, bit
from gamenight.games.cribbage.bot_crib import FIVE, kept_so, lay_away
from gamenight.games.cribbage.bot_end import can_be_counted_out, play_out, stake, tables
from gamenight.games.cribbage.rules.count import (
    VALUE,
    fifteens,
    hand_points,
    pairs,
    play_pair,
    play_run,
    runs,
)
from gamenight.games.cribbage.rules.position import Cribbage, CribbageView
from gamenight.games.cribbage.rules.public import (
    ANSWER,
    CLAIM,
    DISCARD,
    GO,
    HEELS,
    MUGGINS,
    NO_CARD,
    PASS,
    SAY,
    Public,
)
from gamenight.parts.bits import each
from gamenight.parts.prospects import prospects

CRIB: Final[i64] = 4  # points that the next crib is worth, about
GAME: Final[i64] = 60  # points that a game of a match is worth

# Reasons, and what a says.
TRUE_COUNT: Final = 0  # the points
TOO_LOW: Final = 1
RIGHT: Final = 2
JACK_IS_TWO: Final = 3
FIVE_IN_OWN_CRIB: Final = 4
KEEPS_FIVES: Final = 5  # the points that are kept
LITTLE_HARM: Final = 6  # likewise
REST_MAY_COUNT: Final = 7  # likewise
FOR_TWO: Final = 8  # the count
MAKES_RUN: Final = 9  # its length
MAKES_PAIR: Final = 10  # the rank
LOW_LEAD: Final = 11
BETTER_LATER: Final = 12  # the card
FEW_FIT: Final = 13  # the count
LEAST_TO_SCORE_WITH: Final = 14


def play_value(p: Public, hand: i64, card: i64) -> i64:
    """How gladly a card is played: what it pegs, less what it sets up."""
    after = p.count + VALUE[card % 13]
    pile = append(p.pile[:], card)
    points = play_pair(pile) + play_run(pile)
    if after in (15, 31):
        points += 2
    value = 12 * points + VALUE[card % 13]
    if after in (5, 21):
        value -= 12  # a ten would score
    if after < 15 and len(p.pile) == 0:
        value += 6 if VALUE[card % 13] < 5 else 0
        if hand & ~bit(1, card) & rank_of(card) != 0:
            value += 5  # a pair to answer a pair with
    if after > 15 and 31 - after <= 4:
        value += 3
    return value


def rank_of(card: i64) -> i64:
    return bit(0x8004002001, card % 13)


@final
class CribbageJudgement(Judgement):
    """Quick cards by what they peg; a game is judged deal by deal."""

    def choose(self, position: Position, seat: i64, moves: vec[i64], chance: Chance) -> i64:
        assert isinstance(position, Cribbage)
        p = position.public
        if p.phase == DISCARD:
            mine = p.side(p.dealer) == p.side(seat)
            return lay_away(position.hands[seat], position.tossed[seat], mine)
        if p.phase in (CLAIM, ANSWER):
            return count_aloud(p, position.options.crib_flush_five)
        best: i64 = moves[0]
        high: i64 = -1000
        for move in moves:
            value = chance.pick(4)
            if move == HEELS:
                return HEELS
            if move < GO:
                value += play_value(p, position.hands[seat], move)
            if value > high:
                high, best = value, move
        return best

    def consider(self, position: Position, seat: i64, moves: vec[i64]) -> vec[i64]:
        """There is one right count, and nobody leaves two points lying."""
        assert isinstance(position, Cribbage)
        if moves[len(moves) - 1] == HEELS:
            return vec[i64]([HEELS])
        if position.public.phase in (CLAIM, ANSWER):
            return vec[i64]([count_aloud(position.public, position.options.crib_flush_five)])
        return moves

    def continues(self, view: View) -> bool:
        assert isinstance(view, CribbageView)
        return view.public.phase == DISCARD and view.tossed != 0

    def tells(self, view: View) -> bool:
        """Whether anybody else has laid cards away."""
        assert isinstance(view, CribbageView)
        p = view.public
        return view.seat >= 0 and p.crib == 0 and p.waiting | bit(1, view.seat) != bit(1, p.seats) - 1

    def likely(self, view: View, world: Position) -> i64:
        assert isinstance(view, CribbageView)
        assert isinstance(world, Cribbage)
        p = view.public
        weight = 1.0
        seat: i64 = 0
        while seat < p.seats:
            if seat != view.seat and world.tossed[seat] != 0:
                kept = world.hands[seat] | p.laid[seat]
                weight *= kept_so(kept, world.tossed[seat], p.side(p.dealer) == p.side(seat))
            seat += 1
        return i64(weight * SURE)

    def chapter(self, position: Position) -> i64:
        assert isinstance(position, Cribbage)
        return position.public.deals

    def worth(self, position: Position) -> vec[i64]:
        assert isinstance(position, Cribbage)
        p = position.public
        totals = vec[i64](capacity=4)
        top: i64 = 0
        side: i64 = 0
        while side < p.sides:
            pegs = p.pegs[side] + GAME * p.games[side] + (CRIB if side == p.side(p.dealer) else 0)
            totals = append(totals, pegs)
            if p.pegs[side] > top:
                top = p.pegs[side]
            side += 1
        left = position.target - top
        shares = prospects(totals, 7.0 + 0.12 * float(left))
        found = vec[i64](capacity=4)
        seat: i64 = 0
        while seat < p.seats:
            found = append(found, shares[p.side(seat)] * p.sides // p.seats)
            seat += 1
        return found

    def solve(self, view: View) -> vec[i64] | None:
        """Near the end of the play every card that the opponent may still hold is tried."""
        assert isinstance(view, CribbageView)
        if not can_be_counted_out(view):
            return None
        found = vec[i64](capacity=4)
        worlds = tables(view)
        for move in view.moves:
            total: i64 = 0
            for world in worlds:
                total += self._after(world, view.seat, move)
            found = append(found, stake(total, len(worlds)))
        return found

    def _after(self, world: Cribbage, seat: i64, move: i64) -> i64:
        after = world.copy()
        deals = after.public.deals
        after.play(seat, move, Seeded(0))
        play_out(after, deals)
        return after.payoffs()[seat] if after.to_move() == 0 else self.worth(after)[seat]

    def because(self, view: View, move: i64) -> Entry | None:
        assert isinstance(view, CribbageView)
        if view.public.phase == DISCARD:
            return _why_lay_away(view, move)
        if move >= SAY:
            return _reason(TRUE_COUNT, move - SAY)
        if move == MUGGINS:
            return _reason(TOO_LOW)
        if move == PASS:
            return _reason(RIGHT)
        return _reason(JACK_IS_TWO) if move == HEELS else _why_play(view, move)


def count_aloud(p: Public, all_five: bool) -> i64:
    """The true count said, or muggins if it was not."""
    crib = p.counting == p.seats
    cards = p.crib if crib else p.laid[p.counter()]
    true = hand_points(cards, p.starter, crib and all_five) if p.starter != NO_CARD else 0
    if p.phase == CLAIM:
        return SAY + true
    return MUGGINS if p.claimed < true else PASS


def _reason(kind: i64, a: i64 = 0) -> Entry:
    return Entry(kind, NOBODY, a, 0, 0, 0)


def _why_lay_away(view: CribbageView, card: i64) -> Entry:
    p = view.public
    mine = p.side(p.dealer) == p.side(view.seat)
    keep = view.hand & ~bit(1, card)
    held = each(keep)
    points = fifteens(held) + pairs(held) + runs(held)
    if card % 13 == FIVE and mine:
        return _reason(FIVE_IN_OWN_CRIB)
    if keep & rank_of(FIVE) != 0 and not mine:
        return _reason(KEEPS_FIVES, points)
    return _reason(REST_MAY_COUNT if mine else LITTLE_HARM, points)


def _why_play(view: CribbageView, card: i64) -> Entry:
    p = view.public
    after = p.count + VALUE[card % 13]
    pile = append(p.pile[:], card)
    if after in (15, 31):
        return _reason(FOR_TWO, after)
    if play_run(pile) > 0:
        return _reason(MAKES_RUN, play_run(pile))
    if play_pair(pile) > 0:
        return _reason(MAKES_PAIR, card % 13)
    if len(p.pile) == 0:
        return _reason(LOW_LEAD) if VALUE[card % 13] < 5 else _reason(BETTER_LATER, card)
    return _reason(FEW_FIT, after) if after > 21 else _reason(LEAST_TO_SCORE_WITH)
