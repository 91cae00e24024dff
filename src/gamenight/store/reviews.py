"""Reviews as they are kept: one a record and reviewer's version, worked out by one node at a time."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection

from gamenight.store.schema import REVIEWS
from gamenight.store.store import Store
from gamenight.store.writer import Job

WORKING, WHOLE, STOPPED, TOO_LONG = "working", "whole", "stopped", "too long"
BY_RECORD = -1  # no table: a record that came as a file, kept without names; older servers kept 0, and names
KEPT = 20_000  # reviews; those that nobody has asked for longest go first


class Kept(Struct, frozen=True):
    """A review as far as it has come."""

    state: str
    node: str
    until: int
    done: int
    total: int
    found: dict[str, Any]

    def is_free(self, now: int) -> bool:
        """Whether somebody should go on with it: its node stopped, or is gone."""
        return self.state == STOPPED or (self.state == WORKING and self.until < now)


def find(store: Store, digest: str, version: int) -> Kept | None:
    chosen = sa.select(REVIEWS).where(REVIEWS.c.digest == digest, REVIEWS.c.version == version)
    with store.read() as connection:
        row = connection.execute(chosen).first()
    if row is None:
        return None
    return Kept(row.state, row.node, row.until, row.done, row.total, json.loads(row.found))


def claim(digest: str, version: int, table: int, node: str, now: int, until: int) -> Job:
    """Work out a review that no living node works out; whether this node does now."""

    def do(connection: Connection) -> bool:
        here = (REVIEWS.c.digest == digest, REVIEWS.c.version == version)
        free = sa.or_(REVIEWS.c.state == STOPPED, sa.and_(REVIEWS.c.state == WORKING, REVIEWS.c.until < now))
        mine = {"state": WORKING, "node": node, "until": until, "asked": now}
        if connection.execute(REVIEWS.update().where(*here, free).values(**mine)).rowcount == 1:
            return True
        if connection.execute(sa.select(REVIEWS.c.state).where(*here)).first() is not None:
            return False
        known = {
            "digest": digest,
            "version": version,
            "table_id": table,
            "done": 0,
            "total": 0,
            "found": "{}",
        }
        connection.execute(REVIEWS.insert().values(**known, **mine))
        return True

    return do


def note(
    digest: str, version: int, node: str, until: int, state: str, done: int, total: int, found: dict[str, Any]
) -> Job:
    """How far this node has come; nothing if another has taken it over."""
    written = json.dumps(found, separators=(",", ":"))
    here = (REVIEWS.c.digest == digest, REVIEWS.c.version == version, REVIEWS.c.node == node)
    values = {"until": until, "state": state, "done": done, "total": total}
    values |= {"found": written} if found else {}

    def do(connection: Connection) -> bool:
        return connection.execute(REVIEWS.update().where(*here).values(**values)).rowcount == 1

    return do


def tidy(version: int, kept: int = KEPT) -> Job:
    """Drop what an older reviewer thought, and what nobody has asked for in a long time."""

    def do(connection: Connection) -> None:
        connection.execute(REVIEWS.delete().where(REVIEWS.c.version < version))
        newest = sa.select(REVIEWS.c.asked).order_by(REVIEWS.c.asked.desc()).offset(kept).limit(1)
        oldest = connection.execute(newest).scalar()
        if oldest is not None:
            connection.execute(REVIEWS.delete().where(REVIEWS.c.asked <= oldest))

    return do


def forget(connection: Connection, tables: list[int]) -> None:
    """Reviews that name people, of those tables or nobody knows whom, are worked out again if somebody asks."""
    connection.execute(REVIEWS.delete().where(REVIEWS.c.table_id.in_([0, *tables])))
