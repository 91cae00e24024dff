# compiled
"""What a good player of Rummy knows: what a card may still become, and what it costs to be caught with it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.journal import Entry
from gamenight.core.position import NOBODY, Judgement, Position, View, bit
from gamenight.games.rummy.rules.position import Rummy, RummyView
from gamenight.games.rummy.rules.public import DRAW, LAY, MELD, TAKE, VALUE, worth
from gamenight.parts.bits import count
from gamenight.parts.cards import rank_cards, suit_cards
from gamenight.parts.melds import CARDS, add_melds
from gamenight.parts.prospects import prospects

LEAD: Final = 30.0  # points that make one seat e times as likely to win a match as another

# Reasons, and what a and b say.
UNSEEN_MAY_DO_MORE: Final = 0
RID_OF_CARDS: Final = 1
A_CARD_LESS: Final = 2
GOES_WITH_NOTHING: Final = 3  # a: the card, b: its points
GOES_WITH_LESS: Final = 4  # a: its points
MAKES_A_MELD: Final = 5  # a: the card
CAN_BE_LAID_OFF: Final = 6  # a: the card
GOES_WELL: Final = 7  # a: the card


def promise(hand: i64, card: i64) -> i64:
    """How many cards of a hand a card goes with: its rank, and its neighbours in the suit."""
    others = hand & ~bit(1, card)
    same = count(others & rank_cards(card % 13))
    suit = others & suit_cards(card // 13)
    rank = card % 13
    near: i64 = 0
    if rank > 0 and suit & bit(1, card - 1) != 0:
        near += 2
    if rank < 12 and suit & bit(1, card + 1) != 0:
        near += 2
    if rank > 1 and suit & bit(1, card - 2) != 0:
        near += 1
    if rank < 11 and suit & bit(1, card + 2) != 0:
        near += 1
    return 2 * same + near


def helps(hand: i64, card: i64, ace_high: bool) -> bool:
    """Whether a card completes a meld."""
    before = len(add_melds(vec[i64](), 0, hand, ace_high))
    return len(add_melds(vec[i64](), 0, hand | bit(1, card), ace_high)) > before


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
        best: i64 = moves[0]
        high: i64 = -1000
        for move in moves:
            value = VALUE[move % 13] - 4 * promise(hand, move) + chance.pick(4)
            if value > high:
                high, best = value, move
        return best

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

    def chapter(self, position: Position) -> i64:
        assert isinstance(position, Rummy)
        p = position.public
        return 64 * p.voids + p.deals()

    def worth(self, position: Position) -> vec[i64]:
        assert isinstance(position, Rummy)
        return prospects(position.public.totals, LEAD)

    def because(self, view: View, move: i64) -> Entry | None:
        assert isinstance(view, RummyView)
        if move == DRAW:
            return _reason(UNSEEN_MAY_DO_MORE)
        if move == TAKE:
            return _why_take(view)
        if move >= MELD:
            return _reason(RID_OF_CARDS)
        if move >= LAY:
            return _reason(A_CARD_LESS)
        if promise(view.hand, move) == 0:
            return _reason(GOES_WITH_NOTHING, move, VALUE[move % 13])
        return _reason(GOES_WITH_LESS, VALUE[move % 13])


def _reason(kind: i64, a: i64 = 0, b: i64 = 0) -> Entry:
    return Entry(kind, NOBODY, a, b, 0, 0)


def _why_take(view: RummyView) -> Entry:
    p = view.public
    top = p.pile[len(p.pile) - 1]
    if helps(view.hand, top, view.options.ace_high):
        return _reason(MAKES_A_MELD, top)
    return _reason(CAN_BE_LAID_OFF if bit(1, top) & p.fits() != 0 else GOES_WELL, top)
