"""Agents over HTTP: a real `gamenight mcp --http`, and clients that should not get in each other's way."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import httpx
import httpx2
import mcp
import pytest
from mcp.client.streamable_http import streamable_http_client
from serving import free_port

TOKEN = "a-token-for-the-tests"
HEADERS = {"accept": "application/json, text/event-stream", "authorization": f"Bearer {TOKEN}"}
HELLO = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "initialize",
    "params": {
        "protocolVersion": "2025-11-25",
        "capabilities": {},
        "clientInfo": {"name": "test", "version": "1"},
    },
}


def started(port: int, *options: str, token: str = TOKEN) -> subprocess.Popen[str]:
    path = os.pathsep.join(place for place in sys.path if place)
    return subprocess.Popen(
        [sys.executable, "-m", "gamenight", "mcp", "--http", "--port", str(port), *options],
        env={**os.environ, "PYTHONPATH": path, "GAMENIGHT_MCP_TOKEN": token},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )


@contextmanager
def served(*options: str, token: str = TOKEN) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """The address of a server, and the process."""
    port = free_port()
    process = started(port, *options, token=token)
    try:
        for _ in range(600):
            try:
                httpx.get(f"http://127.0.0.1:{port}/mcp", timeout=5)
                break
            except httpx.TransportError:
                assert process.poll() is None
                time.sleep(0.1)
        yield f"http://127.0.0.1:{port}/mcp", process
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=20)


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with served() as (address, _):
        yield address


@asynccontextmanager
async def agent(url: str, token: str = TOKEN) -> AsyncIterator[Any]:
    headers = {"authorization": f"Bearer {token}"}
    async with (
        httpx2.AsyncClient(headers=headers, timeout=60) as http,
        mcp.Client(streamable_http_client(url, http_client=http)) as client,
    ):
        yield client


async def call(client: Any, tool: str, **given: Any) -> tuple[str, Any]:
    """What went wrong, and what was answered."""
    try:
        answer = await client.call_tool(tool, given)
    except mcp.MCPError as problem:
        return str(problem), None
    text = answer.content[0].text if answer.content else ""
    return (text if answer.is_error else ""), answer.structured_content


def opened(http: httpx.Client, url: str) -> httpx.Response:
    return http.post(url, json=HELLO, headers=HEADERS)


def test_a_session_neither_sees_nor_moves_nor_leaves_anothers_seat(url: str) -> None:
    async def talk() -> None:
        async with agent(url) as mabel, agent(url) as otto:
            _, seen = await call(mabel, "sit_down", game="chess", bots="random", seed=1)
            table = seen["table"]
            for tool, more in (
                ("see", {}),
                ("moves", {}),
                ("move", {"text": "e2e4"}),
                ("why_not", {"text": "e2e5"}),
                ("leave", {}),
            ):
                wrong, _ = await call(otto, tool, table=table, **more)
                assert f"You sit at no table '{table}'" in wrong
            wrong, _ = await call(otto, "see", table="x")
            assert table not in wrong
            wrong, again = await call(mabel, "see", table=table)
            assert not wrong
            assert again["moves"] == seen["moves"]

    asyncio.run(talk())


@pytest.mark.parametrize(
    "header", ["", "Bearer", "Bearer wrong-token-wrong-token", f"Basic {TOKEN}", f"Bearer {TOKEN}x"]
)
@pytest.mark.parametrize("method", ["GET", "POST", "DELETE", "OPTIONS"])
def test_whoever_has_no_token_stays_outside(url: str, method: str, header: str) -> None:
    headers = {"authorization": header} if header else {}
    for where in (url, url.replace("/mcp", "/")):
        answer = httpx.request(method, where, headers=headers, timeout=60)
        assert answer.status_code == 401
        assert "token" in answer.json()["error"]["message"]


def test_a_token_is_printed_unless_one_is_given() -> None:
    with served(token="") as (address, process):
        assert process.stderr is not None
        process.stderr.readline()
        token = process.stderr.readline().strip().removeprefix("Authorization: Bearer ")
        assert len(token) >= 32
        right = {**HEADERS, "authorization": f"Bearer {token}"}
        assert httpx.post(address, json=HELLO, headers=right, timeout=60).status_code == 200
        assert httpx.post(address, json=HELLO, headers=HEADERS, timeout=60).status_code == 401
    with served() as (_, process):
        assert process.stderr is not None
        assert TOKEN not in process.stderr.readline() + process.stderr.readline()


@pytest.mark.parametrize("token", ["short", "fifteen-letters", "with a space in it", "with-an-ümlaut-in-it"])
def test_a_token_that_could_be_guessed_is_a_sentence(token: str) -> None:
    process = started(free_port(), "--token", token, token="")
    _, told = process.communicate(timeout=60)
    assert process.returncode == 2
    assert "at least 16" in told
    assert len(told.splitlines()) == 1


def test_another_sites_name_for_this_machine_is_refused(url: str) -> None:
    for name in ("evil.example", "127.0.0.1.evil.example:80", f"evil.example:{url}"):
        answer = httpx.post(url, json=HELLO, headers={**HEADERS, "host": name}, timeout=60)
        assert answer.status_code == 421
    other = {**HEADERS, "origin": "http://evil.example"}
    assert httpx.post(url, json=HELLO, headers=other, timeout=60).status_code == 403


def test_a_server_for_the_house_answers_to_its_own_names_alone() -> None:
    with served("--host", "0.0.0.0") as (address, _):
        port = address.split(":")[2].removesuffix("/mcp")
        right = {**HEADERS, "host": f"localhost:{port}"}
        assert httpx.post(address, json=HELLO, headers=right, timeout=60).status_code == 200
        wrong = {**HEADERS, "host": f"evil.example:{port}"}
        assert httpx.post(address, json=HELLO, headers=wrong, timeout=60).status_code == 421


def test_a_flood_is_told_so_while_others_are_answered(url: str) -> None:
    async def talk() -> None:
        async with agent(url) as flooding, agent(url) as patient:
            flood = asyncio.gather(*(call(flooding, "rules", game="chess") for _ in range(300)))
            begun = time.monotonic()
            wrong, _ = await call(patient, "sit_down", game="bingo")
            assert not wrong
            assert time.monotonic() - begun < 5
            told = {wrong for wrong, _ in await flood}
            assert any("At most 20 calls" in sentence for sentence in told)
            await asyncio.sleep(1.1)
            wrong, _ = await call(flooding, "rules", game="chess")
            assert not wrong

    asyncio.run(talk())


def test_a_session_that_thinks_stops_no_other(url: str) -> None:
    async def talk() -> None:
        async with agent(url) as thinking, agent(url) as quick:
            _, seen = await call(thinking, "sit_down", game="chess", bots="expert", seed=1)
            thought = asyncio.create_task(call(thinking, "move", table=seen["table"], text="e2e4"))
            for _ in range(10):
                begun = time.monotonic()
                wrong, _ = await call(quick, "house_rules", game="chess")
                assert not wrong
                assert time.monotonic() - begun < 1
            wrong, _ = await thought
            assert not wrong

    asyncio.run(talk())


def test_calls_of_a_session_have_an_end_by_the_second(url: str) -> None:
    with httpx.Client(timeout=60) as http:
        session = opened(http, url).headers["mcp-session-id"]
        asked = {"jsonrpc": "2.0", "id": 2, "method": "ping"}
        headers = {**HEADERS, "mcp-session-id": session}
        answers = [http.post(url, json=asked, headers=headers) for _ in range(400)]
        refused = [each.json()["error"]["message"] for each in answers if each.status_code == 429]
        assert set(refused) == {"At most 20 calls are taken in a second, or at a time; wait a moment."}


def test_what_is_too_long_is_refused(url: str) -> None:
    async def talk() -> None:
        async with agent(url) as client:
            _, seen = await call(client, "sit_down", game="chess", bots="random")
            table = seen["table"]
            wrong, _ = await call(client, "move", table=table, text="e" * 3000)
            assert "may have at most 2000 letters" in wrong
            wrong, _ = await call(client, "rules", game="c" * 3000)
            assert "may have at most 2000 letters" in wrong
            many = {f"option {number}": True for number in range(200)}
            wrong, _ = await call(client, "sit_down", game="chess", options=many)
            assert "may have at most 2000 letters" in wrong

    asyncio.run(talk())
    assert httpx.post(url, content=b"x" * 100_000, headers=HEADERS, timeout=60).status_code == 413


def test_there_is_an_end_to_sessions_and_one_that_ends_makes_room() -> None:
    with served() as (url, _), httpx.Client(timeout=60) as http:
        sessions = []
        for number in range(32):
            sessions.append(opened(http, url).headers["mcp-session-id"])
            time.sleep(1.1 if number == 15 else 0)
        time.sleep(1.1)
        assert opened(http, url).status_code == 503
        gone = {**HEADERS, "mcp-session-id": sessions[0]}
        assert http.delete(url, headers=gone).status_code == 200
        assert opened(http, url).status_code == 200
        assert http.post(url, json=HELLO, headers=gone).status_code == 404


def test_a_protocol_without_sessions_is_refused(url: str) -> None:
    """Its requests say by themselves which session they are of."""
    for more in ({}, {"mcp-session-id": "made up"}):
        headers = {**HEADERS, "mcp-protocol-version": "2026-07-28", **more}
        answer = httpx.post(url, json={**HELLO, "method": "server/discover"}, headers=headers, timeout=60)
        assert answer.status_code == 400
        assert "by session" in answer.json()["error"]["message"]


def test_an_agent_starts_no_program_and_reads_no_file(url: str, tmp_path: Any) -> None:
    async def talk() -> None:
        async with agent(url) as client:
            for bots in (
                f"program:touch {tmp_path}/made",
                f"net:{tmp_path}",
                "uci:/bin/sh",
                "hard:seconds=999",
            ):
                wrong, _ = await call(client, "sit_down", game="chess", bots=bots, seat=2)
                assert "The bots are: random, search, easy, medium, hard, expert" in wrong
                assert str(tmp_path) not in wrong

    asyncio.run(talk())
    assert not list(tmp_path.iterdir())


def test_a_whole_game_over_http(url: str) -> None:
    async def talk() -> None:
        async with agent(url) as client:
            _, seen = await call(client, "sit_down", game="poker_dice", bots="random", seed=1)
            for _ in range(200):
                if seen["over"]:
                    break
                wrong, answer = await call(client, "move", table=seen["table"], text=seen["moves"][0])
                if wrong:
                    assert "in a second" in wrong
                    await asyncio.sleep(1)
                    continue
                seen = {**answer, "table": seen["table"]}
            assert seen["over"]

    asyncio.run(talk())
