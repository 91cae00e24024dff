"""Group commit: what many tables want to write goes to disk together, and nobody hears of it before it is there."""

from __future__ import annotations

import logging
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import chain
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from gamenight.core.refusal import GameNightError
from gamenight.store.append import Append
from gamenight.store.appending import quiet_values
from gamenight.store.database import PATIENCE
from gamenight.store.schema import SITTERS, TABLES
from gamenight.store.store import Store

MOST = 2000  # writes in one commit
AGAIN = 100  # milliseconds that a locked file is waited for while it is known to be locked
log = logging.getLogger("gamenight.writer")


class Conflict(GameNightError):
    """Somebody else has written that number at that table already."""


class Unwritten(GameNightError):
    """The database did not take it. Whether it is there will be seen by reading it again."""


Job = Callable[[Connection], Any]


Queued = tuple[Append | Job, Any]
INSERT = "INSERT INTO events (table_id, n, at, kind, seat, data) VALUES (?, ?, ?, ?, ?, ?)"
MORE = ", (?, ?, ?, ?, ?, ?)"
INVOLVE = sa.text("INSERT INTO involved (player, table_id) VALUES (:player, :table) ON CONFLICT DO NOTHING")
TURN = "UPDATE tables SET moved = ?, wake = ?, turn = ?, last = ? WHERE id = ?"
TURNS = (
    "WITH new (moved, wake, turn, last, id) AS (VALUES {}) UPDATE tables SET moved = new.moved, wake = new.wake, "
    "turn = new.turn, last = new.last FROM new WHERE tables.id = new.id"
)
UPDATES_FROM = (3, 33)  # the first SQLite that can
TOGETHER = 100  # rows of one statement


QUIETLY = (
    "CREATE TEMP VIEW appended AS SELECT events.*, moved, wake, turn FROM events, tables",
    "CREATE TEMP TRIGGER append INSTEAD OF INSERT ON appended BEGIN "
    "INSERT INTO events (table_id, n, at, kind, seat, data) "
    "VALUES (new.table_id, new.n, new.at, new.kind, new.seat, new.data); "
    "UPDATE tables SET moved = new.moved, wake = new.wake, turn = new.turn, last = new.n WHERE id = new.table_id; "
    "END",
)  # on the writer's connection alone
APPENDED = ("table_id", "n", "at", "kind", "seat", "data", "moved", "wake", "turn")
INTO = f"INSERT INTO appended ({', '.join(APPENDED)}) VALUES "
NINE = f"({', '.join('?' * len(APPENDED))})"


class Writer:
    """One thread that writes. While it waits for the disk, the next batch gathers."""

    def __init__(self, store: Store, finish: Callable[[list[tuple[Any, Any]]], None]) -> None:
        """`finish` gets (who waits, result or exception) of a whole batch, on the writer's thread."""
        self.store = store
        self._finish = finish
        self._pending: list[Queued] = []
        self._turn = threading.Condition()
        self._stopping = False
        self._own: Connection | None = None
        self.failing = (
            ""  # what the database said when it last took nothing; "" once it takes something again
        )
        self.commits = 0
        self.written = 0
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    def put(self, what: Append | Job, waiting: Any) -> None:
        self.put_all([(what, waiting)])

    def put_all(self, entries: list[Queued]) -> None:
        with self._turn:
            if self._stopping:
                raise Unwritten("The server is stopping.")
            self._pending += entries
            self._turn.notify()

    def stop(self) -> None:
        """Everything put so far is written, then no more."""
        with self._turn:
            self._stopping = True
            self._turn.notify()
        self._thread.join()

    def waiting(self) -> int:
        return len(self._pending)

    def _work(self) -> None:
        while batch := self._next():
            self._finish(self._write(batch))
        if self._own is not None:
            self._own.close()

    def _next(self) -> list[Queued]:
        """What is to be written next, once there is something; nothing when all is written and no more will come."""
        with self._turn:
            while not self._pending and not self._stopping:
                self._turn.wait()
            batch, self._pending = self._pending[:MOST], self._pending[MOST:]
        return batch

    def _write(self, batch: list[Queued]) -> list[tuple[Any, Any]]:
        try:
            values = quiet_values(batch) if self._own is not None and len(batch) <= TOGETHER else None
            if self._own is not None and values is not None:
                write_quiet(self._own, values)
                results: list[Any] = [None] * len(batch)
            else:
                with self._begun() as connection:
                    results = self._all(connection, batch)
        except Exception as problem:
            if _is_locked(problem):  # for all of them: each alone would wait as long
                return [(waiting, self._fails(problem)) for _, waiting in batch]
            # one of them cannot be written: each is tried alone, to find out which
            return [(waiting, self._alone(what)) for what, waiting in batch]
        self._count(len(batch))
        return [(waiting, result) for (_, waiting), result in zip(batch, results, strict=True)]

    @contextmanager
    def _begun(self) -> Iterator[Connection]:
        """A transaction: on the writer's own connection where the database is a file, which never goes away."""
        if not self.store.database.sqlite:
            with self.store.write() as connection:
                yield connection
            return
        if self._own is None:
            own = self.store.database.writing.connect()
            for statement in QUIETLY:
                own.connection.cursor().execute(statement)
            self._own = own
        with self._own.begin():
            yield self._own

    def _alone(self, what: Append | Job) -> Any:
        try:
            with self._begun() as connection:
                (result,) = self._all(connection, [(what, None)])
        except sa.exc.IntegrityError:
            return Conflict("Somebody else was quicker.")
        except GameNightError as problem:
            return problem
        except Exception as problem:
            return self._fails(problem)
        self._count(1)
        return result

    def _fails(self, problem: Exception) -> Unwritten:
        """Named once in the log, in the driver's own words: SQLAlchemy's hold people's names."""
        if not self.failing:
            said = str(getattr(problem, "orig", "")) or type(problem).__name__
            log.error("the database takes nothing", extra={"problem": said})
            self._wait_for_others(AGAIN)  # those behind have waited already
        self.failing = type(problem).__name__
        return Unwritten("That could not be stored just now. Look how things stand, and try again.")

    def _wait_for_others(self, milliseconds: int) -> None:
        if self._own is not None:
            self._own.connection.cursor().execute(f"PRAGMA busy_timeout={milliseconds}")

    def is_alive(self) -> bool:
        return self._thread.is_alive()

    def _count(self, entries: int) -> None:
        if self.failing:
            log.warning("the database takes writes again")
            self._wait_for_others(PATIENCE)
        self.failing = ""
        self.commits += 1
        self.written += entries

    def _all(self, connection: Connection, batch: list[Queued]) -> list[Any]:
        # Always in the same order, so that two nodes never wait for each other.
        appends = sorted((what for what, _ in batch if isinstance(what, Append)), key=lambda a: a.table)
        if appends:
            write_appends(connection, appends)
        return [None if isinstance(what, Append) else what(connection) for what, _ in batch]


