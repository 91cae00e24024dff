"""Bots of people who wait think first: many tables that nobody watches delay nobody."""

from __future__ import annotations

import asyncio
from typing import Any

from gamenight.table.thinking import Looking, Task
from gamenight.web.live.queue import MOST_UNWATCHED, Queue
from gamenight.web.live.thinkers import Thinkers

THOUGHT = 0.02  # seconds


class Quick(Thinkers):
    """Thinkers whose processes are only pretended."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.thought: list[str] = []

    async def _start(self) -> Any:
        return None

    async def _exchange(self, worker: Any, what: str, work: Task | Looking, heard: Any = None) -> Any:
        assert isinstance(work, Task)
        await asyncio.sleep(THOUGHT)
        self.thought.append(work.table)
        return True, work.table


def task(table: str) -> Task:
    return Task(table, "crazy_eights", 2, {}, (), 0, "expert", ())


def test_a_person_waits_for_no_more_than_one_thought() -> None:
    async def crowded() -> list[str]:
        thinkers = Quick(2)
        idle = [
            asyncio.ensure_future(thinkers.ask("think", task(f"idle {n}"), "mallory", False))
            for n in range(200)
        ]
        await asyncio.sleep(THOUGHT * 2.5)
        await thinkers.ask("think", task("person"), "mabel", True)
        for each in idle:
            each.cancel()
        await asyncio.gather(*idle, return_exceptions=True)
        return thinkers.thought

    assert asyncio.run(crowded()).index("person") <= 6


def test_one_who_asks_much_does_not_keep_others_waiting() -> None:
    async def shared() -> list[str]:
        thinkers = Quick(1)
        many = [asyncio.ensure_future(thinkers.ask("think", task(f"many {n}"), "mallory")) for n in range(50)]
        await asyncio.sleep(THOUGHT * 3.5)
        few = [asyncio.ensure_future(thinkers.ask("think", task("few"), "mabel")) for _ in range(3)]
        await asyncio.gather(*few)
        for each in many:
            each.cancel()
        await asyncio.gather(*many, return_exceptions=True)
        return thinkers.thought

    thought = asyncio.run(shared())
    assert thought.count("few") == 3
    assert len(thought) <= 9


class Hand:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_tables_that_nobody_watches_have_a_limit_that_time_lifts() -> None:
    async def limited() -> None:
        clock = Hand()
        queue = Queue(2, clock)
        first = queue.enter("mallory", False)
        queue.begin()
        clock.now += MOST_UNWATCHED + 1
        queue.leave(first)
        second = queue.enter("mallory", False)
        assert queue.begin(), "it waits, and should be looked at again"
        assert not second.ready.done()
        watched = queue.enter("mallory", True)
        queue.begin()
        assert watched.ready.done(), "a person of theirs is served all the same"
        clock.now += 60
        queue.begin()
        assert second.ready.done()

    asyncio.run(limited())


def test_an_asker_who_goes_away_leaves_no_place_taken() -> None:
    async def gone() -> None:
        thinkers = Quick(1)
        for _ in range(3):
            asks = [asyncio.ensure_future(thinkers.ask("think", task("x"), "a")) for _ in range(3)]
            await asyncio.sleep(THOUGHT / 2)
            for each in asks:
                each.cancel()
            await asyncio.gather(*asks, return_exceptions=True)
        assert await asyncio.wait_for(thinkers.ask("think", task("last"), "b"), 1) == "last"

    asyncio.run(gone())
