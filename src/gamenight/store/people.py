"""Guests: a name and a key, nothing else. What is kept about them, they can have, and can have removed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from gamenight.store.schema import EVENTS, PLAYERS, RATINGS, RESULTS, SITTERS, TABLES
from gamenight.store.store import Store, summary
from gamenight.table.events import Event, read_event
from gamenight.table.table import Table

GONE = "Someone"


def enter(connection: Connection, player: str, name: str, now: int) -> None:
    connection.execute(PLAYERS.insert().values(id=player, name=name, created=now))


def rename(connection: Connection, player: str, name: str) -> None:
    connection.execute(PLAYERS.update().where(PLAYERS.c.id == player).values(name=name))


def set_recovery(connection: Connection, player: str, hashed: str) -> None:
    connection.execute(PLAYERS.update().where(PLAYERS.c.id == player).values(recovery=hashed))


def recovered(store: Store, hashed: str) -> Mapping[str, Any] | None:
    """The guest whose recovery code has that hash."""
    with store.read() as connection:
        chosen = sa.select(PLAYERS).where(PLAYERS.c.recovery == hashed)
        row = connection.execute(chosen).mappings().first()
    return {**row} if row else None


# Taking it with you, and having it removed


def export(store: Store, player: str) -> dict[str, Any]:
    """Everything that is kept about somebody."""
    with store.read() as connection:
        row = connection.execute(sa.select(PLAYERS).where(PLAYERS.c.id == player)).mappings().first()
        touched = _tables_of(connection, player)
        mine = {id: _mine(_events(connection, id), player) for id in touched}
        codes = sa.select(TABLES.c.id, TABLES.c.code, TABLES.c.game).where(TABLES.c.id.in_(touched))
        tables = [
            {"code": code, "game": game, "events": mine[id]} for id, code, game in connection.execute(codes)
        ]
        results = connection.execute(sa.select(RESULTS).where(RESULTS.c.player == player)).mappings()
        ratings = connection.execute(sa.select(RATINGS).where(RATINGS.c.player == player)).mappings()
        return {
            "player": player,
            "name": row["name"] if row else "",
            "created": row["created"] if row else 0,
            "has_recovery_code": bool(row and row["recovery"]),
            "tables": tables,
            "results": [{**each} for each in results],
            "ratings": [{**each} for each in ratings],
        }


def erase(connection: Connection, player: str) -> list[str]:
    """Take somebody out of everything. Codes of the tables that were changed.

    Moves stay, since they are others' games too, under no name. A word that was mixed into the luck stays: it is
    part of the proof that the luck was fair.
    """
    touched = _tables_of(connection, player)
    for id in touched:
        _erase_from(connection, id, player)
    for table in (SITTERS, RESULTS, RATINGS):
        connection.execute(table.delete().where(table.c.player == player))
    connection.execute(TABLES.update().where(TABLES.c.host == player).values(host=""))
    connection.execute(PLAYERS.delete().where(PLAYERS.c.id == player))
    return list(connection.execute(sa.select(TABLES.c.code).where(TABLES.c.id.in_(touched))).scalars())


def _tables_of(connection: Connection, player: str) -> list[int]:
    named = sa.select(EVENTS.c.table_id).where(EVENTS.c.data.contains(f'"{player}"', autoescape=True))
    return sorted(set(connection.execute(named).scalars()))


def _events(connection: Connection, table: int) -> list[Event]:
    chosen = sa.select(EVENTS.c.n, EVENTS.c.at, EVENTS.c.kind, EVENTS.c.seat, EVENTS.c.data)
    rows = connection.execute(chosen.where(EVENTS.c.table_id == table).order_by(EVENTS.c.n))
    return [read_event(*row) for row in rows]


def _own(events: Iterable[Event], player: str) -> Iterable[Event]:
    """What somebody did at a table, and what names them: event by event, as they sat down and got up."""
    held: set[int] = set()
    for event in events:
        if event.kind == "sat":
            held.discard(event.seat)
            if event.data.get("player") == player:
                held.add(event.seat)
        host = event.kind == "created" and event.data.get("host") == player
        if host or event.data.get("player") == player or event.seat in held:
            yield event
        if event.kind == "left":
            held.discard(event.seat)


def _mine(events: Iterable[Event], player: str) -> list[dict[str, Any]]:
    return [
        {"n": event.n, "at": event.at, "kind": event.kind, "seat": event.seat, "data": _without_luck(event)}
        for event in _own(events, player)
    ]


def _without_luck(event: Event) -> dict[str, Any]:
    """Luck is the table's, not theirs: it may tell what others hold."""
    return {name: value for name, value in event.data.items() if name != "luck"}


def _erase_from(connection: Connection, id: int, player: str) -> None:
    events = _events(connection, id)
    changed = {event.n: _nameless(event, player) for event in _own(events, player)}
    for event in changed.values():
        connection.execute(
            EVENTS.update().where(EVENTS.c.table_id == id, EVENTS.c.n == event.n).values(data=event.written())
        )
    row = connection.execute(sa.select(TABLES.c.secret).where(TABLES.c.id == id)).scalar_one()
    table = Table(bytes(row)).apply_all(changed.get(event.n, event) for event in events)
    connection.execute(TABLES.update().where(TABLES.c.id == id).values(summary=summary(table)))


def _nameless(event: Event, player: str) -> Event:
    data = dict(event.data)
    if event.kind == "created":
        data |= {"host": "", "host_name": GONE}
    if data.get("player") == player:
        data["player"] = ""
    if event.kind in ("sat", "named", "left") and "name" in data:
        data["name"] = GONE
    if event.kind == "said":
        data |= {"words": "…", "phrase": ""}
    return Event(event.n, event.at, event.kind, event.seat, data)
