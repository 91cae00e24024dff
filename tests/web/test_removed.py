"""Somebody who has played everything there is has themselves removed: their name and number are nowhere any more."""

from __future__ import annotations

import json
import re
import secrets
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from inside import guest, inside, table
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from gamenight.store.archive import Archive, archive_finished
from gamenight.store.schema import METADATA
from gamenight.web.live.server import Server

NAME = "Quillfeather"
Who = dict[str, str]
DICE = {"game": "poker_dice", "seats": 2}


class Evening:
    """Quillfeather and Theo at one server, and all codes that came of what they did."""

    def __init__(self, client: TestClient, server: Server) -> None:
        self.client, self.server = client, server
        self.quill, self.theo = guest(client, NAME), guest(client, "Theo")
        self.player = client.get("/api/me", headers=self.quill).json()["player"]
        self.codes: dict[str, str] = {}
        self.digests: list[str] = []

    def post(self, who: Who, path: str, **body: Any) -> dict[str, Any]:
        answer = self.client.post(f"/api{path}", json=body, headers=who)
        assert answer.status_code in (200, 201), (path, answer.text)
        told: dict[str, Any] = answer.json()
        return told

    def act(self, who: Who, code: str, type: str, **fields: Any) -> None:
        answer = self.post(who, f"/tables/{code}/act", type=type, id=secrets.token_hex(4), **fields)
        assert answer["ok"], answer

    def table(self, what: str, who: Who, **asked: Any) -> str:
        code = self.codes[what] = str(table(self.client, who, **asked)["code"])
        return code

    def play_out(self, code: str) -> None:
        """Whoever is to move does the first thing they may, until it is over."""
        until = time.monotonic() + 60
        while self.client.get(f"/api/tables/{code}").json()["status"] != "over":
            assert time.monotonic() < until, "it does not end"
            for who in (self.quill, self.theo):
                state = self.client.get(f"/api/tables/{code}/state", headers=who).json()
                if (state.get("scene") or {}).get("choices"):
                    text, seen = state["scene"]["choices"][0]["text"], state["table"]["number"]
                    self.act(who, code, "move", text=text, seen=seen)
        live = self.server.hub.lives[code]
        self.client.portal.call(self.server.hub.count, live)  # type: ignore[union-attr]


def everything_there_is(client: TestClient, server: Server, folder: Path) -> Evening:
    evening = Evening(client, server)
    tables_of_all_kinds(evening, folder)
    evenings_of_all_kinds(evening)
    quill = evening.quill
    evening.codes["daily"] = evening.post(quill, "/daily")["code"]
    evening.post(quill, "/me/recovery")
    evening.post(quill, "/me/learning", coach="on", child=True, game="hearts", heard="minute")
    bot = {"seat": 1, "level": "random"}
    coached = evening.table("coached", quill, bots=[bot], friendly=True, start=True)
    evening.post(quill, f"/tables/{coached}/coach?what=explain&seat=0")
    screen = evening.post({}, "/screens", code="")["code"]
    evening.codes["screen"] = screen
    answer = client.put(f"/api/screens/{screen}", json={"table": evening.codes["open"]}, headers=quill)
    assert answer.json()["by"] == NAME
    return evening


