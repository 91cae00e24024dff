# compiled
"""Which card a good player of Hearts plays at a glance: to lead, to follow, to throw off.

A player knows the hand, what of it may be played (`legal`), and the cards gone, those of the trick among them. Numbers
are worth what they won: they were tried against one another in hundreds of thousands of hands.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gamenight.core.position import bit
from gamenight.games.hearts.rules.public import POINTS, QUEEN
from gamenight.parts.bits import count, highest, lowest
from gamenight.parts.cards import HEARTS, SPADES, suit_cards

HIGH_SPADES: Final[i64] = 0xC000000000000  # king and ace
QUEEN_CARD: Final[i64] = 49

TO_SHED: Final = 8  # the ten: the lowest card with which a free trick is taken while others may still follow
TO_SHED_LAST: Final = 10  # the queen: likewise by whoever is last
WILL_FOLLOW: Final = 7  # cards of a suit with the others, of which each will have one
MAY_FOLLOW: Final = 6  # likewise probably


def lead(hand: i64, legal: i64, gone: i64) -> i64:
    """A card that others will take, of a suit that they have."""
    high: i64 = -100_000
    found: i64 = -1
    queen_out = QUEEN & ~(gone | hand) != 0
    suit: i64 = 0
    while suit < 4:
        cards = legal & suit_cards(suit)
        if cards != 0:
            others = suit_cards(suit) & ~(gone | hand)
            value = _suit_to_lead(hand, suit, cards, count(others), queen_out)
            while cards != 0:
                card = lowest(cards)
                cards &= cards - 1
                worth = value + _card_to_lead(suit, card, count(others & ~(bit(1, card) - 1)), queen_out)
                if worth > high:
                    high, found = worth, card
        suit += 1
    return found


def _suit_to_lead(hand: i64, suit: i64, cards: i64, left: i64, queen_out: bool) -> i64:
    value = 16 * left - 2 * count(cards)
    if cards & (cards - 1) == 0:
        value += 32  # then there is room to throw off
    if left == 0:
        value -= 54  # nobody else has any: the lead is kept, and takes what they throw
    if suit == HEARTS:
        value += 58
    elif suit == SPADES:
        if queen_out:
            value += 85 if hand & HIGH_SPADES == 0 else 82  # she is drawn out
        elif hand & QUEEN != 0:
            value -= 11
    return value


def _card_to_lead(suit: i64, card: i64, higher: i64, queen_out: bool) -> i64:
    rank = card % 13
    value: i64 = 12 * higher
    if higher == 0:
        value -= 50
    if suit == HEARTS:
        return value - 8 * rank
    if suit == SPADES and queen_out:
        return value - 2 * rank if rank < 11 else value - 144
    return value - 55 if card == QUEEN_CARD else value - 4 * rank


def follow(hand: i64, legal: i64, gone: i64, best: i64, pile: i64, last: bool) -> i64:
    """The highest card that loses the trick; or a high one, where taking it costs nothing."""
    if legal & QUEEN != 0:
        if bit(1, best) & HIGH_SPADES != 0 or legal == QUEEN:
            return QUEEN_CARD
        legal ^= QUEEN
    elif not last and QUEEN & ~(gone | hand) != 0 and legal & ~HIGH_SPADES != 0:
        legal &= ~HIGH_SPADES  # she may still come
    below = legal & (bit(1, best) - 1)
    above = legal ^ below
    if above == 0:
        return highest(below)
    if below == 0:
        return highest(above) if last else _forced(hand, above, gone, pile)
    card = highest(above)
    if pile & POINTS == 0:
        if last and card % 13 >= TO_SHED_LAST:
            return card
        sheds = not last and card < 13 * HEARTS and card % 13 >= TO_SHED
        if sheds and count(suit_cards(card // 13) & ~(gone | hand)) >= WILL_FOLLOW:
            return card
    return highest(below)


def _forced(hand: i64, above: i64, gone: i64, pile: i64) -> i64:
    """All are above the best: the lowest, in case somebody goes higher, unless nobody can or it hardly matters."""
    card = lowest(above)
    others = suit_cards(card // 13) & ~(gone | hand)
    free = pile & POINTS == 0 and card // 13 != HEARTS and count(others) >= MAY_FOLLOW
    return highest(above) if free or others & ~(bit(2, card) - 1) == 0 else card


def throw(hand: i64, legal: i64, gone: i64) -> i64:
    """What to get rid of when the suit cannot be followed: the queen, what she would catch, then what cannot duck."""
    if legal & QUEEN != 0:
        return QUEEN_CARD
    queen_out = QUEEN & ~(gone | hand) != 0
    high: i64 = -100_000
    found: i64 = -1
    suit: i64 = 0
    while suit < 4:
        mine = legal & suit_cards(suit)
        if mine != 0:
            others = suit_cards(suit) & ~(gone | hand)
            card = highest(mine)
            value: i64 = 4 * (card % 13) - 3 * count(mine) + 23 * count(others & (bit(1, lowest(mine)) - 1))
            if others == 0:
                value = 20  # it takes a trick only where it is led
            elif suit == HEARTS:
                value += 60 + 8 * (card % 13)
            elif queen_out and bit(1, card) & HIGH_SPADES != 0:
                value += 145
            if value > high:
                high, found = value, card
        suit += 1
    return found
