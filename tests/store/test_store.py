"""Storage: what is written is there, once; numbers are never given twice; statistics count a table once."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from at_table import AtTable
from writing import tell_futures, wait

from gamenight.store import ratings
from gamenight.store.append import Append
from gamenight.store.appending import append_of
from gamenight.store.schema import METADATA, RATINGS, RESULTS
from gamenight.store.store import Store
from gamenight.store.tables import creation
from gamenight.store.writer import Conflict, Writer
from gamenight.table.events import Event


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(f"sqlite:///{tmp_path}/tables.db")
    yield opened
    opened.close()


@pytest.fixture
def writer(store: Store) -> Iterator[Writer]:
    running = Writer(store, tell_futures)
    yield running
    running.stop()


def kept(writer: Writer, sitting: AtTable) -> int:
    id: int = wait(writer, creation(sitting.table, sitting.log))
    return id


def move(table: int, n: int) -> Append:
    return Append(table, [Event(n, 1, "said", 0, {"words": str(n)})], 1, None, 0)


def test_a_table_comes_back_from_its_log(store: Store, writer: Writer) -> None:
    sitting = AtTable("Mabel", "Theo").start()
    id = kept(writer, sitting)
    for _ in range(5):
        sitting.play()
        wait(writer, append_of(id, sitting.table, [sitting.log[-1]]))
    loaded = store.load("TESTED")
    assert loaded is not None
    assert loaded[1].number == sitting.table.number
    assert list(loaded[1].in_play().lines) == sitting.table.in_play().lines
    assert store.load("NOSUCH") is None


def test_a_number_is_given_once(store: Store, writer: Writer) -> None:
    id = kept(writer, AtTable("Mabel", "Theo"))
    wait(writer, move(id, 4))
    with pytest.raises(Conflict):
        wait(writer, move(id, 4))
    assert [event.n for event in store.events(id)] == [1, 2, 3, 4]


def test_one_that_cannot_be_written_does_not_keep_others_from_it(store: Store, writer: Writer) -> None:
    id = kept(writer, AtTable("Mabel", "Theo"))
    futures: list[Future[Any]] = [Future() for _ in range(40)]
    for n, future in enumerate(futures):
        writer.put(move(id, 4) if n % 10 == 0 else move(1000 + n, 1), future)
    lost = [future for future in futures if isinstance(future.exception(), Conflict)]
    assert len(lost) == 3  # of four that wanted number 4
    assert [event.n for event in store.events(id)] == [1, 2, 3, 4]
    assert all(store.events(1000 + n) for n in range(40) if n % 10)


def test_commits_are_shared(store: Store, writer: Writer) -> None:
    futures: list[Future[Any]] = [Future() for _ in range(300)]
    before = writer.commits
    for n, future in enumerate(futures):
        writer.put(move(n, 1), future)
    for future in futures:
        future.result(60)
    assert writer.commits - before < 150


def test_migrations_lead_to_the_schema(store: Store) -> None:
    with store.read() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": False})
        assert compare_metadata(context, METADATA) == []


def test_the_key_stays(store: Store) -> None:
    assert store.key("signing", b"first") == b"first"
    assert store.key("signing", b"second") == b"first"


def counted(store: Store, writer: Writer, sitting: AtTable) -> tuple[bool, bool, list[Any], list[Any]]:
    id = kept(writer, sitting)
    done = [wait(writer, lambda c: ratings.count(c, id, sitting.table, 5)) for _ in range(2)]
    with store.read() as connection:
        results = [dict(row) for row in connection.execute(sa.select(RESULTS)).mappings()]
        rated = [dict(row) for row in connection.execute(sa.select(RATINGS)).mappings()]
    return done[0], done[1], results, rated


def test_a_finished_table_is_counted_once(store: Store, writer: Writer) -> None:
    first, second, results, rated = counted(store, writer, AtTable("Mabel", bots=1).start().play_on())
    assert (first, second) == (True, False)
    assert sorted(row["outcome"] for row in results) == ["lost", "won"]
    assert {row["player"] for row in rated} == {"p_0", "bot:random"}
    won = {row["player"]: row["outcome"] == "won" for row in results}
    best = max(rated, key=lambda row: row["mu"])
    assert won[best["player"]]


def test_a_table_where_something_was_undone_is_not_counted(store: Store, writer: Writer) -> None:
    from gamenight.table import commands

    sitting = AtTable("Mabel", bots=1).start()
    while not any(line.seat == 0 for line in sitting.table.in_play().lines):
        sitting.play()
    sitting.do(commands.undo, 0)
    first, _, results, rated = counted(store, writer, sitting.play_on())
    assert (first, results, rated) == (False, [], [])
