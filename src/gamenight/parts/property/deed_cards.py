# compiled: shown
"""The deeds as cards to look at: what is printed on each, whose it is, and what it charges now."""

from __future__ import annotations

from gamenight.core.scene import Deed, Holding
from gamenight.parts.bits import count
from gamenight.parts.property.book import Book
from gamenight.parts.property.deeds import DEEDS, LINES, SERVICES
from gamenight.parts.property.position import Property
from gamenight.parts.property.table import PropertyView
from gamenight.parts.property.words.en import PropertyWords


def printed(book: Book, houses: int, say: PropertyWords) -> tuple[Deed, ...]:
    """What is printed on the deeds, in a game where so many houses go before a hotel."""
    return tuple(_print(book, deed, houses, say) for deed in range(DEEDS))


def _print(book: Book, deed: int, houses: int, say: PropertyWords) -> Deed:
    row, e = book.rows[deed], book.estate
    return Deed(
        f"deed:{deed}", say.deed(deed), book.colours[row.group], say.set_of(row.group), f"space:{e.space_of[deed]}",
        row.price, e.mortgage[deed], row.house, _rents(book, deed, houses, say),
    )  # fmt: skip


def _rents(book: Book, deed: int, houses: int, say: PropertyWords) -> tuple[tuple[str, str], ...]:
    row = book.rows[deed]
    if row.group == SERVICES:
        return tuple((say.with_so_many(n + 1), say.rent_now(times, True)) for n, times in enumerate((4, 10)))
    rents = [say.money(rent) for rent in row.rents]
    if row.group == LINES:
        return tuple((say.with_so_many(n + 1), rent) for n, rent in enumerate(rents))
    built = tuple((say.buildings(n, False), rents[n]) for n in range(1, houses + 1))
    bare = ((say.rent_label(), rents[0]), (say.with_the_set(), say.money(2 * row.rents[0])))
    return (*bare, *built, (say.level(houses + 1, houses + 1), rents[5]))


def holdings(book: Book, view: PropertyView, say: PropertyWords) -> tuple[Holding, ...]:
    table = book.table(view)
    return tuple(_holding(table, deed, say) for deed in range(DEEDS) if view.public.owner[deed] >= 0)


def _holding(table: Property, deed: int, say: PropertyWords) -> Holding:
    p = table.public
    level, pledged = p.level[deed], bool((p.mortgaged >> deed) & 1)
    built = say.level(level, table.hotel()) if level else ""
    return Holding(f"deed:{deed}", p.owner[deed], -1 if pledged else _rent_now(table, deed), pledged, built)


def _rent_now(table: Property, deed: int) -> int:
    """Which line of the deed's rents is charged."""
    p, e = table.public, table.estate
    if e.group[deed] >= LINES:
        return count(p.owned[p.owner[deed]] & e.whole_group(deed)) - 1
    level = p.level[deed]
    return level + 1 if level else int(table.complete(p.owner[deed], deed))
