# compiled
"""What a good player of Hearts knows: duck, get rid of what is dangerous, and whom the queen of spades will find."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.position import Judgement, Position, bit
from gamenight.games.hearts.rules.position import Hearts
from gamenight.games.hearts.rules.public import (
    ALL_HEARTS,
    JACK,
    MOON_OTHERS,
    PASS,
    POINTS,
    QUEEN,
    Public,
)
from gamenight.parts import tricks
from gamenight.parts.bits import count
from gamenight.parts.cards import SPADES, suit_cards
from gamenight.parts.prospects import prospects_of_lowest

LEAD: Final = 16.0  # points that make one seat e times as likely to win a match as another
ALL_SPADES: Final[i64] = 0xFFF8000000000
HIGH_SPADES: Final[i64] = 0xC000000000000  # king and ace
SLIP: Final = 8  # quick moves in a hundred that are made without thinking, so that playouts differ


@final
class HeartsJudgement(Judgement):
    """Quick play by the usual rules of thumb; a match is judged deal by deal."""

    def choose(self, position: Position, seat: i64, moves: vec[i64], chance: Chance) -> i64:
        assert isinstance(position, Hearts)
        if chance.pick(100) < SLIP or moves[0] >= MOON_OTHERS:
            return moves[chance.pick(len(moves))]
        hand = position.hands[seat]
        best: i64 = moves[0]
        high: i64 = -10_000
        for move in moves:
            if move >= PASS:
                value = pass_value(hand & ~position.passed[seat], move - PASS)
            else:
                value = play_value(position.public, hand, move)
            if value > high:
                high, best = value, move
        return best

    def chapter(self, position: Position) -> i64:
        assert isinstance(position, Hearts)
        return len(position.public.history)

    def worth(self, position: Position) -> vec[i64]:
        assert isinstance(position, Hearts)
        return prospects_of_lowest(position.public.totals, LEAD)


def pass_value(hand: i64, card: i64) -> i64:
    """How gladly a card is passed: high spades that would catch the queen, high cards, and short suits."""
    suit = card // 13
    rank = card % 13
    mine = count(hand & suit_cards(suit))
    if suit == SPADES:
        if rank < 10:
            return rank - 20
        return 60 + rank if mine < 5 else rank - 10
    return 3 * rank + (13 - 3 * mine if mine < 4 else 0) + (4 if suit == 2 else 0)


def play_value(p: Public, hand: i64, card: i64) -> i64:
    """How gladly a card is played now."""
    if p.trick == tricks.EMPTY:
        return _lead_value(p, hand, card)
    one = bit(1, card)
    if one & p.led == 0:
        return _throw_value(p, hand, card)
    last = tricks.size(p.trick) == p.seats - 1
    points = tricks.cards(p.trick) & POINTS != 0
    if card < p.best:
        return 100 + card % 13 + (60 if one == QUEEN else 0)  # duck as high as can be
    if one == QUEEN:
        return -100
    if last and not points:
        return 50 + card % 13  # it costs nothing
    if one & HIGH_SPADES != 0 and p.gone() & QUEEN == 0 and hand & QUEEN == 0 and not last:
        return -40 - card % 13
    return (40 + card % 13) if last else 20 - card % 13


def _lead_value(p: Public, hand: i64, card: i64) -> i64:
    suit, rank = card // 13, card % 13
    value: i64 = 30 - 2 * rank
    queen_out = p.gone() & QUEEN == 0 and hand & QUEEN == 0
    if suit == SPADES:
        if queen_out:
            value = 45 - rank if rank < 10 else -40
        elif hand & QUEEN != 0:
            value -= 20
    left = suit_cards(suit) & ~(p.gone() | hand)
    if left == 0:
        value -= 30  # nobody else has any: the lead is kept, and takes what they throw
    value += 2 * count(left & ~(bit(1, card) - 1)) - count(suit_cards(suit) & hand)
    return value


def _throw_value(p: Public, hand: i64, card: i64) -> i64:
    """What to get rid of when the suit cannot be followed."""
    one = bit(1, card)
    if one == QUEEN:
        return 200
    if one & HIGH_SPADES != 0 and p.gone() & QUEEN == 0 and hand & QUEEN == 0:
        return 120 + card % 13
    if one & ALL_HEARTS != 0:
        return 60 + 2 * (card % 13)
    if one == JACK:
        return 5
    return 30 + 2 * (card % 13) - 2 * count(hand & suit_cards(card // 13))
