"""A club night of eight: seated by itself, late comers, byes, a restart in the middle of a round, results as CSV."""

from __future__ import annotations

import csv
import io
import secrets
import time
from pathlib import Path
from typing import Any

from fitting import fits
from inside import guest, inside
from starlette.testclient import TestClient

from gamenight.web import answers

NAMES = ("Dora", "Sami", "Piet", "Theo", "Lena", "Nora", "Ines", "Mabel")
Who = dict[str, str]


def moves(client: TestClient, people: dict[str, Who], night: dict[str, Any], most: int = 10_000) -> None:
    """Everybody plays the first thing they may, until all tables have ended or so many moves are made."""
    for table in night["tables"]:
        if table["bye"]:
            continue
        while most > 0:
            names = table["players"]
            state = {n: state_of(client, people[name], table["code"]) for n, name in enumerate(names) if name}
            told = next(iter(state.values()))["table"]
            if told["status"] == "over":
                break
            seat = told["to_move"][0]
            if not names[seat]:  # a bot
                time.sleep(0.01)
                continue
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


def test_eight_people_play_a_night_and_restarts_lose_nothing(tmp_path: Path) -> None:
    with inside(tmp_path) as (client, _):
        people = {name: guest(client, name) for name in NAMES}
        asked = {"title": "Thursday", "game": "poker_dice", "seats": 2, "rounds": 2}
        code = client.post("/api/clubs", json=asked, headers=people["Dora"]).json()["code"]
        for name in NAMES[1:7]:
            client.post(f"/api/clubs/{code}/join", headers=people[name])
        assert client.post(f"/api/clubs/{code}/round", headers=people["Sami"]).status_code == 403
        first = client.post(f"/api/clubs/{code}/round", headers=people["Dora"]).json()
        assert [len(table["players"]) for table in first["tables"]] == [2, 2, 2, 1]
        assert client.post(f"/api/clubs/{code}/round", headers=people["Dora"]).status_code == 409
        late = client.post(f"/api/clubs/{code}/join", headers=people["Mabel"]).json()
        assert late["you_here"]
        fits(late, answers.Club)
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
        moves(client, people, second, most=9)
    with inside(tmp_path) as (client, _):  # and once more
        moves(client, people, second)
        over = client.get(f"/api/clubs/{code}").json()
        assert over["over"]
        fits(over, answers.Club)
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


def test_bots_fill_in_scores_are_live_and_whoever_goes_home_leaves_a_bot(tmp_path: Path) -> None:
    with inside(tmp_path) as (client, _):
        people = {name: guest(client, name) for name in NAMES[:3]}
        asked = {"game": "crazy_eights", "seats": 2, "rounds": 1, "bots": True, "level": "random"}
        code = client.post("/api/clubs", json=asked, headers=people["Dora"]).json()["code"]
        for name in NAMES[1:3]:
            client.post(f"/api/clubs/{code}/join", headers=people[name])
        night = client.post(f"/api/clubs/{code}/round", headers=people["Dora"]).json()
        assert sorted(len([name for name in table["players"] if name]) for table in night["tables"]) == [1, 2]
        assert not any(table["bye"] for table in night["tables"])
        table = next(table for table in night["tables"] if "Sami" in table["players"])
        assert all(isinstance(score, int) for score in table["scores"]), "as a spectator sees them"
        client.post(f"/api/clubs/{code}/leave", headers=people["Sami"])
        seat = table["players"].index("Sami")
        shown = client.get(f"/api/tables/{table['code']}").json()["seats"][seat]
        assert shown["kind"] == "bot"


