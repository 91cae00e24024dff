# compiled
"""What a good player of Cribbage knows: what to keep and what to feed the crib, and which cards to lead."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance, Seeded
from gamenight.core.journal import Entry
from gamenight.core.position import SURE, Judgement, Position, View, bit
from gamenight.games.cribbage.bot_crib import FIVE, flush_of, kept_so, lay_away
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
from gamenight.parts.bits import count, each
from gamenight.parts.cards import PACK
from gamenight.parts.prospects import prospects
from gamenight.parts.sayings import Saying, sets_apart

CRIB: Final[i64] = 4  # points that the next crib is worth, about
GAME: Final[i64] = 60  # points that a game of a match is worth

# Reasons.
TRUE_COUNT: Final = 0
TOO_LOW: Final = 1
RIGHT: Final = 2
JACK_IS_TWO: Final = 3
FIVE_IN_OWN_CRIB: Final = 4
FOR_TWO: Final = 5
MAKES_RUN: Final = 6
MAKES_PAIR: Final = 7
NO_TWO: Final = 8
HIGHEST: Final = 9
FEWER_ANSWERS: Final = 10
MORE_KEPT: Final = 11


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
            return sets_apart(view, move, _on_laying_away(view))
        counting = view.public.phase in (CLAIM, ANSWER)
        return sets_apart(view, move, _on_counting(view) if counting else _on_playing(view))


def count_aloud(p: Public, all_five: bool) -> i64:
    """The true count said, or muggins if it was not."""
    crib = p.counting == p.seats
    cards = p.crib if crib else p.laid[p.counter()]
    true = hand_points(cards, p.starter, crib and all_five) if p.starter != NO_CARD else 0
    if p.phase == CLAIM:
        return SAY + true
    return MUGGINS if p.claimed < true else PASS


def _on_counting(view: CribbageView) -> list[Saying]:
    right = count_aloud(view.public, view.options.crib_flush_five)
    return [(TRUE_COUNT if right >= SAY else TOO_LOW if right == MUGGINS else RIGHT, [right])]


def _on_laying_away(view: CribbageView) -> list[Saying]:
    p, cards = view.public, list(view.moves)
    mine = p.side(p.dealer) == p.side(view.seat)
    fives = [card for card in cards if card % 13 == FIVE]
    least = least_kept(view)
    return [
        (FIVE_IN_OWN_CRIB, fives if mine else []),
        (MORE_KEPT, [card for card in cards if kept_without(view, card) > least]),
    ]


def least_kept(view: CribbageView) -> i64:
    return min([kept_without(view, card) for card in each(view.hand)])


def kept_without(view: CribbageView, card: i64) -> i64:
    return most_kept(view.hand & ~bit(1, card))


def most_kept(hand: i64) -> i64:
    """The most that four cards of a hand count before the starter."""
    cards = each(hand)
    if len(cards) > 4:
        return max([most_kept(hand & ~bit(1, card)) for card in cards])
    return fifteens(cards) + pairs(cards) + runs(cards) + (4 if flush_of(hand) else 0)


def _on_playing(view: CribbageView) -> list[Saying]:
    p = view.public
    cards = [move for move in view.moves if move < GO]
    most = most_answers(view)
    top = max([VALUE[card % 13] for card in cards], default=0)
    return [
        (JACK_IS_TWO, [move for move in view.moves if move == HEELS]),
        (FOR_TWO, [card for card in cards if p.count + VALUE[card % 13] in (15, 31)]),
        (MAKES_RUN, [card for card in cards if play_run(append(p.pile[:], card)) > 0]),
        (MAKES_PAIR, [card for card in cards if play_pair(append(p.pile[:], card)) > 0]),
        (NO_TWO, [card for card in cards if out_of_reach(p.count + VALUE[card % 13])]),
        (FEWER_ANSWERS, [card for card in cards if answers(view, card) < most]),
        (HIGHEST, [card for card in cards if VALUE[card % 13] == top]),
    ]


def out_of_reach(total: i64) -> bool:
    """Whether no card makes fifteen or 31 of it."""
    return total < 5 or 15 <= total < 21


def most_answers(view: CribbageView) -> i64:
    return max([answers(view, card) for card in view.moves if card < GO], default=0)


def answers(view: CribbageView, card: i64) -> i64:
    """How many cards that the seat has not seen would score on a card."""
    p = view.public
    seen = view.hand | view.tossed | bit(1, p.starter)
    for laid in p.laid:
        seen |= laid
    after = p.count + VALUE[card % 13]
    scoring: i64 = 0
    for rank in range(13):
        pile = append(append(p.pile[:], card), rank)
        total = after + VALUE[rank]
        if total in (15, 31) or (total < 31 and play_pair(pile) + play_run(pile) > 0):
            scoring += count(PACK & ~seen & rank_of(rank))
    return scoring
