"""What stands before every request: limits, origins, headers, bad input of every kind."""

from __future__ import annotations

import itertools
import json
import logging
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from serving import Person, Server, Socket, get, post
from websockets.exceptions import ConnectionClosedError, InvalidStatus
from websockets.sync.client import connect

from gamenight.web.logs import Seldom


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with limits."""
    folder: Path = tmp_path_factory.mktemp("strict")
    with Server(f"sqlite:///{folder}/tables.db", log=folder / "log", limits=1.0) as running:
        yield running


def test_security_headers(server: Server) -> None:
    for path in ("/", "/api/games", "/api/tables/NOSUCH", "/health"):
        headers = get(f"{server.url}{path}").headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "unsafe-eval" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "same-origin"


def test_other_sites_may_not_act(server: Server) -> None:
    evil = {"origin": "https://evil.example"}
    assert post(f"{server.url}/api/me", json={"name": "M"}, headers=evil).status_code == 403
    own = {"origin": server.url}
    answer = post(f"{server.url}/api/me", json={"name": "M"}, headers=own)
    assert answer.status_code == 200
    assert answer.json()["token"] == ""  # scripts on a page need none
    code = Person(server.url).table()["code"]
    address = server.url.replace("http", "ws", 1) + f"/api/tables/{code}/socket"
    with pytest.raises(InvalidStatus), connect(address, additional_headers=evil):
        pass
    with connect(address, additional_headers=own) as socket:
        socket.close()


def test_a_name_that_is_not_ours_is_refused(server: Server) -> None:
    """A page of another site whose name was turned to this address (DNS rebinding) gets nothing, not even to read."""
    there = {"host": f"evil.example:{server.port}", "origin": f"http://evil.example:{server.port}"}
    for path in ("/", "/api/games", "/api/me", "/health"):
        answer = get(f"{server.url}{path}", headers=there)
        assert answer.status_code == 421
        assert "evil.example" in answer.json()["error"]["sentence"]
    assert post(f"{server.url}/api/me", json={"name": "M"}, headers=there).status_code == 421
    with pytest.raises(InvalidStatus):
        connect(server.url.replace("http", "ws", 1) + "/api/tables/X/socket", additional_headers=there)


def test_a_name_that_the_host_adds_is_answered_and_invited_by(tmp_path: Path) -> None:
    names = ["https://games.example"]
    with Server(f"sqlite:///{tmp_path}/tables.db", names=names) as added:
        there = {"host": "games.example", "origin": "https://games.example"}
        assert post(f"{added.url}/api/me", json={"name": "M"}, headers=there).status_code == 200
        assert get(f"{added.url}/api/addresses").json()["best"] == "https://games.example"


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"{", 422),
        (b"[]", 422),
        (b'"move"', 422),
        (b"{}", 422),
        (b'{"type": "dance", "id": "x"}', 422),
        (b'{"type": "move", "id": "x", "text": "draw", "seen": -1}', 422),
        (b'{"type": "move", "id": "", "text": "draw", "seen": 1}', 422),
        (b'{"type": "move", "id": "x", "text": 7, "seen": 1}', 422),
        (b'{"type": "move", "id": "x", "text": "draw", "seen": 1, "extra": 1}', 422),
        (b'{"type": "undo", "id": "x"}' + b" " * 70_000, 413),
        (b"\xff\xfe", 422),
        (b"[" * 20_000, 400),
    ],
)
def test_bad_acts_get_one_sentence(server: Server, body: bytes, status: int) -> None:
    mabel = Person(server.url)
    made = mabel.table(seats=2)
    answer = mabel.http.post(
        f"/api/tables/{made['code']}/act", content=body, headers={"content-type": "application/json"}
    )
    assert answer.status_code == status
    assert set(answer.json()["error"]) == {"kind", "sentence", "clause"}
    assert answer.json()["error"]["sentence"]
    assert mabel.see(made["code"])["number"] == made["number"]


@pytest.mark.parametrize(
    "asked",
    [
        {"game": "no_such_game"},
        {"game": "crazy_eights", "seats": 60},
        {"game": "crazy_eights", "seats": "two"},
        {"game": "crazy_eights", "options": {"no_such_option": 1}},
        {"game": "crazy_eights", "options": {"target": 10**9}},
        {"game": "crazy_eights", "sit": [5]},
        {"game": "crazy_eights", "sit": [0, 0]},
        {"game": "crazy_eights", "bots": [{"seat": 0}]},
        {"game": "crazy_eights", "bots": [{"seat": 1, "level": "divine"}]},
        {"game": "crazy_eights", "clock": {"kind": "game"}},
        {"game": "crazy_eights", "names": {"0": ""}, "sit": [0], "seats": 2, "delay": -1},
        {"game": "crazy_eights", "start": True},
    ],
)
def test_tables_that_cannot_be(server: Server, asked: dict[str, object]) -> None:
    answer = Person(server.url).http.post("/api/tables", json=asked)
    assert 400 <= answer.status_code < 500
    assert answer.json()["error"]["sentence"].rstrip().endswith((".", "!", "?"))


@pytest.mark.parametrize("path", ["/api/replay", "/api/review"])
def test_a_record_may_be_as_long_as_the_protocol_says(server: Server, path: str) -> None:
    answer = post(f"{server.url}{path}", json={"record": "x" * 900_000})
    assert answer.status_code == 422, "it is read, and is no record"
    assert post(f"{server.url}{path}", json={"record": "x" * 1_200_000}).status_code == 413


def test_a_socket_from_another_site_is_refused_with_the_same_headers(server: Server) -> None:
    asked = {"origin": "https://evil.example", "connection": "upgrade", "upgrade": "websocket"}
    key = {"sec-websocket-version": "13", "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA=="}
    answer = get(f"{server.url}/api/tables/ABCDEF/socket", headers={**asked, **key})
    assert answer.status_code == 403
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.json()["error"]["sentence"]


def test_bad_frames_get_an_answer_or_a_bye(server: Server) -> None:
    made = Person(server.url).table(seats=2)
    socket = Socket(server.url, made["code"], made["seats"][0]["token"])
    for text in ("nonsense", "{}", "[]", '{"type":"move","id":"a"}', '{"type":"hello","protocol":9}'[:-1]):
        socket.socket.send(text)
        assert socket.next("answer")["error"]["kind"] == "bad"
    socket.send({"type": "ping", "id": "still there"})
    assert socket.next("answer")["ok"]
    socket.socket.send("x" * 20_000)
    assert socket.next("bye")["reason"] == "too_large"
    with pytest.raises(ConnectionClosedError, match="4400"):
        Socket(server.url, made["code"], protocol=2)
    with pytest.raises(ConnectionClosedError, match="4404"):
        Socket(server.url, "ZZZZZZ")


def test_too_fast_is_told_so(strict: Server) -> None:
    mabel = Person(strict.url)
    made = mabel.table(seats=2)
    socket = Socket(strict.url, made["code"], made["seats"][0]["token"])
    kinds = {socket.act("ping").get("error", {}).get("kind") for _ in range(80)}
    assert kinds == {None, "too_many"}
    answers = [mabel.http.post("/api/tables", json={"game": "crazy_eights"}) for _ in range(61)]
    assert answers[-1].status_code == 429
    assert int(answers[-1].headers["retry-after"]) > 0


def test_guessing_codes_is_slow_work(strict: Server) -> None:
    guesses = (get(f"{strict.url}/api/tables/QQQQ{n:02d}").status_code for n in range(90))
    found = list(itertools.takewhile(lambda status: status == 404, guesses))
    assert 15 <= len(found) < 90, "on a slow machine a few more, as time goes by"


def test_no_secrets_in_logs(strict: Server) -> None:
    mabel = Person(strict.url, "Logged")
    code = mabel.http.post("/api/me/recovery").json()["code"]
    seen = mabel.http.get("/api/me/tables").text
    assert strict.log is not None
    log = strict.log.read_text()
    for secret in (mabel.token, code, mabel.player):
        assert secret not in log
    assert "token" not in seen


NO_REQUESTS = (b"GET http://anything HTTP/1.1", b"\x16\x03\x01", b"GET / HTTP/9.9", b"GET /\x00 HTTP/1.1")


def test_what_is_no_request_does_not_fill_the_log(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/tables.db", log=tmp_path / "log") as server:
        asked = [*NO_REQUESTS, b"GET http://anything/ HTTP/1.1\r\nConnection: upgrade\r\nUpgrade: h2c"]
        for n in range(100):
            with socket.create_connection(("127.0.0.1", server.port), 20) as door:
                door.sendall(asked[n % len(asked)] + b"\r\nHost: localhost\r\n\r\n")
                assert door.recv(12).startswith(b"HTTP/1.1")
        said = [line for line in (tmp_path / "log").read_text().splitlines() if "warning" in line]
    assert len(said) <= 4, said


def test_a_warning_that_comes_back_says_how_often() -> None:
    lines = [
        logging.makeLogRecord({"levelno": logging.WARNING, "msg": "again", "created": at})
        for at in (100.0, 101.0, 109.0, 111.0, 112.0, 200.0)
    ]
    seldom = Seldom()
    assert [line.created for line in lines if seldom.filter(line)] == [100.0, 111.0, 200.0]
    assert [line.__dict__["times"] for line in lines] == [1, 1, 2, 3, 1, 2]


def test_health_metrics_and_openapi(server: Server) -> None:
    assert get(f"{server.url}/health").json()["ok"] is True
    figures = get(f"{server.url}/metrics").text
    for name in ("gamenight_events_total", "gamenight_act_seconds_bucket", "gamenight_live_tables"):
        assert name in figures
    described = get(f"{server.url}/api/openapi.json").json()
    assert "/api/tables/{code}/act" in described["paths"]
    assert json.dumps(described)


def test_pages_and_unknown_addresses(server: Server) -> None:
    assert get(f"{server.url}/").status_code == 200
    assert get(f"{server.url}/api/nothing").status_code == 404
    for sneaky in ("/../../etc/passwd", "/..%2f..%2fapp.py", "/%2e%2e/app.py"):
        assert "def create_app" not in get(f"{server.url}{sneaky}").text


HOSTILE = [
    "/%00",
    "/" + "a" * 5000,
    "/" + "%C3%A9" * 300,
    "/assets/%00",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/api/%00",
    "/api/tables/%00",
]


@pytest.mark.parametrize("path", HOSTILE)
def test_no_address_is_a_fault(server: Server, path: str) -> None:
    answer = get(f"{server.url}{path}")
    assert answer.status_code in (200, 404, 422), answer.status_code
    assert "root:" not in answer.text


@pytest.mark.parametrize("number", [2**31 + 1, 2**63, 2**64, -1, 10**40])
def test_no_number_is_a_fault(server: Server, number: int) -> None:
    code = Person(server.url).table(bots=[{"seat": 1, "level": "random"}], start=True)["code"]
    for path in (f"replay?from={number}", f"replay?to={number}", f"state?since={number}"):
        assert get(f"{server.url}/api/tables/{code}/{path}").status_code in (401, 403, 422), path


def test_a_binary_frame_gets_a_sentence(server: Server) -> None:
    made = Person(server.url).table()
    socket = Socket(server.url, made["code"], made["seats"][0]["token"])
    socket.socket.send(b"\x00\xff")
    assert socket.next("bye")["sentence"] == "Messages are JSON texts, not bytes."


def test_answers_with_tokens_are_kept_by_nobody_and_all_have_the_headers(server: Server) -> None:
    mabel = Person(server.url)
    made = mabel.table()
    asked = [
        mabel.http.post("/api/me", json={"name": "Mabel"}),
        mabel.http.get(f"/api/tables/{made['code']}"),
        mabel.http.get(f"/api/tables/{made['code']}/state"),
        mabel.http.get("/api/tables/ZZZZZZ"),
        mabel.http.post("/api/tables", content=b"{"),
        mabel.http.post("/api/tables", content=b"x" * 100_000),
    ]
    for answer in asked:
        assert answer.headers["cache-control"] == "no-store", answer.url
    for answer in [
        *asked,
        get(f"{server.url}/health"),
        get(f"{server.url}/nowhere"),
        get(f"{server.url}/%00"),
    ]:
        assert answer.headers["x-content-type-options"] == "nosniff", answer.url
