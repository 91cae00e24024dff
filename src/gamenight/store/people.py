"""Guests: a name and a key, nothing else. What is kept about them, they can have, and can have removed."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping
from typing import Any

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection

from gamenight.store import reviews
from gamenight.store.evenings import DUPLICATES, NIGHTS
from gamenight.store.schema import EVENTS, INVOLVED, LEARNERS, PLAYERS, RATINGS, RESULTS, SITTERS, TABLES
from gamenight.store.store import Store, summary_of
from gamenight.store.writer import Job
from gamenight.table.events import Event, read_event

GONE = "Someone"
UNREAD: dict[str, Any] = {}  # the data of an event that cannot be read
NAMING = frozenset(
    {"created", "sat", "named", "left", "said"}
)  # events that may hold somebody's name or words


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
        learning = connection.execute(sa.select(LEARNERS).where(LEARNERS.c.player == player)).mappings()
        return {
            "player": player,
            "name": row["name"] if row else "",
            "created": row["created"] if row else 0,
            "has_recovery_code": bool(row and row["recovery"]),
            "tables": tables,
            "results": [{**each} for each in results],
            "ratings": [{**each} for each in ratings],
            "clubs": NIGHTS.of(connection, player),
            "duplicates": DUPLICATES.of(connection, player),
            "learning": [{**each} for each in learning],
        }


class Erasure(Struct, frozen=True):
    """What is to be written to take somebody out of one table."""

    table: int
    code: str
    events: dict[int, str]  # data by number
    summary: str


def tables_of(store: Store, player: str) -> dict[int, bool]:
    """Tables that somebody hosts, or has ever sat at; and whether each belongs to an evening of theirs."""
    with store.read() as connection:
        nights, duplicates = NIGHTS.hosted(connection, player), DUPLICATES.hosted(connection, player)
        codes = [board.code for night in nights for boards in night.played for board in boards]
        codes += [board.code for duplicate in duplicates for board in duplicate.boards]
        hosted = connection.execute(sa.select(TABLES.c.id).where(TABLES.c.code.in_(codes))).scalars().all()
        return {**dict.fromkeys(_tables_of(connection, player), False), **dict.fromkeys(hosted, True)}


def seats_of(store: Store, table: int, player: str) -> list[tuple[str, int]]:
    """Where somebody sits at a table, with the table's code."""
    chosen = sa.select(TABLES.c.code, SITTERS.c.seat).join(TABLES, TABLES.c.id == SITTERS.c.table_id)
    with store.read() as connection:
        rows = connection.execute(chosen.where(TABLES.c.id == table, SITTERS.c.player == player))
        return [(code, seat) for code, seat in rows]


def erasure(store: Store, id: int, player: str, hosts: bool) -> Erasure:
    """How to take somebody out of a table: read and thought out without holding up the writer. `hosts`: the evening.

    Moves stay, since they are others' games too, under no name. A word that was mixed into the luck stays: it is
    part of the proof that the luck was fair.
    """
    with store.read() as connection:
        row = connection.execute(sa.select(TABLES).where(TABLES.c.id == id)).mappings().one()
        events = _events(connection, id)
        sits = sa.select(SITTERS.c.seat).where(SITTERS.c.table_id == id, SITTERS.c.player == player)
        seats = set(connection.execute(sits).scalars())
    held = seats if any(event.data is UNREAD for event in events) else set()
    changed = {event.n: _nameless(event, player) for event in _own(events, player, held, hosts)}
    if events:
        told = _told(changed.get(event.n, event) for event in events)
    else:
        told = _without_log(row["summary"], seats, hosts or row["host"] == player)
    return Erasure(id, row["code"], {n: event.written() for n, event in changed.items()}, told)


def _told(events: Iterable[Event]) -> str:
    """A table's summary; nothing where its log is so broken that it has none."""
    try:
        return summary_of(events)
    except (KeyError, IndexError, TypeError):
        return ""


