"""What the things of a property game are called, and how a person's words for them are read."""

from __future__ import annotations

import difflib
import re
from typing import Final, NamedTuple, final

from gamenight.parts.property.deeds import DEED, DEEDS, LINES, CardRow, Estate, SpaceRow
from gamenight.parts.property.position import Property
from gamenight.parts.property.table import HOTEL_LOT, HOUSE_LOT, PropertyView

SEATS: Final = ("Red", "Blue", "Yellow", "Green", "Purple", "Orange", "Sky", "Black")
SIDES: Final = ("s", "w", "n", "e")


class Term(NamedTuple):
    """A word of one game where the other has another."""

    one: str
    many: str


@final
class Book:
    """One game's names and words, with the tables they name."""

    def __init__(
        self,
        estate: Estate,
        spaces: list[SpaceRow],
        decks: list[list[CardRow]],
        deck_names: tuple[str, str],
        groups: tuple[tuple[str, str], ...],
        house: Term,
        hotel: Term,
        start: str,
        jail: str,
        visiting: str,
        rest: str,
        pot: str,
        arts: dict[int, str],
        tokens: tuple[str, ...],
        title: str,
    ) -> None:
        self.estate: Final = estate
        self.spaces: Final = spaces
        self.decks: Final = decks
        self.deck_names: Final = deck_names
        self.groups: Final = groups  # name and colour
        self.house: Final = house
        self.hotel: Final = hotel
        self.start: Final = start
        self.jail: Final = jail
        self.visiting: Final = visiting
        self.rest: Final = rest
        self.pot: Final = pot
        self.arts: Final = arts
        self.tokens: Final = tokens
        self.title: Final = title
        self.rows: Final = [row for row in spaces if row.kind == DEED]
        self.phrases: Final = _phrases(self)

    def table(self, view: PropertyView) -> Property:
        """The table that a view shows, to be asked and not to be played on."""
        return Property(self.estate, view.terms, view.public)

    def deed(self, deed: int) -> str:
        return self.rows[deed].name

    def short(self, deed: int) -> str:
        return self.rows[deed].short

    def item(self, item: int) -> str:
        """A deed, or the kept card of a deck, as notation has it."""
        return self.rows[item].short if item < DEEDS else f"{self.deck_names[item - DEEDS]} card"

    def item_name(self, item: int) -> str:
        return (
            self.rows[item].name if item < DEEDS else f"the {self.deck_names[item - DEEDS]} {self.jail} card"
        )

    def lot(self, lot: int) -> str:
        if lot == HOUSE_LOT:
            return f"one {self.house.one}"
        return f"one {self.hotel.one}" if lot == HOTEL_LOT else self.deed(lot)

    def card(self, card: int) -> CardRow:
        return self.decks[card // 16][card % 16]

    def group(self, deed: int) -> str:
        return self.groups[self.rows[deed].group][0]

    def set_of(self, deed: int) -> str:
        """ "orange set", "railroads" """
        name = self.group(deed)
        return f"{name} set" if self.rows[deed].group < LINES else name

    def level(self, level: int, hotel: int) -> str:
        """ "no houses", "1 house", "3 houses", "a hotel" """
        if level == hotel:
            return f"a {self.hotel.one}"
        return f"1 {self.house.one}" if level == 1 else f"{level or 'no'} {self.house.many}"


def money(amount: int) -> str:
    return f"${amount:,}"


def items_in(items: int) -> list[int]:
    return [item for item in range(30) if (items >> item) & 1]


def listed(words: list[str]) -> str:
    """ "Baltic", "Baltic and $50", "Baltic, Oriental and $50" """
    if not words:
        return "nothing"
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def bundle(book: Book, items: int, amount: int) -> str:
    """Items and money in words."""
    words = [book.item_name(item) for item in items_in(items)]
    return listed([*words, money(amount)] if amount > 0 else words)


# Reading


def tokens(text: str) -> list[str]:
    """Words in lower case, without points; a dollar sign, and a comma inside a number, are left out."""
    text = re.sub(r"(?<=\d),(?=\d{3})", "", text.lower()).replace("&", " and ").replace("$", " $")
    return re.sub(r"[.,:]+(?=\s|$)|\.", " ", text).split()


def _phrases(book: Book) -> list[tuple[list[str], int]]:
    """Every way to name an item, longest first."""
    found: list[tuple[list[str], int]] = []
    for item in range(DEEDS):
        row = book.rows[item]
        ways = {row.name, row.short, row.name.replace("Avenue", "Ave").replace("Railroad", "RR")}
        found += [(tokens(way), item) for way in sorted(ways)]
    for deck in range(2):
        name = book.deck_names[deck]
        found += [(tokens(f"{name} card"), DEEDS + deck), (tokens(f"{name} {book.jail} card"), DEEDS + deck)]
    return sorted(found, key=lambda way: (-len(way[0]), way[1]))


def match_item(book: Book, words: list[str]) -> tuple[int, int]:
    """The item that a list of words begins with, and how many words name it; (-1, 0) if none does."""
    for way, item in book.phrases:
        if words[: len(way)] == way:
            return item, len(way)
    begins = {
        item for way, item in book.phrases if words and len(words[0]) > 2 and way[0].startswith(words[0])
    }
    return (begins.pop(), 1) if len(begins) == 1 else (-1, 0)


def nearest_names(book: Book, text: str) -> str:
    """A hint for a name that is none: " Did you mean Baltic?" or nothing."""
    names = [book.item(item) for item in range(30)]
    low = {name.lower(): name for name in names}
    word = text.lower().strip()
    near = [low[name] for name in low if word and word in name] or [
        low[name] for name in difflib.get_close_matches(word, list(low), 2)
    ]
    return f" Did you mean {' or '.join(near[:2])}?" if near else ""


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
    words = [name for name, _ in book.groups]
    return words.index(text) if text in words else -1
