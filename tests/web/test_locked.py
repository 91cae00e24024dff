"""The database file in others' hands: locked by another program, deleted, replaced. It is said soon, and it passes."""

from __future__ import annotations

import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from inside import inside
from serving import Person, Server, Socket

from gamenight.store.database import BadDatabase
from gamenight.store.store import Store

SOON = 5.0  # seconds within which everybody is answered
LOCKED = 12.0  # seconds that the other program keeps it


@contextmanager
def locked(file: Path) -> Iterator[None]:
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


def timed(ask: Callable[[], Any]) -> tuple[float, Any]:
    began = time.monotonic()
    answer = ask()
    return time.monotonic() - began, answer


def test_everybody_is_told_soon_and_what_was_acknowledged_stays(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with Server(f"sqlite:///{file}", log=tmp_path / "log") as server:
        people = [Person(server.url, f"P{n}") for n in range(20)]
        own = [person.table(sit=[0, 1], start=True) for person in people[:5]]
        shared = people[0].table(sit=[0, 1], start=True)["code"]
        socket = Socket(server.url, own[0]["code"], own[0]["seats"][own[0]["to_move"][0]]["token"])
        say = {"phrase": "hello", "seat": 0}
        people[0].act(shared, "say", **say)
        before = people[0].see(shared)["number"]
        with locked(file), ThreadPoolExecutor(22) as crowd:
            until = time.monotonic() + LOCKED

            def ask(n: int) -> list[tuple[float, Any]]:
                """All kinds of writing, again and again; several of them at one table."""
                person, answers = people[n], []
                kinds: list[Callable[[], httpx.Response]] = [
                    lambda: httpx.post(f"{server.url}/api/me", json={"name": "New"}, timeout=60),
                    lambda: person.http.post("/api/tables", json={"game": "crazy_eights", "seats": 2}),
                    lambda: people[0].http.post(
                        f"/api/tables/{shared}/act",
                        json={"id": f"{n}-{time.monotonic()}", "type": "say", **say},
                    ),
                    lambda: person.http.post("/api/clubs", json={"game": "chess"}),
                    lambda: person.http.post("/api/daily"),
                ]
                while time.monotonic() < until - SOON:
                    answers.append(timed(kinds[n % len(kinds)]))
                return answers

            asked = [crowd.submit(ask, n) for n in range(20)]
            moved = timed(lambda: socket.move(socket.choices()[0]))
            seen = timed(lambda: people[0].see(shared))
            assert httpx.get(f"{server.url}/ready", timeout=60).json()["database"] is False
            writes = [answer for each in asked for answer in each.result()]
        slowest = max(seconds for seconds, _ in [*writes, moved, seen])
        assert slowest < SOON, f"the slowest of {len(writes)} took {slowest:.1f} s"
        assert {answer.status_code for _, answer in writes} == {503}
        assert all(answer.json()["error"]["sentence"] for _, answer in writes)
        assert moved[1]["error"]["kind"] == "busy"
        assert seen[1]["number"] == before
        assert people[0].act(shared, "say", **say)["ok"]
        assert people[0].see(shared)["number"] == before + 1, "nothing that was refused happened"
        assert people[1].table()["code"]
        again = Socket(server.url, own[0]["code"], own[0]["seats"][own[0]["to_move"][0]]["token"])
        assert again.move(again.choices()[0])["ok"]
        server.wait(10)


def test_a_server_that_cannot_begin_says_so_soon(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    Store(f"sqlite:///{file}").close()

    def begin() -> None:
        with pytest.raises(BadDatabase, match="locked"):
            Store(f"sqlite:///{file}")

    with locked(file):
        assert timed(begin)[0] < SOON
    Store(f"sqlite:///{file}").close()


def gone(file: Path) -> None:
    file.unlink()


def replaced(file: Path) -> None:
    shutil.copy(file, file.with_name("copy"))
    file.with_name("copy").replace(file)


@pytest.mark.parametrize("happens", [gone, replaced])
def test_a_database_file_that_is_gone_or_replaced_is_noticed(
    tmp_path: Path, happens: Callable[[Path], None]
) -> None:
    with inside(tmp_path) as (client, _):
        assert client.get("/ready").json()["database"] is True
        happens(tmp_path / "tables.db")
        answer = client.get("/ready")
        assert (answer.status_code, answer.json()["database"]) == (503, False)
