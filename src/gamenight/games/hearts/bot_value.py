# compiled
"""How gladly a good player of Hearts passes or plays a card, at a glance."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gamenight.core.position import bit
from gamenight.games.hearts.rules.public import ALL_HEARTS, JACK, POINTS, QUEEN, Public
from gamenight.parts import tricks
from gamenight.parts.bits import count
from gamenight.parts.cards import HEARTS, SPADES, suit_cards

HIGH_SPADES: Final[i64] = 0xC000000000000  # king and ace


def pass_value(hand: i64, card: i64) -> i64:
    """How gladly a card is passed: high spades that would catch the queen, high cards, and short suits."""
    suit = card // 13
    rank = card % 13
    mine = count(hand & suit_cards(suit))
    if suit == SPADES:
        if rank < 10:
            return rank - 20
        return 60 + rank if mine < 5 else rank - 10
    value = 3 * rank + (13 - 3 * mine if mine < 4 else 0)
    if suit == HEARTS and rank >= 8:
        value += 8
    return value if rank > 2 else value - 15  # a low card is a friend


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
    if not points and card % 13 >= 8 and (last or _first_round(p, card)):
        return 102 + card % 13  # a good time to be rid of it
    if last and not points:
        return 50 + card % 13  # it costs nothing
    if one & HIGH_SPADES != 0 and p.gone() & QUEEN == 0 and hand & QUEEN == 0 and not last:
        return -40 - card % 13
    return (40 + card % 13) if last else 20 - card % 13


def _first_round(p: Public, card: i64) -> bool:
    """Whether a suit without points is led for the first time: nearly everybody follows."""
    suit = card // 13
    if suit in (SPADES, HEARTS):
        return False
    return count(suit_cards(suit) & p.gone()) <= tricks.size(p.trick)


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
