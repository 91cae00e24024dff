"""How pawns, cards and places of Sorry! are written in move texts and ids, the same in every language."""

from __future__ import annotations

import re

from gamenight.games.sorry.rules.board import HOME, TRACK, ZONE
from gamenight.games.sorry.rules.public import COLOURS as COLOURS

LETTERS = "RBYG"
CARD_NAMES = ("1", "2", "3", "4", "5", "7", "8", "10", "11", "12", "SORRY!")
PAWN_NAMES = tuple(f"{letter}{n}" for letter in LETTERS for n in (1, 2, 3, 4))


def place_name(place: int) -> str:
    """A place as it is written: "14", "S3", "home", "start"."""
    if place < TRACK:
        return str(place)
    return f"S{place - ZONE + 1}" if place < HOME else "home" if place == HOME else "start"


def card_word(kind: int) -> str:
    """ "7", "sorry" """
    return CARD_NAMES[kind].lower().rstrip("!")


def pawn_named(word: str) -> int:
    """The pawn that "R1", "r1" or "red1" names; -1 if it names none."""
    found = re.fullmatch(r"([a-z]+)-?([1-4])", word)
    colour = colour_named(found[1]) if found else -1
    return colour * 4 + int(found[2]) - 1 if found and colour >= 0 else -1


def colour_named(word: str) -> int:
    for colour, name in enumerate(COLOURS):
        if word in (name, name[0]):
            return colour
    return -1


def card_named(word: str) -> int:
    """The kind of card that "7" or "sorry" names; -1 if it names none."""
    names = [card_word(kind) for kind in range(len(CARD_NAMES))]
    word = word.strip().rstrip("!")
    return names.index(word) if word in names else -1
