"""A finished game looked at again on the server: asked for, kept as it grows, worked out by one node."""

from __future__ import annotations

import asyncio
import random
import secrets
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from fitting import fits
from serving import Person, Server, post

import gamenight
from gamenight.core.record import Record
from gamenight.sitting.recording import begin, step
from gamenight.store.reviews import BY_RECORD
from gamenight.store.store import Store
from gamenight.table.events import Refused
from gamenight.table.thinking import Looking, look_again
from gamenight.web import answers
from gamenight.web.live.disk import Disk
from gamenight.web.live.reviews import LINES, LONGEST, OTHERS, SAT, Owner, Reviews

MABEL = Owner("p_1", "192.0.2.1", sat=True)


def finished(first: str = "Mabel", secret: bytes = b"") -> Record:
    game = gamenight.game("poker_dice")
    record = Record(game, 2, game.house(2, {"wins": 1}), (first, "Theo"), secret=secret)
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

    async def ask(
        self, what: str, work: Looking, owner: str, watched: bool, heard: Callable[[Any], None]
    ) -> dict[str, Any]:
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
            found = await self.reviews.ask(record, 7, MABEL)
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


async def ask(node: Node, owner: Owner, table: int = 7) -> bool:
    """For a review of a game that nobody else has asked for; whether it was taken in."""
    try:
        await node.reviews.ask(finished(secret=secrets.token_bytes(8)), table, owner)
    except Refused as refused:
        return refused.kind != "too_many"
    return True


def in_hand(node: Node) -> Counter[str]:
    return Counter(owner.address for owner, _ in node.reviews._working.values())


def test_everybody_has_a_share_though_all_ask_at_once(store: Store) -> None:
    async def crowd() -> None:
        node = Node(store)
        assert sum(await asyncio.gather(*(ask(node, MABEL) for _ in range(20)))) == SAT[1]
        guests = [Owner(f"p_{n}", "192.0.2.9", sat=True) for n in range(40)]
        assert sum(await asyncio.gather(*(ask(node, guest) for guest in guests))) == SAT[2]
        files = [Owner(f"p_{n}", "192.0.2.9") for n in range(40)]
        assert sum(await asyncio.gather(*(ask(node, guest, BY_RECORD) for guest in files))) == OTHERS[2]
        assert await ask(node, Owner("p_77", "192.0.2.77"), BY_RECORD)
        assert not await ask(node, Owner("p_77", "192.0.2.77"), BY_RECORD)
        await node.stop()

    asyncio.run(crowd())


def test_where_all_places_are_taken_whoever_has_most_gives_one_up(store: Store) -> None:
    async def full() -> None:
        node = Node(store)
        for n in range(SAT[0]):
            assert await ask(node, Owner(f"p_{n}", f"10.0.0.{n % 3}", sat=True))
        for n in range(20):
            assert await ask(node, Owner(f"p_1{n}", f"192.0.2.{n}", sat=True))
        held = in_hand(node)
        assert held.total() == SAT[0]
        assert [held[f"192.0.2.{n}"] for n in range(20)] == [1] * 20
        assert not await ask(node, Owner("p_more", "10.0.0.1", sat=True))
        await node.stop()

    asyncio.run(full())


def test_files_and_onlookers_take_no_place_of_those_who_sat_there(store: Store) -> None:
    async def files() -> None:
        node = Node(store)
        for n in range(50):
            await ask(node, Owner(f"p_{n}", f"10.0.0.{n}"), BY_RECORD if n % 2 else 7)
        assert in_hand(node).total() == OTHERS[0]
        assert await ask(node, MABEL)
        await node.stop()

    asyncio.run(files())


def test_while_people_wait_for_bots_only_those_who_sat_there_have_a_review_begun(store: Store) -> None:
    async def busy() -> None:
        node = Node(store)
        node.workers.crowd = 10
        with pytest.raises(Refused, match="minute"):
            await node.reviews.ask(finished(), 7, MABEL._replace(sat=False))
        assert await ask(node, MABEL)
        await node.stop()

    asyncio.run(busy())


def test_a_file_s_review_is_kept_without_names(store: Store) -> None:
    async def named() -> None:
        node = Node(store)
        whole = await node.reviews.ask(finished("Quillfeather"), BY_RECORD, MABEL)
        again = await node.reviews.ask(finished("Wigglesworth"), BY_RECORD, MABEL)
        assert whole["digest"] == again["digest"]
        assert "name: Player 1\nname: Player 2\n" in node.workers.asked[0].record
        assert "Quillfeather" not in node.workers.asked[0].record
        await node.stop()

    asyncio.run(named())


