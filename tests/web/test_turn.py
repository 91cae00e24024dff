"""One act after the other at a table, and moves that wait for nothing but the disk."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from inside import guest, inside, table

from gamenight.store.schema import EVENTS
from gamenight.store.writer import Conflict
from gamenight.table import commands
from gamenight.web.live.turn import Turn


def test_it_is_handed_on_in_order_and_nobody_overtakes() -> None:
    async def several() -> list[str]:
        turn, done = Turn(), []

        async def one(name: str) -> None:
            async with turn:
                await asyncio.sleep(0)
                done.append(name)

        assert turn.take_now()
        waiting = [asyncio.ensure_future(one(name)) for name in "abc"]
        await asyncio.sleep(0)
        waiting[1].cancel()
        turn.give()
        assert not turn.take_now(), "it is the next one's"
        await asyncio.gather(*waiting, return_exceptions=True)
        assert not turn.locked()
        return done

    assert asyncio.run(several()) == ["a", "c"]


def test_whoever_gives_up_as_it_comes_hands_it_on() -> None:
    async def two() -> bool:
        turn = Turn()
        turn.take_now()

        async def one() -> None:
            async with turn:
                pass

        waiting = asyncio.ensure_future(one())
        await asyncio.sleep(0)
        turn.give()
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        return turn.locked()

    assert not asyncio.run(two())


def played(tmp_path: Path, taken: bool) -> tuple[list[bool], list[Any], bool]:
    """Two moves in one turn of the loop: whether each was taken, what came of them, whether the table is to be loaded
    anew. With `taken` another node has written the number meanwhile."""
    with inside(tmp_path) as (client, server):
        code = table(client, guest(client), sit=[0, 1], start=True)["code"]
        live = server.hub.lives[code]
        results: list[Any] = []
        mover = live.table.movers()[0]
        text = live.table.game.write(
            live.table.in_play().position.view(mover), live.table.in_play().position.moves(mover)[0]
        )

        async def moves() -> list[bool]:
            number = live.table.number

            def make(played: Any, now: int) -> Any:
                return commands.submit(played, mover, text, number, now)

            if taken:
                row = {"table_id": live.id, "n": number + 1, "at": 1, "kind": "said", "seat": 0, "data": "{}"}
                await server.hub.write(lambda connection: connection.execute(EVENTS.insert(), row).close())
            found = [server.hub.perform_now(live, make, key, results.append) for key in ("a", "b")]
            while len(results) < 1:
                await asyncio.sleep(0.01)
            return found

        assert client.portal is not None
        return client.portal.call(moves), results, live.dead


def test_a_table_that_is_busy_is_left_to_the_long_way(tmp_path: Path) -> None:
    found, results, dead = played(tmp_path, taken=False)
    assert found == [True, False]
    assert isinstance(results[0], int)
    assert not dead


def test_a_number_that_is_taken_is_told(tmp_path: Path) -> None:
    found, results, dead = played(tmp_path, taken=True)
    assert found == [True, False]
    assert isinstance(results[0], Conflict)
    assert dead, "what it has in memory did not happen"
