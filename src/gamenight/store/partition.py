"""The log in parts: PostgreSQL keeps the events of a table in one of N partitions, chosen by the table's number.

    python -m gamenight.store.partition --database postgresql://... [--parts 16]

While no server runs. A part is a table of its own to PostgreSQL: smaller indexes, vacuumed and moved to other disks
by itself. Servers notice nothing: the log is still called `events`.
"""

from __future__ import annotations

import argparse
import os
import sys

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from gamenight.core.refusal import GameNightError
from gamenight.store.database import BadDatabase
from gamenight.store.store import Store

MOST_PARTS = 1024


def partition(connection: Connection, parts: int) -> int:
    """Put the log into so many parts; how many events it holds."""
    if connection.dialect.name != "postgresql":
        raise BadDatabase("Only PostgreSQL keeps a log in parts; SQLite keeps one file.")
    if not 2 <= parts <= MOST_PARTS:
        raise BadDatabase(f"A log has 2 to {MOST_PARTS} parts, not {parts}.")
    if parts_of(connection):
        raise BadDatabase(f"The log has {parts_of(connection)} parts already.")
    connection.execute(sa.text("ALTER TABLE events RENAME TO events_whole"))
    connection.execute(sa.text("ALTER INDEX events_pkey RENAME TO events_whole_pkey"))
    made = "CREATE TABLE events (LIKE events_whole INCLUDING DEFAULTS, PRIMARY KEY (table_id, n))"
    connection.execute(sa.text(f"{made} PARTITION BY HASH (table_id)"))
    for part in range(parts):
        values = f"FOR VALUES WITH (MODULUS {parts}, REMAINDER {part})"
        connection.execute(sa.text(f"CREATE TABLE events_{part} PARTITION OF events {values}"))
    connection.execute(sa.text("INSERT INTO events SELECT * FROM events_whole"))
    connection.execute(sa.text("DROP TABLE events_whole"))
    return int(connection.execute(sa.text("SELECT count(*) FROM events")).scalar_one())


def parts_of(connection: Connection) -> int:
    """How many parts the log has; 0 if it is whole."""
    asked = "SELECT count(*) FROM pg_inherits WHERE inhparent = 'events'::regclass"
    return int(connection.execute(sa.text(asked)).scalar_one())


def main() -> None:
    asked = argparse.ArgumentParser(
        prog="gamenight.store.partition", description=(__doc__ or "").split("\n")[0]
    )
    asked.add_argument("--database", default=os.environ.get("GAMENIGHT_DATABASE", ""))
    asked.add_argument("--parts", type=int, default=16)
    given = asked.parse_args()
    try:
        store = Store(given.database)
        with store.write() as connection:
            events = partition(connection, given.parts)
        store.close()
    except GameNightError as problem:
        sys.exit(f"{problem}")
    print(f"{events} events in {given.parts} parts.")


if __name__ == "__main__":
    main()
