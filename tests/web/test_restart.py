"""Stopping, starting and being away: games go on, and nobody's clock runs meanwhile."""

from __future__ import annotations

import os
import sqlite3
import time
from pathlib import Path

import pytest
from serving import Person, Server, Socket, get

from gamenight.store.database import BadDatabase
from gamenight.store.store import Store


def test_bots_play_on_after_a_restart_though_nobody_asks(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.db", log=tmp_path / "log", workers=1).start()
    try:
        mabel = Person(server.url)
        bots = [{"seat": seat, "level": "easy"} for seat in range(4)]
        code = mabel.table(seats=4, sit=[], bots=bots, start=True)["code"]
        server.kill()
        store = Store(server.database)
        before = store.load(code)
        store.close()
        assert before is not None
        assert not before[1].ended()
        server.start()
        deadline = time.monotonic() + 60
        while mabel.see(code)["number"] < before[1].number + 5:
            assert time.monotonic() < deadline, "nobody plays on"
            time.sleep(0.1)
    finally:
        server.kill()


def test_no_clock_runs_while_the_server_is_away(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    server = Server(f"sqlite:///{file}", log=tmp_path / "log").start()
    try:
        mabel = Person(server.url)
        made = mabel.table(sit=[0, 1], clock={"kind": "game", "seconds": 60}, start=True)
        server.kill()
        an_hour_passes(file)
        server.start()
        clocks = mabel.see(made["code"])["clocks"]
        assert min(clock["left"] for clock in clocks) > 30_000
        assert mabel.see(made["code"])["status"] == "playing"
    finally:
        server.kill()


def an_hour_passes(file: Path) -> None:
    """Everything that was written was written an hour earlier."""
    held = sqlite3.connect(file)
    for statement in (
        "UPDATE nodes SET seen = seen - 3600000",
        "UPDATE events SET at = at - 3600000",
        "UPDATE tables SET wake = wake - 3600000",
    ):
        held.execute(statement)
    held.commit()
    held.close()


def test_a_stop_is_announced_and_nothing_is_cut_off(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.db", log=tmp_path / "log").start()
    mabel = Person(server.url)
    made = mabel.table(sit=[0, 1], start=True)
    socket = Socket(server.url, made["code"], made["seats"][0]["token"])
    assert socket.number == made["number"]
    server.stop()
    assert "closed" in (tmp_path / "log").read_text()
    assert "Traceback" not in (tmp_path / "log").read_text()
    store = Store(server.database)
    assert store.load(made["code"]) is not None
    store.close()


def test_one_server_a_file(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/tables.db")
    with pytest.raises(BadDatabase, match="already"):
        Store(f"sqlite:///{tmp_path}/tables.db")
    store.close()
    Store(f"sqlite:///{tmp_path}/tables.db").close()


def test_what_a_killed_server_was_starting_lets_go_of_its_file_in_a_moment(tmp_path: Path) -> None:
    """A child that is killed away from its parent before it runs its own program still has the parent's files."""
    file = tmp_path / "tables.db"
    store = Store(f"sqlite:///{file}")
    child = os.fork()
    if not child:
        time.sleep(0.3)
        os._exit(0)
    store.close()
    Store(f"sqlite:///{file}").close()
    os.waitpid(child, 0)


@pytest.mark.parametrize(
    "address", ["nonsense", "mysql://here/there", "sqlite://", "sqlite:////proc/no/such/place.db"]
)
def test_databases_that_cannot_be(address: str) -> None:
    with pytest.raises(BadDatabase):
        Store(address)


def test_memory_is_given_back(tmp_path: Path) -> None:
    """Tables that nobody looks at leave memory, and come back when somebody does."""
    with Server(f"sqlite:///{tmp_path}/tables.db", log=tmp_path / "log", idle=1.0) as server:
        mabel = Person(server.url)
        codes = [mabel.table(sit=[0, 1], start=True)["code"] for _ in range(5)]
        deadline = time.monotonic() + 40
        while get(f"{server.url}/health").json()["tables"]:
            assert time.monotonic() < deadline
            time.sleep(0.2)
        assert all(mabel.see(code)["status"] == "playing" for code in codes)
