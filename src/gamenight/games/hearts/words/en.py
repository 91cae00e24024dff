"""Hearts in words: directions, points, and what a score is made of."""

from __future__ import annotations

from gamenight.core import words
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


class Words(words.Words):
    title = "Hearts"
    about = "Take no hearts, and mind the queen of spades. Or take them all."
    presets = {
        "sheet": ("As on the rule sheet", "The basic game: no passing, and any card may be led."),
        "common": (
            "As most people play it",
            "Pass left, right, across and hold; the two of clubs leads; no points on the first trick; "
            "hearts must be broken; a moon gives the others 26.",
        ),
        "openspiel": (
            "As OpenSpiel plays it",
            "A single hand by the rules of the research library, to compare with it.",
        ),
    }
    options = {
        "widow": "What becomes of cards that cannot be dealt evenly: left out, or won as a widow",
        "passing": "To whom cards are passed before each hand",
        "right_first": "Alternating and rotating passes begin to the right",
        "hold_hand": "The rotation of passes ends with a hand without passing",
        "pass_size": "How many cards are passed; 0 for three, or two when five or six play",
        "club_leads": "The two of clubs, or the lowest club in play, leads",
        "lowest_clubs": "With that, everyone plays their lowest club to the first trick",
        "no_points": "No hearts and no queen of spades on the first trick",
        "breaking": "Hearts may not be led until they are broken",
        "lead_breaks": "With that, a heart led for want of other cards breaks hearts",
        "queen_breaks": "With that, the queen of spades breaks hearts too",
        "queen_waits": "With that, the queen of spades waits until hearts are broken",
        "jack": "The jack of diamonds takes off ten points",
        "moon": "What shooting the moon does, and to whom",
        "hearts_alone": "The thirteen hearts alone shoot the moon",
        "target": "The total that ends the match; 0 plays a single hand",
        "reaching": "Reaching the target ends the match, not only passing it",
    }
