"""A club night of eight: seated by itself, late comers, byes, a restart in the middle of a round, results as CSV."""

from __future__ import annotations

import csv
import io
import secrets
from pathlib import Path
from typing import Any

from inside import guest, inside
from starlette.testclient import TestClient

from gamenight.table.club import Board, Member, Night, pairing, points_of, sizes, standings

NAMES = ("Dora", "Sami", "Piet", "Theo", "Lena", "Nora", "Ines", "Mabel")
Who = dict[str, str]


def night_of(people: int, seats: int = 2, kind: str = "swiss") -> Night:
    members = [Member(f"p{n}", f"P{n}") for n in range(people)]
    return Night("CODE", "Thursday", "p0", "crazy_eights", seats, {}, kind, 9, members)


def play_round(night: Night) -> list[list[str]]:
    """Whoever has the lowest number wins."""
    tables = pairing(night, False, 2)
    ranks = [[-int(player[1:]) for player in table] for table in tables]
    night.played.append(
        [
            Board("T", table, [1000 if rank == max(each) else 0 for rank in each], each)
            for table, each in zip(tables, ranks, strict=True)
        ]
    )
    return tables


def test_round_robin_lets_everybody_meet_everybody_once() -> None:
    for people in (6, 7):
        night = night_of(people, kind="round_robin")
        rounds = people - 1 if people % 2 == 0 else people
        met = [frozenset(table) for _ in range(rounds) for table in play_round(night) if len(table) == 2]
        assert len(met) == len(set(met)) == people * (people - 1) // 2


def test_swiss_lets_leaders_meet_and_nobody_meet_twice() -> None:
    night = night_of(8)
    met = [frozenset(table) for _ in range(4) for table in play_round(night)]
    assert len(met) == len(set(met)) == 16
    assert standings(night, False)[0].name == "P0"


def test_a_bye_counts_as_a_win_and_goes_round() -> None:
    night = night_of(5)
    resting = [table[0] for _ in range(5) for table in play_round(night) if len(table) == 1]
    assert sorted(resting) == ["p0", "p1", "p2", "p3", "p4"]
    assert points_of(Board("", ["p1"], [1], [0]), False) == {"p1": 10}


def test_tables_are_as_even_as_can_be() -> None:
    assert sizes(10, 4, 2) == [4, 3, 3]
    assert sizes(8, 4, 4) == [4, 4]
    assert sizes(7, 4, 4) == [4, 1, 1, 1]


def test_those_who_share_a_place_share_its_points() -> None:
    assert points_of(Board("T", ["a", "b", "c"], [500, 500, 0], [5, 5, 1]), False) == {"a": 8, "b": 8, "c": 3}


# On a server


def moves(client: TestClient, people: dict[str, Who], night: dict[str, Any], most: int = 10_000) -> None:
    """Everybody plays the first thing they may, until all tables have ended or so many moves are made."""
    for table in night["tables"]:
        if table["bye"]:
            continue
        while most > 0:
            state = [state_of(client, people[name], table["code"]) for name in table["players"]]
            if state[0]["table"]["status"] == "over":
                break
            seat = state[0]["table"]["to_move"][0]
            text = state[seat]["scene"]["choices"][0]["text"]
            given = {
                "id": secrets.token_hex(4),
                "type": "move",
                "text": text,
                "seen": state[seat]["table"]["number"],
            }
            who = people[table["players"][seat]]
            assert client.post(f"/api/tables/{table['code']}/act", json=given, headers=who).json()["ok"]
            most -= 1


def state_of(client: TestClient, who: Who, code: str) -> dict[str, Any]:
    state: dict[str, Any] = client.get(f"/api/tables/{code}/state", headers=who).json()
    return state


def test_eight_people_play_a_night_and_a_restart_loses_nothing(tmp_path: Path) -> None:
    with inside(tmp_path) as (client, _):
        people = {name: guest(client, name) for name in NAMES}
        asked = {"title": "Thursday", "game": "crazy_eights", "seats": 2, "rounds": 2}
        code = client.post("/api/clubs", json=asked, headers=people["Dora"]).json()["code"]
        for name in NAMES[1:7]:
            client.post(f"/api/clubs/{code}/join", headers=people[name])
        assert client.post(f"/api/clubs/{code}/round", headers=people["Sami"]).status_code == 403
        first = client.post(f"/api/clubs/{code}/round", headers=people["Dora"]).json()
        assert [len(table["players"]) for table in first["tables"]] == [2, 2, 2, 1]
        assert client.post(f"/api/clubs/{code}/round", headers=people["Dora"]).status_code == 409
        late = client.post(f"/api/clubs/{code}/join", headers=people["Mabel"]).json()
        assert late["you_here"]
        assert not any("Mabel" in table["players"] for table in late["tables"])
        moves(client, people, first, most=9)
    with inside(tmp_path) as (client, _):  # the server was away in the middle of the round
        again = client.get(f"/api/clubs/{code}", headers=people["Dora"]).json()
        assert [table["players"] for table in again["tables"]] == [
            table["players"] for table in first["tables"]
        ]
        moves(client, people, again)
        second = client.post(f"/api/clubs/{code}/round", headers=people["Dora"]).json()
        assert sum(row["total"] for row in second["standings"]) == 3 * (10 + 6) + 10
        assert sorted(name for table in second["tables"] for name in table["players"]) == sorted(NAMES)
        moves(client, people, second)
        over = client.get(f"/api/clubs/{code}").json()
        assert over["over"]
        assert client.post(f"/api/clubs/{code}/round", headers=people["Dora"]).status_code == 409
        sheet = list(csv.reader(io.StringIO(client.get(f"/api/clubs/{code}/results.csv").text)))
        assert sheet[0] == ["place", "name", "round 1", "round 2", "total", "opponents"]
        assert sorted(row[1] for row in sheet[1:]) == sorted(NAMES)
        assert "player" not in str(over["standings"]), "nobody's id is told"


def test_whoever_has_their_data_removed_leaves_no_name_in_a_night(tmp_path: Path) -> None:
    with inside(tmp_path) as (client, _):
        mabel = guest(client, "Mabel")
        code = client.post("/api/clubs", json={"game": "chess"}, headers=mabel).json()["code"]
        assert client.delete("/api/me", headers=mabel).status_code == 200
        assert "Mabel" not in client.get(f"/api/clubs/{code}").text


def test_a_night_that_is_not_there_is_said_in_a_sentence(tmp_path: Path) -> None:
    with inside(tmp_path) as (client, _):
        assert "no club night" in client.get("/api/clubs/NOPE99").json()["error"]["sentence"]
        bad = client.post("/api/clubs", json={"game": "chess", "seats": 5}, headers=guest(client))
        assert bad.status_code == 422
