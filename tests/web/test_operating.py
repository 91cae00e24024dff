"""What an operator asks for: live and ready, private files, keys that can be changed, a sentence for what fails."""

from __future__ import annotations

import gc
import os
import socket
import sqlite3
import stat
import subprocess
import sys
import weakref
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from inside import guest, inside, table
from writing import tell_futures, wait

from gamenight.store.database import READER_CACHE, BadDatabase
from gamenight.store.store import Store
from gamenight.store.writer import Unwritten, Writer
from gamenight.web.http.asking import network_of
from gamenight.web.live.keys import Keys
from gamenight.web.live.limits import Crowd, Crowded
from gamenight.web.serve import CannotServe, from_environment, listen


class Silent:
    """A Redis that is gone."""

    shared = False

    async def alive(self) -> bool:
        return False

    async def stop(self) -> None:
        pass


def test_without_redis_it_is_ready_and_says_so(tmp_path: Path) -> None:
    with inside(tmp_path) as (client, server):
        server.fanout = Silent()  # type: ignore[assignment]
        answer = client.get("/ready")
        assert answer.status_code == 200
        assert answer.json()["redis"] is False


def test_while_nothing_can_be_written_it_lives_but_is_not_ready(tmp_path: Path) -> None:
    with inside(tmp_path) as (client, server):
        assert client.get("/ready").json()["writes"] is True
        server.hub.disk.writer.failing = "OperationalError"
        server.hub.disk.writer._count = lambda entries: None  # type: ignore[method-assign]
        assert client.get("/ready").status_code == client.get("/health").status_code == 503
        assert client.get("/live").status_code == 200


def test_a_writer_knows_that_it_fails_and_that_it_works_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = Store(f"sqlite:///{tmp_path}/tables.db")
    writer = Writer(store, tell_futures)

    def fails(connection: Any) -> None:
        raise OSError("the disk is full")

    for _ in range(2):
        with pytest.raises(Unwritten, match="could not be stored"):
            wait(writer, fails)
    assert writer.failing == "OSError"
    wait(writer, lambda connection: None)
    assert writer.failing == ""
    assert [line.getMessage() for line in caplog.records if line.name == "gamenight.writer"] == [
        "the database takes nothing",
        "the database takes writes again",
    ]
    writer.stop()
    store.close()


def test_files_are_for_nobody_else_to_read(tmp_path: Path) -> None:
    os.umask(0o022)
    (tmp_path / "tables.db").touch(0o644)
    store = Store(f"sqlite:///{tmp_path}/tables.db")
    store.key("signing", b"x")
    for file in tmp_path.iterdir():
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file.name
    store.close()


def test_a_file_that_is_no_database_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_bytes(b"not a database" * 1000)
    with pytest.raises(BadDatabase, match="cannot be opened"):
        Store(f"sqlite:///{tmp_path}/tables.db")


def test_a_torn_database_is_one_sentence(tmp_path: Path) -> None:
    Store(f"sqlite:///{tmp_path}/tables.db").close()
    file = tmp_path / "tables.db"
    file.write_bytes(file.read_bytes()[:5000])
    with pytest.raises(BadDatabase):
        Store(f"sqlite:///{file}")


def test_a_database_of_a_newer_program_is_one_sentence(tmp_path: Path) -> None:
    Store(f"sqlite:///{tmp_path}/tables.db").close()
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadDatabase, match="newer"):
        Store(f"sqlite:///{tmp_path}/tables.db")


@pytest.mark.parametrize(
    ("said", "secure"),
    [("", False), ("no", False), ("0", False), ("False", False), ("off ", False), ("yes", True), ("1", True)],
)
def test_secure_means_what_it_says(monkeypatch: pytest.MonkeyPatch, said: str, secure: bool) -> None:
    monkeypatch.setenv("GAMENIGHT_SECURE", said)
    assert from_environment().secure is secure


def test_a_port_that_is_taken_is_said_with_what_to_do() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(CannotServe, match=rf"port {port}: .*; try another\.$"):
            listen("127.0.0.1", port)


