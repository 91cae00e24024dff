# compiled
"""What a good player of Rummy knows: what a card may still become, and what it costs to be caught with it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.position import Judgement, Position, bit
from gamenight.games.rummy.rules.position import Rummy
from gamenight.games.rummy.rules.public import DRAW, LAY, MELD, TAKE, VALUE, worth
from gamenight.parts.bits import count
from gamenight.parts.cards import rank_cards, suit_cards
from gamenight.parts.melds import CARDS, add_melds
from gamenight.parts.prospects import prospects

LEAD: Final = 30.0  # points that make one seat e times as likely to win a match as another


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
