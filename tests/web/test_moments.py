"""What a move passed through comes before how things stand: stills in updates and replays, never in the log."""

from __future__ import annotations

import json
from typing import Any

import pytest
from serving import Person, Server, Socket


def to_a_still(server: Server, scenes: bool = True) -> tuple[dict[str, Any], Person, str]:
    """A game played until an update holds a still; the update."""
    mabel = Person(server.url)
    made = mabel.table(sit=[0, 1], start=True, options={"target": 50})
    sockets = [Socket(server.url, made["code"], seat["token"], scenes=scenes) for seat in made["seats"]]
    for _ in range(2000):
        mover = sockets[sockets[0].update["to_move"][0]] if sockets[0].update["to_move"] else None
        if mover is None or any(socket.update.get("moments") for socket in sockets):
            break
        moves = mover.update.get("moves") or mover.choices()
        number = mover.move(moves[0])["number"]
        for socket in sockets:
            socket.until(number)
    return sockets[0].update, mabel, made["code"]


def test_an_update_shows_stills_before_its_scene(server: Server) -> None:
    update, _, _ = to_a_still(server)
    assert [moment["hold"] for moment in update["moments"]] == ["result"]
    still = update["moments"][0]
    assert set(still) == {"scene", "says", "hold"}
    assert "choices" not in still["scene"], "nobody is to move in a still"
    said = [sentence for event in update["events"] for sentence in event["story"]]
    assert set(still["says"]) <= set(said), "a still says nothing that the story does not"


def test_who_wants_no_pictures_gets_no_stills(server: Server) -> None:
    update, _, _ = to_a_still(server, scenes=False)
    assert "moments" not in update


def test_a_newcomer_sees_how_things_stand_and_a_replay_shows_the_still(server: Server) -> None:
    update, mabel, code = to_a_still(server)
    token = mabel.see(code)["seats"][0]["token"]
    assert "moments" not in Socket(server.url, code, token).update
    before = update["events"][0]["n"] - 1  # on a slow machine an update may hold more than one event
    assert Socket(server.url, code, token, resume=before).update["moments"] == update["moments"]
    steps = mabel.http.get(f"/api/tables/{code}/replay?seat=0&to=400").json()["steps"]
    assert [len(step["moments"]) for step in steps if "moments" in step] == [1]


def test_stills_are_never_stored(server: Server) -> None:
    _, mabel, _ = to_a_still(server)
    assert "moments" not in json.dumps(mabel.http.get("/api/me/export").json())


@pytest.mark.parametrize("asked", ["en", "en-GB", "de-CH"])
def test_hello_names_a_language_and_welcome_says_which_is_spoken(server: Server, asked: str) -> None:
    made = Person(server.url).table()
    assert Socket(server.url, made["code"], made["seats"][0]["token"], lang=asked).welcome["lang"] == "en"
