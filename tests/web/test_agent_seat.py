"""An agent at a real table of a server, next to people."""

from __future__ import annotations

import asyncio
import json
import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import mcp
import pytest
from serving import Person, Server

from gamenight.cli.remote_seat import RemoteSeat, joining
from gamenight.core.refusal import Illegal
from gamenight.lab.agents import server as agents
from gamenight.web import botclient
from gamenight.web.botclient import BotProblem


def test_an_agent_sits_next_to_others_and_plays_to_the_end(server: Server) -> None:
    mabel = Person(server.url)
    made = mabel.table("crazy_eights", bots=[{"seat": 1, "level": "random"}], start=True)

    async def talk() -> None:
        async with mcp.Client(agents(joining([server.url]))) as client:
            given = {"url": server.url, "token": made["seats"][0]["token"]}
            seen = (await client.call_tool("sit_at", given)).structured_content
            table = seen["table"]
            assert "Your hand" in seen["text"]
            refused = await client.call_tool("move", {"table": table, "text": "sing a song"})
            assert refused.is_error
            for _ in range(400):
                if seen["over"]:
                    break
                answer = await client.call_tool("move", {"table": table, "text": seen["moves"][0]})
                seen = answer.structured_content
            assert seen["over"]
            assert abs(sum(seen["shares"]) - 1) < 1e-9

    asyncio.run(talk())
    assert mabel.see(made["code"])["status"] == "over"


def test_why_not_is_the_servers_own_answer(server: Server) -> None:
    mabel = Person(server.url)
    made = mabel.table("chess", bots=[{"seat": 1, "level": "random"}], start=True)
    seat: Any = RemoteSeat(server.url, made["seats"][0]["token"])
    assert seat.see().your_turn
    clause, sentence = seat.why_not("e2e5")
    assert clause
    assert sentence
    with pytest.raises(Illegal):
        seat.move("e2e5")


def test_a_server_that_is_not_there_is_a_sentence() -> None:
    with pytest.raises(BotProblem, match="cannot be reached"):
        RemoteSeat("http://127.0.0.1:1", "s.CODE.0.abc").see()


Answer = Callable[[BaseHTTPRequestHandler], None]


@contextmanager
def listening(answer: Answer) -> Iterator[tuple[str, list[str]]]:
    """The address of a server that answers as a test says, and the requests it has had."""
    asked: list[str] = []

    class Listener(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append(self.path)
            answer(self)

        def do_POST(self) -> None:
            self.do_GET()

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Listener) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}", asked
        server.shutdown()


def found(
    request: BaseHTTPRequestHandler, *headers: tuple[str, str], status: int = 200, body: bytes = b""
) -> None:
    request.send_response(status)
    for header in headers:
        request.send_header(*header)
    request.end_headers()
    request.wfile.write(body)


TOKEN = "s.CODE.0.abc"


def sit_at(url: str, token: str = TOKEN, *allowed: str) -> str:
    """What an agent is told whose own `gamenight mcp` was started with these servers."""
    path = os.pathsep.join(place for place in sys.path if place)
    options = [part for server in allowed for part in ("--server", server)]
    started = mcp.StdioServerParameters(
        command=sys.executable, args=["-m", "gamenight", "mcp", *options], env={"PYTHONPATH": path}
    )

    async def talk() -> str:
        async with mcp.Client(started) as client:
            answer = await client.call_tool("sit_at", {"url": url, "token": token})
            return str(answer.content[0].text)

    return asyncio.run(talk())


def test_no_address_is_asked_for_unless_it_was_allowed() -> None:
    with listening(lambda request: found(request, status=404)) as (url, asked):
        assert "Unknown tool" in sit_at(url)
        assert "these servers alone: http://127.0.0.1:1." in sit_at(url, TOKEN, "http://127.0.0.1:1")
        assert asked == []
        sit_at(url, TOKEN, url)
        assert asked != []


@pytest.mark.parametrize(
    "trick",
    [
        "http://allowed@{}",
        "http://allowed:8000@{}",
        "http://{}/",
        "http://{}#http://allowed:8000",
        "http://allowed:8000.{}",
        "http://allowed:8000/@{}",
        "http://allowed:8000\\@{}",
        "http://allowed:8000/../{}",
        "http://allowed:8000?{}",
        "https://allowed:8000",
        "http://allowed",
        "http://allowed:8001",
        "file:///etc/passwd",
        "ftp://{}",
        "FILE:///etc/passwd",
        "http://[::ffff:127.0.0.1]",
        "http://[::1]:8000",
        "http://2130706433",
        "http://allowed:8000\n",
        " http://allowed:8000",
        "",
    ],
)
def test_an_address_that_only_looks_like_an_allowed_one_is_refused(trick: str) -> None:
    with listening(lambda request: found(request, status=404)) as (url, asked):
        join = joining(["http://allowed:8000", "http://[::2]:8000"])
        with pytest.raises(BotProblem, match="these servers alone"):
            join(trick.format(url.removeprefix("http://")), TOKEN)
        assert asked == []


