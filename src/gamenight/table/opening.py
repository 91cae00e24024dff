"""What is agreed when a table is made."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from gamenight.core.fair import commitment
from gamenight.core.game import Game
from gamenight.core.position import NOBODY
from gamenight.table.clocks import Clock
from gamenight.table.drafts import check_settings
from gamenight.table.events import Draft, Event
from gamenight.table.table import Table


@dataclass(frozen=True)
class Setup:
    """What is agreed when a table is made."""

    code: str
    game: Game[Any]
    seats: int
    options: Mapping[str, Any]
    host: str
    host_name: str
    clock: Clock = field(default_factory=Clock)
    listed: bool = False
    spectators: bool = True
    delay: int = 0
    grace: int = 60
    friendly: bool = False  # it counts for nobody's rating
    day: str = ""  # of a deal of the day: all luck follows from it
    shared: str = ""  # the code of what other tables with the same luck belong to, too
    club: str = ""  # the code of a club night, whose host it has


def create(setup: Setup, secret: bytes, now: int) -> tuple[Table, Draft]:
    """A new table, whose first event is already applied; the draft holds it for storing."""
    house = setup.game.house(setup.seats, setup.options)
    check_settings({"delay": setup.delay, "grace": setup.grace})
    belongs = {name: value for name in ("day", "shared", "club") if (value := getattr(setup, name))}
    friendly = {"friendly": True} if setup.friendly else {}
    event = Event(
        1,
        now,
        "created",
        NOBODY,
        {
            "code": setup.code,
            "game": setup.game.name,
            "version": setup.game.version,
            "seats": setup.seats,
            "options": setup.game.changed(house),
            "clock": setup.clock.plain(),
            "host": setup.host,
            "host_name": setup.host_name,
            "listed": setup.listed,
            "spectators": setup.spectators,
            "delay": setup.delay,
            "grace": setup.grace,
            "commitment": commitment(secret),
            **belongs,
            **friendly,
        },
    )
    table = Table(secret)
    table.apply(event)
    return table, Draft((event,))
