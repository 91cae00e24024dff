"""Where tables are kept: SQLite in the user's data folder, or PostgreSQL by its address. writer.py writes to it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from platformdirs import user_data_path
from sqlalchemy import event as sql_event
from sqlalchemy.engine import URL, Connection, Engine, make_url
from sqlalchemy.pool import QueuePool

from gamenight.core.refusal import GameNightError
from gamenight.table.events import Event, read_event
from gamenight.table.schema import EVENTS, KEYS, PLAYERS, SITTERS, TABLES
from gamenight.table.table import Table

FILE = "gamenight.db"
MIGRATING = 7_240_011  # PostgreSQL's advisory lock while the schema is changed


class BadDatabase(GameNightError):
    """A database that cannot be opened; the sentence says why."""


@dataclass(frozen=True)
class Kept:
    """A table as it is stored: its row without its events."""

    id: int
    code: str
    secret: bytes
    row: Mapping[str, Any]


def default_url() -> str:
    """The database of whoever names none: a file in their data folder."""
    return f"sqlite:///{user_data_path('gamenight', ensure_exists=True) / FILE}"


class Store:
    """A database with the right tables in it. `url` is SQLAlchemy's: sqlite:///FILE or postgresql://..."""

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
        self.writing = self._engine("BEGIN IMMEDIATE", 1)
        self.reading = self._engine("BEGIN", 5) if self.sqlite else self.writing
        self._migrate()

    def _engine(self, begin: str, size: int) -> Engine:
        if not self.sqlite:
            return sa.create_engine(self.url, pool_size=6, max_overflow=4, pool_pre_ping=True)
        engine = sa.create_engine(self.url, poolclass=QueuePool, pool_size=size, max_overflow=5)
        sql_event.listen(engine, "connect", _prepare_sqlite)
        sql_event.listen(engine, "begin", lambda connection: connection.connection.execute(begin) and None)
        return engine

    def _lock_file(self) -> None:
        """One server a file: a second would not hear what the first does."""
        file = self.url.database
        if not file or file == ":memory:":
            raise BadDatabase("Game Night keeps its tables in a file, so that they survive; name one.")
        try:
            Path(file).parent.mkdir(parents=True, exist_ok=True)
            self._lock = open(f"{file}.lock", "a")  # noqa: SIM115 held until close
            _lock_exclusively(self._lock)
        except BlockingIOError:
            self._lock.close()
            raise BadDatabase(f"Another Game Night server is using {file} already.") from None
        except OSError as problem:
            raise BadDatabase(f"The database {file} cannot be opened: {problem.strerror}.") from None

    def _migrate(self) -> None:
        config = Config()
        config.set_main_option("script_location", str(resources.files("gamenight.table") / "migrations"))
        try:
            with self.writing.begin() as connection:
                if not self.sqlite:
                    connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
        except sa.exc.OperationalError as problem:
            raise BadDatabase(f"The database cannot be opened: {str(problem.orig).splitlines()[0]}") from None

    def close(self) -> None:
        self.writing.dispose()
        self.reading.dispose()
        if self._lock is not None:
            self._lock.close()

    def read(self) -> AbstractContextManager[Connection]:
        return self.reading.begin()

    def write(self) -> AbstractContextManager[Connection]:
        return self.writing.begin()

    # Reading

    def alive(self) -> bool:
        with suppress(sa.exc.SQLAlchemyError), self.read() as connection:
            return connection.execute(sa.select(sa.literal(1))).scalar() == 1
        return False

    def find(self, code: str) -> Kept | None:
        with self.read() as connection:
            row = connection.execute(sa.select(TABLES).where(TABLES.c.code == code)).mappings().first()
        return kept(dict(row)) if row else None

    def events(self, table: int, after: int = 0) -> list[Event]:
        """The log of a table, or what is new in it."""
        chosen = sa.select(EVENTS.c.n, EVENTS.c.at, EVENTS.c.kind, EVENTS.c.seat, EVENTS.c.data)
        chosen = chosen.where(EVENTS.c.table_id == table, EVENTS.c.n > after).order_by(EVENTS.c.n)
        with self.read() as connection:
            return [read_event(*row) for row in connection.execute(chosen)]

    def load(self, code: str) -> tuple[Kept, Table] | None:
        """A table, replayed from its log."""
        found = self.find(code)
        if found is None:
            return None
        return found, Table(found.secret).apply_all(self.events(found.id))

    def rows(self, *conditions: Any, limit: int = 100) -> list[Mapping[str, Any]]:
        """Rows of tables, those moved last first."""
        chosen = sa.select(TABLES).where(*conditions).order_by(TABLES.c.moved.desc()).limit(limit)
        with self.read() as connection:
            return [dict(row) for row in connection.execute(chosen).mappings()]

    def seats_of(self, player: str, tables: Sequence[int]) -> dict[int, list[int]]:
        chosen = sa.select(SITTERS.c.table_id, SITTERS.c.seat).where(
            SITTERS.c.player == player, SITTERS.c.table_id.in_(tables)
        )
        found: dict[int, list[int]] = {}
        with self.read() as connection:
            for table, seat in connection.execute(chosen.order_by(SITTERS.c.seat)):
                found.setdefault(table, []).append(seat)
        return found

    def player(self, id: str) -> Mapping[str, Any] | None:
        with self.read() as connection:
            row = connection.execute(sa.select(PLAYERS).where(PLAYERS.c.id == id)).mappings().first()
        return dict(row) if row else None

    def key(self, name: str, fresh: bytes) -> bytes:
        """A secret of the server's own, the same on every node; `fresh` if there is none yet."""
        with suppress(sa.exc.IntegrityError), self.write() as connection:
            held = connection.execute(sa.select(KEYS.c.value).where(KEYS.c.name == name)).scalar()
            if held is not None:
                return bytes(held)
            connection.execute(KEYS.insert().values(name=name, value=fresh))
            return fresh
        with self.read() as connection:  # another node was quicker
            return bytes(connection.execute(sa.select(KEYS.c.value).where(KEYS.c.name == name)).scalar_one())

    # Keeping

    def due(self, now: int, node: str, limit: int = 500) -> list[str]:
        """Codes of tables where something is to be done that no living node keeps."""
        free = sa.or_(TABLES.c.keeper.is_(None), TABLES.c.keeper == node, TABLES.c.kept_until < now)
        chosen = (
            sa.select(TABLES.c.code).where(TABLES.c.wake <= now, free).order_by(TABLES.c.wake).limit(limit)
        )
        with self.read() as connection:
            return list(connection.execute(chosen).scalars())

    def lasts(self, tables: Sequence[int]) -> dict[int, int]:
        """The last event number of each table."""
        chosen = sa.select(TABLES.c.id, TABLES.c.last).where(TABLES.c.id.in_(tables))
        with self.read() as connection:
            return {row.id: row.last for row in connection.execute(chosen)}


def kept(row: Mapping[str, Any]) -> Kept:
    return Kept(row["id"], row["code"], bytes(row["secret"]), row)


def summary(table: Table) -> str:
    """What a list of tables says about one, besides its columns."""
    return json.dumps(
        {
            "players": [f"{seat.name} (bot)" if seat.kind == "bot" else seat.name for seat in table.seats],
            "host": table.host_name,
            "spectators": table.spectators,
        },
        separators=(",", ":"),
    )


def _with_driver(url: URL) -> URL:
    """PostgreSQL is spoken to by psycopg, whatever the address says."""
    name = url.get_backend_name()
    if name in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    if name != "sqlite":
        raise BadDatabase(f"Game Night keeps its tables in SQLite or PostgreSQL, not in {name}.")
    return url


def _prepare_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # BEGIN is said by us
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "cache_size=-8000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _lock_exclusively(file: Any) -> None:
    try:
        import fcntl
    except ImportError:  # Windows: no such lock, and one server a machine is the rule there
        return
    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
