# compiled
"""Hearts, what cards count. Numbers in comments are clauses of rules.md."""

from __future__ import annotations

from mypy_extensions import i64

from gamenight.games.hearts.rules.public import (
    ALL_HEARTS,
    JACK,
    POINTS,
    QUEEN,
    WITH_JACK,
    WITH_QUEEN,
    Options,
)
from gamenight.parts.bits import count


def points_in(cards: i64, options: Options) -> i64:
    """What cards count for whoever takes them (6.1, 6.2)."""
    points = count(cards & ALL_HEARTS)
    if cards & QUEEN != 0:
        points += 13
    if options.jack and cards & JACK != 0:
        points -= 10
    return points


def reason_for(cards: i64, options: Options) -> i64:
    """The same, as what it is made of."""
    reason = count(cards & ALL_HEARTS)
    if cards & QUEEN != 0:
        reason |= WITH_QUEEN
    if options.jack and cards & JACK != 0:
        reason |= WITH_JACK
    return reason


def moon_needs(options: Options) -> i64:
    """The cards that shoot the moon (6.3, 6.6)."""
    return ALL_HEARTS if options.hearts_alone else POINTS
