"""No refusal gives back at length what it was given: whatever is sent, to whichever route and act."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from inside import guest, inside, table
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from gamenight.web.live.acts import ACT

LONGEST = 2000  # bytes of an answer that refuses
FILLERS = ("A", "\U000e0001", '"\\')
RECORDS = Path(__file__).parents[1] / "frozen" / "records"


def routes(client: TestClient) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Every route: how it is asked, where, and what it is described as."""
    for path, kinds in client.get("/api/openapi.json").json()["paths"].items():
        for method, described in kinds.items():
            yield method.upper(), path, described


def bodies(schemas: dict[str, Any], described: dict[str, Any], long: str) -> Iterator[dict[str, Any]]:
    """Each field in turn too long, and one that does not exist."""
    content = described.get("requestBody", {}).get("content", {}).get("application/json", {})
    name = content.get("schema", {}).get("$ref", "").rpartition("/")[2]
    for field in schemas.get(name, {}).get("properties", ()):
        for value in (long, {long: 1}, [long], {"target": long}, {"position": long[:2000]}):
            yield {"game": "crazy_eights", field: value}
            yield {"game": "chess", field: value}
    yield {long: 1}


@pytest.mark.parametrize("filler", FILLERS)
def test_no_route_gives_back_what_it_was_given(tmp_path: Path, filler: str) -> None:
    long, part = filler * (15_000 // len(filler.encode())), filler * 300
    with inside(tmp_path, archive=str(tmp_path)) as (client, _):
        who = guest(client)
        code = table(client, who, sit=[0])["code"]
        schemas = client.get("/api/openapi.json").json()["components"]["schemas"]
        asked = 0
        for method, path, described in routes(client):
            real = path.replace("{code}", code)
            for at in (real, path.replace("{code}", part).replace("{", "").replace("}", part)):
                for body in bodies(schemas, described, long) if method in ("POST", "PUT") else (None,):
                    query = {
                        each["name"]: part
                        for each in described.get("parameters", ())
                        if each["in"] == "query"
                    }
                    for params in ({}, query):
                        if "stream" in at and at == real:
                            continue
                        answer = client.request(method, at, json=body, params=params, headers=who)
                        asked += answer.status_code >= 400
                        assert answer.status_code < 500, (method, path, answer.text[:300])
                        assert answer.status_code < 400 or len(answer.content) < LONGEST, (
                            path,
                            answer.text[:300],
                        )
        assert asked > 100


def acts(long: str) -> Iterator[dict[str, Any]]:
    """Every act with each field in turn as something long."""
    for shape in ACT.json_schema()["$defs"].values():
        kinds = shape["properties"]["type"]
        for kind in kinds.get("enum", [kinds.get("const")]):
            for field in shape["properties"]:
                for value in (long, long[:400], long[:60], long[:20], {long: 1}):
                    yield {"type": kind, "id": "x", "seen": 99, "text": "draw", field: value}
            yield {"type": kind, "id": "x", long: 1}


@pytest.mark.parametrize("filler", FILLERS)
@pytest.mark.parametrize("game", ["crazy_eights", "monopoly"])
def test_no_act_gives_back_what_it_was_given(tmp_path: Path, filler: str, game: str) -> None:
    long = filler * (6_000 // len(json.dumps(filler)))
    with inside(tmp_path) as (client, _):
        who = guest(client)
        made = table(client, who, game=game, seats=2, sit=[0, 1], start=True)
        where, mover = f"/api/tables/{made['code']}", made["to_move"][0]
        token = made["seats"][mover]["token"]
        with client.websocket_connect(f"ws://localhost{where}/socket", headers=who) as socket:
            socket.send_json({"type": "hello", "token": token})
            for act in acts(long):
                if act["type"] in ("close", "resign", "hint", "rematch", "pause", "leave"):
                    continue
                if "text" in act and act["type"] not in ("move", "why_not"):
                    del act["text"]
                if act["type"] != "move":
                    act.pop("seen", None)
                socket.send_json(act)
                said = {"type": ""}
                while said["type"] != "answer":
                    text = socket.receive_text()
                    assert "bye" not in text[:20], (act, text)
                    said = json.loads(text)
                assert len(text.encode()) < LONGEST, (act["type"], text[:300])
                seat = {} if act["type"] in ("seat_bot", "unseat", "mute") else {"seat": mover}
                answer = client.post(f"{where}/act", json={**seat, **act}, headers=who)
                assert len(answer.content) < LONGEST, (act["type"], answer.text[:300])
        for hello in ({"type": "hello", long: 1}, {"type": long}, {"type": "hello", "lang": long}):
            with client.websocket_connect(f"ws://localhost{where}/socket", headers=who) as socket:
                socket.send_json(hello)
                assert len(socket.receive_text().encode()) < LONGEST
                with pytest.raises(WebSocketDisconnect):
                    socket.receive_text()


@pytest.mark.parametrize("filler", ["A", "\U000e0001", "1", "A: "])
def test_no_record_is_given_back(tmp_path: Path, filler: str) -> None:
    long = filler * (900_000 // len(json.dumps(filler)))
    text = (RECORDS / "chess-1-0.record").read_text("utf-8")
    lines = text[: text.rindex("digest: ")].split("\n")
    with inside(tmp_path) as (client, _):
        for n in range(len(lines)):
            if 12 < n < len(lines) - 8:
                continue
            key, colon = lines[n].partition(": ")[:2]
            for line in (
                long,
                f"{key}{colon}{long}",
                f"{key[:3]}{long}",
                f"{key[:3]} {long}",
                f"option {long}: 1",
            ):
                body = "\n".join([*lines[:n], line, *lines[n + 1 :]])
                record = f"{body}digest: {hashlib.sha256(body.encode()).hexdigest()}\n"
                for path in ("/api/replay", "/api/review"):
                    answer = client.post(path, json={"record": record})
                    assert answer.status_code < 500, (n, answer.text[:300])
                    assert answer.status_code < 400 or len(answer.content) < LONGEST, (n, answer.text[:300])