def test_the_bots_pace_is_the_operator_s(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GAMENIGHT_PACE", "1.5")
    assert from_environment().pace == 1.5
    monkeypatch.setenv("GAMENIGHT_PACE", "soon")
    with pytest.raises(CannotServe, match="GAMENIGHT_PACE"):
        from_environment()


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::1", "::1"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_is_counted_as_one(address: str, counted: str) -> None:
    assert network_of(address) == counted


def test_an_address_has_only_so_many_connections() -> None:
    crowd = Crowd(2)
    with (
        crowd.one_more("a"),
        crowd.one_more("a"),
        crowd.one_more("b"),
        pytest.raises(Crowded),
        crowd.one_more("a"),
    ):
        pass
    with crowd.one_more("a"):
        pass


def test_tables_that_leave_memory_leave_nothing_behind(tmp_path: Path) -> None:
    """Though rubbish that hangs together in circles is seldom looked for while people play."""
    with inside(tmp_path, idle=0.0) as (client, server):
        live = server.hub.lives[table(client, guest(client))["code"]]
        thing = Crowd(1)
        held: list[Any] = live.held
        held += [live, thing]
        gone = weakref.ref(thing)
        del live, thing, held
        gc.disable()
        try:
            server.hub.drop_idle()
        finally:
            gc.enable()
        assert gone() is None


def test_readers_hold_little_of_the_database(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/tables.db")
    with store.read() as connection:
        assert connection.execute(sa.text("PRAGMA cache_size")).scalar() == -READER_CACHE
    store.close()


def test_a_stream_holds_a_place_like_a_socket(tmp_path: Path) -> None:
    with inside(tmp_path) as (client, server):
        code = table(client, guest(client))["code"]
        server.crowd = Crowd(1)
        with server.crowd.one_more("testclient"):
            said = client.get(f"/api/tables/{code}/stream").json()
    assert (said["type"], said["reason"]) == ("bye", "too_many")


def test_logging_out_everywhere_ends_every_other_token(tmp_path: Path) -> None:
    with inside(tmp_path) as (client, _):
        mabel = guest(client)
        made = table(client, mabel)
        seat = {"authorization": f"Bearer {made['seats'][0]['token']}"}
        word = {"type": "word", "id": "a", "word": "x"}
        assert client.post(f"/api/tables/{made['code']}/act", json=word, headers=seat).status_code == 200
        again = client.post("/api/me/logout?everywhere=true", headers=mabel).json()
        client.cookies.clear()
        assert client.get("/api/me", headers=mabel).status_code == 401
        fresh = {"authorization": f"Bearer {again['token']}"}
        assert client.get("/api/me", headers=fresh).json()["name"] == "Mabel"
        assert client.post(f"/api/tables/{made['code']}/act", json=word, headers=seat).status_code == 401
        seen = client.get(f"/api/tables/{made['code']}", headers=fresh).json()["seats"][0]
        assert seen["yours"]
        assert seen["token"] != made["seats"][0]["token"]


def test_the_key_can_be_changed_without_losing_seats(tmp_path: Path) -> None:
    with inside(tmp_path) as (client, _):
        mabel = guest(client)
        made = table(client, mabel)
    rekey = [sys.executable, "-m", "gamenight.web.rekey", "--database", f"sqlite:///{tmp_path}/tables.db"]
    subprocess.run(rekey, check=True, env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)})
    with inside(tmp_path) as (client, server):
        seat = {"authorization": f"Bearer {made['seats'][0]['token']}"}
        word = {"type": "word", "id": "a", "word": "x"}
        assert client.post(f"/api/tables/{made['code']}/act", json=word, headers=seat).status_code == 200
        assert client.get("/api/me", headers=mabel).status_code == 200
        assert server.keys.guest("p_1") != Keys(server.store.older_keys("signing")[0]).guest("p_1")
    subprocess.run(
        [*rekey, "--forget"], check=True, env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    )
    with inside(tmp_path) as (client, _):
        assert client.get("/api/me", headers=mabel).status_code == 401
