"""A finished game looked at again on the server: worked out once, kept, refused politely when many ask."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import gamenight
from gamenight.core.record import Record
from gamenight.sitting.recording import begin, step
from gamenight.table.events import Refused
from gamenight.table.thinking import Looking, look_again
from gamenight.web.live.reviews import WAITING, Reviews


def finished() -> Record:
    game = gamenight.game("poker_dice")
    record = Record(game, 2, game.house(2, {"wins": 1}))
    chance = gamenight.Seeded(1)
    position = begin(record, chance)
    while position.to_move():
        seat = position.to_move() // 2
        step(record, position, seat, position.moves(seat)[0], chance)
    return record


class Workers:
    """Stands in for the bots' workers: counts, and answers when it is let."""

    def __init__(self) -> None:
        self.asked: list[Looking] = []
        self.let = asyncio.Event()

    async def ask(self, what: str, work: Looking, owner: str, watched: bool) -> dict[str, Any]:
        assert (what, watched) == ("review", False)
        self.asked.append(work)
        await self.let.wait()
        return {"playouts": work.playouts}


def test_a_worker_looks_at_a_record_again() -> None:
    found = look_again(Looking(finished().text(), 300))
    assert found["game"] == "poker_dice"
    assert [seat["name"] for seat in found["seats"]] == ["Player 1", "Player 2"]
    assert found["chances"][-1] in ([1.0, 0.0], [0.0, 1.0])


def test_a_review_is_worked_out_once() -> None:
    async def twice() -> tuple[Any, Any, int]:
        workers = Workers()
        workers.let.set()
        reviews = Reviews(workers)  # type: ignore[arg-type]
        record = finished()
        first, second = await reviews.of(record, False, "p_1"), await reviews.of(record, False, "p_2")
        return first, second, len(workers.asked)

    first, second, asked = asyncio.run(twice())
    assert first is second
    assert asked == 1


def test_too_many_at_once_are_refused_politely() -> None:
    async def crowd() -> None:
        workers = Workers()
        reviews = Reviews(workers)  # type: ignore[arg-type]
        records = [finished() for _ in range(WAITING + 1)]
        for n, record in enumerate(records):
            record.names = (f"Mabel {n}", "Theo")
        waiting = [asyncio.ensure_future(reviews.of(record, True, "p_1")) for record in records[:-1]]
        await asyncio.sleep(0)
        with pytest.raises(Refused) as refused:
            await reviews.of(records[-1], True, "p_1")
        assert refused.value.kind == "too_many"
        workers.let.set()
        await asyncio.gather(*waiting)
        assert await reviews.of(records[-1], True, "p_1")

    asyncio.run(crowd())
