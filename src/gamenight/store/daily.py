"""Deals of a day among all tables: a table whose secret is a day's is somebody's try at it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa

from gamenight.store.schema import PLAYERS, RESULTS, SITTERS, TABLES
from gamenight.store.store import Store


def try_of(store: Store, secret: bytes, player: str) -> Mapping[str, Any] | None:
    """The table at which somebody plays a day's deal, or has played it."""
    seated = sa.select(SITTERS.c.table_id).where(SITTERS.c.player == player)
    found = store.rows(TABLES.c.secret == secret, TABLES.c.id.in_(seated))
    return min(found, key=lambda row: int(row["id"]), default=None)


def field(store: Store, secret: bytes, seat: int) -> list[Mapping[str, Any]]:
    """What everybody made of a deal, each with their first try: player, name, score, payoff."""
    chosen = (
        sa.select(RESULTS.c.player, PLAYERS.c.name, RESULTS.c.score, RESULTS.c.payoff)
        .join(TABLES, TABLES.c.id == RESULTS.c.table_id)
        .join(PLAYERS, PLAYERS.c.id == RESULTS.c.player)
        .where(TABLES.c.secret == secret, RESULTS.c.seat == seat)
        .order_by(RESULTS.c.table_id)
    )
    first: dict[str, Mapping[str, Any]] = {}
    with store.read() as connection:
        for row in connection.execute(chosen).mappings():
            first.setdefault(row["player"], dict(row))
    return list(first.values())


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
