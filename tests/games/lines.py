"""Positions on a line of play, laid out for tests."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64
from playing import Play

import gamenight
from gamenight.parts.bits import each
from gamenight.parts.dominoes import NAMES, SET, tile_named
from gamenight.parts.line.position import LinePosition
from gamenight.parts.line.table import LEFT, RIGHT, Table, no_points


def tiles(text: str) -> int:
    return sum(1 << tile_named(word) for word in text.split())


def line(
    name: str,
    laid: str,
    *hands: str,
    boneyard: str | None = None,
    totals: list[int] | None = None,
    **house: Any,
) -> Play:
    """A round in mid-play, seat 0 to move. `laid` reads from left to right; its first tile opened.

    Tiles that are nowhere else are in the boneyard, unless it is given: then they lie in the last hand's place.
    """
    game = gamenight.game(name)
    seats = len(hands)
    position = game.begin(seats, game.house(seats, house), gamenight.Seeded(1))
    assert isinstance(position, LinePosition)
    table = Table(seats, no_points(seats)).begin()
    table.totals = vec[i64](totals or [0] * seats)
    opened, *rest = laid.split()
    table.lay(tile_named(opened), LEFT)
    for word in rest:
        table.lay(tile_named(word.strip("<>")), LEFT if word.startswith("<") else RIGHT)
    position.table = table
    position.hands = vec[i64]([tiles(hand) for hand in hands])
    position.boneyard = SET & ~(table.laid | tiles(" ".join(hands)))
    if boneyard is not None:
        lost = position.boneyard & ~tiles(boneyard)
        table.laid |= lost  # tiles that these tests do not care for
        position.boneyard = tiles(boneyard)
    position.audit()
    return Play(game, position)


def tiles_of(position: LinePosition) -> list[str]:
    """Every tile of a game by its name, wherever it is."""
    found = [*each(position.table.laid), *each(position.boneyard)]
    found += [tile for hand in position.hands for tile in each(hand)]
    return sorted(NAMES[tile] for tile in found)


DOUBLE_SIX = sorted(f"{high}-{low}" for high in range(7) for low in range(high + 1))
