# compiled
"""What goes to disk for a table that has taken in new events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gamenight.core.position import bit
from gamenight.store.append import Append
from gamenight.store.store import summary
from gamenight.table.events import Event
from gamenight.table.table import Table

QUIET = frozenset({"moved", "said", "undone"})  # after these, the row says nothing else


def append_of(id: int, table: Table, events: Sequence[Event]) -> Append:
    """What is written for events that the table has taken in."""
    turn = 0
    for seat in table.movers():
        turn |= int(bit(1, seat))
    for event in events:
        if event.kind not in QUIET:
            return _with_row(id, table, events, turn)
    return Append(id, events, table.moved, table.wake(), turn)


def _with_row(id: int, table: Table, events: Sequence[Event], turn: int) -> Append:
    """Events after which the table's own row says something else as well."""
    others: dict[str, Any] = {"status": table.status, "listed": table.listed, "summary": summary(table)}
    changed = {event.seat for event in events if event.kind in ("sat", "left")}
    sitters = [(seat, table.seats[seat].player) for seat in sorted(changed)]
    return Append(id, events, table.moved, table.wake(), turn, others, sitters)


def quiet_values(batch: Sequence[Any]) -> list[Any] | None:
    """What a batch of the writer's puts into `appended`, nine values an event; None if it is not wholly of what nearly
    everything is: events, and nothing else that changed."""
    values: list[Any] = []
    for what, _ in batch:
        if not isinstance(what, Append) or what.others or what.sitters:
            return None
        for event in what.events:
            values += (what.table, event.n, event.at, event.kind, event.seat, event.written())
            values += (what.moved, what.wake, what.turn)
    return values
