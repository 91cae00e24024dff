"""The coach and children's mode on a server: for first games, off by a touch, never where a game counts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from inside import guest, inside, table
from starlette.testclient import TestClient

from gamenight.web.live.coaching import FIRST, WAITING
from gamenight.web.live.server import Server


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[TestClient, Server]]:
    with inside(tmp_path_factory.mktemp("coached")) as served:
        yield served


class Thinkers:
    """Stands in for the workers: a coach's thought is what it is told."""

    def __init__(self, advice: Any) -> None:
        self.advice, self.asked = advice, 0

    async def ask(self, what: str, work: Any, owner: str, watched: bool) -> Any:
        assert (what, watched) == ("doubt", False), "people who wait for bots come first"
        self.asked += 1
        return self.advice


def coach(client: TestClient, who: dict[str, str], code: str, what: str = "explain") -> Any:
    return client.post(f"/api/tables/{code}/coach?what={what}&seat=0", headers=who)


def against_a_bot(client: TestClient, who: dict[str, str], **more: Any) -> dict[str, Any]:
    """A table at which the person is to move: Block, which luck lets anybody begin, until it is them."""
    for _ in range(40):
        made = table(client, who, bots=[{"seat": 1, "level": "random"}], start=True, **more)
        if made["to_move"] == [0]:
            return made
    raise AssertionError("never their turn")


def test_each_kind_of_decision_is_explained_once_in_a_life(room: tuple[TestClient, Server]) -> None:
    client, _ = room
    mabel = guest(client)
    code = against_a_bot(client, mabel)["code"]
    first = coach(client, mabel, code).json()
    assert first["new"]
    assert first["says"]
    again = coach(client, mabel, code).json()
    assert (again["kind"], again["new"]) == (first["kind"], False)
    known = client.get("/api/me/learning?game=crazy_eights", headers=mabel).json()
    assert first["kind"] in known["heard"]
    assert client.get(f"/api/tables/{code}", headers=mabel).json()["stats"] is False, "it does not count"


def test_what_the_coach_doubts_is_told_with_the_better_move_and_why(
    room: tuple[TestClient, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    client, server = room
    advice = {"text": "7H", "says": "Play the seven of hearts.", "why": "It fits.", "share": 60, "doubts": []}
    thinkers = Thinkers(advice)
    monkeypatch.setattr(server.coaching, "thinkers", thinkers)
    mabel = guest(client)
    code = against_a_bot(client, mabel)["code"]
    assert coach(client, mabel, code, "doubts").json()["advice"] == advice
    monkeypatch.setattr(server.coaching, "_waiting", WAITING)
    assert coach(client, mabel, code, "doubts").json()["advice"] is None, "too many wait: nobody is told to"
    assert thinkers.asked == 1


def test_a_real_worker_thinks_for_the_coach(room: tuple[TestClient, Server]) -> None:
    client, _ = room
    mabel = guest(client)
    code = against_a_bot(client, mabel)["code"]
    answer = coach(client, mabel, code, "doubts")
    assert answer.status_code == 200
    assert answer.json()["advice"] is None or answer.json()["advice"]["doubts"]


def test_off_by_a_touch_and_it_stays_off(room: tuple[TestClient, Server]) -> None:
    client, _ = room
    mabel = guest(client)
    assert client.get("/api/me/learning?game=hearts", headers=mabel).json()["helps"]
    off = client.post("/api/me/learning", json={"coach": "off"}, headers=mabel).json()
    assert off["helps"] is False
    code = against_a_bot(client, mabel)["code"]
    assert coach(client, mabel, code).json()["error"]["sentence"] == "You play without a coach."
    assert client.get(f"/api/tables/{code}", headers=mabel).json()["stats"] is True
    client.post("/api/me/learning", json={"coach": "on"}, headers=mabel)
    assert coach(client, mabel, code).status_code == 200


def test_after_the_first_games_it_leaves_by_itself(room: tuple[TestClient, Server]) -> None:
    client, _ = room
    mabel = guest(client)
    for played in range(FIRST):
        known = client.get("/api/me/learning?game=poker_dice", headers=mabel).json()
        assert (known["played"], known["helps"]) == (played, True)
        made = table(client, mabel, game="poker_dice", bots=[{"seat": 1, "level": "random"}], start=True)
        act = {"type": "resign", "id": f"r{played}"}
        assert client.post(f"/api/tables/{made['code']}/act", json=act, headers=mabel).json()["ok"]
    known = client.get("/api/me/learning?game=poker_dice", headers=mabel).json()
    assert (known["played"], known["helps"]) == (FIRST, False)


def test_never_in_a_game_that_counts_for_another(room: tuple[TestClient, Server]) -> None:
    client, _ = room
    mabel, theo = guest(client), guest(client, "Theo")
    made = table(client, mabel)
    client.post(f"/api/tables/{made['code']}/seats", json={"seat": 1}, headers=theo)
    act = {"type": "start", "id": "s"}
    client.post(f"/api/tables/{made['code']}/act", json=act, headers=mabel)
    mover = client.get(f"/api/tables/{made['code']}", headers=mabel).json()["to_move"][0]
    who = (mabel, theo)[mover]
    answer = client.post(f"/api/tables/{made['code']}/coach?what=doubts&seat={mover}", headers=who)
    assert answer.status_code == 403
    assert answer.json()["error"]["sentence"] == "There is no coach in a game that counts."


def test_a_child_hears_and_says_nothing_and_is_not_rated(room: tuple[TestClient, Server]) -> None:
    client, _ = room
    timmy = guest(client, "Timmy")
    assert client.post("/api/me/learning", json={"child": True}, headers=timmy).json()["child"]
    assert client.get("/api/me", headers=timmy).json()["child"] is True
    made = against_a_bot(client, timmy)
    assert made["stats"] is False
    act = {"type": "say", "id": "w", "words": "hello"}
    said = client.post(f"/api/tables/{made['code']}/act", json=act, headers=timmy).json()
    assert said["error"]["sentence"] == "There is no chat in children's mode."
    client.post("/api/me/learning", json={"child": False}, headers=timmy)
    assert client.post(f"/api/tables/{made['code']}/act", json=act, headers=timmy).json()["ok"], "at once"


def test_what_is_kept_of_learning_can_be_had_and_removed(room: tuple[TestClient, Server]) -> None:
    client, _ = room
    mabel = guest(client)
    client.post("/api/me/learning", json={"game": "hearts", "heard": "minute"}, headers=mabel)
    kept = client.get("/api/me/export", headers=mabel).json()["learning"]
    assert [row["heard"] for row in kept] == ['{"hearts":["minute"]}']
    assert client.delete("/api/me", headers=mabel).json()["ok"]


@pytest.mark.parametrize("sent", [{"game": "nonsense"}, {"heard": "A B"}, {"coach": "maybe"}, {"child": 1}])
def test_nonsense_is_answered_with_a_sentence(room: tuple[TestClient, Server], sent: dict[str, Any]) -> None:
    client, _ = room
    answer = client.post("/api/me/learning", json=sent, headers=guest(client))
    assert answer.status_code in (404, 422)
    assert answer.json()["error"]["sentence"].endswith(".")


def test_a_game_in_a_minute_has_a_picture(room: tuple[TestClient, Server]) -> None:
    client, _ = room
    told = client.get("/api/games/chess/minute").json()
    assert len(told["says"]) == 3
    assert told["scene"]["board"]["id"] == told["boards"][0]["id"]
    assert client.get("/api/games/nonsense/minute").status_code == 404
