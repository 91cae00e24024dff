# compiled
"""A trick in one i64: who led, how many have played, and what, in order. Cards (or tiles) are below 64, seats below 8.

How strong a card is in a trick is the game's to say; an empty trick is 0.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gamenight.core.position import bit

EMPTY: Final = 0
_CARD: Final = 6  # bits a card takes; leader and size take as many together


def lead(seat: i64, card: i64) -> i64:
    """A trick of one card."""
    return (card << _CARD) | (seat << 3) | 1


def follow(trick: i64, card: i64) -> i64:
    """The trick with one card more. It has at most seven."""
    return (trick | (card << (_CARD * (size(trick) + 1)))) + 1


def size(trick: i64) -> i64:
    return trick & 7


def leader(trick: i64) -> i64:
    return (trick >> 3) & 7


def card_at(trick: i64, n: i64) -> i64:
    """The card that was played n-th; the lead is 0."""
    return (trick >> (_CARD * (n + 1))) & 63


def seat_at(trick: i64, n: i64, seats: i64) -> i64:
    """Who played n-th, or will."""
    return (leader(trick) + n) % seats


def plays(trick: i64, seats: i64) -> list[tuple[int, int]]:
    """The cards of a trick in order, each with who played it."""
    return [(card_at(trick, n), seat_at(trick, n, seats)) for n in range(size(trick))]


def cards(trick: i64) -> i64:
    """The cards of a trick as a set."""
    found: i64 = 0
    left = size(trick)
    while left > 0:
        trick >>= _CARD
        found |= bit(1, trick & 63)
        left -= 1
    return found


def played_by(trick: i64, seat: i64, seats: i64) -> i64:
    """The card a seat played to the trick; -1 if it has not."""
    n = (seat - leader(trick) + seats) % seats
    if n >= size(trick):
        return -1
    return card_at(trick, n)


def playable(hand: i64, suit: i64) -> i64:
    """The cards of a hand with which a suit may be followed: those of the suit, or all if there are none."""
    same = hand & suit
    return same if same != 0 else hand
