# compiled
"""What a good player of Rummy knows: what a card may still become, and what it costs to be caught with it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.journal import Entry
from gamenight.core.position import SURE, Judgement, Position, View, bit
from gamenight.games.rummy.rules.position import Rummy, RummyView
from gamenight.games.rummy.rules.public import DRAW, LAY, MELD, TAKE, VALUE, Public, worth
from gamenight.parts.bits import count, each, has
from gamenight.parts.cards import rank_cards
from gamenight.parts.melds import CARDS, add_melds, places
from gamenight.parts.prospects import prospects
from gamenight.parts.sayings import reason

LEAD: Final = 30.0  # points that make one seat e times as likely to win a match as another

MANY: Final = 5  # cards of a hand that may wait for others
THROWN: Final = 5  # discards that are thought about
PATIENCE: Final = 2  # turn-overs without a meld before a hand is broken up
FRET: Final = 8  # what cards are worth less each time
NO_MELD: Final = 0.55  # how much less likely a hand without a meld is than chance has it, after some discards

# Reasons, and what a and b say.
NO_USE: Final = 0  # a: the top of the pile
NO_MELD_YET: Final = 1  # a: the top of the pile
RID_OF_CARDS: Final = 2  # a: their points
A_CARD_LESS: Final = 3  # a: the card, b: its points
GOES_WITH_NOTHING: Final = 4  # a: the card, b: its points
GOES_WITH_FEWEST: Final = 5  # a: the card, b: how many of the hand it goes with
COSTS_MOST: Final = 6  # a: the card, b: its points
MAKES_A_MELD: Final = 7  # a: the card
CAN_BE_LAID_OFF: Final = 8  # a: the card
GOES_WITH: Final = 9  # a: the card, b: one of the hand


def mates(hand: i64, card: i64, ace_high: bool) -> i64:
    """How many cards of a hand a card may share a meld with: its rank, and its suit at most two places away."""
    others = hand & ~bit(1, card)
    place: i64 = card % 13 + 1 if card % 13 < 12 else 0
    near = bit(0x1F, place) >> 2
    if ace_high and card % 13 == 12:
        near |= bit(3, 11)
    return count(others & rank_cards(card % 13)) + count(places(others, card // 13, ace_high) & near)


def helps(hand: i64, card: i64, ace_high: bool) -> bool:
    """Whether a card completes a meld."""
    if count(hand & ~bit(1, card) & rank_cards(card % 13)) > 1:
        return True
    held = places(hand | bit(1, card), card // 13, ace_high)
    runs = held & (held >> 1) & (held >> 2)
    if runs == 0:
        return False
    place: i64 = card % 13 + 1 if card % 13 < 12 else 0
    near: i64 = bit(7, place) >> 2
    if ace_high and card % 13 == 12:
        near |= bit(1, 11)
    return runs & near != 0


def wants(p: Public, hand: i64, ace_high: bool) -> bool:
    """Whether the top of the pile is worth a thought: it can be put down, or goes with some of many cards."""
    top = p.top()
    if top < 0:
        return False
    if bit(1, top) & p.fits() != 0 or helps(hand, top, ace_high):
        return True
    return count(hand) >= MANY and live_promise(hand, top, p.lie_open()) > 0


def live_promise(hand: i64, card: i64, dead: i64) -> i64:
    """The same, but for what cannot come any more: cards that complete a meld with it and lie open already."""
    others = hand & ~bit(1, card)
    rank = card % 13
    same = rank_cards(rank)
    value: i64 = 0
    if others & same != 0:
        value = count(same & ~(dead | hand))
    suit: i64 = (others >> (13 * (card // 13))) & 0x1FFF
    gone: i64 = ((dead >> (13 * (card // 13))) & 0x1FFF) << 1  # two to ace are places 1 to 13, the low ace 0
    suit = (suit << 1) | (suit >> 12)
    gone = (gone) | (gone >> 13)
    place = rank + 1 if rank < 12 else 0
    if has(suit, place + 1):
        value += _open(gone, place - 1) + _open(gone, place + 2)
    if place > 0 and has(suit, place - 1):
        value += _open(gone, place + 1) + _open(gone, place - 2)
    if has(suit, place + 2):
        value += _open(gone, place + 1)
    if place > 1 and has(suit, place - 2):
        value += _open(gone, place - 1)
    return value


def _open(gone: i64, place: i64) -> i64:
    return 1 if place >= 0 and place <= 12 and not has(gone, place) else 0


def holds_meld(hand: i64, ace_high: bool) -> bool:
    return len(add_melds(vec[i64](), 0, hand, ace_high)) > 0


def held_so(hand: i64, ace_high: bool) -> float:
    """How likely a hand is after some discards: what makes a meld was kept, and waits for its turn."""
    return 1.0 if holds_meld(hand, ace_high) else NO_MELD


def lost(p: Public) -> i64:
    """Cards that come no more: what lies open; once the pile was turned over again and again, what was put down."""
    return p.lie_open() if p.flips < PATIENCE else p.table()


@final
class RummyJudgement(Judgement):
    """Quick turns: meld, lay off, and throw what costs most and promises least. A match is judged deal by deal."""

    def choose(self, position: Position, seat: i64, moves: vec[i64], chance: Chance) -> i64:
        assert isinstance(position, Rummy)
        p = position.public
        hand = position.hands[seat]
        if moves[0] == DRAW:
            if len(p.pile) == 0:
                return DRAW
            top = p.pile[len(p.pile) - 1]
            wanted = bit(1, top) & p.fits() != 0 or helps(hand, top, position.options.ace_high)
            return TAKE if wanted else DRAW
        last = moves[len(moves) - 1]
        if last >= LAY:
            return self._down(moves)
        return self._throw(position, seat, moves, chance)

    def _throw(self, position: Rummy, seat: i64, moves: vec[i64], chance: Chance) -> i64:
        """What costs most and promises least; the oftener the pile was turned over, the more by whim, or those who keep
        what the others need would never end."""
        hand = position.hands[seat]
        whim = 4 + FRET * (position.public.flips // PATIENCE)
        dead = lost(position.public)
        best: i64 = moves[0]
        high: i64 = -1000
        for move in moves:
            value = VALUE[move % 13] - 4 * live_promise(hand, move, dead) + chance.pick(whim)
            if value > high:
                high, best = value, move
        return best

    def consider(self, position: Position, seat: i64, moves: vec[i64]) -> vec[i64]:
        """Of the discards those that cost most and promise least, and only one where something can be put down. A card
        that is no use is not taken: two players who take what the other throws would never end."""
        assert isinstance(position, Rummy)
        hand = position.hands[seat]
        if moves[0] == DRAW:
            return (
                moves
                if len(moves) > 1 and wants(position.public, hand, position.options.ace_high)
                else moves[:1]
            )
        if len(moves) <= THROWN or position.public.flips >= PATIENCE:
            return moves
        dead = lost(position.public)
        found = vec[i64](capacity=16)
        values = vec[i64](capacity=16)
        for move in moves:
            if move < DRAW:
                values = append(values, VALUE[move % 13] - 4 * live_promise(hand, move, dead))
        down = moves[len(moves) - 1] >= LAY
        at: i64 = 0
        for move in moves:
            if move >= DRAW:
                found = append(found, move)
            else:
                better: i64 = 0
                for value in values:
                    if value > values[at]:
                        better += 1
                if better < (1 if down else THROWN):
                    found = append(found, move)
                at += 1
        return found

    def _down(self, moves: vec[i64]) -> i64:
        """The meld that rids the hand of the most points, or a card laid off."""
        best: i64 = moves[len(moves) - 1]
        high: i64 = -1
        for move in moves:
            value: i64 = -1
            if move >= MELD:
                value = 100 + worth(CARDS[move - MELD])
            elif move >= LAY:
                value = VALUE[((move - LAY) >> 2) % 13]
            if value > high:
                high, best = value, move
        return best

    def tells(self, view: View) -> bool:
        return view.seat >= 0

    def likely(self, view: View, world: Position) -> i64:
        assert isinstance(view, RummyView)
        assert isinstance(world, Rummy)
        p = view.public
        weight = 1.0
        seat: i64 = 0
        while seat < p.seats:
            if seat != view.seat:
                weight *= held_so(world.hands[seat], view.options.ace_high)
            seat += 1
        return i64(weight * SURE)

    def chapter(self, position: Position) -> i64:
        assert isinstance(position, Rummy)
        p = position.public
        return 64 * p.voids + p.deals()

    def worth(self, position: Position) -> vec[i64]:
        assert isinstance(position, Rummy)
        return prospects(position.public.totals, LEAD)

    def because(self, view: View, move: i64) -> Entry | None:
        assert isinstance(view, RummyView)
        if move >= MELD:
            return reason(RID_OF_CARDS, worth(CARDS[move - MELD]))
        if move >= LAY:
            return reason(A_CARD_LESS, (move - LAY) >> 2, VALUE[((move - LAY) >> 2) % 13])
        return _why_discard(view, move) if move < DRAW else _why_draw(view, move == TAKE)


def _why_draw(view: RummyView, take: bool) -> Entry | None:
    """What the top of the pile does for a hand, or does not."""
    top, high = view.public.top(), view.options.ace_high
    if top < 0:
        return None
    with_it = [card for card in each(view.hand) if mates(bit(1, card), top, high) > 0]
    melds, fits = helps(view.hand, top, high), bit(1, top) & view.public.fits() != 0
    if not take:
        return None if melds or fits else reason(NO_MELD_YET if len(with_it) > 0 else NO_USE, top)
    if melds or fits:
        return reason(MAKES_A_MELD if melds else CAN_BE_LAID_OFF, top)
    return reason(GOES_WITH, top, with_it[0]) if len(with_it) > 0 else None


def _why_discard(view: RummyView, card: i64) -> Entry | None:
    """What is true of a card and not of all others that might be thrown."""
    hand, high, fits = view.hand, view.options.ace_high, view.public.fits()
    thrown = [other for other in view.moves if other < DRAW]
    few, points = mates(hand, card, high), VALUE[card % 13]
    loose = [other for other in thrown if mates(hand, other, high) == 0 and bit(1, other) & fits == 0]
    if card in loose and len(loose) < len(view.moves):
        return reason(GOES_WITH_NOTHING, card, points)
    counts, costs = [mates(hand, other, high) for other in thrown], [VALUE[other % 13] for other in thrown]
    if bit(1, card) & fits == 0 and few == min(counts) < max(counts):
        return reason(GOES_WITH_FEWEST, card, few)
    return reason(COSTS_MOST, card, points) if points == max(costs) > min(costs) else None
