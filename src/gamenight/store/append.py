"""What is written for a table at a move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from gamenight.table.events import Event


class Append(Struct, frozen=True):
    """New events of one table, and what its row says after them."""

    table: int
    events: Sequence[Event]
    moved: int
    wake: int | None
    turn: int
    others: dict[str, Any] = {}  # columns that seldom change: status, listed, summary
    sitters: Sequence[tuple[int, str]] = ()  # seats that changed hands: (seat, player), "" for no person
