"""Duplicates on a server: the same cards at every table, nothing told too early, and a restart loses nothing."""

from __future__ import annotations

import csv
import io
import secrets
import time
from pathlib import Path
from typing import Any

import pytest
from fitting import fits
from inside import guest, inside, table
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from gamenight.core.record import read_record
from gamenight.core.registry import game as game_named
from gamenight.core.registry import games
from gamenight.sitting.recording import check_luck
from gamenight.store.archive import Archive, archive_finished
from gamenight.web import answers as shapes
from gamenight.web.live.server import Server

Who = dict[str, str]
ASKED = {"game": "poker_dice", "seats": 2, "deals": 2}


def made(client: TestClient, who: Who, **asked: Any) -> str:
    answer = client.post("/api/duplicates", json={**ASKED, **asked}, headers=who)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


def seen(client: TestClient, who: Who, code: str) -> dict[str, Any]:
    answer: dict[str, Any] = client.get(f"/api/duplicates/{code}", headers=who).json()
    fits(answer, shapes.Duplicate)
    return answer


def play(client: TestClient, who: Who, code: str, most: int = 1000, pick: int = 0) -> str:
    """Somebody plays their next deal, always the first or the last thing they may; the table's code."""
    table = str(client.post(f"/api/duplicates/{code}/play", headers=who).json()["code"])
    deadline = time.monotonic() + 60
    while most > 0:
        assert time.monotonic() < deadline, "it does not end"
        state = client.get(f"/api/tables/{table}/state", headers=who).json()
        if state["table"]["status"] == "over":
            break
        if not (state["scene"] or {}).get("choices"):
            time.sleep(0.01)
            continue
        given = {
            "id": secrets.token_hex(4),
            "type": "move",
            "text": state["scene"]["choices"][pick]["text"],
            "seen": state["table"]["number"],
        }
        client.post(f"/api/tables/{table}/act", json=given, headers=who)
        most -= 1
    return table


def test_friends_play_the_same_deals_one_after_another_and_a_restart_loses_nothing(tmp_path: Path) -> None:
    with inside(tmp_path) as (client, _):
        mabel, theo = guest(client), guest(client, "Theo")
        code = made(client, mabel)
        first = play(client, mabel, code)
        assert seen(client, mabel, code)["played"][0]["lines"][0]["better"] is None
        joined = client.post(f"/api/duplicates/{code}/join", headers=theo).json()
        assert joined["you_in"]
        assert joined["played"] == [], "nothing of a deal before one has played it"
        play(client, theo, code, most=2)
    with inside(tmp_path) as (client, server):  # in the middle of a deal
        second = play(client, theo, code)
        assert second != first
        for who in (mabel, theo):
            play(client, who, code)
        shown = seen(client, theo, code)
        assert [deal["deal"] for deal in shown["played"]] == [0, 1]
        same = shown["played"][0]["lines"]
        assert same[0]["score"] == same[1]["score"], "who plays the same cards the same way scores the same"
        assert [line["better"] for line in same] == [0, 0]
        assert shown["all_played"]
        assert records_shut(client, server, tmp_path, [first, second])
        over = client.post(f"/api/duplicates/{code}/end", headers=mabel).json()
        assert over["ended"]
        texts = [client.get(f"/api/tables/{table}/record").text for table in (first, second)]
        records = [read_record(text, game_named) for text in texts]
        assert records[0].lines == records[1].lines
        assert check_luck(records[0]) == check_luck(records[1]) > 0
        sheet = list(csv.reader(io.StringIO(client.get(f"/api/duplicates/{code}/results.csv").text)))
        assert len(sheet) == 1 + 4
        assert client.post(f"/api/duplicates/{code}/play", headers=mabel).status_code == 409


def records_shut(client: TestClient, server: Server, tmp_path: Path, tables: list[str]) -> bool:
    """Not even an archive takes a game whose cards somebody could still get."""
    answers = [client.get(f"/api/tables/{table}/record") for table in tables]
    moved = list(archive_finished(server.store, Archive(tmp_path / "archive"), before=2**60))
    return all(answer.status_code == 409 for answer in answers) and not moved


def test_nobody_learns_a_sibling_table_s_cards_before_all_have_played(tmp_path: Path) -> None:
    with inside(tmp_path) as (client, _):
        mabel, theo, stranger = guest(client), guest(client, "Theo"), guest(client, "Nora")
        code = made(client, mabel)
        client.post(f"/api/duplicates/{code}/join", headers=theo)
        going = play(client, mabel, code, most=2)
        assert_shut(client, going, theo, stranger, {})
        done = play(client, mabel, code)
        assert done == going
        assert_shut(client, done, theo, stranger, {})
        own = client.get(f"/api/tables/{done}/replay?seat={seat_of(client, mabel, done)}", headers=mabel)
        assert own.status_code == 200, "one's own game, with one's own eyes"
        assert client.get(f"/api/tables/{done}/replay?seat=all", headers=mabel).status_code == 403
        assert client.get(f"/api/tables/{done}/fairness", headers=mabel).json()["secret"] == ""
        told = seen(client, theo, code)
        assert done not in str(told)
        assert told["played"] == []
        assert told["totals"][0]["played"] == 0
        with pytest.raises(WebSocketDisconnect):
            listen(client, theo, done)
        assert client.post(f"/api/duplicates/{code}/end", headers=theo).status_code == 403


