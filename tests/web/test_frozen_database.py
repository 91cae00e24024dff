"""A database written by an earlier version opens, and its games go on; of games whose rules have changed since, it is
said so.

`python tests/web/test_frozen_database.py` freezes one for this version of the schema, if there is none yet. All were
made by the code of their day: one of each revision of the schema, and a table of each version of each game's rules that
is no longer played.
"""

from __future__ import annotations

import json
import random
import shutil
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from serving import OPEN, Person, Server, Socket, get

import gamenight
from gamenight.core.options import option_values
from gamenight.core.record import read_record
from gamenight.core.scene import plain
from gamenight.sitting.recording import check_luck
from gamenight.store.evenings import DUPLICATES
from gamenight.store.store import Store
from gamenight.table import commands
from gamenight.table.records import record_of
from gamenight.web.live.duplicates import duplicate_shape
from gamenight.web.live.keys import Keys

FROZEN = Path(__file__).parents[1] / "frozen" / "databases"
NAME = "tables-0007.db"  # of the schema's revision
NAMES = sorted(path.name for path in FROZEN.glob("*.db"))
OLDER_RULES = {
    *(("monopoly", rules) for rules in (1, 2)),
    *(("christmas_opoly", rules) for rules in (1, 2)),
    *((game, 1) for game in ("bingo", "cribbage", "dominoes", "hearts", "lucy", "sorry")),
}
LONG_AGO = (
    "UPDATE tables SET wake = 1 WHERE status = 'playing'",
    "DELETE FROM nodes",
    "INSERT INTO nodes VALUES ('gone', 1)",
)


def told(database: str) -> dict[str, Any]:
    """What the tables of Crazy Eights say, code by code."""
    store = Store(database)
    try:
        codes = [row["code"] for row in store.rows() if row["game"] == "crazy_eights"]
        return {code: told_of(store, code) for code in codes}
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


def frozen_tables(file: Path) -> list[tuple[str, str, int, str, str]]:
    """Code, game, version of its rules, status and players of each table."""
    asked = """SELECT code, game, json_extract(data, '$.version'), status,
        (SELECT group_concat(DISTINCT player) FROM sitters WHERE sitters.table_id = id)
        FROM tables JOIN events ON events.table_id = id AND n = 1"""
    with closing(sqlite3.connect(file)) as database:
        return database.execute(asked).fetchall()


def test_there_is_one_of_each_revision_and_of_all_older_rules() -> None:
    revisions = set()
    for name in NAMES:
        with closing(sqlite3.connect(FROZEN / name)) as database:
            revisions |= set(database.execute("SELECT version_num FROM alembic_version"))
    migrations = (Path(gamenight.__file__).parent / "store" / "migrations" / "versions").glob("v*.py")
    assert revisions == {(path.name[1:5],) for path in migrations}
    tables = [table for name in NAMES for table in frozen_tables(FROZEN / name)]
    played = {(game, rules) for _, game, rules, status, _ in tables if status == "playing"}
    assert played >= OLDER_RULES
    older = {
        (name, rules)
        for name in gamenight.game_names()
        for rules in range(1, gamenight.game(name).version)
        if not gamenight.game(name).reads(rules)
    }
    assert older == OLDER_RULES


@pytest.mark.parametrize("name", NAMES)
def test_a_frozen_database_opens_and_every_table_plays_on_or_says_which_rules_it_has(
    name: str, tmp_path: Path
) -> None:
    """Though all of them are due when the server starts, and it was long away."""
    shutil.copy(FROZEN / name, tmp_path / "tables.db")
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
        for statement in LONG_AGO:
            database.execute(statement)
        keys = Keys(*database.execute("SELECT value FROM keys WHERE name = 'signing'").fetchone())
    expected = json.loads((FROZEN / name).with_suffix(".json").read_text())
    assert told(f"sqlite:///{tmp_path}/tables.db") == expected["tables"]
    for table in expected["tables"].values():
        if table["record"]:
            assert check_luck(read_record(table["record"], gamenight.game))
    with Server(f"sqlite:///{tmp_path}/tables.db", log=tmp_path / "log") as server:
        goes_on(server, expected)
        others = those_of_other_rules(server, name, keys)
        assert server.running()
    errors = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines() if '"error"' in line]
    assert sorted(error["table"] for error in errors) == sorted(others)