def test_a_round_with_the_same_cards_is_shut_until_the_last_table_has_ended(tmp_path: Path) -> None:
    with inside(tmp_path) as (client, _):
        people = {name: guest(client, name) for name in NAMES[:4]}
        asked = {"game": "poker_dice", "seats": 2, "rounds": 1, "duplicate": True}
        code = client.post("/api/clubs", json=asked, headers=people["Dora"]).json()["code"]
        for name in NAMES[1:4]:
            client.post(f"/api/clubs/{code}/join", headers=people[name])
        night = client.post(f"/api/clubs/{code}/round", headers=people["Dora"]).json()
        first, second = (table["code"] for table in night["tables"])
        luck = [client.get(f"/api/tables/{table}/fairness").json() for table in (first, second)]
        assert luck[0]["commitment"] == luck[1]["commitment"]
        moves(client, people, {"tables": night["tables"][:1]})
        half = client.get(f"/api/clubs/{code}", headers=people["Dora"]).json()
        assert half["going"]
        assert [row["total"] for row in half["standings"]] == [0] * 4, "nothing counts before all have played"
        outsider = people[night["tables"][1]["players"][0]]
        for path in ("record", "replay?seat=all", "replay", "state"):
            assert client.get(f"/api/tables/{first}/{path}", headers=outsider).status_code in (403, 409), path
        assert client.post(f"/api/tables/{first}/review", headers=outsider).status_code == 409
        assert client.get(f"/api/tables/{first}/fairness", headers=outsider).json()["secret"] == ""
        moves(client, people, {"tables": night["tables"][1:]})
        over = client.get(f"/api/clubs/{code}", headers=people["Dora"]).json()
        assert sum(row["total"] for row in over["standings"]) == 2 * 10
        assert client.get(f"/api/tables/{first}/record", headers=outsider).status_code == 200


def test_the_host_of_a_night_helps_at_its_tables_and_closes_none(tmp_path: Path) -> None:
    with inside(tmp_path) as (client, server):
        people = {name: guest(client, name) for name in NAMES[:4]}
        asked = {"game": "crazy_eights", "seats": 2, "rounds": 1}
        code = client.post("/api/clubs", json=asked, headers=people["Dora"]).json()["code"]
        for name in NAMES[1:4]:
            client.post(f"/api/clubs/{code}/join", headers=people[name])
        night = client.post(f"/api/clubs/{code}/round", headers=people["Dora"]).json()
        own, other = sorted(night["tables"], key=lambda table: "Dora" not in table["players"])
        for table in (own, other):
            seen = client.get(f"/api/tables/{table['code']}", headers=people["Dora"]).json()
            assert seen["host_may"] == ["cover_absent", "mute"]
            assert (seen["you_host"], "host_token" in seen) == (False, False)

        def does(table: str, type: str, who: str = "Dora", **more: Any) -> int:
            act = {"id": secrets.token_hex(4), "type": type, **more}
            return client.post(f"/api/tables/{table}/act", json=act, headers=people[who]).status_code

        for table in (own["code"], other["code"]):
            assert (
                does(table, "close")
                == does(table, "settings", grace=5)
                == does(table, "unseat", seat=0)
                == 403
            )
        seat = own["players"].index("Dora")
        assert (
            client.delete(f"/api/tables/{other['code']}/seats/0", headers=people["Dora"]).status_code == 403
        )
        for of_seats in ("pause", "rematch", "start"):
            assert does(other["code"], of_seats) == 403, "Dora does not sit there"
        opposite = next(name for name in own["players"] if name != "Dora")
        assert does(own["code"], "pause") == 200, "as whoever sits there"
        assert does(own["code"], "consent", opposite, to="pause", yes=True) == 200
        assert does(own["code"], "resume") == 200
        assert does(other["code"], "mute", seat=0, on=True) == 200
        assert does(other["code"], "mute", "Piet", seat=0, on=True) == 403
        assert does(other["code"], "seat_bot", seat=0) == 403, "they are not absent for long"
        now = server.hub.now
        server.hub.lives[other["code"]].absent[0] -= 3600  # an hour passes
        server.hub.now = lambda: now() + 3_600_000
        assert does(other["code"], "seat_bot", seat=0) == 200
        assert (
            client.delete(f"/api/tables/{own['code']}/seats/{seat}", headers=people["Dora"]).status_code
            == 200
        )
