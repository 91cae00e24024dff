"""Club nights as they are kept: one row a night, changed only by whoever has seen its last version."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from gamenight.store.schema import CLUBS
from gamenight.store.store import Store
from gamenight.store.writer import Job
from gamenight.table.club import Night


def found(store: Store, code: str) -> tuple[Night, int] | None:
    """A night and its version."""
    chosen = sa.select(CLUBS.c.night, CLUBS.c.version).where(CLUBS.c.code == code)
    with store.read() as connection:
        row = connection.execute(chosen).first()
    return (msgspec.json.decode(row.night, type=Night), int(row.version)) if row else None


def enter(night: Night, now: int) -> Job:
    """A new night; Conflict if its code is taken."""

    def do(connection: Connection) -> None:
        written = msgspec.json.encode(night).decode()
        connection.execute(CLUBS.insert().values(code=night.code, night=written, version=1, created=now))

    return do


def change(night: Night, version: int) -> Job:
    """What has become of a night of that version; whether nobody else was quicker."""

    def do(connection: Connection) -> bool:
        here = CLUBS.update().where(CLUBS.c.code == night.code, CLUBS.c.version == version)
        written = msgspec.json.encode(night).decode()
        return connection.execute(here.values(night=written, version=version + 1)).rowcount == 1

    return do


def of(connection: Connection, player: str) -> list[dict[str, Any]]:
    """What is kept of somebody in club nights."""
    chosen = sa.select(CLUBS.c.night).where(CLUBS.c.night.contains(player, autoescape=True))
    read = [msgspec.json.decode(text, type=Night) for text in connection.execute(chosen).scalars()]
    return [
        {
            "code": night.code,
            "title": night.title,
            "game": night.game,
            "name": one.name,
            "hosts": night.host == player,
        }
        for night in read
        for one in night.members
        if one.player == player
    ]


def nameless(connection: Connection, player: str, gone: str) -> None:
    """Somebody's name is taken out of every night; their place in the standings stays."""
    chosen = sa.select(CLUBS.c.code, CLUBS.c.night).where(CLUBS.c.night.contains(player, autoescape=True))
    for code, text in connection.execute(chosen).all():
        night = msgspec.json.decode(text, type=Night)
        for member in night.members:
            if member.player == player:
                member.name, member.gone = gone, True
        night.host = "" if night.host == player else night.host
        written = msgspec.json.encode(night).decode().replace(player, f"gone-{code}-{player[:2]}")
        connection.execute(
            CLUBS.update().where(CLUBS.c.code == code).values(night=written, version=CLUBS.c.version + 1)
        )