BEGUN_BEFORE = (
    "tables-0007-defaults.db"  # a table of each game, begun before defaults became those of the sheets
)
CHANGED = [name for name in gamenight.game_names() if gamenight.game(name).defaults_before]


@pytest.mark.parametrize("name", CHANGED)
def test_what_was_begun_before_a_default_changed_plays_on_with_it_to_the_end(
    name: str, tmp_path: Path
) -> None:
    shutil.copy(FROZEN / BEGUN_BEFORE, tmp_path / "tables.db")
    store, game = Store(f"sqlite:///{tmp_path}/tables.db"), gamenight.game(name)
    code = next(row["code"] for row in store.rows() if row["game"] == name)
    _, table = store.load(code) or pytest.fail(code)
    store.close()
    assert table.status == "playing"
    assert table.rules < game.version
    before = game.defaults_before[table.rules]
    assert {option: option_values(table.house)[option] for option in before} == before
    assert table.options == before
    choose = random.Random(1)
    while table.status == "playing":
        seat = table.movers()[0]
        view = table.in_play().position.view(seat)
        text = game.write(view, choose.choice(list(view.moves)))
        table.commit(commands.submit(table, seat, text, table.number, table.at + 1))
    assert table.status == "over"
    text = record_of(table).text()
    assert f"\nrules: {table.rules}\n" in text
    assert "\noption " not in text
    again = read_record(text, gamenight.game)
    assert check_luck(again)
    assert again.text() == text


def test_a_duplicate_begun_before_a_default_changed_goes_on_with_it(tmp_path: Path) -> None:
    shutil.copy(FROZEN / BEGUN_BEFORE, tmp_path / "tables.db")
    store = Store(f"sqlite:///{tmp_path}/tables.db")
    code = json.loads((FROZEN / BEGUN_BEFORE).with_suffix(".json").read_text())["duplicate"]
    kept, _ = DUPLICATES.found(store, code) or pytest.fail(code)
    store.close()
    assert (kept.game, kept.options, kept.rules) == ("cribbage", {}, 0)
    assert duplicate_shape(kept, "")["options"] == {"claim_heels": False}


def goes_on(server: Server, expected: dict[str, Any]) -> None:
    code, token = expected["playing"]
    socket = Socket(server.url, code, token)  # tokens hold: the key is in the database
    assert socket.move(socket.choices()[0])["ok"]
    if "club" in expected:
        night = get(f"{server.url}/api/clubs/{expected['club']}").json()
        assert night["going"]
        assert sorted(len(table["players"]) for table in night["tables"]) == [1, 2]
        assert sorted(row["total"] for row in night["standings"]) == [0, 0, 10]


def those_of_other_rules(server: Server, name: str, keys: Keys) -> list[str]:
    """The tables of which it is said that they have other rules; all others are as they were, and play on."""
    others = []
    for code, game, rules, status, players in frozen_tables(FROZEN / name):
        heads = [{"authorization": f"Bearer {keys.guest(player)}"} for player in players.split(",")]
        answer = get(f"{server.url}/api/tables/{code}", headers=heads[0])
        ours = gamenight.game(game)
        if ours.reads(rules):
            assert answer.json()["status"] == status
            if status == "playing":
                move_on(server, code, heads)
            continue
        says = f"This table has {ours.title} rules {rules}; this server has rules {ours.version}."
        assert answer.status_code == 409
        assert answer.json()["error"] == {"kind": "over", "sentence": says, "clause": ""}
        rows = get(f"{server.url}/api/me/tables", headers=heads[0]).json()["tables"]
        assert [row["status"] for row in rows if row["code"] == code] == ["unreadable"]
        others.append(code)
    return others


def move_on(server: Server, code: str, heads: list[dict[str, str]]) -> None:
    """A move by one of some people, once it is their turn."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        for head in heads:
            seen = get(f"{server.url}/api/tables/{code}", headers=head).json()
            tokens = [seen["seats"][seat].get("token") for seat in seen["to_move"]]
            if any(tokens):
                socket = Socket(server.url, code, next(filter(None, tokens)))
                assert socket.move(socket.choices()[0])["ok"]
                return
        time.sleep(0.05)
    raise AssertionError(f"nobody moves at {code}")


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
