"""Finished games leave the log for files: one record a game, in folders by the first letters of its code.

    python -m gamenight.store.archive --database URL --folder DIR [--days 30]

May run beside a server. What was archived is still replayed and checked from there: a server finds it with
GAMENIGHT_ARCHIVE=DIR. The folder may be any that can be mounted, such as a bucket.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from gamenight.core.record import Record, read_record
from gamenight.core.refusal import GameNightError
from gamenight.core.registry import game
from gamenight.store.schema import EVENTS, TABLES
from gamenight.store.store import ARCHIVED, Store
from gamenight.table.records import record_of

DAY = 24 * 60 * 60 * 1000
MANY = 200  # tables looked for at once


class Archive:
    """A folder of records by table codes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def place(self, code: str) -> Path:
        return self.folder / code[:2] / f"{code}.record"

    def put(self, code: str, record: Record) -> None:
        """Written whole, and on disk, before it is called by its name."""
        place = self.place(code)
        place.parent.mkdir(parents=True, exist_ok=True)
        part = place.with_suffix(".part")
        with part.open("w", encoding="utf-8") as file:
            file.write(record.text())
            file.flush()
            os.fsync(file.fileno())
        part.replace(place)

    def get(self, code: str) -> Record | None:
        """The record of a table; None if it is not here."""
        place = self.place(code)
        return read_record(place.read_text("utf-8"), game) if code.isalnum() and place.is_file() else None

    def rename(self, code: str, seat: int, name: str) -> None:
        """Somebody wants to be in no record any more."""
        record = self.get(code)
        if record is not None:
            names = tuple(name if at == seat else each for at, each in enumerate(record.names))
            self.put(code, replace(record, names=names))


def archive_finished(store: Store, archive: Archive, before: int) -> Iterator[str]:
    """Move games that were over before that time and are counted; their codes, one by one."""
    closed: set[str] = set()  # others have the same deal still to play
    while codes := _finished(store, before, closed):
        for code in codes:
            loaded = store.load(code)
            if loaded is None or loaded[1].play is None:
                _mark(store, code, "closed")  # nothing was played
                continue
            kept, table = loaded
            if not table.may_be_told():
                closed.add(code)
                continue
            archive.put(code, record_of(table))
            with store.write() as connection:
                _forget_log(connection, kept.id)
            yield code


def _finished(store: Store, before: int, but: set[str]) -> list[str]:
    over = (
        TABLES.c.code.not_in(but),
        TABLES.c.status == "over",
        TABLES.c.counted.is_(True),
        TABLES.c.moved < before,
    )
    with store.read() as connection:
        return list(connection.execute(sa.select(TABLES.c.code).where(*over).limit(MANY)).scalars())


def _forget_log(connection: Connection, table: int) -> None:
    connection.execute(EVENTS.delete().where(EVENTS.c.table_id == table))
    connection.execute(TABLES.update().where(TABLES.c.id == table).values(status=ARCHIVED, wake=None))


def _mark(store: Store, code: str, status: str) -> None:
    with store.write() as connection:
        connection.execute(TABLES.update().where(TABLES.c.code == code).values(status=status))


def main() -> None:
    asked = argparse.ArgumentParser(
        prog="gamenight.store.archive", description=(__doc__ or "").split("\n")[0]
    )
    asked.add_argument("--database", default=os.environ.get("GAMENIGHT_DATABASE", ""))
    asked.add_argument("--folder", type=Path, required=True)
    asked.add_argument("--days", type=float, default=30.0)
    given = asked.parse_args()
    before = int(time.time() * 1000 - given.days * DAY)
    try:
        store = Store(given.database)
        moved = sum(1 for _ in archive_finished(store, Archive(given.folder), before))
        store.close()
    except GameNightError as problem:
        sys.exit(f"{problem}")
    print(f"{moved} games archived in {given.folder}.")


if __name__ == "__main__":
    main()
