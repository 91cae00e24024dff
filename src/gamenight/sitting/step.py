"""One line of a game being played, with what came of it."""

from __future__ import annotations

from msgspec import Struct

from gamenight.core.journal import Journal
from gamenight.core.position import Position
from gamenight.core.record import Line


class Step(Struct, frozen=True):
    """One line played: the position after it, and what it gave to tell."""

    line: Line
    position: Position
    journal: Journal
    group: str = ""  # steps of one submission share it
