"""What goes to disk with new tables."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from sqlalchemy.engine import Connection

from gamenight.store.append import Append
from gamenight.store.schema import EVENTS, SITTERS, TABLES
from gamenight.store.store import summary
from gamenight.store.writer import Conflict, Job, involve, write_appends
from gamenight.table.events import Event
from gamenight.table.table import Table


class New(Struct, frozen=True):
    """A table that is not stored yet, and its log."""

    table: Table
    events: list[Event]


def with_tables(append: Append, made: Sequence[New]) -> Job:
    """New events of one table, and the tables they lead to, all or nothing; the new tables' ids."""

    def write(connection: Connection) -> list[int]:
        write_appends(connection, [append])
        return [creation(each.table, each.events)(connection) for each in made]

    return write


def made_with(job: Job, made: Sequence[New]) -> Job:
    """Tables, and what says why they were made, all or nothing; their ids. Conflict if the job answers no."""

    def write(connection: Connection) -> list[int]:
        if not job(connection):
            raise Conflict("Somebody else was quicker.")
        return [creation(each.table, each.events)(connection) for each in made]

    return write


def creation(table: Table, events: list[Event]) -> Job:
    turn = sum(1 << seat for seat in table.movers())

    def write(connection: Connection) -> int:
        made = connection.execute(
            TABLES.insert().values(
                code=table.code,
                game=table.game.name,
                seats=table.count,
                secret=table.secret,
                host=table.host,
                status=table.status,
                listed=table.listed,
                summary=summary(table),
                created=table.created,
                moved=table.moved,
                last=table.number,
                wake=table.wake(),
                turn=turn,
            )
        )
        id = int(made.inserted_primary_key[0])  # type: ignore[index]  # an insert has one
        rows = [
            {
                "table_id": id,
                "n": event.n,
                "at": event.at,
                "kind": event.kind,
                "seat": event.seat,
                "data": event.written(),
            }
            for event in events
        ]
        connection.execute(EVENTS.insert(), rows)
        people = [
            {"table_id": id, "seat": seat.seat, "player": seat.player} for seat in table.seats if seat.player
        ]
        if people:
            connection.execute(SITTERS.insert(), people)
        for player in {table.host, *(seat.player for seat in table.seats)} - {""}:
            involve(connection, id, player)
        return id

    return write
