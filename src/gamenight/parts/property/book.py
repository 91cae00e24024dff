# compiled
"""What notation calls the things of a property game.

Keys are the same in every language: they stand in records. What people are told stands in `words`.
"""

from __future__ import annotations

from typing import Final, final

from gamenight.parts.property.deeds import DEED, DEEDS, Estate, SpaceRow
from gamenight.parts.property.position import Property
from gamenight.parts.property.table import PropertyView

SEATS: Final = ("Red", "Blue", "Yellow", "Green", "Purple", "Orange", "Sky", "Black")
SIDES: Final = ("s", "w", "n", "e")


@final
class Book:
    """One game's keys, with the tables they stand for."""

    def __init__(
        self,
        name: str,
        estate: Estate,
        spaces: list[SpaceRow],
        decks: tuple[str, str],
        colours: tuple[str, ...],
        arts: dict[int, str],
        tokens: tuple[str, ...],
    ) -> None:
        self.name: Final = name
        self.estate: Final = estate
        self.spaces: Final = spaces
        self.decks: Final = decks
        self.colours: Final = colours  # of each group
        self.arts: Final = arts
        self.tokens: Final = tokens
        self.rows: Final = [row for row in spaces if row.kind == DEED]

    def table(self, view: PropertyView) -> Property:
        """The table that a view shows, to be asked and not to be played on."""
        return Property(self.estate, view.terms, view.public)

    def key(self, deed: int) -> str:
        return self.rows[deed].key

    def item(self, item: int) -> str:
        """A deed, or the kept card of a deck."""
        return self.rows[item].key if item < DEEDS else f"{self.decks[item - DEEDS]} card"


def items_in(items: int) -> list[int]:
    return [item for item in range(30) if (items >> item) & 1]
