"""Requests that never end are let go; an act that is sent again is not done again; a slow listener hears in order."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from inside import guest, inside, table
from uvicorn.server import ServerState

from gamenight.store.database import BadDatabase, default_url
from gamenight.web.home.addresses import Addresses
from gamenight.web.http import guard, hasty
from gamenight.web.live.live import Listener
from gamenight.web.live.metrics import Metrics
from gamenight.web.live.shapes import Who

SECONDS = 10.0  # no wait here lasts longer


async def answers(scope: Any, receive: Any, send: Any) -> None:
    """The smallest app: it reads what it is sent, and says yes."""
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
    await send({"type": "http.response.body", "body": b""})


async def said_to(sent: bytes) -> bytes:
    """All that a server says to somebody who sends this and then nothing."""
    config = uvicorn.Config(answers, http=hasty.HastyProtocol, log_config=None)
    config.load()
    opened = await asyncio.get_running_loop().create_server(
        lambda: hasty.HastyProtocol(config, ServerState(), {}), "127.0.0.1", 0
    )
    async with opened:
        reader, writer = await asyncio.open_connection(*opened.sockets[0].getsockname())
        writer.write(sent)
        said = await asyncio.wait_for(reader.read(), SECONDS)
        writer.close()
        return said


def test_a_head_that_never_ends_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hasty, "HEAD_SECONDS", 0.05)
    assert asyncio.run(said_to(b"")) == b""
    assert asyncio.run(said_to(b"GET / HTTP/1.1\r\nHost: here\r\nX-Slow: ")) == b""


@pytest.mark.parametrize("line", [b"X-Long: " + b"a" * 70_000, b"X: y\r\n" * 12_000])
def test_a_head_that_is_too_long_is_refused_before_it_ends(line: bytes) -> None:
    said = asyncio.run(said_to(b"GET / HTTP/1.1\r\nHost: here\r\n" + line))
    assert said.startswith(b"HTTP/1.1 431")
    assert b"x-content-type-options: nosniff" in said


def test_what_is_no_request_is_refused_like_everything_else() -> None:
    said = asyncio.run(said_to(b"NONSENSE / HTTP/1.1\r\nHost: here\r\n\r\n"))
    assert said.startswith(b"HTTP/1.1 400")
    assert b"content-security-policy: " in said
    assert b'"sentence"' in said


def test_an_address_has_only_so_many_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = b"GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n"
    monkeypatch.setattr(hasty, "CONNECTIONS", 0)
    assert asyncio.run(said_to(asked)).startswith(b"HTTP/1.1 200"), "this machine's own are not counted"
    monkeypatch.setattr(hasty, "LOOPBACK", ())
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.1.2.3")
    assert asyncio.run(said_to(asked)).startswith(b"HTTP/1.1 429")
    monkeypatch.setattr(hasty, "CONNECTIONS", 1)
    for _ in range(3):
        assert asyncio.run(said_to(asked)).startswith(b"HTTP/1.1 200"), "one at a time, they are let in"
    assert not hasty._open, "and none stays counted"


@pytest.mark.parametrize(
    ("address", "trusted", "proxy"),
    [
        ("10.0.0.7", "127.0.0.1", False),
        ("10.0.0.7", "127.0.0.1, 10.0.0.0/8", True),
        ("fd00::7", ["caddy", "fd00::7"], True),
        ("10.0.0.7", "*", True),
        ("no address", "127.0.0.1", False),
    ],
)
def test_a_proxy_is_what_the_operator_says(address: str, trusted: str | list[str], proxy: bool) -> None:
    assert hasty.is_proxy(address, trusted) is proxy


def test_a_whole_head_is_answered_however_long_the_answer_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hasty, "HEAD_SECONDS", 0.05)
    said = asyncio.run(said_to(b"GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n"))
    assert said.startswith(b"HTTP/1.1 200")


def test_a_body_that_never_ends_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "BODY_SECONDS", 0.05)
    guarded = guard.Guard(answers, Addresses("127.0.0.1", 80), (), Metrics())
    pieces = [{"type": "http.request", "body": b"{", "more_body": True}]
    said: list[Any] = []

    async def receive() -> Any:
        return pieces.pop() if pieces else await asyncio.sleep(SECONDS)

    async def send(message: Any) -> None:
        said.append(message)

    headers = [(b"host", b"127.0.0.1"), (b"content-length", b"100")]
    scope = {"type": "http", "method": "POST", "path": "/api/me", "headers": headers, "scheme": "http"}
    asyncio.run(asyncio.wait_for(guarded(scope, receive, send), SECONDS))
    assert said[0]["status"] == 408


ACTS: list[dict[str, Any]] = [
    {"type": "name", "name": "Ruth"},
    {"type": "word", "word": "pear"},
    {"type": "start"},
    {"type": "move", "text": "e4", "seen": 10**6},
    {"type": "say", "phrase": "", "words": "Hello"},
    {"type": "pause"},
    {"type": "resume"},
    {"type": "cover", "level": "easy"},
    {"type": "return"},
    {"type": "undo"},
    {"type": "draw"},
    {"type": "resign"},
    {"type": "rematch"},
]


def test_an_act_that_is_sent_again_is_answered_again_and_not_done_again(tmp_path: Path) -> None:
    with inside(tmp_path) as (client, server):
        made = table(client, guest(client), game="chess", sit=[0], start=False, friendly=True)
        other = guest(client, "Theo")
        code = made["code"]
        client.post(f"/api/tables/{code}/seats", json={}, headers=other)
        seat = {"authorization": f"Bearer {made['seats'][0]['token']}"}
        for act in ({**act, "id": f"{n}"} for n, act in enumerate(ACTS)):
            first = client.post(f"/api/tables/{code}/act", json=act, headers=seat).json()
            assert "error" not in first, (act, first)
            number = server.hub.lives[code].table.number
            assert client.post(f"/api/tables/{code}/act", json=act, headers=seat).json() == first, act
            assert server.hub.lives[code].table.number == number, act


def test_a_home_that_cannot_be_written_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    blocked = tmp_path / "file"
    blocked.touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(blocked))
    with pytest.raises(BadDatabase, match=r"cannot be kept in .*file.*--database"):
        default_url()


def test_a_listener_that_was_slow_hears_everything_in_order() -> None:
    """What must wait is queued; nothing overtakes it by the short way."""
    heard: list[bytes] = []
    open_now = True

    def write(said: bytes) -> bool:
        if open_now:
            heard.append(said)
        return open_now

    async def talk() -> None:
        nonlocal open_now
        listener = Listener(Who("", 0), 0, set(), True)
        listener.write_now = write
        listener.send(b"1")
        open_now = False
        listener.send(b"2")
        open_now = True
        listener.send(b"3")  # the way is open again, but 2 is waiting
        waiting = await asyncio.wait_for(listener.next(), SECONDS)
        listener.send(b"4")  # 2 and 3 are taken, and not out yet
        heard.extend(waiting)
        heard.extend(await asyncio.wait_for(listener.next(), SECONDS))
        follows = asyncio.ensure_future(listener.next())
        await asyncio.sleep(0)
        listener.send(b"5")
        follows.cancel()

    asyncio.run(talk())
    assert heard == [b"1", b"2", b"3", b"4", b"5"]
