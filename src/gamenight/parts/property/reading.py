# compiled: shown
"""How a person's words for the things of a property game are read."""

from __future__ import annotations

import difflib
import re
from functools import cache

from gamenight.parts.property.book import SEATS, Book
from gamenight.parts.property.deeds import DEEDS
from gamenight.parts.property.words.en import DEED_SPACES, PropertyWords

Ways = tuple[tuple[tuple[str, ...], int], ...]  # words that name an item, and the item


def tokens(text: str) -> list[str]:
    """Words in lower case, without points; a dollar sign, and a comma inside a number, are left out."""
    text = re.sub(r"(?<=\d),(?=\d{3})", "", text.lower()).replace("&", " and ").replace("$", " $")
    return re.sub(r"[.,:]+(?=\s|$)|\.", " ", text).split()


@cache
def ways_to_name(book: Book, words: type[PropertyWords]) -> Ways:
    """Every way to name an item, longest first: by key, and by what the listener's language calls it."""
    found = {(book.item(item), item) for item in range(DEEDS + 2)}
    for item in range(DEEDS):
        name = words.spaces[DEED_SPACES[item]]
        found |= {(name, item), (words.labels[DEED_SPACES[item]], item)}
        for long, brief in words.abbreviations:
            found.add((name.replace(long, brief), item))
    for deck in range(2):
        name = words.decks[deck]
        found |= {(f"{name} card", DEEDS + deck), (f"{name} {words.jail} card", DEEDS + deck)}
    ways = {(tuple(tokens(text)), item) for text, item in found}
    return tuple(sorted(ways, key=lambda way: (-len(way[0]), way[1], way[0])))


def match_item(book: Book, words: list[str], say: type[PropertyWords]) -> tuple[int, int]:
    """The item that a list of words begins with, and how many words name it; (-1, 0) if none does."""
    ways = ways_to_name(book, say)  # type: ignore[arg-type]  # a class is hashable
    for way, item in ways:
        if tuple(words[: len(way)]) == way:
            return item, len(way)
    begins = {item for way, item in ways if words and len(words[0]) > 2 and way[0].startswith(words[0])}
    return (begins.pop(), 1) if len(begins) == 1 else (-1, 0)


def nearest_items(book: Book, text: str) -> list[int]:
    """Items whose keys come near to a name that is none: two at most."""
    keys = {book.item(item).lower(): item for item in range(30)}
    word = text.lower().strip()
    near = [keys[key] for key in keys if word and word in key] or [
        keys[key] for key in difflib.get_close_matches(word, list(keys), 2)
    ]
    return near[:2]


def seat_named(text: str, seats: int) -> int:
    """The seat that a colour, a number from 1, or a thing to touch (`seat:0`) names; -1 if none."""
    word = text.strip().lower().removeprefix("player ").removeprefix("seat ")
    if word.startswith("seat:"):
        touched = word.removeprefix("seat:").strip()
        return int(touched) if touched.isdigit() and int(touched) < seats else seat_named(touched, seats)
    for seat in range(seats):
        if word in (SEATS[seat].lower(), str(seat + 1)):
            return seat
    return -1


def group_named(book: Book, text: str) -> int:
    """The coloured group that a colour names; -1 if none."""
    coloured = book.colours[:8]
    return coloured.index(text) if text in coloured else -1
