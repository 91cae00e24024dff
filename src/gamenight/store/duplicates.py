"""Duplicates as they are kept: one row each, changed only by whoever has seen its last version."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from gamenight.store.schema import DUPLICATES
from gamenight.store.store import Store
from gamenight.store.writer import Job
from gamenight.table.duplicate import Duplicate


def found(store: Store, code: str) -> tuple[Duplicate, int] | None:
    """A duplicate and its version."""
    chosen = sa.select(DUPLICATES.c.kept, DUPLICATES.c.version).where(DUPLICATES.c.code == code)
    with store.read() as connection:
        row = connection.execute(chosen).first()
    return (msgspec.json.decode(row.kept, type=Duplicate), int(row.version)) if row else None


def enter(duplicate: Duplicate, now: int) -> Job:
    """A new one; Conflict if its code is taken."""

    def do(connection: Connection) -> None:
        kept = msgspec.json.encode(duplicate).decode()
        connection.execute(DUPLICATES.insert().values(code=duplicate.code, kept=kept, version=1, created=now))

    return do


def change(duplicate: Duplicate, version: int) -> Job:
    """What has become of a duplicate of that version; whether nobody else was quicker."""

    def do(connection: Connection) -> bool:
        here = DUPLICATES.update().where(DUPLICATES.c.code == duplicate.code, DUPLICATES.c.version == version)
        kept = msgspec.json.encode(duplicate).decode()
        return connection.execute(here.values(kept=kept, version=version + 1)).rowcount == 1

    return do


def of(connection: Connection, player: str) -> list[dict[str, Any]]:
    """What is kept of somebody in duplicates."""
    chosen = sa.select(DUPLICATES.c.kept).where(DUPLICATES.c.kept.contains(player, autoescape=True))
    read = [msgspec.json.decode(text, type=Duplicate) for text in connection.execute(chosen).scalars()]
    return [
        {
            "code": each.code,
            "title": each.title,
            "game": each.game,
            "name": one.name,
            "hosts": each.host == player,
        }
        for each in read
        for one in each.people
        if one.player == player
    ]


def companions(connection: Connection, player: str) -> set[str]:
    """Everybody who has played the same deals as somebody."""
    chosen = sa.select(DUPLICATES.c.kept).where(DUPLICATES.c.kept.contains(player, autoescape=True))
    read = [msgspec.json.decode(text, type=Duplicate) for text in connection.execute(chosen).scalars()]
    return {one.player for each in read for one in each.people}


def nameless(connection: Connection, player: str, gone: str) -> None:
    """Somebody's name is taken out of every duplicate; their scores stay, under no name."""
    chosen = sa.select(DUPLICATES.c.code, DUPLICATES.c.kept)
    for code, text in connection.execute(
        chosen.where(DUPLICATES.c.kept.contains(player, autoescape=True))
    ).all():
        duplicate = msgspec.json.decode(text, type=Duplicate)
        for one in duplicate.people:
            if one.player == player:
                one.name, one.gone = gone, True
        duplicate.host = "" if duplicate.host == player else duplicate.host
        kept = msgspec.json.encode(duplicate).decode().replace(player, f"gone-{code}-{player[:2]}")
        connection.execute(
            DUPLICATES.update()
            .where(DUPLICATES.c.code == code)
            .values(kept=kept, version=DUPLICATES.c.version + 1)
        )