def test_the_same_address_in_capitals_is_the_one_that_was_allowed() -> None:
    with listening(found) as (url, asked):
        joining([url])(url.upper() + "/", TOKEN).see()
        assert asked == ["/api/tables/CODE/stream?resume=0&scenes=true"]


@pytest.mark.parametrize("server", ["file:///etc/passwd", "ftp://x", "localhost:8000", "//x"])
def test_only_addresses_of_the_web_can_be_allowed(server: str) -> None:
    with pytest.raises(BotProblem, match="begins with http:// or https://"):
        joining([server])


@pytest.mark.parametrize(
    "token", ["s.../../x.0.abc", "s.A/../B.0.abc", "s.A?x.0.abc", "s.A%2fB.0.abc", "s.CODE.0.a\r\nx"]
)
def test_a_seat_token_leads_to_no_other_path(token: str) -> None:
    with listening(lambda request: found(request, status=404)) as (url, asked):
        with pytest.raises(BotProblem, match="no seat token"):
            RemoteSeat(url, token).see()
        assert asked == []


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_a_seat_token_follows_no_redirect(status: int) -> None:
    with listening(lambda request: found(request, status=404)) as (elsewhere, theirs):

        def redirect(request: BaseHTTPRequestHandler) -> None:
            found(request, ("location", f"{elsewhere}/x"), status=status)

        with listening(redirect) as (url, asked):
            seat = RemoteSeat(url, TOKEN)
            for act in (seat.see, lambda: seat.move("e4"), lambda: seat.why_not("e4")):
                with pytest.raises(BotProblem, match="leads on to another one"):
                    act()
            assert len(asked) == 3
        assert theirs == []


def test_an_answer_without_end_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(botclient, "MOST_BYTES", 1000, raising=False)
    long = b'{"ok": true, "refusal": {"clause": "%s", "sentence": ""}}' % (b"1" * 2000)
    with (
        listening(lambda request: found(request, body=long)) as (url, _),
        pytest.raises(json.JSONDecodeError),
    ):
        RemoteSeat(url, TOKEN).why_not("e4")
    update = b'{"type": "update", "number": 1, "events": [], "to_move": [0], "table": null, "x": "%s"}\n' % (
        b"1" * 2000
    )
    with (
        listening(lambda request: found(request, body=update)) as (url, _),
        pytest.raises(json.JSONDecodeError),
    ):
        RemoteSeat(url, TOKEN).see()


def test_whoever_waits_for_others_is_told_so_after_a_while() -> None:
    def silent(request: BaseHTTPRequestHandler) -> None:
        found(request, body=b'{"type": "update", "number": 1, "events": [], "to_move": [1], "table": null}\n')
        for _ in range(100):
            time.sleep(0.05)
            try:
                request.wfile.write(b"\n")
            except OSError:
                return

    with listening(silent) as (url, _):
        begun = time.monotonic()
        assert not RemoteSeat(url, TOKEN, patience=0.3).see().your_turn
        assert time.monotonic() - begun < 3


def test_where_others_are_rated_an_agent_plays_only_for_fun(server: Server) -> None:
    mabel, theo = Person(server.url), Person(server.url, "Theo")
    made = mabel.table("chess")
    theo.sit(made["code"])
    mabel.act(made["code"], "start")
    seat = RemoteSeat(server.url, made["seats"][0]["token"], patience=1)  # Theo does not answer
    seat.see()
    with pytest.raises(BotProblem, match="play for fun"):
        seat.move("e4")
    assert mabel.see(made["code"])["stats"]
    mabel.act(made["code"], "friendly")
    theo.act(made["code"], "consent", to="friendly", yes=True)
    assert not seat.move("e4").over


def test_alone_with_bots_all_are_told_that_a_program_plays(server: Server) -> None:
    mabel = Person(server.url)
    made = mabel.table("chess", bots=[{"seat": 1, "level": "random"}], start=True)
    seat = RemoteSeat(server.url, made["seats"][0]["token"])
    assert mabel.see(made["code"])["stats"]
    seat.see()
    told = seat.move("e4").happened
    assert "A program plays for you. This game does not count any more." in told
    assert not mabel.see(made["code"])["stats"]
