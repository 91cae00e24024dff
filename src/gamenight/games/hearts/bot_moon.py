# compiled
"""Shooting the moon at Hearts, and stopping whoever does: when to think of it, and how gladly a card is played then."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gamenight.core.position import bit
from gamenight.games.hearts.rules.public import ALL_HEARTS, NO_SEAT, POINTS, QUEEN, Public
from gamenight.parts import tricks
from gamenight.parts.bits import count, highest
from gamenight.parts.cards import suit_cards

CALM: Final = 0  # moods
SHOOT: Final = 1
STOP: Final = 2
MANY: Final = 7  # hearts, the queen counting five, that make the others take notice
LOSERS: Final = 0  # cards that may lose a trick in a hand that shoots


def mood(p: Public, seat: i64, hand: i64, moons: bool) -> i64:
    """What a seat is up to."""
    if not moons:
        return CALM
    taker = alone(p)
    if taker == NO_SEAT:
        return SHOOT if _none(p) and strong(p, hand) else CALM
    if taker == seat:
        return SHOOT if strong(p, hand) else CALM
    return STOP if in_the_air(p.taken[taker]) else CALM


def alone(p: Public) -> i64:
    """The one seat that has taken points; NO_SEAT if there is none, or several have."""
    found: i64 = NO_SEAT
    seat: i64 = 0
    while seat < p.seats:
        if p.taken[seat] & POINTS != 0:
            if found != NO_SEAT:
                return NO_SEAT
            found = seat
        seat += 1
    return found


def _none(p: Public) -> bool:
    """Whether no points have been taken yet, late enough for a hand to show what it is."""
    taken: i64 = 0
    for cards in p.taken:
        taken |= cards
    return taken & POINTS == 0


def in_the_air(taken: i64) -> bool:
    """Whether these are so many points that a moon must be feared."""
    return count(taken & ALL_HEARTS) + (5 if taken & QUEEN != 0 else 0) > MANY


def strong(p: Public, hand: i64) -> bool:
    """Whether nearly every card of a hand wins its trick: high ones, and what is left of a suit when they are out."""
    seen = p.gone() | hand
    losers: i64 = 0
    suit: i64 = 0
    while suit < 4:
        mine = hand & suit_cards(suit)
        others = suit_cards(suit) & ~seen
        if mine != 0 and others != 0:
            winners = count(mine & ~(bit(1, highest(others) + 1) - 1))
            if 2 * winners < count(others) + 1:
                losers += count(mine) - winners
                if losers > LOSERS:
                    return False
        suit += 1
    return True


def shoot_value(p: Public, hand: i64, card: i64) -> i64:
    """How gladly a card is played by whoever wants every trick."""
    rank = card % 13
    one = bit(1, card)
    if p.trick == tricks.EMPTY:
        others = suit_cards(card // 13) & ~(p.gone() | hand)
        wins = others == 0 or card > highest(others)
        return 200 + rank if wins else 10 * count(hand & suit_cards(card // 13)) + rank
    if one & p.led == 0:
        return (-100 if one & POINTS != 0 else 0) - rank
    if card < p.best:
        return 50 - rank
    return 150 - rank if tricks.size(p.trick) == p.seats - 1 else 150 + rank


def stop_value(p: Public, card: i64, calm: i64) -> i64:
    """How gladly a card is played by whoever must not let one seat take everything; `calm`, how gladly otherwise."""
    if p.trick == tricks.EMPTY:
        return calm
    one = bit(1, card)
    theirs = p.taken[p.taker] & POINTS != 0
    if one & p.led == 0:
        if one & POINTS == 0:
            return calm
        return -50 if theirs else 300 - card % 13
    if card > p.best and theirs and one != QUEEN and tricks.cards(p.trick) & POINTS != 0:
        return 160 - card % 13 if tricks.size(p.trick) == p.seats - 1 else 160 + card % 13
    return calm