def _without_log(summary: str, seats: Collection[int], hosts: bool) -> str:
    """The summary of a table that is in the archive."""
    try:
        told = json.loads(summary)
        told["players"] = [GONE if seat in seats else name for seat, name in enumerate(told["players"])]
    except (ValueError, KeyError, TypeError):
        return ""
    return json.dumps({**told, "host": GONE} if hosts else told, separators=(",", ":"))


def erase_from(found: Erasure) -> Job:
    def do(connection: Connection) -> None:
        for n, data in found.events.items():
            here = (EVENTS.c.table_id == found.table, EVENTS.c.n == n)
            connection.execute(EVENTS.update().where(*here).values(data=data))
        row = TABLES.update().where(TABLES.c.id == found.table)
        connection.execute(row.values(summary=found.summary))

    return do


def erase_rest(player: str) -> Job:
    """Everything that is kept of somebody beside the logs."""

    def do(connection: Connection) -> None:
        reviews.forget(connection, _tables_of(connection, player))
        for table in (SITTERS, RESULTS, RATINGS, INVOLVED, LEARNERS):
            connection.execute(table.delete().where(table.c.player == player))
        NIGHTS.nameless(connection, player, GONE)
        DUPLICATES.nameless(connection, player, GONE)
        connection.execute(TABLES.update().where(TABLES.c.host == player).values(host=""))
        connection.execute(PLAYERS.delete().where(PLAYERS.c.id == player))

    return do


def log_out(connection: Connection, player: str) -> int:
    """No token of theirs holds any more; the number that new ones have."""
    connection.execute(PLAYERS.update().where(PLAYERS.c.id == player).values(epoch=PLAYERS.c.epoch + 1))
    return int(connection.execute(sa.select(PLAYERS.c.epoch).where(PLAYERS.c.id == player)).scalar_one())


def _tables_of(connection: Connection, player: str) -> list[int]:
    chosen = sa.select(INVOLVED.c.table_id).where(INVOLVED.c.player == player)
    return sorted(connection.execute(chosen).scalars())


def _events(connection: Connection, table: int) -> list[Event]:
    chosen = sa.select(EVENTS.c.n, EVENTS.c.at, EVENTS.c.kind, EVENTS.c.seat, EVENTS.c.data)
    rows = connection.execute(chosen.where(EVENTS.c.table_id == table).order_by(EVENTS.c.n))
    return [_read(*row) for row in rows]


def _read(n: int, at: int, kind: str, seat: int, data: Any) -> Event:
    try:
        event = read_event(n, at, kind, seat, data)
    except (ValueError, TypeError, RecursionError):
        return Event(n, at, kind, seat, UNREAD)
    return event if isinstance(event.data, dict) else Event(n, at, kind, seat, UNREAD)


def _own(
    events: Iterable[Event], player: str, held: Iterable[int] = (), hosts: bool = False
) -> Iterable[Event]:
    """What somebody did at a table, and what names them: event by event, as they sat down and got up.

    `held` are known to be their seats though the log may not be able to say so; `hosts`: it is of their evening.
    """
    held = set(held)
    for event in events:
        if event.data is UNREAD:  # nobody can tell whose it is: what may hold a name is taken to be theirs
            if event.kind in NAMING:
                yield event
            continue
        if event.kind == "sat":
            held.discard(event.seat)
            if event.data.get("player") == player:
                held.add(event.seat)
        host = event.kind == "created" and (hosts or event.data.get("host") == player)
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


def _nameless(event: Event, player: str) -> Event:
    data = dict(event.data)
    if event.data is UNREAD:
        return event
    if event.kind == "created":
        data |= {"host": "", "host_name": GONE}
    if data.get("player") == player:
        data["player"] = ""
    if "name" in data:
        data["name"] = GONE
    if event.kind == "said":
        data |= {"words": "…", "phrase": ""}
    return Event(event.n, event.at, event.kind, event.seat, data)
