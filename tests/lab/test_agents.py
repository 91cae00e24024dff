"""Language-model agents: MCP by the SDK's own client, TextArena, and programs that speak lines."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import mcp
import pytest

import gamenight
from gamenight.bots.arena import contest_of, fight
from gamenight.bots.program import ProgramBot, ProgramProblem
from gamenight.lab.agents import MOST, server

KINDS = {  # one of each kind: cards, tricks, board, dice, dominoes, track, property, alone
    "crazy_eights": {},
    "hearts": {"target": 0},
    "checkers": {"quiet_moves": 3},
    "poker_dice": {},
    "block": {"target": 1},
    "sorry": {"max_turns": 40},
    "monopoly": {"max_rounds": 1, "trading": False},
    "bingo": {"ask": True},
}


def with_client(talk: Callable[[Any], Awaitable[None]], **given: Any) -> None:
    async def run() -> None:
        async with mcp.Client(server(**given)) as client:
            await talk(client)

    asyncio.run(run())


async def call(client: Any, tool: str, **given: Any) -> Any:
    """What a tool answers; a refusal is an AssertionError with its words."""
    answer = await client.call_tool(tool, given)
    text = answer.content[0].text if answer.content else ""
    assert not answer.is_error, text
    content = answer.structured_content
    return content["result"] if content is not None and set(content) == {"result"} else content


@pytest.mark.parametrize("name", KINDS)
def test_an_agent_plays_a_whole_game(name: str) -> None:
    async def talk(client: Any) -> None:
        sat = await call(client, "sit_down", game=name, options=KINDS[name], bots="random", seed=1)
        table, seen = sat["table"], sat
        for _ in range(3000):
            if seen["over"]:
                break
            assert seen["your_turn"]
            seen = await call(client, "move", table=table, text=seen["moves"][0])
        assert seen["over"]
        assert len(seen["scores"]) == len(seen["shares"])
        await call(client, "leave", table=table)

    with_client(talk)


def test_an_agent_finds_games_and_rules() -> None:
    async def talk(client: Any) -> None:
        listed = await call(client, "games")
        assert [row["name"] for row in listed] == gamenight.game_names()
        assert "**1.1**" in await call(client, "rules", game="chess")
        options = await call(client, "house_rules", game="hearts")
        assert "passing" in [row["name"] for row in options]
        read = await client.read_resource("rules://chess")
        assert "**1.1**" in read.contents[0].text

    with_client(talk)


def test_refusals_arrive_with_clause_and_sentence() -> None:
    async def talk(client: Any) -> None:
        sat = await call(client, "sit_down", game="chess", bots="random", seed=1)
        answer = await client.call_tool("move", {"table": sat["table"], "text": "e2e5"})
        assert answer.is_error
        said = answer.content[0].text
        assert "(rule " in said
        why = await call(client, "why_not", table=sat["table"], text="e2e5")
        assert why["clause"]
        assert why["sentence"] in said
        assert (await call(client, "why_not", table=sat["table"], text="e2e4"))["sentence"] == ""
        again = await call(client, "see", table=sat["table"])
        assert len(again["moves"]) == 20  # nothing has changed

    with_client(talk)


@pytest.mark.parametrize(
    ("tool", "given", "sentence"),
    [
        ("rules", {"game": "ches"}, "did you mean chess?"),
        ("see", {"table": "x"}, "You sit at no table 'x'"),
        ("sit_down", {"game": "chess", "seats": 3}, "Chess is for 2 players, not 3"),
        ("sit_down", {"game": "chess", "seat": 9}, "There is no seat 9"),
        ("sit_down", {"game": "chess", "bots": "eazy"}, "did you mean easy?"),
        ("sit_down", {"game": "chess", "options": {"x": 1}}, "There is no option 'x'"),
    ],
)
def test_what_an_agent_got_wrong_is_a_sentence(tool: str, given: dict[str, Any], sentence: str) -> None:
    async def talk(client: Any) -> None:
        answer = await client.call_tool(tool, given)
        assert answer.is_error
        assert sentence in answer.content[0].text

    with_client(talk)


def test_there_is_an_end_to_tables() -> None:
    async def talk(client: Any) -> None:
        for _ in range(MOST):
            await call(client, "sit_down", game="bingo")
        answer = await client.call_tool("sit_down", {"game": "bingo"})
        assert "leave one first" in answer.content[0].text

    with_client(talk)


def test_stdio_speaks_the_protocol_and_nothing_else() -> None:
    """The program itself, by the SDK's client: what it prints besides would break the protocol."""

    async def talk() -> None:
        from mcp import StdioServerParameters

        source = str(Path(gamenight.__file__).parents[1])
        started = StdioServerParameters(
            command=sys.executable, args=["-m", "gamenight", "mcp"], env={"PYTHONPATH": source}
        )
        async with mcp.Client(started) as client:
            sat = await call(client, "sit_down", game="poker_dice", bots="random", seed=1)
            assert sat["your_turn"]

    asyncio.run(talk())