def _is_locked(problem: Exception) -> bool:
    """Whether another program holds SQLite's file: its own complaint, as it is or in SQLAlchemy's hands."""
    code = getattr(getattr(problem, "orig", problem), "sqlite_errorcode", 0)
    return code & 0xFF == sqlite3.SQLITE_BUSY


def write_quiet(connection: Connection, values: list[Any]) -> None:
    """Many tables' moves, all or none, in one statement that is a transaction of its own (`QUIETLY`): this is done for
    every few moves, and at each further statement the event loop's thread and this one would wait for each other."""
    driver = connection.connection.cursor()
    try:
        driver.execute(INTO + ", ".join([NINE] * (len(values) // len(APPENDED))), values)
    finally:
        driver.close()


def rows_of(appends: Sequence[Append]) -> tuple[list[Any], list[Any]]:
    """The rows of events, and what the tables' own rows say after them."""
    events = [
        (append.table, event.n, event.at, event.kind, event.seat, event.written())
        for append in appends
        for event in append.events
    ]
    rows = list({a.table: (a.moved, a.wake, a.turn, a.events[-1].n, a.table) for a in appends}.values())
    return events, rows


def write_appends(connection: Connection, appends: Sequence[Append]) -> None:
    """Events and rows, in the driver's own words: this is what a move costs."""
    events, rows = rows_of(appends)
    cursor = connection.connection.cursor()
    try:
        if connection.dialect.name == "sqlite":
            _write_together(cursor, events, rows)
        else:
            cursor.executemany(_spoken(connection, INSERT), events)
            cursor.executemany(_spoken(connection, TURN), rows)
    except Exception as problem:
        raise _as_known(connection, problem) from problem
    finally:
        cursor.close()
    for append in appends:
        if append.others:
            connection.execute(TABLES.update().where(TABLES.c.id == append.table).values(**append.others))
        for seat, player in append.sitters:
            _seat(connection, append.table, seat, player)


def _write_together(cursor: Any, events: list[Any], rows: list[Any]) -> None:
    """Many rows a statement: SQLite's driver lets the event loop's thread run, and waits for it, at each of them."""
    for some in _parts(events):
        cursor.execute(INSERT + MORE * (len(some) - 1), list(chain.from_iterable(some)))
    if sqlite3.sqlite_version_info < UPDATES_FROM:
        cursor.executemany(TURN, rows)
        return
    for some in _parts(rows):
        places = ", ".join(["(?, ?, ?, ?, ?)"] * len(some))
        cursor.execute(TURNS.format(places), list(chain.from_iterable(some)))


def _parts(rows: list[Any]) -> Iterator[list[Any]]:
    for first in range(0, len(rows), TOGETHER):
        yield rows[first : first + TOGETHER]


def _spoken(connection: Connection, statement: str) -> str:
    return statement if connection.dialect.paramstyle == "qmark" else statement.replace("?", "%s")


def _as_known(connection: Connection, problem: Exception) -> Exception:
    """A driver's own complaint that a number is taken, as SQLAlchemy would say it."""
    taken = connection.dialect.dbapi
    if taken is not None and isinstance(problem, taken.IntegrityError):
        return sa.exc.IntegrityError(INSERT, None, problem)
    return problem


def involve(connection: Connection, table: int, player: str) -> None:
    """Remember that somebody has to do with a table."""
    connection.execute(INVOLVE, {"player": player, "table": table})


def _seat(connection: Connection, table: int, seat: int, player: str) -> None:
    connection.execute(SITTERS.delete().where(SITTERS.c.table_id == table, SITTERS.c.seat == seat))
    if player:
        connection.execute(SITTERS.insert().values(table_id=table, seat=seat, player=player))
        involve(connection, table, player)
