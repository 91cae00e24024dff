"""Spectators who are held back by some moves learn nowhere how many there have been: each way to look, one by one."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from inside import guest, inside, table
from serving import Person, Server, Socket
from starlette.testclient import TestClient

DELAY, MOVES = 3, 7


@dataclass
class Game:
    """A game that goes on: what has happened, what spectators may know of, and who looks."""

    client: TestClient
    code: str
    number: int
    known: int
    players: dict[str, str]
    looker: dict[str, str]


@contextmanager
def game(tmp_path: Path, looker: str) -> Iterator[Game]:
    with inside(tmp_path) as (client, server):
        host, theo, other = guest(client, "Host"), guest(client, "Theo"), guest(client, "Other")
        code = table(client, host, sit=[], listed=True, delay=DELAY, friendly=True)["code"]
        for seat in (0, 1):
            client.post(f"/api/tables/{code}/seats", json={"seat": seat}, headers=theo)
        start = {"type": "start", "id": "start"}
        assert client.post(f"/api/tables/{code}/act", json=start, headers=host).json()["ok"]
        tokens = client.get(f"/api/tables/{code}", headers=theo).json()["seats"]
        for _ in range(MOVES):
            state = {}
            for seat in tokens:
                bearer = {"authorization": f"Bearer {seat['token']}"}
                state[seat["seat"]] = client.get(f"/api/tables/{code}/state", headers=bearer).json()
            mover = state[0]["to_move"][0]
            act = {"type": "move", "seen": state[mover]["number"], "id": secrets.token_hex(4)}
            act["text"] = next(
                each["text"] for each in state[mover]["scene"]["choices"] if "{" not in each["text"]
            )
            bearer = {"authorization": f"Bearer {tokens[mover]['token']}"}
            assert client.post(f"/api/tables/{code}/act", json=act, headers=bearer).json()["ok"]
        live = server.hub.lives[code]
        assert live.late is not None
        number, known = live.table.number, live.late.number
        assert number == known + DELAY
        who = {"host": host, "guest": other, "nobody": {}}[looker]
        yield Game(client, code, number, known, theo, who)


def looks(game: Game, path: str, method: str = "GET", **asked: Any) -> Any:
    return game.client.request(method, path, headers=game.looker, **asked).json()


def acts(game: Game, **act: Any) -> Any:
    return looks(game, f"/api/tables/{game.code}/act", "POST", json={"id": secrets.token_hex(4), **act})


def socket(game: Game, path: str, resume: int = 0) -> list[Any]:
    address = f"ws://localhost{path}"
    with game.client.websocket_connect(address, headers=game.looker) as wire:
        wire.send_json({"type": "hello", "resume": resume})
        wire.send_json({"type": "ping", "id": "p"})
        wire.send_json({"type": "move", "id": "m", "text": "draw", "seen": game.number + 5})
        wire.send_json({"type": "why_not", "id": "w", "text": "draw"})
        wire.send_json({"type": "undo", "id": "u"})
        heard: list[Any] = []
        while sum(said["type"] == "answer" for said in heard) < 4:
            heard.append(wire.receive_json())
        return heard


def listed(game: Game) -> Any:
    (row,) = (row for row in looks(game, "/api/tables")["tables"] if row["code"] == game.code)
    (own,) = game.client.get("/api/tables", headers=game.players).json()["tables"]
    assert own["moves"] == game.number, "whoever plays may know"
    return {**row, "n": 10**6 * (row["moved"] > own["created"])}  # nor when the last move was


WAYS: dict[str, Callable[[Game], Any]] = {
    "the table": lambda game: looks(game, f"/api/tables/{game.code}"),
    "its state": lambda game: looks(game, f"/api/tables/{game.code}/state"),
    "its state since later": lambda game: looks(game, f"/api/tables/{game.code}/state?since={game.number}"),
    "the list": listed,
    "the socket": lambda game: socket(game, f"/api/tables/{game.code}/socket"),
    "the socket again": lambda game: socket(game, f"/api/tables/{game.code}/socket", game.number + 5),
    "the television": lambda game: socket(game, f"/api/tv/{game.code}"),
    "ping": lambda game: acts(game, type="ping"),
    "why not": lambda game: acts(game, type="why_not", text="draw"),
    "a late move": lambda game: acts(game, type="move", text="draw", seen=game.known),
    "a host's act": lambda game: acts(game, type="settings", grace=30),
    "mute": lambda game: acts(game, type="mute", seat=0, on=True),
    "the coach": lambda game: [
        looks(game, f"/api/tables/{game.code}/coach?what={what}", "POST") for what in ("explain", "doubts")
    ],
    "fairness": lambda game: looks(game, f"/api/tables/{game.code}/fairness"),
    "the record": lambda game: looks(game, f"/api/tables/{game.code}/record"),
    "the review": lambda game: looks(game, f"/api/tables/{game.code}/review", "POST"),
    "the replay": lambda game: [
        looks(game, f"/api/tables/{game.code}/replay?seat={seat}") for seat in ("-1", "0", "all")
    ],
    "a seat": lambda game: looks(game, f"/api/tables/{game.code}/seats", "POST", json={}),
}


def numbers(told: Any) -> Iterator[int]:
    """All that could be the number of an event."""
    if isinstance(told, dict):
        for name, value in told.items():
            if name in ("number", "n", "moves", "last", "seen", "total") and isinstance(value, int):
                yield value
            yield from numbers(value)
    elif isinstance(told, list):
        for each in told:
            yield from numbers(each)


@pytest.mark.parametrize("looker", ["nobody", "guest", "host"])
def test_nobody_held_back_learns_the_number_of_moves(tmp_path: Path, looker: str) -> None:
    with game(tmp_path, looker) as at:
        leaks = {}
        for way, look in WAYS.items():
            told = look(at)
            if any(number > at.known for number in numbers(told)):
                leaks[way] = json.dumps(told)[:300]
        assert not leaks
        assert WAYS["ping"](at)["number"] == at.known


def test_a_stream_welcomes_with_what_may_be_known(server: Server) -> None:
    host = Person(server.url)
    made = host.table(sit=[0, 1], delay=DELAY, start=True)
    players = [Socket(server.url, made["code"], seat["token"]) for seat in made["seats"]]
    for _ in range(DELAY + 2):
        mover = players[players[0].update["to_move"][0]]
        number = mover.move(mover.choices()[0])["number"]
        for player in players:
            player.until(number)
    with httpx.stream("GET", f"{server.url}/api/tables/{made['code']}/stream", timeout=60) as answer:
        lines = answer.iter_lines()
        welcome, update = json.loads(next(lines)), json.loads(next(lines))
    assert welcome["number"] == number - DELAY
    assert update["type"] in ("board", "update")
