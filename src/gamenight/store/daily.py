"""Deals of a day among all tables: a table whose secret is a day's is somebody's try at it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from gamenight.store.schema import HOUSES, INVOLVED, PLAYERS, RESULTS, SITTERS, TABLES
from gamenight.store.store import Store
from gamenight.store.writer import Job


def try_of(store: Store, secret: bytes, player: str) -> Mapping[str, Any] | None:
    """The table at which somebody plays a day's deal, or has played it."""
    tried = sa.select(INVOLVED.c.table_id).where(INVOLVED.c.player == player)  # also whoever got up
    found = store.rows(TABLES.c.secret == secret, TABLES.c.id.in_(tried))
    return min(found, key=lambda row: int(row["id"]), default=None)


def field(store: Store, secret: bytes, seat: int) -> list[Mapping[str, Any]]:
    """What everybody made of a deal, each with their first try: player, name, score, payoff."""
    first = (
        sa.select(SITTERS.c.player, sa.func.min(SITTERS.c.table_id).label("table_id"))
        .join(TABLES, TABLES.c.id == SITTERS.c.table_id)
        .where(TABLES.c.secret == secret, SITTERS.c.seat == seat)
        .group_by(SITTERS.c.player)
        .subquery()
    )
    chosen = (
        sa.select(RESULTS.c.player, PLAYERS.c.name, RESULTS.c.score, RESULTS.c.payoff)
        .join(first, (first.c.table_id == RESULTS.c.table_id) & (first.c.player == RESULTS.c.player))
        .join(PLAYERS, PLAYERS.c.id == RESULTS.c.player)
        .where(RESULTS.c.seat == seat)
        .order_by(RESULTS.c.table_id)
    )
    with store.read() as connection:
        return [dict(row) for row in connection.execute(chosen).mappings()]


def finished(store: Store, secrets: Sequence[bytes], player: str) -> dict[bytes, tuple[int, int]]:
    """Of those days, the ones somebody has finished: score and payoff by secret."""
    chosen = (
        sa.select(TABLES.c.secret, RESULTS.c.score, RESULTS.c.payoff)
        .join(TABLES, TABLES.c.id == RESULTS.c.table_id)
        .where(RESULTS.c.player == player, TABLES.c.secret.in_(secrets))
        .order_by(RESULTS.c.table_id.desc())
    )
    with store.read() as connection:
        return {bytes(secret): (score, payoff) for secret, score, payoff in connection.execute(chosen)}


def houses(store: Store, days: Sequence[str]) -> dict[str, tuple[int, int]]:
    """What the house made of those days' deals, as far as it has played them: score and payoff."""
    chosen = sa.select(HOUSES).where(HOUSES.c.day.in_(days))
    with store.read() as connection:
        return {row.day: (row.score, row.payoff) for row in connection.execute(chosen)}


def keep_house(day: str, score: int, payoff: int) -> Job:
    """The house has played: any node may say so, and all say the same."""

    def do(connection: Connection) -> None:
        if connection.execute(sa.select(HOUSES.c.day).where(HOUSES.c.day == day)).first() is None:
            connection.execute(HOUSES.insert().values(day=day, score=score, payoff=payoff))

    return do
