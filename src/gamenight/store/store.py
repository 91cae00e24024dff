"""What can be read of what is kept: tables, their logs, players, keys. writer.py writes."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from gamenight.store.database import Database
from gamenight.store.schema import EVENTS, KEYS, PLAYERS, SITTERS, TABLES
from gamenight.table.events import Event, Refused, read_event
from gamenight.table.table import Table
from gamenight.table.words.en import Words

GOING_ON = ("waiting", "playing", "paused")
ARCHIVED = "archived"  # the status of a table whose game is in the archive, and not in the log any more
UNREADABLE = "unreadable"  # the status of a table whose log makes no sense to this server


class Archived(Refused):
    """A table that is nowhere but in the archive."""


@dataclass(frozen=True)
class Kept:
    """A table as it is stored: its row without its events."""

    id: int
    code: str
    secret: bytes
    row: Mapping[str, Any]


class Store:
    """Tables and players, as they are kept. `url` is SQLAlchemy's: sqlite:///FILE or postgresql://..."""

    def __init__(self, url: str = "") -> None:
        self.database = Database(url)
        self.read, self.write = self.database.read, self.database.write
        self.close, self.alive = self.database.close, self.database.alive

    def find(self, code: str) -> Kept | None:
        with self.read() as connection:
            row = connection.execute(sa.select(TABLES).where(TABLES.c.code == code)).mappings().first()
        return kept(dict(row)) if row else None

    def events(self, table: int, after: int = 0) -> list[Event]:
        """The log of a table, or what is new in it."""
        chosen = sa.select(EVENTS.c.n, EVENTS.c.at, EVENTS.c.kind, EVENTS.c.seat, EVENTS.c.data)
        chosen = chosen.where(EVENTS.c.table_id == table, EVENTS.c.n > after).order_by(EVENTS.c.n)
        with self.read() as connection:
            rows = connection.execute(chosen).all()
        return [read_event(*row) for row in rows]

    def load(self, code: str) -> tuple[Kept, Table] | None:
        """A table, replayed from its log. Anything may be raised by a log that was damaged."""
        found = self.find(code)
        if found is None:
            return None
        if found.row["status"] == ARCHIVED:
            raise Archived("over", Words.is_archived, code)
        table = Table(found.secret).apply_all(self.events(found.id))
        if table.number == 0 or table.code != code:
            raise ValueError("its log does not begin with its making")
        return found, table

    def listed(self, game: str = "") -> list[Mapping[str, Any]]:
        """Tables that their hosts have listed and that are not over; of one game, if it is named."""
        conditions = [TABLES.c.listed.is_(True), TABLES.c.status.in_(GOING_ON)]
        return self.rows(*conditions, TABLES.c.game == game) if game else self.rows(*conditions)

    def tables_of(self, player: str, open: bool) -> list[Mapping[str, Any]]:
        """Tables where somebody sits; only those that go on, if `open`."""
        seated = sa.select(SITTERS.c.table_id).where(SITTERS.c.player == player)
        mine = TABLES.c.id.in_(seated)
        return self.rows(mine, TABLES.c.status.in_((*GOING_ON, UNREADABLE))) if open else self.rows(mine)

    def uncounted(self, limit: int) -> list[Mapping[str, Any]]:
        """Finished tables that are not yet in the statistics."""
        return self.rows(TABLES.c.status.in_(("over", "closed")), TABLES.c.counted.is_(False), limit=limit)

    def waking(self) -> list[str]:
        """Codes of tables where something is to be done some time."""
        chosen = sa.select(TABLES.c.code).where(TABLES.c.wake.is_not(None))
        with self.read() as connection:
            return list(connection.execute(chosen).scalars())

    def rows(self, *conditions: Any, limit: int = 100) -> list[Mapping[str, Any]]:
        """Rows of tables but their secrets, those moved last first. For this package and tests: conditions are SQL."""
        told = (column for column in TABLES.c if column is not TABLES.c.secret)
        chosen = sa.select(*told).where(*conditions).order_by(TABLES.c.moved.desc()).limit(limit)
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

    def older_keys(self, name: str) -> list[bytes]:
        """Keys of that name that were replaced, but still open what they closed."""
        chosen = sa.select(KEYS.c.value).where(KEYS.c.name.startswith(f"{name}-", autoescape=True))
        with self.read() as connection:
            return [bytes(value) for value in connection.execute(chosen.order_by(KEYS.c.name)).scalars()]

    def change_key(self, name: str, fresh: bytes, keep: bool) -> None:
        """A new key; `keep` says whether what the older ones closed still opens."""
        with self.write() as connection:
            older = KEYS.c.name.startswith(f"{name}-", autoescape=True)
            if keep:
                count = connection.execute(sa.select(sa.func.count()).select_from(KEYS).where(older)).scalar()
                renamed = KEYS.update().where(KEYS.c.name == name).values(name=f"{name}-{count}")
                connection.execute(renamed)
            else:
                connection.execute(KEYS.delete().where(sa.or_(older, KEYS.c.name == name)))
            connection.execute(KEYS.insert().values(name=name, value=fresh))

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
    names = [_listed(seat.kind, seat.name) for seat in table.seats]
    return _summary(names, table.host_name, table.spectators, table.delay)


def summary_of(events: Iterable[Event]) -> str:
    """The same from a log, without playing its game."""
    names: list[str] = []
    host, spectators, delay = "", True, 0
    for event in events:
        if event.kind == "created":
            names = [""] * event.data["seats"]
            host, spectators = event.data["host_name"], event.data["spectators"]
            delay = event.data.get("delay", 0)
        elif event.kind == "sat":
            names[event.seat] = _listed(event.data["kind"], event.data["name"])
        elif event.kind == "named":
            names[event.seat] = event.data["name"]
        elif event.kind == "left":
            names[event.seat] = ""
        elif event.kind == "settings":
            spectators, delay = event.data.get("spectators", spectators), event.data.get("delay", delay)
    return _summary(names, host, spectators, delay)


def _listed(kind: str, name: str) -> str:
    return f"{name} (bot)" if kind == "bot" else name


def _summary(players: list[str], host: str, spectators: bool, delay: int) -> str:
    said = {"players": players, "host": host, "spectators": spectators, "delay": delay}
    return json.dumps(said, separators=(",", ":"))