def listen(client: TestClient, who: Who, table: str) -> None:
    headers = {**who, "host": "localhost"}
    with client.websocket_connect(f"/api/tables/{table}/socket", headers=headers) as socket:
        socket.send_json({"type": "hello"})
        assert socket.receive_json()["reason"] == "forbidden"
        socket.receive_json()


def assert_shut(client: TestClient, table: str, *others: Who) -> None:
    for who in others:
        for path in ("record", "state", "replay", "replay?seat=0", "replay?seat=all"):
            answer = client.get(f"/api/tables/{table}/{path}", headers=who)
            assert answer.status_code in (403, 409), (path, answer.text)
        assert client.post(f"/api/tables/{table}/review", headers=who).status_code == 409
        luck = client.get(f"/api/tables/{table}/fairness", headers=who).json()
        assert (luck["secret"], luck["lines"]) == ("", [])
        shown = client.get(f"/api/tables/{table}", headers=who).json()
        assert shown["fairness"]["secret"] == ""
        assert client.post(f"/api/tables/{table}/seats", json={}, headers=who).status_code in (401, 403, 409)


def seat_of(client: TestClient, who: Who, table: str) -> int:
    seats = client.get(f"/api/tables/{table}", headers=who).json()["seats"]
    return next(int(seat["seat"]) for seat in seats if seat["yours"])


def test_nothing_is_hinted_at_or_taken_back_where_others_have_the_same_cards(tmp_path: Path) -> None:
    with inside(tmp_path) as (client, _):
        mabel = guest(client)
        code = made(client, mabel)
        table = play(client, mabel, code, most=1)
        for kind in ("hint", "undo", "resign"):
            said = client.post(
                f"/api/tables/{table}/act", json={"id": kind, "type": kind}, headers=mabel
            ).json()
            assert said["error"]["kind"] == "forbidden", kind


def test_two_people_share_a_table_and_a_bot_takes_over_from_whoever_leaves(tmp_path: Path) -> None:
    with inside(tmp_path) as (client, _):
        mabel, theo = guest(client), guest(client, "Theo")
        code = made(client, mabel, together=2)
        client.post(f"/api/duplicates/{code}/join", headers=theo)
        table = play(client, mabel, code, most=0)
        assert client.post(f"/api/duplicates/{code}/play", headers=theo).json()["code"] == table
        seats = client.get(f"/api/tables/{table}", headers=theo).json()["seats"]
        assert [seat["name"] for seat in seats] == ["Mabel", "Theo"]
        client.post(f"/api/duplicates/{code}/leave", headers=theo)
        assert client.get(f"/api/tables/{table}").json()["seats"][1]["kind"] == "bot"


@pytest.mark.parametrize("name", games())
def test_every_game_can_be_played_as_a_duplicate(name: str, tmp_path: Path) -> None:
    with inside(tmp_path) as (client, _):
        mabel, theo = guest(client), guest(client, "Theo")
        code = made(client, mabel, game=name, seats=None, level="random")
        client.post(f"/api/duplicates/{code}/join", headers=theo)
        starts = []
        for who in (mabel, theo):
            table = play(client, who, code, most=0)
            state = client.get(f"/api/tables/{table}/state", headers=who).json()
            starts.append(
                [state["table"]["fairness"]["commitment"], state["events"][-1:] and state["scene"]["zones"]]
            )
        assert starts[0][0] == starts[1][0]


def test_whoever_has_their_data_removed_leaves_no_name_in_a_duplicate(tmp_path: Path) -> None:
    with inside(tmp_path) as (client, _):
        mabel = guest(client)
        code = made(client, mabel)
        assert client.get("/api/me/export", headers=mabel).json()["duplicates"][0]["code"] == code
        assert client.delete("/api/me", headers=mabel).status_code == 200
        assert "Mabel" not in client.get(f"/api/duplicates/{code}").text


def test_a_code_says_what_it_belongs_to(tmp_path: Path) -> None:
    with inside(tmp_path) as (client, _):
        mabel = guest(client)
        club = client.post("/api/clubs", json={"game": "chess"}, headers=mabel).json()["code"]
        codes = {
            "table": table(client, mabel)["code"],
            "club": club,
            "duplicate": made(client, mabel),
            "": "NXPE99",
        }
        for kind, code in codes.items():
            assert client.get(f"/api/codes/{code.lower()}").json() == {"code": code, "kind": kind}


def test_what_makes_no_sense_is_said_in_a_sentence(tmp_path: Path) -> None:
    with inside(tmp_path) as (client, _):
        mabel = guest(client)
        for wrong in ({"game": "whist"}, {"seats": 13}, {"together": 3}, {"level": "genius"}, {"deals": 0}):
            answer = client.post("/api/duplicates", json={**ASKED, **wrong}, headers=mabel)
            assert answer.status_code == 422, wrong
            assert answer.json()["error"]["sentence"]
        assert "no duplicate" in client.get("/api/duplicates/NOPE99").json()["error"]["sentence"]
