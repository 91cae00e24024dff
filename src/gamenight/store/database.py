"""A database with the right tables in it: SQLite in the user's data folder, or PostgreSQL by its address."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import resources
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from platformdirs import user_data_path
from sqlalchemy import event as sql_event
from sqlalchemy.engine import URL, Connection, Engine, make_url
from sqlalchemy.pool import QueuePool

from gamenight.core.refusal import GameNightError

FILE = "gamenight.db"
WRITER_CACHE, READER_CACHE = 8000, 1000  # kilobytes that each connection to SQLite may hold of its file
PATIENCE = 2000  # milliseconds that another program may keep SQLite's file locked before that is said
LETS_GO = 1.0  # seconds in which what a killed server was just starting lets go of its lock
MIGRATIONS = Path(str(resources.files("gamenight.store"))) / "migrations"
NEWEST = max(file.name[1:5] for file in (MIGRATIONS / "versions").glob("v*.py"))  # v0007_learners.py: "0007"
VERSION = sa.table("alembic_version", sa.column("version_num"))  # where Alembic says which schema there is
MIGRATING = 7_240_011  # PostgreSQL's advisory lock while the schema is changed


class BadDatabase(GameNightError):
    """A database that cannot be opened; the sentence says why."""


class DatabaseAway(GameNightError):
    """The database does not answer, or answers with a fault of its own."""


class Torn(DatabaseAway):
    """What was asked for is damaged in SQLite's file. Waiting does not help; all the rest can still be read."""


def default_url() -> str:
    """The database of whoever names none: a file in their data folder."""
    folder = user_data_path("gamenight")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise BadDatabase(
            f"Games cannot be kept in {folder}: {problem.strerror}. Name another place: --database sqlite:///FILE."
        ) from None
    return f"sqlite:///{folder / FILE}"


class Database:
    """Engines, one for reading and one for writing. `url` is SQLAlchemy's: sqlite:///FILE or postgresql://..."""

    def __init__(self, url: str = "") -> None:
        try:
            self.url = _with_driver(make_url(url or default_url()))
        except sa.exc.ArgumentError:
            raise BadDatabase(
                "The database address cannot be read; it is like sqlite:///file.db or postgresql://host/name."
            ) from None
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self._lock: Any = None
        if self.sqlite:
            self._lock_file()
        self.writing = self._engine("BEGIN IMMEDIATE", 1, WRITER_CACHE)
        self.reading = self._engine("BEGIN", 5, READER_CACHE) if self.sqlite else self.writing
        try:
            self._migrate()
        except BaseException:
            self.close()
            raise
        self._file = self._file_now()

    def _file_now(self) -> tuple[int, int]:
        """Which file SQLite's address leads to."""
        with suppress(OSError):
            file = os.stat(self.url.database or "")
            return (file.st_dev, file.st_ino) if self.sqlite else (0, 0)
        return 0, 0

    def _engine(self, begin: str, size: int, cache: int) -> Engine:
        if not self.sqlite:
            return sa.create_engine(self.url, pool_size=6, max_overflow=4, pool_pre_ping=True)
        engine = sa.create_engine(self.url, poolclass=QueuePool, pool_size=size, max_overflow=5)
        sql_event.listen(engine, "connect", lambda connection, _: _prepare_sqlite(connection, cache))
        sql_event.listen(engine, "begin", lambda connection: connection.connection.execute(begin) and None)
        return engine

    def _lock_file(self) -> None:
        """One server a file: a second would not hear what the first does."""
        file = self.url.database
        if not file or file == ":memory:":
            raise BadDatabase("Game Night keeps its tables in a file, so that they survive; name one.")
        try:
            Path(file).parent.mkdir(parents=True, exist_ok=True)
            self._lock = open(f"{file}.lock", "a", opener=_private)  # noqa: SIM115 held until close
            _lock_exclusively(self._lock)
            _make_private(file)
        except BlockingIOError:
            self._lock.close()
            raise BadDatabase(f"Another Game Night server is using {file} already.") from None
        except OSError as problem:
            raise BadDatabase(f"The database {file} cannot be opened: {problem.strerror}.") from None

    def _migrate(self) -> None:
        try:
            with self.writing.begin() as connection:
                if not self.sqlite:
                    connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
                if _revision(connection) != NEWEST:
                    _upgrade(connection)
        except sa.exc.DBAPIError as problem:
            raise BadDatabase(f"The database cannot be opened: {_first_line(problem.orig)}") from None
        except sqlite3.DatabaseError as problem:
            raise BadDatabase(f"The database {self.url.database} cannot be opened: {problem}.") from None

    def close(self) -> None:
        self.writing.dispose()
        self.reading.dispose()
        if self._lock is not None:
            self._lock.close()

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """A transaction that only looks. DatabaseAway if the database cannot answer."""
        try:
            with self.reading.begin() as connection:
                yield connection
        except sa.exc.SQLAlchemyError as problem:
            cause = getattr(problem, "orig", None)
            if type(cause) is sqlite3.DatabaseError:  # its subclasses are about other things, which may pass
                raise Torn(f"The database's file is damaged: {cause}.") from problem
            raise DatabaseAway("The database does not answer just now; try again.") from problem

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """A transaction that is on disk once this is left."""
        with self.writing.begin() as connection:
            yield connection

    def empty_log(self) -> None:
        """What was removed is not in the log beside SQLite's file either, once whoever reads has read."""
        if self.sqlite:  # outside of any transaction; where it is locked, the next who is removed empties it
            with suppress(sa.exc.SQLAlchemyError, sqlite3.Error), self.writing.connect() as connection:
                connection.connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def alive(self) -> bool:
        """Whether it can be read, and what is written is there for the next who opens it."""
        if self._file_now() != self._file:
            return False
        with suppress(DatabaseAway), self.read() as connection:
            return connection.execute(sa.select(sa.literal(1))).scalar() == 1
        return False


