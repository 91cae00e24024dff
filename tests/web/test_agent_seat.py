"""An agent at a real table of a server, next to people."""

from __future__ import annotations

import asyncio
from typing import Any

import mcp
import pytest
from serving import Person, Server

from gamenight.cli.remote_seat import RemoteSeat
from gamenight.core.refusal import Illegal
from gamenight.lab.agents import server as agents
from gamenight.web.botclient import BotProblem


def test_an_agent_sits_next_to_others_and_plays_to_the_end(server: Server) -> None:
    mabel = Person(server.url)
    made = mabel.table("crazy_eights", bots=[{"seat": 1, "level": "random"}], start=True)

    async def talk() -> None:
        async with mcp.Client(agents(RemoteSeat)) as client:
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
