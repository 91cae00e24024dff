"""People and what they have to do with each other: who has played with whom, and with what result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa

from gamenight.store.evenings import DUPLICATES
from gamenight.store.schema import PLAYERS, RESULTS, SITTERS, TABLES
from gamenight.store.store import Store

MOST = 20  # rivals told
STRONG = ("bot:expert", "bot:hard")


def companions(store: Store, player: str) -> set[str]:
    """Everybody somebody has sat at a table with, or played the same deals as."""
    mine, other = SITTERS.alias(), SITTERS.alias()
    chosen = sa.select(other.c.player).join(mine, mine.c.table_id == other.c.table_id)
    with store.read() as connection:
        found = set(connection.execute(chosen.where(mine.c.player == player).distinct()).scalars())
        return (found | DUPLICATES.companions(connection, player)) - {player}


def rivals(store: Store, player: str) -> list[Mapping[str, Any]]:
    """Those one has met most often in games that counted: name, played, won, lost, and when last."""
    mine, other = RESULTS.alias(), RESULTS.alias()
    ahead = sa.func.sum(sa.case((mine.c.payoff > other.c.payoff, 1), else_=0))
    behind = sa.func.sum(sa.case((mine.c.payoff < other.c.payoff, 1), else_=0))
    chosen = (
        sa.select(
            PLAYERS.c.name,
            sa.func.count().label("played"),
            ahead.label("won"),
            behind.label("lost"),
            sa.func.max(mine.c.at).label("last"),
        )
        .join_from(mine, other, (other.c.table_id == mine.c.table_id) & (other.c.player != mine.c.player))
        .join(PLAYERS, PLAYERS.c.id == other.c.player)
        .where(mine.c.player == player)
        .group_by(PLAYERS.c.id, PLAYERS.c.name)
        .order_by(sa.func.count().desc(), PLAYERS.c.name)
        .limit(MOST)
    )
    with store.read() as connection:
        return [dict(row) for row in connection.execute(chosen).mappings()]


def games_of(store: Store, player: str, most: int = 2000) -> Sequence[Mapping[str, Any]]:
    """The games of somebody that counted, oldest first, each with the others' best: what moments are chosen from."""
    mine, other = RESULTS.alias(), RESULTS.alias()
    chosen = (
        sa.select(
            TABLES.c.code,
            mine.c.game,
            mine.c.seats,
            mine.c.score,
            mine.c.outcome,
            mine.c.at,
            sa.func.min(other.c.score).label("lowest"),
            sa.func.max(other.c.score).label("highest"),
            sa.func.max(
                sa.case((other.c.player.in_(STRONG) & (other.c.payoff < mine.c.payoff), 1), else_=0)
            ).label("strong"),
        )
        .join_from(mine, TABLES, TABLES.c.id == mine.c.table_id)
        .outerjoin(other, (other.c.table_id == mine.c.table_id) & (other.c.seat != mine.c.seat))
        .where(mine.c.player == player)
        .group_by(
            TABLES.c.code, mine.c.game, mine.c.seats, mine.c.score, mine.c.outcome, mine.c.at, mine.c.table_id
        )
        .order_by(mine.c.table_id.desc())
        .limit(most)
    )
    with store.read() as connection:
        return [dict(row) for row in connection.execute(chosen).mappings()][::-1]