def _revision(connection: Connection) -> str:
    """Of the schema that the tables have; "" if there are none."""
    if not sa.inspect(connection).has_table(VERSION.name):
        return ""
    return str(connection.execute(sa.select(VERSION.c.version_num)).scalar())


def _upgrade(connection: Connection) -> None:
    """To the newest schema. What does that is loaded only now: it takes as long as all the rest of a start."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:
        raise BadDatabase(
            "The database was written by a newer Game Night than this; bring the program up to date."
        ) from None


def _with_driver(url: URL) -> URL:
    """PostgreSQL is spoken to by psycopg, whatever the address says."""
    name = url.get_backend_name()
    if name in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    if name != "sqlite":
        raise BadDatabase(f"Game Night keeps its tables in SQLite or PostgreSQL, not in {name}.")
    return url


def _prepare_sqlite(connection: Any, cache: int) -> None:
    connection.isolation_level = None  # BEGIN is said by us
    connection.text_factory = _text
    cursor = connection.cursor()
    pragmas = (f"busy_timeout={PATIENCE}", "journal_mode=WAL", "synchronous=FULL", "temp_store=MEMORY")
    secure = "secure_delete=ON"  # what was removed is in no free page; a move pays nothing for it
    for pragma in (*pragmas, secure, f"cache_size=-{cache}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _text(kept: bytes) -> str:
    """Text as it is kept. A damaged one is no JSON after that, and hinders nobody from reading the other rows."""
    return kept.decode(errors="backslashreplace")


def _first_line(problem: BaseException | None) -> str:
    return next(iter(str(problem).splitlines()), "it says nothing.")


def _private(path: str, flags: int) -> int:
    """How files are made that only the one who serves may read: they hold secrets of games and keys."""
    return os.open(path, flags, 0o600)


def _make_private(file: str) -> None:
    """The database and what SQLite puts beside it."""
    with open(file, "a", opener=_private):
        pass
    for path in (file, f"{file}.lock", f"{file}-wal", f"{file}-shm"):
        with suppress(OSError):
            os.chmod(path, 0o600)


def _lock_exclusively(file: Any) -> None:
    try:
        import fcntl
    except ImportError:  # Windows: no such lock, and one server a machine is the rule there
        return
    until = time.monotonic() + LETS_GO
    while True:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return
        except BlockingIOError:
            if time.monotonic() > until:
                raise
        time.sleep(0.02)
