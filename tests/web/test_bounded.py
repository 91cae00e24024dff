"""No request costs the others much: replays are bounded, long games are caught up with quickly, removal is indexed."""

from __future__ import annotations

import json
import random
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from at_table import AtTable, told_since
from inside import guest, inside, table

from gamenight.core.game import Game
from gamenight.core.record import Record
from gamenight.store.schema import EVENTS
from gamenight.table.records import record_of
from gamenight.table.telling import LONGEST_STORY
from gamenight.web.live.replays import LONGEST, replay_json


@pytest.fixture(scope="module")
def long_game() -> AtTable:
    """A thousand moves of Monopoly, by players whose luck lasts so long."""
    for seed in range(20):
        at = AtTable("Mabel", "Theo", game="monopoly").start()
        luck = random.Random(seed)
        while at.table.number < 1000 and not at.table.ended():
            at.play(luck.choice(at.moves()))
        if not at.table.ended():
            return at
    raise AssertionError("no game was long enough")


def test_a_replay_s_answer_is_bounded(long_game: AtTable) -> None:
    record = record_of(long_game.table)
    text = replay_json(record, "all", 0, 200)
    assert len(text) < 2 * LONGEST
    assert text.count('"number":') >= 1


def test_a_replay_goes_on_where_it_stopped(long_game: AtTable) -> None:
    record = record_of(long_game.table)
    pages, seen = 0, 0
    while seen < 600:
        page = json.loads(replay_json(record, "-1", seen, seen + 150))
        assert [step["number"] for step in page["steps"]] == [
            line.number for line in record.lines[seen : seen + len(page["steps"])]
        ]
        assert page["steps"], "each answer goes on"
        seen += len(page["steps"])
        pages += 1
    whole = json.loads(replay_json(record, "-1", 450, 600))
    assert whole["steps"][-1] == page["steps"][-1], "and tells the same as if it had begun anew"
    assert pages >= 4


def test_a_replay_asked_for_backwards_or_past_its_end_is_empty(long_game: AtTable) -> None:
    record = record_of(long_game.table)
    for first, last in ((300, 200), (10**6, 10**6 + 5)):
        assert json.loads(replay_json(record, "-1", first, last))["steps"] == []


def test_catching_up_does_not_replay_the_whole_game(
    long_game: AtTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    replayed = 0
    real = Game.read

    def counted(*given: Any) -> Any:
        nonlocal replayed
        replayed += 1
        return real(*given)

    monkeypatch.setattr(Game, "read", counted)
    told = told_since(long_game.table, long_game.log, 0)
    assert len(told) == LONGEST_STORY
    assert 100 < replayed <= LONGEST_STORY + 100, "from the anchor before, no more"


def test_what_is_told_from_an_anchor_is_what_is_told_from_the_start(long_game: AtTable) -> None:
    soon = told_since(long_game.table, long_game.log, 0)
    again = long_game.again()
    again.in_play()._anchors.clear()
    assert told_since(again, long_game.log, 0) == soon


def test_a_move_deep_in_a_game_is_taken_back_from_an_anchor(long_game: AtTable) -> None:
    play = long_game.again().in_play()
    for count in (2, 99, 100, 101, len(play.lines) - 1):
        near = play.at(count)
        play._anchors, kept = [], play._anchors
        far = play.at(count)
        play._anchors = kept
        assert near.view(0).moves == far.view(0).moves
        assert tuple(near.scores()) == tuple(far.scores())


def test_reconnecting_to_a_long_evening_is_quick(long_game: AtTable) -> None:
    told_since(long_game.table, long_game.log, 0)
    began = time.process_time()
    told_since(long_game.table, long_game.log, 0)
    assert time.process_time() - began < 1.0  # interpreted, on a busy machine; compiled it is about 20 ms


def test_a_text_as_long_as_a_game_is_made_off_the_event_loop_and_not_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made_by: list[str] = []
    real = Record.text

    def noted(record: Record) -> str:
        made_by.append(threading.current_thread().name)
        return real(record)

    monkeypatch.setattr(Record, "text", noted)
    with inside(tmp_path, limits=1.0) as (client, _):
        host = guest(client)
        made = table(client, host, sit=[0, 1], start=True)
        token = {"authorization": f"Bearer {made['seats'][1]['token']}"}
        code = made["code"]
        resign = {"type": "resign", "id": "1"}
        assert client.post(f"/api/tables/{code}/act", json=resign, headers=token).status_code == 200
        asked = [
            client.get(f"/api/tables/{code}/{what}", headers=host).status_code
            for what in ("record", "fairness") * 40
        ]
    assert made_by
    assert all(name.startswith("replayer") for name in made_by)
    assert (asked[0], asked[1], asked[-1]) == (200, 200, 429)


def test_taking_one_s_data_away_is_bounded_too(tmp_path: Path) -> None:
    with inside(tmp_path, limits=1.0) as (client, _):
        who = guest(client)
        table(client, who, sit=[0])
        asked = [client.get("/api/me/export", headers=who) for _ in range(12)]
    assert asked[0].json()["tables"][0]["game"] == "crazy_eights"
    assert [answer.status_code for answer in asked] == [200] * 10 + [429] * 2


def test_having_oneself_removed_reads_only_one_s_own_tables(tmp_path: Path) -> None:
    with inside(tmp_path) as (client, server):
        mabel, theo = guest(client, "Mabel"), guest(client, "Theo")
        mine, theirs = table(client, mabel), table(client, theo)
        client.post(f"/api/tables/{theirs['code']}/seats", json={}, headers=mabel)
        other = table(client, theo)
        asked: list[str] = []
        from sqlalchemy import event

        event.listen(
            server.store.database.reading,
            "before_cursor_execute",
            lambda conn, cursor, statement, *rest: asked.append(statement),
        )
        assert client.delete("/api/me", headers=mabel).status_code == 200
        assert not [statement for statement in asked if "LIKE" in statement and "FROM events" in statement]
        with server.store.read() as connection:
            logs = " ".join(connection.execute(EVENTS.select().with_only_columns(EVENTS.c.data)).scalars())
        assert "Mabel" not in logs
        assert "Theo" in logs
        for code in (mine["code"], theirs["code"], other["code"]):
            assert client.get(f"/api/tables/{code}").status_code == 200