def tables_of_all_kinds(evening: Evening, folder: Path) -> None:
    quill, theo, post = evening.quill, evening.theo, evening.post
    names = {"0": f"{NAME} Senior", "1": f"{NAME} Junior"}
    evening.table("hosted, with names of seats", quill, sit=[0, 1], names=names, listed=True, delay=3)
    left = evening.table("left", theo)
    post(quill, f"/tables/{left}/seats", name=f"{NAME} B.")
    evening.act(quill, left, "name", name=f"{NAME} C.")
    evening.act(quill, left, "say", words=f"{NAME} was here")
    evening.client.delete(f"/api/tables/{left}/seats/1", headers=quill)
    opened = evening.table("open", quill, listed=True)
    post(theo, f"/tables/{opened}/seats")
    evening.act(quill, opened, "start")
    evening.act(quill, opened, "say", words=f"Good evening, says {NAME}")
    for what in ("archived", "archived, left", "finished", "in a file"):
        code = evening.table(what, quill, **DICE, options={"wins": 1})
        post(theo, f"/tables/{code}/seats")
        evening.act(quill, code, "start")
        if what == "archived, left":
            evening.client.delete(f"/api/tables/{code}/seats/0", headers=quill)
        evening.play_out(code)
        if what == "archived, left":
            assert list(archive_finished(evening.server.store, Archive(folder), 1 << 60))
            evening.server.hub.lives.clear()
    evening.digests.append(post(quill, f"/tables/{evening.codes['finished']}/review")["digest"])
    record = evening.client.get(f"/api/tables/{evening.codes['in a file']}/record").text
    assert NAME in record
    evening.digests.append(post(theo, "/review", record=record)["digest"])
    for digest in evening.digests:
        while evening.client.get(f"/api/reviews/{digest}").json()["state"] == "working":
            time.sleep(0.05)
    rematch(evening, evening.codes["finished"])


def evenings_of_all_kinds(evening: Evening) -> None:
    quill, theo, post = evening.quill, evening.theo, evening.post
    for host, other in ((quill, theo), (theo, quill)):
        title = f"{NAME}'s evening" if host is quill else "Theo's evening"
        for duplicate in (False, True):
            night = post(
                host, "/clubs", title=title, **DICE, options={"wins": 1}, duplicate=duplicate, rounds=2
            )
            code = evening.codes[f"night {len(evening.codes)}"] = night["code"]
            post(other, f"/clubs/{code}/join")
            for again in (True, False):
                for board in post(host, f"/clubs/{code}/round")["tables"]:
                    evening.codes[f"board {len(evening.codes)}"] = board["code"]
                    if again:
                        evening.play_out(board["code"])
                        if duplicate:
                            rematch(evening, board["code"])
        code = post(host, "/duplicates", title=title, **DICE, deals=2)["code"]
        evening.codes[f"duplicate {len(evening.codes)}"] = code
        post(other, f"/duplicates/{code}/join")
        for who in (host, other):
            board = post(who, f"/duplicates/{code}/play")["code"]
            evening.codes[f"deal {len(evening.codes)}"] = board
            if who is host:
                evening.play_out(board)


def rematch(evening: Evening, code: str) -> None:
    for who in (evening.quill, evening.theo):
        state = evening.client.get(f"/api/tables/{code}", headers=who).json()
        if not state["rematch"] and any(seat["yours"] for seat in state["seats"]):
            evening.act(who, code, "rematch")
    again = evening.client.get(f"/api/tables/{code}").json()["rematch"]
    assert again
    evening.codes[f"again {len(evening.codes)}"] = again


def names_in(text: str, player: str) -> list[str]:
    """Where a text holds the name or the number, with what stands around."""
    matches = re.finditer(f"{NAME}|{player}", text, re.IGNORECASE)
    return [text[max(match.start() - 60, 0) : match.end() + 40] for match in matches]


def stored(server: Server) -> Iterator[tuple[str, str]]:
    """Every row of every table."""
    with server.store.read() as connection:
        for kept in METADATA.sorted_tables:
            for row in connection.execute(sa.select(kept)).mappings():
                yield kept.name, str(dict(row))


def answered(evening: Evening) -> Iterator[tuple[str, str]]:
    """Every answer to a question, for each of the codes, to nobody, to somebody else, and to who is gone."""
    paths = evening.client.get("/api/openapi.json").json()["paths"]
    for path in sorted(path for path, how in paths.items() if "get" in how and not path.endswith("/stream")):
        for filled in filled_in(path, evening):
            for who in ({}, evening.theo, evening.quill):
                answer = evening.client.get(filled, headers=who)
                assert answer.status_code < 500, filled
                yield filled, answer.text
    yield "/metrics", evening.client.get("/metrics").text


