"""Club nights and duplicates as they are kept: one row each, changed only by whoever has seen its last version."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, Protocol, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from gamenight.store import schema
from gamenight.store.store import Store
from gamenight.store.writer import Job
from gamenight.table.club import Night
from gamenight.table.duplicate import Duplicate

PLAIN = "Game night"  # the title of an evening whose host is gone: the one they gave it was their words


class Guest(Protocol):
    """Somebody of an evening."""

    player: str
    name: str
    gone: bool


class Evening(Protocol):
    """What a club night and a duplicate have in common."""

    code: str
    title: str
    game: str
    host: str


E = TypeVar("E", bound=Evening)


class Evenings(Generic[E]):
    """The rows of one kind of evening: `column` holds each as JSON, and `people` are those who take part in it."""

    def __init__(
        self, table: sa.Table, column: sa.Column[str], kind: type[E], people: Callable[[E], Sequence[Guest]]
    ) -> None:
        self._table, self._column, self._kind, self._people = table, column, kind, people

    def found(self, store: Store, code: str) -> tuple[E, int] | None:
        """An evening and its version."""
        chosen = sa.select(self._column, self._table.c.version).where(self._table.c.code == code)
        with store.read() as connection:
            row = connection.execute(chosen).first()
        return (self._decoded(row[0]), int(row[1])) if row else None

    def enter(self, evening: E, now: int) -> Job:
        """A new one; Conflict if its code is taken."""

        def do(connection: Connection) -> None:
            row = {"code": evening.code, "version": 1, "created": now}
            connection.execute(self._table.insert().values(row | self._encoded(evening)))

        return do

    def change(self, evening: E, version: int) -> Job:
        """What has become of an evening of that version; whether nobody else was quicker."""

        def do(connection: Connection) -> bool:
            here = self._table.update().where(
                self._table.c.code == evening.code, self._table.c.version == version
            )
            values = self._encoded(evening) | {"version": version + 1}
            return connection.execute(here.values(values)).rowcount == 1

        return do

    def of(self, connection: Connection, player: str) -> list[dict[str, Any]]:
        """What is kept of somebody."""
        return [
            {
                "code": evening.code,
                "title": evening.title,
                "game": evening.game,
                "name": one.name,
                "hosts": evening.host == player,
            }
            for evening in self._with(connection, player)
            for one in self._people(evening)
            if one.player == player
        ]

    def companions(self, connection: Connection, player: str) -> set[str]:
        """Everybody who took part in the same evenings as somebody."""
        return {one.player for evening in self._with(connection, player) for one in self._people(evening)}

    def hosted(self, connection: Connection, player: str) -> list[E]:
        return [evening for evening in self._with(connection, player) if evening.host == player]

    def nameless(self, connection: Connection, player: str, gone: str) -> None:
        """Somebody's name is taken out of every evening, and the title of their own; scores stay, under no name."""
        for evening in list(self._with(connection, player)):
            for one in self._people(evening):
                if one.player == player:
                    one.name, one.gone = gone, True
            if evening.host == player:
                evening.host, evening.title = "", PLAIN
            other = f"gone-{evening.code}-{secrets.token_hex(4)}"
            values = {name: text.replace(player, other) for name, text in self._encoded(evening).items()}
            here = self._table.update().where(self._table.c.code == evening.code)
            connection.execute(here.values(values | {"version": self._table.c.version + 1}))

    def _with(self, connection: Connection, player: str) -> Iterator[E]:
        chosen = sa.select(self._column).where(self._column.contains(player, autoescape=True))
        return (self._decoded(text) for text in connection.execute(chosen).scalars().all())

    def _decoded(self, text: str) -> E:
        return msgspec.json.decode(text, type=self._kind)

    def _encoded(self, evening: E) -> dict[str, Any]:
        return {self._column.name: msgspec.json.encode(evening).decode()}


NIGHTS = Evenings(schema.CLUBS, schema.CLUBS.c.night, Night, lambda night: night.members)
DUPLICATES = Evenings(
    schema.DUPLICATES, schema.DUPLICATES.c.kept, Duplicate, lambda duplicate: duplicate.people
)
