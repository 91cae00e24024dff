"""What is kept of learners: whether a coach helps them, what they have heard explained, and children's mode."""

from __future__ import annotations

from collections.abc import Callable, Collection

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection

from gamenight.store.schema import LEARNERS, SITTERS, TABLES
from gamenight.store.store import Store
from gamenight.store.writer import Job

MOST_HEARD = 40  # kinds of decisions of one game
MOST_GAMES = 200


class Learner(Struct):
    """One person's learning. `coach` is "on" or "off" once they have said so, and else goes by their games."""

    coach: str = ""
    child: bool = False
    heard: dict[str, list[str]] = {}  # game: kinds of decisions that were explained

    def hear(self, game: str, kind: str) -> None:
        """It has been explained, and need not be again."""
        kinds = self.heard.get(game, [])
        if kind not in kinds and len(kinds) < MOST_HEARD and len({*self.heard, game}) <= MOST_GAMES:
            self.heard[game] = [*kinds, kind]


def learner(store: Store, player: str) -> Learner:
    with store.read() as connection:
        return _read(connection, player)


def _read(connection: Connection, player: str) -> Learner:
    row = connection.execute(sa.select(LEARNERS).where(LEARNERS.c.player == player)).first()
    if row is None:
        return Learner(heard={})
    return Learner(row.coach, row.child, msgspec.json.decode(row.heard, type=dict[str, list[str]]))


def changing(player: str, change: Callable[[Learner], None]) -> Job:
    """What somebody has learnt or said since; the learner as they are then."""

    def do(connection: Connection) -> Learner:
        held = _read(connection, player)
        change(held)
        connection.execute(LEARNERS.delete().where(LEARNERS.c.player == player))
        heard = msgspec.json.encode(held.heard).decode()
        row = {"player": player, "coach": held.coach, "child": held.child, "heard": heard}
        connection.execute(LEARNERS.insert().values(**row))
        return held

    return do


def finished(store: Store, player: str, game: str) -> int:
    """How many games of a kind somebody has played to the end."""
    tables = sa.select(SITTERS.c.table_id).where(SITTERS.c.player == player)
    chosen = sa.select(sa.func.count()).select_from(TABLES)
    chosen = chosen.where(TABLES.c.id.in_(tables), TABLES.c.game == game, TABLES.c.status == "over")
    with store.read() as connection:
        return int(connection.execute(chosen).scalar_one())


def children(store: Store, players: Collection[str]) -> frozenset[str]:
    """Those of some people who play in children's mode."""
    chosen = sa.select(LEARNERS.c.player).where(LEARNERS.c.player.in_(players), LEARNERS.c.child.is_(True))
    with store.read() as connection:
        return frozenset(connection.execute(chosen).scalars())
