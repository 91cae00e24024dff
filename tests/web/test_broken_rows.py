"""A table that cannot be read is set aside, named once, shown as such; everything else plays on."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

from serving import Person, Server, Socket, get

FROZEN = Path(__file__).parents[1] / "frozen" / "databases"
EVENT = "UPDATE events SET data = {} WHERE table_id = ? AND {}"
COLUMNS = " = 'dusk', ".join(
    ("game", "seats", "host", "listed", "turn", "created", "moved", "last", "kept_until", "counted")
)
BREAKS: dict[str, str] = {
    "an event that is no JSON": EVENT.format("'{'", "n = 2"),
    "a kind that is unknown": "UPDATE events SET kind = 'danced' WHERE table_id = ? AND n = 2",
    "an event that is missing": "DELETE FROM events WHERE table_id = ? AND n = 2",
    "no events at all": "DELETE FROM events WHERE table_id = ?",
    "a move that may not be played": EVENT.format("""'{"text": "castle"}'""", "kind = 'moved'"),
    "luck that is none": EVENT.format("""'{"luck": 7}'""", "kind = 'started'"),
    "a game that is gone": EVENT.format("replace(data, 'crazy_eights', 'crazy_nines')", "n = 1"),
    "rules of another version": EVENT.format("""replace(data, '"version":1', '"version":7')""", "n = 1"),
    "rules of no version": EVENT.format("""replace(data, '"version":1', '"version":"new"')""", "n = 1"),
    "options that are none": EVENT.format(
        """replace(data, '"options":{}', '"options":{"drawing":7}')""", "n = 1"
    ),
    "more seats than there are": EVENT.format("""replace(data, '"seats":2', '"seats":99')""", "n = 1"),
    "a clock that is none": EVENT.format("replace(data, '600', '\"soon\"')", "n = 1"),
    "a delay that is none": EVENT.format("""replace(data, '"delay":0', '"delay":"long"')""", "n = 1"),
    "a seat that is not there": "UPDATE events SET seat = 9 WHERE table_id = ? AND kind = 'moved'",
    "a time that is none": "UPDATE events SET at = 'noon' WHERE table_id = ? AND n = 3",
    "an event that is a list": EVENT.format("'[1]'", "n = 2"),
    "an event that is deeper than a pit": EVENT.format(f"'{'[' * 9999}'", "n = 2"),
    "an event that is no text": EVENT.format("CAST(X'7B22FF' AS TEXT)", "n = 2"),
    "a name that is no text": EVENT.format(
        "CAST(replace(CAST(data AS BLOB), 'Mabel', X'FF') AS TEXT)", "n = 2"
    ),
    "a secret that is text": "UPDATE tables SET secret = 'x' WHERE id = ?",
    "a summary that is no JSON": "UPDATE tables SET summary = 'x' WHERE id = ?",
    "a summary that is no text": "UPDATE tables SET summary = CAST(X'FF' AS TEXT) WHERE id = ?",
    "a status that there is not": "UPDATE tables SET status = 'dancing' WHERE id = ?",
    "columns that are none": f"UPDATE tables SET {COLUMNS} = 'dusk' WHERE id = ?",
    "a time to wake that is none": "UPDATE tables SET wake = 'dawn' WHERE id = ?",
}
STILL_READ = {
    breaks for breaks in BREAKS if breaks.startswith(("a summary", "a status", "a time to wake", "columns"))
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
        database.execute("UPDATE tables SET wake = 1")  # the keeper must look at all of them
        for breaks, code in tables.items():
            (id,) = database.execute("SELECT id FROM tables WHERE code = ?", (code,)).fetchone()
            assert database.execute(BREAKS[breaks], (id,)).rowcount > 0, breaks
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
            if breaks in STILL_READ:
                assert answer.json()["status"] == "playing", breaks
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


def test_an_old_database_is_brought_up_to_date_whatever_one_table_says(tmp_path: Path) -> None:
    shutil.copy(FROZEN / "tables-0001.db", tmp_path / "tables.db")
    damage(tmp_path / "tables.db", {})
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute(BREAKS["a name that is no text"], (1,))
    with Server(f"sqlite:///{tmp_path}/tables.db") as server:
        codes = [code for (code,) in database.execute("SELECT code FROM tables ORDER BY id")]
        answers = [get(f"{server.url}/api/tables/{code}").status_code for code in codes]
        assert answers == [409, 200, 200]


def test_a_torn_page_of_the_file_is_the_fault_of_its_table_alone(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/tables.db", log=tmp_path / "log") as server:
        mabel = Person(server.url)
        torn, good = a_game(server, mabel), a_game(server, mabel)
        server.stop()
        with sqlite3.connect(tmp_path / "tables.db") as database:
            said = """INSERT INTO events SELECT table_id, n + 1, at, 'said', 0, '{"text": "' || ? || '"}' FROM events
                JOIN tables ON id = table_id AND code = ? ORDER BY n DESC LIMIT 1"""
            for line in range(40):
                database.execute(said, (f"line {line} " + "of a long talk " * 60, torn))
        damage(tmp_path / "tables.db", {})
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        kept = bytearray((tmp_path / "tables.db").read_bytes())
        kept[kept.index(b"line 20") // 4096 * 4096] = 0xFF
        (tmp_path / "tables.db").write_bytes(kept)
        server.start()
        move(server, mabel, good)
        assert mabel.http.get(f"/api/tables/{torn}").status_code == 409
        assert statuses(mabel) == {torn: "unreadable", good: "playing"}
