"""Past one machine: the log in parts, tables at home at nodes, finished games in an archive."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

import pytest
from at_table import AtTable
from writing import tell_futures, wait

from gamenight.sitting.recording import check_luck, replay
from gamenight.store.appending import append_of
from gamenight.store.archive import Archive, archive_finished
from gamenight.store.database import BadDatabase
from gamenight.store.partition import partition, parts_of
from gamenight.store.ratings import count
from gamenight.store.store import Store
from gamenight.store.tables import creation
from gamenight.store.writer import Conflict, Writer
from gamenight.table.records import record_of
from gamenight.web.nodes.affinity import home_of

sys.path.append(str(Path(__file__).parents[1] / "web"))
from databases import missing, postgres

NODES = [f"node{n}" for n in range(5)]


def test_tables_spread_evenly_and_few_move_when_a_node_goes() -> None:
    codes = [f"CODE{n}" for n in range(5000)]
    homes = {code: home_of(code, NODES) for code in codes}
    shares = Counter(homes.values())
    assert max(shares.values()) < 1.15 * 1000
    after = {code: home_of(code, NODES[:-1]) for code in codes}
    moved = [code for code in codes if homes[code] != after[code]]
    assert all(homes[code] == NODES[-1] for code in moved), "only the tables of the node that went"
    assert home_of("CODE1", []) == ""


def finished(store: Store) -> AtTable:
    writer = Writer(store, tell_futures)
    table = AtTable("Mabel", "Theo").start().play_on()
    id = wait(writer, creation(table.table, table.log))
    wait(writer, lambda connection: count(connection, id, table.table, table.now))
    writer.stop()
    return table


def test_a_finished_game_is_archived_and_still_replayed(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/tables.db")
    table = finished(store)
    archive = Archive(tmp_path / "archive")
    assert list(archive_finished(store, archive, table.now + 1)) == ["TESTED"]
    assert list(archive_finished(store, archive, table.now + 1)) == []
    kept = archive.get("TESTED")
    assert kept is not None
    assert kept.text() == record_of(table.table).text()
    assert check_luck(kept) > 10
    assert sum(1 for _ in replay(kept)) == len(table.table.in_play().lines)
    assert store.events(1) == []
    archive.rename("TESTED", 0, "Someone")
    renamed = archive.get("TESTED")
    assert renamed is not None
    assert renamed.names == ("Someone", "Theo")
    assert archive.get("../../etc") is None
    store.close()


def test_a_game_that_goes_on_is_not_archived(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/tables.db")
    writer = Writer(store, tell_futures)
    table = AtTable("Mabel", "Theo").start()
    wait(writer, creation(table.table, table.log))
    writer.stop()
    assert list(archive_finished(store, Archive(tmp_path / "archive"), table.now + 1)) == []
    store.close()


def test_sqlite_keeps_its_log_whole(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/tables.db")
    with pytest.raises(BadDatabase, match="PostgreSQL"), store.write() as connection:
        partition(connection, 4)
    store.close()


@pytest.mark.skipif(bool(missing()), reason=missing())
def test_a_log_in_parts_holds_what_it_held_and_takes_what_comes() -> None:
    with postgres() as url:
        store = Store(url)
        writer = Writer(store, tell_futures)
        tables = []
        for n in range(40):
            table = AtTable("Mabel", "Theo").start()
            table.table.code = f"T{n}"
            tables.append((wait(writer, creation(table.table, table.log)), table))
        before = [store.events(id) for id, _ in tables]
        with store.write() as connection:
            assert partition(connection, 8) == sum(map(len, before))
            assert parts_of(connection) == 8
        assert [store.events(id) for id, _ in tables] == before
        id, table = tables[0]
        table.play()
        wait(writer, append_of(id, table.table, table.log[-1:]))
        with pytest.raises(Conflict):
            wait(writer, append_of(id, table.table, table.log[-1:]))
        assert store.events(id) == [*before[0], *table.log[-1:]]
        writer.stop()
        store.close()
        again = Store(url)
        assert again.events(id)[-1].kind == "moved", "an ordinary start finds nothing to change"
        again.close()
