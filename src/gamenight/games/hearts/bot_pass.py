# compiled
"""How gladly a good player of Hearts passes a card, at a glance."""

from __future__ import annotations

from mypy_extensions import i64

from gamenight.parts.bits import count
from gamenight.parts.cards import HEARTS, SPADES, suit_cards


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
