"""Which node keeps a table, and which nodes there are: jobs for the writer, and what can be asked."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from gamenight.store.schema import NODES, TABLES
from gamenight.store.store import UNREADABLE, Store
from gamenight.store.writer import Job


def claim(table: int, node: str, now: int, until: int) -> Job:
    """Keep a table that no living node keeps; whether this node does now."""

    def do(connection: Connection) -> bool:
        free = sa.or_(TABLES.c.keeper.is_(None), TABLES.c.keeper == node, TABLES.c.kept_until < now)
        taken = TABLES.update().where(TABLES.c.id == table, free).values(keeper=node, kept_until=until)
        return connection.execute(taken).rowcount == 1

    return do


def beat(node: str, now: int, kept: Sequence[int], until: int) -> Job:
    """This node lives, and still keeps those tables."""

    def do(connection: Connection) -> None:
        if connection.execute(NODES.update().where(NODES.c.id == node).values(seen=now)).rowcount == 0:
            connection.execute(NODES.insert().values(id=node, seen=now))
        if kept:
            mine = TABLES.update().where(TABLES.c.id.in_(kept), TABLES.c.keeper == node)
            connection.execute(mine.values(kept_until=until))

    return do


def release(node: str) -> Job:
    """Other nodes may have this node's tables at once."""

    def do(connection: Connection) -> None:
        mine = TABLES.update().where(TABLES.c.keeper == node)
        connection.execute(mine.values(keeper=None, kept_until=0))
        connection.execute(NODES.delete().where(NODES.c.id == node))

    return do


def forget_nodes(before: int) -> Job:
    """Nodes that were last seen before that time are gone."""
    gone = NODES.delete().where(NODES.c.seen < before)
    return lambda connection: connection.execute(gone).rowcount


def last_seen(store: Store) -> int | None:
    """When any node was last there."""
    with store.read() as connection:
        return connection.execute(sa.select(sa.func.max(NODES.c.seen))).scalar()


def living(store: Store, since: int) -> list[str]:
    """Nodes that were there after that time."""
    with store.read() as connection:
        return list(connection.execute(sa.select(NODES.c.id).where(NODES.c.seen > since)).scalars())


def others_seen(store: Store, node: str, since: int) -> bool:
    """Whether another node was there after that time."""
    chosen = sa.select(sa.func.max(NODES.c.seen)).where(NODES.c.id != node)
    with store.read() as connection:
        return (connection.execute(chosen).scalar() or 0) > since


def set_aside(code: str) -> Job:
    """A table that cannot be read: the keeper does not look at it again, and lists say so."""
    aside = TABLES.update().where(TABLES.c.code == code).values(wake=None, status=UNREADABLE)
    return lambda connection: connection.execute(aside).rowcount


def take_up(table: int, status: str, wake: int | None) -> Job:
    """A table that was set aside can be read after all."""
    up = TABLES.update().where(TABLES.c.id == table).values(wake=wake, status=status)
    return lambda connection: connection.execute(up).rowcount


def skip_counting(table: int) -> Job:
    """That table's result cannot be had, and need not be tried again."""
    skip = TABLES.update().where(TABLES.c.id == table).values(counted=True)
    return lambda connection: connection.execute(skip).rowcount
