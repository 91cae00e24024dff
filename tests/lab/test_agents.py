"""Language-model agents: MCP by the SDK's own client, TextArena, and programs that speak lines."""

from __future__ import annotations

import asyncio
import json
import sys
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import mcp
import pytest

import gamenight
from gamenight.bots.arena import contest_of, fight
from gamenight.bots.program import ProgramBot, ProgramProblem
from gamenight.lab import agents
from gamenight.lab.agents import MOST, server
from gamenight.lab.seats import LocalSeat, Seen

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


class Scripted:
    """A seat that does as a test says, and remembers whether it was left."""

    def __init__(self, see: Callable[[], Seen] = lambda: Seen("the table")) -> None:
        self.see, self.left = see, False

    def move(self, text: str) -> Seen:
        return self.see()

    def why_not(self, text: str) -> tuple[str, str]:
        return "", ""

    def leave(self) -> None:
        self.left = True


def test_a_table_that_cannot_be_seen_is_left_and_what_broke_is_a_plain_sentence() -> None:
    def broken() -> Seen:
        raise RuntimeError("/home/mabel/secret.py, line 3")

    seats: list[Scripted] = []

    def join(url: str, token: str) -> Scripted:
        seats.append(Scripted(broken))
        return seats[-1]

    async def talk(client: Any) -> None:
        for _ in range(2 * MOST):
            answer = await client.call_tool("sit_at", {"url": "http://x", "token": "t"})
            told = answer.content[0].text
            assert "Something went wrong here that is no fault of yours." in told
            assert "mabel" not in told
        await call(client, "sit_down", game="bingo")

    with_client(talk, join=join)
    assert all(seat.left for seat in seats)


def test_calls_of_a_session_are_answered_one_after_the_other() -> None:
    at_once, most, lock = 0, 0, threading.Lock()

    def slow() -> Seen:
        nonlocal at_once, most
        with lock:
            at_once += 1
            most = max(most, at_once)
        time.sleep(0.02)
        with lock:
            at_once -= 1
        return Seen("the table")

    async def talk(client: Any) -> None:
        sat = await call(client, "sit_at", url="http://x", token="t")
        await asyncio.gather(*(call(client, "move", table=sat["table"], text="x") for _ in range(10)))

    with_client(talk, join=lambda url, token: Scripted(slow))
    assert most == 1


def test_a_session_that_falls_silent_or_ends_has_left_its_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(agents, "IDLE", 0.6)
    desks, seats = agents.Desks(), [Scripted(), Scripted(), Scripted()]

    def sitting(session: str, seat: Scripted) -> None:
        desks.of(type("Asked", (), {"headers": {"mcp-session-id": session}})()).sit(lambda: seat)

    async def run() -> None:
        sitting("silent", seats[0])
        sitting("ended", seats[1])
        sitting("awake", seats[2])
        await desks.close("ended")
        await desks.close("never heard of")
        assert [seat.left for seat in seats] == [False, True, False]
        sweeping = asyncio.create_task(desks.sweep())
        for _ in range(12):
            await asyncio.sleep(0.1)
            desks.of(type("Asked", (), {"headers": {"mcp-session-id": "awake"}})())
        assert [seat.left for seat in seats] == [True, True, False]
        sweeping.cancel()

    asyncio.run(run())


def test_bots_that_take_long_keep_nobody_waiting_for_ever() -> None:
    """Whoever looks again lets them go on."""
    impatient = LocalSeat("chess", bots="random", seat=1, seed=1, patience=0)
    assert not impatient.see().your_turn
    impatient._patience = 30
    assert impatient.see().your_turn


@pytest.mark.parametrize("bots", ["program:true", "uci:/bin/true", "net:/etc/passwd", "hard:cores=64"])
def test_a_bot_is_chosen_by_its_name_alone(bots: str) -> None:
    async def talk(client: Any) -> None:
        answer = await client.call_tool("sit_down", {"game": "chess", "bots": bots, "seat": 2})
        assert "The bots are: random, search, easy" in answer.content[0].text

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
