"""A club night or a duplicate with a table that cannot be read: it is shown as such, and everything else goes on."""

from __future__ import annotations

import csv
import io
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from fitting import fits
from inside import guest, inside
from starlette.testclient import TestClient
from test_club_night import moves

from gamenight.web import answers

Who = dict[str, str]
EVENTS = "UPDATE events SET data = {} WHERE table_id = (SELECT id FROM tables WHERE code = ?) AND n = {}"
LOSSES = {
    "an event that is no JSON": EVENTS.format("'{'", 2),
    "rules of another version": EVENTS.format("json_set(data, '$.version', 99)", 1),
    "a game that is gone": EVENTS.format("json_set(data, '$.game', 'crazy_nines')", 1),
    "in an archive that is not here": "UPDATE tables SET status = 'archived' WHERE code = ?",
    "no row at all": "DELETE FROM tables WHERE code = ?",
}


def lose(tmp_path: Path, how: str, code: str) -> None:
    with sqlite3.connect(tmp_path / "tables.db") as database:
        assert database.execute(how, (code,)).rowcount == 1


def asks(client: TestClient, who: Who, method: str, path: str, **given: Any) -> Any:
    answer = client.request(method, path, headers=who, **given)
    assert answer.status_code < 300, (path, answer.text)
    return answer.json() if "csv" not in path else answer.text


def a_round(client: TestClient, people: dict[str, Who], **asked: Any) -> Any:
    host, *others = people
    night = {"game": "poker_dice", "seats": 2, "rounds": 2, **asked}
    code = asks(client, people[host], "POST", "/api/clubs", json=night)["code"]
    for name in others:
        asks(client, people[name], "POST", f"/api/clubs/{code}/join")
    return asks(client, people[host], "POST", f"/api/clubs/{code}/round")


@pytest.mark.parametrize("duplicate", [False, True])
@pytest.mark.parametrize("how", LOSSES)
def test_a_night_goes_on_without_a_table_that_cannot_be_read(
    tmp_path: Path, how: str, duplicate: bool
) -> None:
    with inside(tmp_path) as (client, _):
        people = {name: guest(client, name) for name in ("Dora", "Sami", "Piet", "Theo")}
        night = a_round(client, people, duplicate=duplicate)
        first, second = night["tables"]
    lose(tmp_path, LOSSES[how], first["code"])
    with inside(tmp_path) as (client, _):
        where, host = f"/api/clubs/{night['code']}", people["Dora"]
        shown = asks(client, host, "GET", where)
        fits(shown, answers.Club)
        assert [table["unreadable"] for table in shown["tables"]] == [True, False]
        assert [table["over"] for table in shown["tables"]] == [True, False]
        assert shown["tables"][0]["players"] == first["players"]
        assert (shown["tables"][0]["scores"], shown["tables"][0]["won"]) == ([], [])
        moves(client, people, {"tables": [second]})
        over = asks(client, host, "GET", where)
        assert not over["going"]
        points = {row["name"]: row["points"] for row in over["standings"]}
        assert [points[name] for name in first["players"]] == [[None], [None]], "nobody gains or loses there"
        assert sum(points[name][0] for name in second["players"]) == 16
        for act, who in (("leave", first["players"][0]), ("leave", second["players"][0])):
            asks(client, people[who], "POST", f"{where}/{act}")
            asks(client, people[who], "POST", f"{where}/join")
        sheet = list(csv.reader(io.StringIO(asks(client, host, "GET", f"{where}/results.csv"))))
        assert sorted(row[1] for row in sheet[1:]) == sorted(people)
        again = asks(client, host, "POST", f"{where}/round")
        assert (again["round"], again["going"]) == (2, True)
        moves(client, people, again)
        assert asks(client, host, "GET", where)["over"]


def played(client: TestClient, who: Who, where: str) -> str:
    """A deal of somebody who plays alone, to its end; the code of its table."""
    code: str = asks(client, who, "POST", f"{where}/play")["code"]
    names = asks(client, who, "GET", f"/api/tables/{code}")["seats"]
    mine = [seat["name"] if seat["yours"] else "" for seat in names]
    moves(
        client,
        {name: who for name in mine if name},
        {"tables": [{"bye": False, "code": code, "players": mine}]},
    )
    return code


@pytest.mark.parametrize("how", LOSSES)
def test_a_duplicate_goes_on_without_a_table_that_cannot_be_read(tmp_path: Path, how: str) -> None:
    with inside(tmp_path) as (client, _):
        dora, sami, theo = (guest(client, name) for name in ("Dora", "Sami", "Theo"))
        asked = {"game": "poker_dice", "seats": 2, "deals": 2, "level": "random"}
        where = f"/api/duplicates/{asks(client, dora, 'POST', '/api/duplicates', json=asked)['code']}"
        asks(client, sami, "POST", f"{where}/join")
        lost = asks(client, dora, "POST", f"{where}/play")["code"]
        played(client, sami, where)
    lose(tmp_path, LOSSES[how], lost)
    with inside(tmp_path) as (client, _):
        shown = asks(client, dora, "GET", where)
        fits(shown, answers.Duplicate)
        assert [deal["unreadable"] for deal in shown["played"]] == [True]
        assert shown["played"][0]["code"] == ""
        assert [line["name"] for line in shown["played"][0]["lines"]] == ["Sami"], "the others' stand"
        assert (shown["next"], shown["going"]) == (1, False)
        asks(client, theo, "POST", f"{where}/join")
        asks(client, theo, "POST", f"{where}/leave")
        assert "Sami" in asks(client, dora, "GET", f"{where}/results.csv")
        played(client, dora, where)
        played(client, sami, where)
        assert asks(client, dora, "GET", where)["all_played"]
        ended = asks(client, dora, "POST", f"{where}/end")
        assert ended["ended"]
        assert [len(deal["lines"]) for deal in ended["played"]] == [1, 2]
        assert asks(client, dora, "GET", where)["ended"]


@pytest.mark.parametrize("kind", ["clubs", "duplicates"])
def test_an_evening_of_a_game_that_is_gone_is_one_sentence(tmp_path: Path, kind: str) -> None:
    with inside(tmp_path) as (client, _):
        dora = guest(client, "Dora")
        code = asks(client, dora, "POST", f"/api/{kind}", json={"game": "poker_dice"})["code"]
    column = "night" if kind == "clubs" else "kept"
    lose(tmp_path, f"UPDATE {kind} SET {column} = json_set({column}, '$.game', 'nines') WHERE code = ?", code)
    with inside(tmp_path) as (client, _):
        acts = ("GET", ""), ("POST", "/join"), ("POST", "/leave"), ("GET", "/results.csv")
        for method, path in acts:
            answer = client.request(method, f"/api/{kind}/{code}{path}", headers=dora)
            assert answer.status_code == 409, answer.text
            assert "no such game" in answer.json()["error"]["sentence"]


def test_children_s_mode_is_switched_on_beside_a_table_that_cannot_be_read(tmp_path: Path) -> None:
    with inside(tmp_path) as (client, _):
        people = {name: guest(client, name) for name in ("Dora", "Sami")}
        (table,) = a_round(client, people)["tables"]
    lose(tmp_path, LOSSES["an event that is no JSON"], table["code"])
    with inside(tmp_path) as (client, _):
        assert asks(client, people["Dora"], "POST", "/api/me/learning", json={"child": True})["child"]
