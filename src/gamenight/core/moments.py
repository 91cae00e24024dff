"""What happened, one thing at a time: the states worth seeing that a move passed through, then how things stand now.

A moment is drawn from a view, so whatever holds for views holds for it. Moments are never stored: replaying a line
makes them again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from gamenight.core.game import Game
from gamenight.core.journal import GLANCE, READ, RESULT, Journal
from gamenight.core.position import Position
from gamenight.core.scene import Scene
from gamenight.core.words import ENGLISH

HOLDS = {0: "", GLANCE: "glance", READ: "read", RESULT: "result"}


class Moment(Struct, frozen=True, omit_defaults=True, gc=False):
    """A picture, what is said while it is shown, and how long it stays: "glance", "read", "result"; "" for now."""

    scene: Scene
    says: tuple[str, ...] = ()
    hold: str = ""


def moments(
    game: Game[Any],
    position: Position,
    journal: Journal,
    seat: int,
    names: Sequence[str] | None = None,
    language: str = ENGLISH,
) -> list[Moment]:
    """The stills of a journal as `seat` sees them, and last the position that the journal's moves led to."""
    heard = journal.heard(seat)
    found: list[Moment] = []
    told = 0
    for after, still, hold in [*journal.stills, (len(heard), position, 0)]:
        assert isinstance(still, Position)
        view = still.view(seat)
        says = tuple(game.tell(view, heard[told:after], names, language))
        found.append(Moment(game.scene(view, names, language), says, HOLDS[hold]))
        told = after
    return found
