"""What deeds earn, in the games that have deeds."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from gamenight.core.game import Game
from gamenight.core.journal import Entry
from gamenight.core.position import NOBODY
from gamenight.parts.property.deeds import FOR_RENT
from gamenight.parts.property.moves import PAID


@cache
def deed_names(game: Game[Any]) -> tuple[str, ...]:
    """The deeds of a property game as its board names them; nothing for any other game."""
    try:
        estate = importlib.import_module(f"{game.package}.board").ESTATE
    except (ImportError, AttributeError):
        return ()
    board = game.scene(game.start(seed=1).view(NOBODY)).board
    assert board is not None
    return tuple(board.spaces[space].says.partition(",")[0] for space in estate.space_of)


def rents(game: Game[Any], entries: Sequence[Entry]) -> Iterator[tuple[str, int]]:
    """Each rent that was paid: the deed, and how much."""
    names = deed_names(game)
    if names:
        for entry in entries:
            if entry.kind == PAID and entry.c == FOR_RENT:
                yield names[entry.d], entry.b