def test_every_game_is_a_textarena_environment(name: str) -> None:
    ta = pytest.importorskip("textarena")
    arena = pytest.importorskip("gamenight.lab.envs.arena")
    world = ta.make(arena.id_of(name))
    world.reset(num_players=gamenight.game(name).seats[0], seed=1)
    player, text = world.get_observation()
    match = world.unwrapped.match if hasattr(world, "unwrapped") else world.env.match
    assert player == match.seat
    assert "square brackets" in text
    done, _ = world.step(f"I play [{match.game.write(match.view(player), match.position.moves(player)[0])}]")
    assert not done or match.over


def test_a_textarena_game_runs_to_its_end_and_refuses_in_words() -> None:
    pytest.importorskip("textarena")
    from gamenight.lab.envs.arena import TextGame

    world = TextGame("hearts", {"target": 0})
    world.reset(4, seed=2)
    world.step("[sing a song]")
    player, seen = world.get_observation()
    assert any("invalid move" in message for _, message, _ in seen)
    done = False
    while not done:
        player = world.match.seat
        done, _ = world.step(
            f"[{world.game.write(world.match.view(player), world.match.position.moves(player)[0])}]"
        )
    rewards, _ = world.close()
    assert max(rewards.values()) <= 1.0
    assert abs(sum(rewards.values())) < 1e-9


def test_a_textarena_player_who_is_refused_too_often_loses() -> None:
    pytest.importorskip("textarena")
    from gamenight.lab.envs.arena import TextGame

    world = TextGame("chess", error_allowance=1)
    world.reset(2, seed=2)
    assert not world.step("[e2e5]")[0]
    assert world.step("[e2e5]")[0]
    assert world.close()[0] == {0: -1.0, 1: 0.0}


FIRST = """
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    print(told["moves"][0] if "refused" in told or "text" not in told else "sing a song", flush=True)
"""


def test_a_program_that_speaks_lines_plays_in_the_arena(tmp_path: Path) -> None:
    agent = tmp_path / "agent.py"
    agent.write_text(FIRST)
    contest = contest_of("crazy_eights", [f"program:{sys.executable} {agent}", "random"], 2, {}, 1)
    outcome = fight(contest, 1, 1)
    assert outcome.games == 2


def test_programs_that_cannot_play_are_a_sentence(tmp_path: Path) -> None:
    game = gamenight.game("chess")
    view = game.start(seed=1).view(0)
    with pytest.raises(ProgramProblem, match="cannot be run"):
        ProgramBot("/no/such/program").choose(game, view)
    ended = ProgramBot("true")
    with pytest.raises(ProgramProblem, match="has ended"):
        ended.choose(game, view)
    ended.close()
    stubborn = tmp_path / "stubborn.py"
    stubborn.write_text("import sys\nfor line in sys.stdin: print('no', flush=True)")
    player = ProgramBot(f"{sys.executable} {stubborn}")
    with pytest.raises(ProgramProblem, match="keeps writing what may not be played"):
        player.choose(game, view)
    player.close()


def test_a_phrase_of_two_steps_is_played_in_two() -> None:
    """Whoever writes 8S=H has named the suit, too."""
    asked: list[dict[str, Any]] = []

    class Scripted(ProgramBot):
        def _ask(self, message: dict[str, Any]) -> str:
            asked.append(message)
            eights = [text for text in message["moves"] if text.startswith("8")]
            return f"{eights[0]}=H" if eights else message["moves"][0]

    game = gamenight.game("crazy_eights")
    bot = Scripted("none")
    for seed in range(200):
        position = game.start(2, seed=seed)
        seat = int(position.to_move()).bit_length() - 1
        view = position.view(seat)
        if any(game.write(view, move).startswith("8") for move in view.moves):
            break
    luck = (
        gamenight.Seeded(1)
        if hasattr(gamenight, "Seeded")
        else __import__("gamenight.core.chance", fromlist=["x"]).Seeded(1)
    )
    position.play(seat, bot.choose(game, view), luck)
    after = position.view(seat)
    assert game.write(after, bot.choose(game, after)) == "=H"
    assert len(asked) == 1
    assert json.dumps(asked[0]["scene"])


def test_http_serves_the_same_tools() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    source = str(Path(gamenight.__file__).parents[1])
    command = [sys.executable, "-m", "gamenight", "mcp", "--http", "--port", str(port)]
    served = subprocess.Popen(
        command,
        env={**os.environ, "PYTHONPATH": source},
        stderr=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
    )

    async def talk() -> bool:
        for _ in range(120):
            try:
                async with mcp.Client(f"http://127.0.0.1:{port}/mcp") as client:
                    sat = await call(client, "sit_down", game="poker_dice", bots="random", seed=1)
                    return bool(sat["your_turn"])
            except Exception:  # it is still starting
                await asyncio.sleep(0.5)
        return False

    try:
        assert asyncio.run(talk())
    finally:
        served.terminate()
        served.wait(10)
