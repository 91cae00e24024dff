"""Hearts in words: directions, points, and what a score is made of."""

from __future__ import annotations

from gamenight.games.hearts.rules.public import (
    SHOT_OTHERS,
    SHOT_OWN,
    WAS_SHOT,
    WITH_JACK,
    WITH_QUEEN,
)
from gamenight.parts.bits import each
from gamenight.parts.cards import spoken

NUMBERS = ("no", "one", "two", "three", "four")


def points(n: int) -> str:
    return "1 point" if n == 1 else f"{n} points"


def cards(n: int) -> str:
    """ "three cards" """
    words = NUMBERS[n] if n < len(NUMBERS) else str(n)
    return f"{words} card{'' if n == 1 else 's'}"


def direction(pass_by: int, seats: int) -> str:
    """Where cards go that are passed this many seats to the left."""
    if pass_by * 2 == seats:
        return "across"
    side, far = ("left", pass_by) if pass_by * 2 < seats else ("right", seats - pass_by)
    return f"to the {side}" if far == 1 else f"two to the {side}"


def listed(members: int) -> str:
    """ "the queen of spades and the three of hearts" """
    named = [f"the {spoken(card)}" for card in each(members)]
    return named[0] if len(named) == 1 else f"{', '.join(named[:-1])} and {named[-1]}" if named else "nothing"


def made_of(reason: int) -> str:
    """What a score is made of: "4 hearts, the queen of spades" """
    hearts = reason & 15
    parts = ["1 heart" if hearts == 1 else f"{hearts} hearts"] if hearts else []
    if reason & WITH_QUEEN:
        parts.append("the queen of spades")
    if reason & WITH_JACK:
        parts.append("the jack of diamonds")
    if reason & (SHOT_OTHERS | SHOT_OWN):
        parts.append("shot the moon")
    if reason & WAS_SHOT:
        parts.append("someone shot the moon")
    return ", ".join(parts)