def test_a_file_that_is_very_long_is_refused_in_a_sentence(store: Store) -> None:
    async def long() -> None:
        node, record = Node(store), finished()
        record.lines += record.lines[-1:] * LINES
        with pytest.raises(Refused, match="so long") as refused:
            await node.reviews.ask(record, BY_RECORD, MABEL)
        assert refused.value.kind == "too_large"
        assert (await node.reviews.ask(record, 7, MABEL))["state"] == "working"  # it was played here
        await node.stop()

    asyncio.run(long())


def test_work_on_a_file_ends_and_is_not_begun_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def slow() -> None:
        monkeypatch.setattr("gamenight.web.live.reviews.REFRESH", 0.02)
        node = Node(store)
        digest = (await node.reviews.ask(finished(), BY_RECORD, MABEL))["digest"]
        await asyncio.sleep(0.1)
        assert (await node.reviews.seen(digest))["state"] == "working"
        node.here.time += LONGEST + 1
        await asyncio.sleep(0.1)
        assert (await node.reviews.seen(digest))["state"] == "stopped"
        assert (await node.reviews.seen(digest))["review"] == {"names": ["so far"]}
        with pytest.raises(Refused, match="so long"):
            await node.reviews.ask(finished(), BY_RECORD, MABEL)
        assert not node.reviews._working
        await node.stop()

    asyncio.run(slow())


def long_game(seed: int) -> Record:
    """A legal game of chess that nobody played."""
    game, chance, player = gamenight.game("chess"), gamenight.Seeded(seed), random.Random(seed)
    record = Record(game, 2, game.house(2, {}), secret=bytes([seed]))
    position = begin(record, chance)
    while (movers := position.to_move()) and len(record.lines) < 200:
        seat = movers // 2
        step(record, position, seat, player.choice(list(position.moves(seat))), chance)
    record.ending, record.scores, record.payoffs = "resigned 0", (0, 0), (0, 1000)
    return record


def flood(url: str, address: str, records: list[str], ended: threading.Event, taken: list[int]) -> None:
    """Guests of one address ask for made-up records, again and again."""
    way = httpx.HTTPTransport(local_address=address)
    with httpx.Client(transport=way, base_url=url, timeout=60) as here:
        while not ended.is_set():
            here.cookies.clear()
            here.post("/api/me", json={"name": "Nobody"})
            for record in records:
                taken.append(here.post("/api/review", json={"record": record}).status_code)
            time.sleep(0.2)


def test_made_up_records_hold_up_nobody_s_own_table(tmp_path: Path) -> None:
    records = [long_game(seed).text() for seed in range(12)]
    ended, taken = threading.Event(), list[int]()
    with ExitStack() as stack:
        server = stack.enter_context(Server(f"sqlite:///{tmp_path}/tables.db"))
        for n in range(4):
            asked = (server.url, f"127.0.0.{n + 2}", records[n * 3 : n * 3 + 3], ended, taken)
            flooding = threading.Thread(target=flood, args=asked)
            stack.callback(flooding.join)
            flooding.start()
        stack.callback(ended.set)
        while taken.count(429) < 8:
            time.sleep(0.05)
        mabel = Person(server.url)
        answers_to_mabel = [reviewed(mabel) for _ in range(33)]
        assert answers_to_mabel == [(200, "whole")] * 33
    assert set(taken) == {200, 429}


def reviewed(person: Person) -> tuple[int, str]:
    """They play a short game and ask for its review: how that is answered, and what becomes of it within a minute."""
    bot = {"seat": 1, "level": "random"}
    code = person.table("poker_dice", seats=2, bots=[bot], start=True)["code"]
    assert person.act(code, "resign")["ok"]
    answer = person.http.post(f"/api/tables/{code}/review")
    state, until = answer.json().get("state", ""), time.monotonic() + 60
    while state == "working" and time.monotonic() < until:
        time.sleep(0.1)
        state = person.http.get(f"/api/reviews/{answer.json()['digest']}").json()["state"]
    return answer.status_code, state


def test_a_file_as_long_as_the_protocol_says_can_be_sent(server: Server) -> None:
    answer = post(f"{server.url}/api/review", json={"record": "x" * 900_000})
    assert answer.status_code == 422


def test_nobody_asked_is_said_so(store: Store) -> None:
    async def unasked() -> None:
        node = Node(store)
        with pytest.raises(Refused) as refused:
            await node.reviews.seen("0" * 64)
        assert refused.value.kind == "not_found"
        await node.stop()

    asyncio.run(unasked())
