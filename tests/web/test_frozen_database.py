"""A database written by an earlier version opens, and its games go on.

`python tests/web/test_frozen_database.py` freezes one for this version of the schema, if there is none yet.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest
from serving import OPEN, Person, Server, Socket, get

import gamenight
from gamenight.core.record import read_record
from gamenight.core.scene import plain
from gamenight.sitting.recording import check_luck
from gamenight.store.store import Store
from gamenight.table.records import record_of

FROZEN = Path(__file__).parents[1] / "frozen" / "databases"
NAME = "tables-0006.db"  # of the schema's revision


def told(database: str) -> dict[str, Any]:
    """What the tables of a database say, code by code."""
    store = Store(database)
    try:
        return {row["code"]: told_of(store, row["code"]) for row in store.rows()}
    finally:
        store.close()


def told_of(store: Store, code: str) -> dict[str, Any]:
    loaded = store.load(code)
    assert loaded is not None
    _, table = loaded
    scene = table.game.scene(table.play.position.view(0), table.names()) if table.play else None
    return {
        "game": table.game.name,
        "status": table.status,
        "number": table.number,
        "names": list(table.names()),
        "scene": json.loads(json.dumps(plain(scene))) if scene else None,
        "record": record_of(table).text() if table.ended() else "",
    }


@pytest.mark.parametrize("name", sorted(path.name for path in FROZEN.glob("*.db")))
def test_a_frozen_database_opens_and_goes_on(name: str, tmp_path: Path) -> None:
    shutil.copy(FROZEN / name, tmp_path / "tables.db")
    database = f"sqlite:///{tmp_path}/tables.db"
    expected = json.loads((FROZEN / name).with_suffix(".json").read_text())
    assert told(database) == expected["tables"]
    for table in expected["tables"].values():
        if table["record"]:
            assert check_luck(read_record(table["record"], gamenight.game))
    with Server(database, log=tmp_path / "log") as server:
        code, token = expected["playing"]
        socket = Socket(server.url, code, token)  # tokens hold: the key is in the database
        assert socket.move(socket.choices()[0])["ok"]
        if "club" in expected:
            night = get(f"{server.url}/api/clubs/{expected['club']}").json()
            assert night["going"]
            assert sorted(len(table["players"]) for table in night["tables"]) == [1, 2]
            assert sorted(row["total"] for row in night["standings"]) == [0, 0, 10]


def freeze() -> None:
    FROZEN.mkdir(parents=True, exist_ok=True)
    if (FROZEN / NAME).exists():
        sys.exit(f"{FROZEN / NAME} is there already; what is frozen is never changed.")
    folder = Path(tempfile.mkdtemp())
    database = f"sqlite:///{folder}/tables.db"
    with Server(database) as server:
        mabel = Person(server.url)
        mabel.table(seats=3)  # waits for players
        playing = mabel.table(seats=2, sit=[0, 1], start=True, clock={"kind": "days", "days": 3})
        finished = mabel.table(
            bots=[{"seat": 1, "level": "random"}], start=True, options={"drawing": "until playable"}
        )
        tokens = play_some(server, playing)
        play_out(server, finished)
        club = club_night(server, mabel)
        OPEN.close()
        server.stop()
    with sqlite3.connect(folder / "tables.db") as held:
        held.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        held.execute("PRAGMA journal_mode=DELETE")
        held.execute("VACUUM")
    held.close()
    shutil.copy(folder / "tables.db", FROZEN / NAME)
    expected = {"tables": told(database), "playing": [playing["code"], tokens], "club": club}
    (FROZEN / NAME).with_suffix(".json").write_text(json.dumps(expected, indent=1) + "\n")


def club_night(server: Server, host: Person) -> str:
    """A night in the middle of its first round, with somebody who rests."""
    code = str(host.http.post("/api/clubs", json={"game": "crazy_eights", "seats": 2}).json()["code"])
    for name in ("Theo", "Nora"):
        Person(server.url, name).http.post(f"/api/clubs/{code}/join")
    assert host.http.post(f"/api/clubs/{code}/round").status_code == 200
    return code


def play_some(server: Server, table: dict[str, Any]) -> str:
    """A few moves; the token of whoever is to move then."""
    tokens = [seat["token"] for seat in table["seats"]]
    sockets = [Socket(server.url, table["code"], token) for token in tokens]
    for _ in range(9):
        newest = max(socket.number for socket in sockets)
        mover = sockets[sockets[0].until(newest)["to_move"][0]]
        mover.until(newest)
        assert mover.move(mover.choices()[-1])["ok"]
    newest = max(socket.number for socket in sockets)
    return str(tokens[sockets[0].until(newest)["to_move"][0]])


def play_out(server: Server, table: dict[str, Any]) -> None:
    socket = Socket(server.url, table["code"], table["seats"][0]["token"])
    while (socket.update["table"] or {}).get("status") != "over":
        if socket.choices():
            assert socket.move(socket.choices()[0])["ok"]
        else:
            socket.next("update")


if __name__ == "__main__":
    freeze()
