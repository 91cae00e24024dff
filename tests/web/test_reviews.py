"""A finished game looked at again on the server: asked for, kept as it grows, worked out by one node."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from fitting import fits

import gamenight
from gamenight.core.record import Record
from gamenight.sitting.recording import begin, step
from gamenight.store.store import Store
from gamenight.table.events import Refused
from gamenight.table.thinking import Looking, look_again
from gamenight.web import answers
from gamenight.web.live.disk import Disk
from gamenight.web.live.reviews import WAITING, Reviews


def finished(first: str = "Mabel") -> Record:
    game = gamenight.game("poker_dice")
    record = Record(game, 2, game.house(2, {"wins": 1}), (first, "Theo"))
    chance = gamenight.Seeded(1)
    position = begin(record, chance)
    while position.to_move():
        seat = position.to_move() // 2
        step(record, position, seat, position.moves(seat)[0], chance)
    return record


class Here:
    """Stands in for the hub of a node: its clock, and its way to the store."""

    def __init__(self, store: Store) -> None:
        self.store, self.disk = store, Disk(store)
        self.read, self.write = self.disk.read, self.disk.write
        self.time = 1000

    def now(self) -> int:
        return self.time


class Workers:
    """Stands in for workers: counts, tells a part, and answers when it is let."""

    def __init__(self) -> None:
        self.asked: list[Looking] = []
        self.let = asyncio.Event()
        self.queue = self
        self.count, self.crowd = 2, 0

    def waiting(self) -> int:
        return self.crowd

    async def ask(self, what: str, work: Looking, owner: str, heard: Callable[[Any], None]) -> dict[str, Any]:
        self.asked.append(work)
        heard(({"names": ["so far"]}, 3, 9))
        await self.let.wait()
        return {"names": ["whole"]}

    async def stop(self) -> None:
        self.let.set()


class Node:
    """One node of a server, with workers that wait to be let."""

    def __init__(self, store: Store, name: str = "a") -> None:
        self.here, self.workers = Here(store), Workers()
        self.reviews = Reviews(self.here, self.workers, name)  # type: ignore[arg-type]
        self.reviews._own = self.workers  # type: ignore[assignment]

    async def until(self, record: Record, state: str) -> dict[str, Any]:
        for _ in range(500):
            found = await self.reviews.ask(record, 7, "p_1")
            if found["state"] == state and (found["review"] or state != "working"):
                return found
            await asyncio.sleep(0.01)
        raise AssertionError(found)

    async def stop(self) -> None:
        await self.reviews.stop()
        await self.here.disk.stop()


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = Store(f"sqlite:///{tmp_path}/tables.db")
    yield made
    made.close()


def test_a_worker_looks_at_a_record_again_and_tells_how_far_it_is() -> None:
    found = look_again(Looking(finished().text(), 300))
    fits(found, answers.Reviewed)
    assert found["game"] == "poker_dice"
    assert [seat["name"] for seat in found["seats"]] == ["Mabel", "Theo"]
    assert found["chances"][-1] in ([1.0, 0.0], [0.0, 1.0])


def test_a_review_is_seen_as_it_grows_and_worked_out_once(store: Store) -> None:
    async def asked() -> None:
        node, record = Node(store), finished()
        part = await node.until(record, "working")
        assert (part["done"], part["total"], part["review"]) == (3, 9, {"names": ["so far"]})
        node.workers.let.set()
        whole = await node.until(record, "whole")
        assert whole["review"] == {"names": ["whole"]}
        assert (await node.reviews.seen(whole["digest"]))["review"] == {"names": ["whole"]}
        assert len(node.workers.asked) == 1
        await node.stop()

    asyncio.run(asked())


def test_two_nodes_agree_on_who_works_it_out(store: Store) -> None:
    async def asked() -> None:
        one, two, record = Node(store, "a"), Node(store, "b"), finished()
        await one.until(record, "working")
        assert (await two.until(record, "working"))["review"] == {"names": ["so far"]}
        assert two.workers.asked == []
        one.workers.let.set()
        assert (await one.until(record, "whole"))["review"] == (await two.until(record, "whole"))["review"]
        await one.stop()
        await two.stop()

    asyncio.run(asked())


def test_another_node_goes_on_where_one_was_lost(store: Store) -> None:
    async def asked() -> None:
        one, two, record = Node(store, "a"), Node(store, "b"), finished()
        await one.until(record, "working")
        two.here.time += 60_000
        two.workers.let.set()
        assert (await two.until(record, "whole"))["review"] == {"names": ["whole"]}
        assert len(two.workers.asked) == 1
        await one.stop()
        await two.stop()

    asyncio.run(asked())


def test_too_many_at_once_are_refused_politely(store: Store) -> None:
    async def crowd() -> None:
        node = Node(store)
        for n in range(WAITING):
            await node.reviews.ask(finished(f"Mabel {n}"), 7, "p_1")
        with pytest.raises(Refused) as refused:
            await node.reviews.ask(finished("One more"), 7, "p_1")
        assert refused.value.kind == "too_many"
        await node.stop()

    asyncio.run(crowd())


def test_while_people_wait_for_bots_no_review_is_begun(store: Store) -> None:
    async def busy() -> None:
        node = Node(store)
        node.workers.crowd = 10
        with pytest.raises(Refused, match="minute"):
            await node.reviews.ask(finished(), 7, "p_1")
        await node.stop()

    asyncio.run(busy())


def test_nobody_asked_is_said_so(store: Store) -> None:
    async def unasked() -> None:
        node = Node(store)
        with pytest.raises(Refused) as refused:
            await node.reviews.seen("0" * 64)
        assert refused.value.kind == "not_found"
        await node.stop()

    asyncio.run(unasked())
