"""Conformance: what docs/protocol.md says is what the server does, and no more and no less."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import get_args

import pytest
from serving import Person, Server, Socket, get

from gamenight.table.events import KINDS
from gamenight.table.telling import SAID
from gamenight.web import botclient
from gamenight.web.http.asking import STATUS
from gamenight.web.live.acts import Act

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
TEXT = PAGE.read_text() if PAGE.exists() else ""


def names(text: str) -> set[str]:
    return set(text.split())


TABLE = names(
    """code game title version options status number host you_host host_may listed spectators delay grace watching seats
    to_move clock clocks rings now offers undo stats help coach fairness hurried ending scores payoffs rematch
    revealing"""
)
SEAT = names(
    "seat kind name player level covered resigned absent here muted word salt seal yours colour piece"
)
UPDATE = names("type number seat events scene to_move clocks now undo table")
EVENT = names("n at kind seat text story")
ROW = names(
    """code game title status seats taken players listed spectators host created moved yours your_turn moves"""
)
GAME = names(
    "name title other_names says seats minutes table version draws skill lowest_wins options presets strength"
)


def test_every_act_is_on_the_page_and_the_other_way_round() -> None:
    described = set(re.findall(r"^\| ((?:`\w+`(?:, )?)+) \|", TEXT, re.MULTILINE))
    on_the_page = {name for row in described for name in re.findall(r"`(\w+)`", row)}
    union = get_args(get_args(Act)[0])
    known = {name for model in union for name in get_args(model.model_fields["type"].annotation)}
    assert on_the_page == known


def test_every_kind_of_event_and_error_is_on_the_page() -> None:
    kinds = TEXT.partition("### 4.1")[2].partition("## 5")[0]
    for kind in KINDS:
        assert f"`{kind}`" in kinds, kind
        assert kind == "moved" or kind in SAID
    errors = TEXT.partition("## 8")[2]
    for kind, status in STATUS.items():
        assert f"`{kind}`" in errors
        assert str(status) in errors


def test_every_address_is_on_the_page(server: Server) -> None:
    for path, methods in get(f"{server.url}/api/openapi.json").json()["paths"].items():
        written = re.sub(
            r"\{(\w+)\}", lambda found: {"code": "CODE", "seat": "2"}.get(found[1], found[1].upper()), path
        )
        for method in methods:
            told = re.search(rf"{method.upper()} +{re.escape(written)}\b", TEXT)
            assert told or written in ("/health", "/metrics"), f"{method.upper()} {written}"


def test_shapes(server: Server) -> None:
    mabel = Person(server.url)
    made = mabel.table("crazy_eights", bots=[{"seat": 1, "level": "random"}])
    assert set(made) == TABLE | {"host_token"}
    assert set(made["seats"][0]) == SEAT | {"token"}
    assert set(made["seats"][1]) == SEAT
    socket = Socket(server.url, made["code"], made["seats"][0]["token"])
    assert set(socket.welcome) == {"type", "protocol", "seat", "number", "node", "lang"}
    assert set(socket.update) == UPDATE
    assert socket.update["scene"] is None
    assert socket.act("start")["ok"]
    assert set(socket.update["events"][0]) == EVENT
    assert set(socket.update["table"]) == TABLE
    assert set(socket.act("ping")) == {"type", "id", "ok", "number", "now"}
    answer = socket.act("close")
    assert set(answer) == {"type", "id", "ok", "error"}
    assert set(answer["error"]) == {"kind", "sentence", "clause"}
    (row,) = mabel.http.get("/api/me/tables").json()["tables"]
    assert set(row) == ROW
    shelf = mabel.http.get("/api/games").json()
    assert set(shelf) == {"protocol", "games", "levels", "phrases"}
    assert all(set(game) == GAME for game in shelf["games"])
    for game in shelf["games"]:
        assert mabel.http.get(f"/api/games/{game['name']}/rules").json()["rules"].startswith("# ")


def test_a_board_comes_once(server: Server) -> None:
    games = get(f"{server.url}/api/games").json()["games"]
    for game in games:
        seats = game["seats"][0]
        bots = [{"seat": seat, "level": "random"} for seat in range(1, seats)]
        made = Person(server.url).table(game["name"], seats=seats, bots=bots, start=True)
        socket = Socket(server.url, made["code"], made["seats"][0]["token"])
        board = (socket.update["scene"] or {}).get("board")
        if board is None:
            continue
        assert list(board) == ["id"]
        assert socket.boards[board["id"]]["spaces"]
        knowing = Socket(server.url, made["code"], made["seats"][0]["token"], boards=[board["id"]])
        assert knowing.boards == {}
        return
    pytest.skip("no game with a board is on the shelf")


PROGRAM = """
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    if told.get("over"):
        break
    if "refused" not in told and len(told["moves"]) > 1:
        print("sing a song", flush=True)
    else:
        print(told["moves"][0], flush=True)
"""


def test_a_program_on_standard_input_and_output_plays(server: Server) -> None:
    """It is refused now and then, and told so; it plays to the end."""
    mabel = Person(server.url)
    made = mabel.table(bots=[{"seat": 1, "level": "random"}], start=True)
    token = made["seats"][0]["token"]
    ended = botclient.play(server.url, token, [sys.executable, "-c", PROGRAM])
    assert ended["over"]
    assert sum(ended["payoffs"]) == 1000
    assert mabel.see(made["code"])["status"] == "over"


@pytest.mark.parametrize(
    ("url", "token", "command", "problem"),
    [
        ("http://127.0.0.1:1", "nonsense", ["true"], "no seat token"),
        ("ftp://x", "s.CODE.0.abc", ["true"], "http"),
        ("http://127.0.0.1:1", "s.CODE.0.abc", ["/no/such/program"], "cannot be run"),
    ],
)
def test_a_program_that_cannot_play(url: str, token: str, command: list[str], problem: str) -> None:
    with pytest.raises(botclient.BotProblem, match=problem):
        botclient.play(url, token, command)


def test_a_program_that_ends_while_others_are_waited_for_is_noticed(server: Server) -> None:
    token = Person(server.url).table(sit=[0])["seats"][0]["token"]
    with pytest.raises(botclient.BotProblem, match="has ended"):
        botclient.play(server.url, token, [sys.executable, "-c", "pass"])


def test_a_wrong_token_is_told_to_the_program_runner(server: Server) -> None:
    code = Person(server.url).table()["code"]
    with pytest.raises(botclient.BotProblem, match="not valid"):
        botclient.play(server.url, f"s.{code}.0.forged", [sys.executable, "-c", PROGRAM])
