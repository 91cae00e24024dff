"""A table that cannot be read is set aside, named once, shown as such; everything else plays on."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from serving import Person, Server, Socket

EVENT = "UPDATE events SET data = {} WHERE table_id = ? AND {}"
BREAKS: dict[str, str] = {
    "an event that is no JSON": EVENT.format("'{'", "n = 2"),
    "a kind that is unknown": "UPDATE events SET kind = 'danced' WHERE table_id = ? AND n = 2",
    "an event that is missing": "DELETE FROM events WHERE table_id = ? AND n = 2",
    "no events at all": "DELETE FROM events WHERE table_id = ?",
    "a move that may not be played": EVENT.format("""'{"text": "castle"}'""", "kind = 'moved'"),
    "luck that is none": EVENT.format("""'{"luck": 7}'""", "kind = 'started'"),
    "a game that is gone": EVENT.format("replace(data, 'crazy_eights', 'crazy_nines')", "n = 1"),
    "a summary that is no JSON": "UPDATE tables SET summary = 'x' WHERE id = ?",
}


def a_game(server: Server, mabel: Person) -> str:
    """A table with a clock, where somebody has moved."""
    code: str = mabel.table(sit=[0, 1], start=True, clock={"kind": "game", "seconds": 600})["code"]
    move(server, mabel, code)
    return code


def move(server: Server, mabel: Person, code: str) -> None:
    seen = mabel.see(code)
    socket = Socket(server.url, code, seen["seats"][seen["to_move"][0]]["token"])
    assert socket.move(socket.choices()[0])["ok"]


def damage(file: Path, tables: dict[str, str]) -> None:
    """Each table in its own way, and a clock that says the server was long away."""
    with sqlite3.connect(file) as database:
        for breaks, code in tables.items():
            (id,) = database.execute("SELECT id FROM tables WHERE code = ?", (code,)).fetchone()
            database.execute(BREAKS[breaks], (id,))
        database.execute("UPDATE tables SET wake = 1")  # the keeper must look at all of them
        database.execute("DELETE FROM nodes")
        database.execute("INSERT INTO nodes VALUES ('gone', 1)")


def statuses(mabel: Person) -> dict[str, str]:
    return {row["code"]: row["status"] for row in mabel.http.get("/api/me/tables").json()["tables"]}


def test_the_others_play_on(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/tables.db", log=tmp_path / "log") as server:
        mabel = Person(server.url)
        tables = {breaks: a_game(server, mabel) for breaks in BREAKS}
        good = a_game(server, mabel)
        server.stop()
        damage(tmp_path / "tables.db", tables)
        server.start()
        move(server, mabel, good)
        for breaks, code in tables.items():
            answer = mabel.http.get(f"/api/tables/{code}")
            if "summary" in breaks:
                assert answer.json()["status"] == "playing"
                continue
            assert answer.status_code == 409, (breaks, answer.text)
            assert answer.json()["error"]["sentence"].endswith(".")
            log = (tmp_path / "log").read_text().splitlines()
            named = [line for line in log if code in line and '"error"' in line]
            assert len(named) == 1, (breaks, named)
            assert statuses(mabel)[code] == "unreadable", breaks
        assert statuses(mabel)[good] == "playing"


def test_a_table_that_can_be_read_again_is_taken_up(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/tables.db", log=tmp_path / "log") as server:
        mabel = Person(server.url)
        code = a_game(server, mabel)
        server.stop()
        with sqlite3.connect(tmp_path / "tables.db") as database:
            database.execute("UPDATE tables SET status = 'unreadable', wake = NULL")
        server.start()
        assert mabel.see(code)["status"] == "playing"
        assert statuses(mabel)[code] == "playing"


def test_whoever_sat_at_one_can_still_log_out_everywhere_take_their_data_and_go(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/tables.db") as server:
        mabel = Person(server.url, "Mabel")
        tables = {breaks: a_game(server, mabel) for breaks in BREAKS}
        good = a_game(server, mabel)
        server.stop()
        damage(tmp_path / "tables.db", tables)
        with sqlite3.connect(tmp_path / "tables.db") as database:
            (id,) = database.execute(
                "SELECT id FROM tables WHERE code = ?", (tables["no events at all"],)
            ).fetchone()
            database.execute("INSERT INTO events VALUES (?, 1, 1, 'sat', 0, ?)", (id, b"Mabel\xff"))
        server.start()
        before = mabel.see(good)["seats"][0]["token"]
        answer = mabel.http.post("/api/me/logout?everywhere=true")
        assert answer.status_code == 200, answer.text
        mabel.http.headers["authorization"] = f"Bearer {answer.json()['token']}"
        assert mabel.see(good)["seats"][0]["token"] != before
        assert mabel.http.get("/api/me/export").status_code == 200
        assert mabel.http.delete("/api/me").status_code == 200
    with sqlite3.connect(tmp_path / "tables.db") as database:
        assert not database.execute("SELECT * FROM events WHERE instr(data, 'Mabel') > 0").fetchall()
        assert not database.execute("SELECT * FROM tables WHERE instr(summary, 'Mabel') > 0").fetchall()
