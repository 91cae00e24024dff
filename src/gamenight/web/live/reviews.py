"""Finished games looked at again: worked out when a person asks, by one node, and kept in the database as they grow."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import replace
from typing import Any, NamedTuple

from gamenight.bots.review import PLAYOUTS, VERSION
from gamenight.core.names import plain_names
from gamenight.core.record import Record
from gamenight.store import reviews as kept
from gamenight.store.reviews import BY_RECORD, STOPPED, TOO_LONG, WHOLE, WORKING, Kept
from gamenight.store.writer import Conflict
from gamenight.table.events import Refused
from gamenight.table.thinking import Looking
from gamenight.web.live.hub import Hub
from gamenight.web.live.thinkers import Thinkers
from gamenight.web.words.en import Words

LINES = 5000  # of a record that came as a file
LONGEST = 120_000  # milliseconds of work on one
CROWD = 2  # thoughts that may wait for each worker of the bots; beyond that people are waiting to play
LEASE = 30_000  # milliseconds after which a node that says nothing is taken to be gone
REFRESH = 10.0  # seconds after which a node says that it is still there
# Reviews that a node may have on its hands, in all, of one guest and of one address: for those who sat at the table;
# for onlookers, and of record files.
SAT, OTHERS = (32, 2, 16), (8, 1, 2)


class Owner(NamedTuple):
    """Who wants a review. Guests are cheap, addresses less so."""

    guest: str
    address: str
    sat: bool = False  # at the table it is of


class Reviews:
    """What is kept is the truth; here is only what this node works on. Reviews have workers of their own, so that
    no bot at a table waits for one; of two, record files have one at most, so that no table waits for a file."""

    def __init__(self, hub: Hub, bots: Thinkers, node: str) -> None:
        self.hub, self.node = hub, node
        self._bots = bots
        self._own = Thinkers(2)
        self._working: dict[str, tuple[Owner, asyncio.Task[None]]] = {}
        self._beginning = asyncio.Lock()

    async def ask(self, record: Record, table: int, owner: Owner) -> dict[str, Any]:
        """A review that somebody wants, begun if nobody works on it; Refused politely when too many want theirs.

        That of a record file is kept without names: nothing would say whose they are when they are to be removed.
        """
        if table == BY_RECORD:
            record = replace(record, names=plain_names(record.seats))
        text = record.text()
        digest = text[-65:-1]  # its last word
        found = await self._find(digest)
        if table == BY_RECORD and (len(record.lines) > LINES or (found and found.state == TOO_LONG)):
            raise Refused("too_large", Words.review_too_long)
        if found is None or found.is_free(self.hub.now()):
            async with self._beginning:
                await self._begin(digest, text, table, owner)
            found = await self._find(digest)
        return shape(digest, found)

    async def seen(self, digest: str) -> dict[str, Any]:
        """How far a review has come."""
        found = await self._find(digest)
        if found is None:
            raise Refused("not_found", Words.no_review)
        return shape(digest, found, found.is_free(self.hub.now()))

    async def stop(self) -> None:
        tasks = [task for _, task in self._working.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._own.stop()

    async def _find(self, digest: str) -> Kept | None:
        return await self.hub.read(lambda: kept.find(self.hub.store, digest, VERSION))

    async def _begin(self, digest: str, text: str, table: int, owner: Owner) -> None:
        """Work it out here, unless another node was quicker."""
        if digest in self._working:
            return
        self._make_room(owner)
        now = self.hub.now()
        try:
            mine = await self.hub.write(kept.claim(digest, VERSION, table, self.node, now, now + LEASE))
        except Conflict:
            return
        if mine:
            task = asyncio.create_task(self._work(digest, text, table, owner.address))
            self._working[digest] = (owner, task)
            task.add_done_callback(lambda _: self._working.pop(digest, None))

    def _make_room(self, owner: Owner) -> None:
        """Everybody has a share; where all places are taken, the address that has most gives up its latest."""
        places, of_guest, of_address = SAT if owner.sat else OTHERS
        same = {digest: each for digest, (each, _) in self._working.items() if each.sat == owner.sat}
        counts = Counter(each.address for each in same.values())
        guests = Counter(each.guest for each in same.values())
        if guests[owner.guest] >= of_guest or counts[owner.address] >= of_address:
            raise Refused("too_many", Words.reviews_of_yours)
        crowded = self._bots.queue.waiting() > CROWD * self._bots.queue.count
        greedy = max(counts, key=lambda address: counts[address], default="")
        full = len(same) >= places
        if (crowded and not owner.sat) or (full and counts[greedy] <= counts[owner.address] + 1):
            raise Refused("too_many", Words.many_reviews)
        if full:
            latest = [digest for digest, each in same.items() if each.address == greedy][-1]
            self._working.pop(latest)[1].cancel()

    async def _work(self, digest: str, text: str, table: int, address: str) -> None:
        """Note what the worker says until it has finished, and that this node is still there."""
        parts: asyncio.Queue[Any] = asyncio.Queue()
        looking, first = Looking(text, PLAYOUTS), table != BY_RECORD
        asking = asyncio.create_task(self._own.ask("review", looking, address, first, parts.put_nowait))
        asking.add_done_callback(lambda _: parts.put_nowait(None))
        found: dict[str, Any] = {}
        done = total = began = 0
        try:
            while (part := await self._next(parts)) is not None:
                found, done, total = part or (found, done, total)
                began = began or (self.hub.now() if done else 0)
                if not first and began and self.hub.now() - began > LONGEST:
                    await self._note(digest, TOO_LONG, done, total, found)
                    return
                await self._note(digest, WORKING, done, total, found)
            whole = await asking
            await self._note(digest, WHOLE, total, total, whole)
            await self.hub.write(kept.tidy(VERSION))
        except Refused:
            await self._note(digest, STOPPED, done, total, found)
        finally:
            asking.cancel()

    async def _next(self, parts: asyncio.Queue[Any]) -> Any:
        """What comes next; () where nothing came for a while, None at the end."""
        try:
            async with asyncio.timeout(REFRESH):  # wait_for of Python 3.11 may miss that it is called off
                return await parts.get()
        except TimeoutError:
            return ()

    async def _note(self, digest: str, state: str, done: int, total: int, found: dict[str, Any]) -> None:
        until = self.hub.now() + LEASE
        await self.hub.write(kept.note(digest, VERSION, self.node, until, state, done, total, found))


def shape(digest: str, found: Kept | None, free: bool = False) -> dict[str, Any]:
    """A review as the protocol has it."""
    if found is None:
        return {"digest": digest, "state": STOPPED, "done": 0, "total": 0, "review": None}
    state = STOPPED if free or found.state == TOO_LONG else found.state
    return {
        "digest": digest,
        "state": state,
        "done": found.done,
        "total": found.total,
        "review": found.found or None,
    }