def filled_in(path: str, evening: Evening) -> list[str]:
    if "{code}" in path:
        asked = ("?seat=all", "?seat=0") if path.endswith("/replay") else ("",)
        return [path.format(code=code) + more for code in evening.codes.values() for more in asked]
    more = {"/api/me/tables": ("", "?open=false"), "/api/qr.svg": ("?path=/",)}.get(path, ("",))
    games = ("poker_dice", "crazy_eights", "hearts")
    values = {"{name}": games, "{player}": (evening.player,), "{digest}": evening.digests}
    for what, each in values.items():
        if what in path:
            return [path.replace(what, value) for value in each]
    return [path + each for each in more]


def heard(evening: Evening) -> Iterator[tuple[str, str]]:
    """What sockets say to somebody else and to a television."""
    for code in evening.codes.values():
        for path, who in ((f"/api/tables/{code}/socket", evening.theo), (f"/api/tv/{code}", {})):
            with listening(evening, path, who) as socket:
                socket.send_json({"type": "hello", "protocol": 1, "resume": 0})
                try:
                    while (said := socket.receive_text()) and json.loads(said)["type"] != "update":
                        yield path, said
                    yield path, said
                except (WebSocketDisconnect, KeyError):
                    continue  # it is no table, or none to look on at


def listening(evening: Evening, path: str, who: Who) -> WebSocketTestSession:
    return evening.client.websocket_connect(path, headers={**who, "host": "localhost"})


def test_whoever_is_removed_is_nowhere_any_more(tmp_path: Path) -> None:
    folder = tmp_path / "archive"
    with inside(tmp_path, archive=str(folder)) as (client, server):
        evening = everything_there_is(client, server, folder)
        before = {place for place, text in stored(server) if names_in(text, evening.player)}
        assert before > {"tables", "events", "players", "sitters", "involved", "results", "clubs", "reviews"}
        assert any(names_in(text, evening.player) for _, text in answered(evening))
        assert any(names_in(text, evening.player) for _, text in heard(evening))
        with listening(evening, f"/api/tables/{evening.codes['open']}/socket", evening.theo):
            assert client.delete("/api/me", headers=evening.quill).json() == {"ok": True}
        client.cookies.clear()
        places = [*stored(server), *answered(evening), *heard(evening)]
        left = [(place, found) for place, text in places if (found := names_in(text, evening.player))]
        assert left == []
        beside = {file: file.read_bytes() for file in tmp_path.glob("tables.db*")}  # while it runs, too
        assert not [file for file, kept in beside.items() if names_in(kept.decode("latin-1"), evening.player)]
    files = {file: file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()}
    assert {file.suffix for file in files} >= {".db", ".record"}
    assert not [file for file, held in files.items() if names_in(held.decode("latin-1"), evening.player)]


def test_two_who_are_removed_from_one_evening_keep_their_own_points(tmp_path: Path) -> None:
    with inside(tmp_path) as (client, _):
        people = {name: guest(client, name) for name in ("Dora", "Sami", "Piet", "Lena")}
        asked = {"game": "crazy_eights", "seats": 2, "rounds": 1}
        code = client.post("/api/clubs", json=asked, headers=people["Piet"]).json()["code"]
        for who in people.values():
            client.post(f"/api/clubs/{code}/join", headers=who)
        night = client.post(f"/api/clubs/{code}/round", headers=people["Piet"]).json()
        first, second = night["tables"]
        for board in (first, second):
            resign = {"type": "resign", "id": "a"}
            client.post(f"/api/tables/{board['code']}/act", json=resign, headers=people[board["players"][0]])
        for name in (first["players"][0], second["players"][1]):  # one who lost, and one who won
            assert client.delete("/api/me", headers=people[name]).status_code == 200
        standings = client.get(f"/api/clubs/{code}").json()["standings"]
        assert [row["total"] for row in standings] == [10, 10, 6, 6]
        assert [row["name"] for row in standings].count("Someone") == 2
