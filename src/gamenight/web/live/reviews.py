"""Finished games looked at again: worked out when a person asks, by one node, and kept in the database as they grow."""

from __future__ import annotations

import asyncio
from typing import Any

from gamenight.bots.review import PLAYOUTS, VERSION
from gamenight.core.record import Record
from gamenight.store import reviews as kept
from gamenight.store.reviews import STOPPED, WHOLE, WORKING, Kept
from gamenight.store.writer import Conflict
from gamenight.table.events import Refused
from gamenight.table.thinking import Looking
from gamenight.web.live.hub import Hub
from gamenight.web.live.thinkers import Thinkers
from gamenight.web.words.en import Words

WAITING = 4  # reviews that this node may have on its hands
CROWD = 2  # thoughts that may wait for each worker of the bots; beyond that people are waiting to play
LEASE = 30_000  # milliseconds after which a node that says nothing is taken to be gone
REFRESH = 10.0  # seconds after which a node says that it is still there


class Reviews:
    """What is kept is the truth; here is only what this node works on. Reviews have a worker of their own, so that
    no bot at a table waits for one."""

    def __init__(self, hub: Hub, bots: Thinkers, node: str) -> None:
        self.hub, self.node = hub, node
        self._bots = bots
        self._own = Thinkers(1)
        self._working: dict[str, asyncio.Task[None]] = {}

    async def ask(self, record: Record, table: int, owner: str) -> dict[str, Any]:
        """A review that somebody wants, begun if nobody works on it; Refused politely when too many want theirs."""
        text = record.text()
        digest = text[-65:-1]  # its last word
        found = await self._find(digest)
        if found is None or found.is_free(self.hub.now()):
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
        for task in list(self._working.values()):
            task.cancel()
        await asyncio.gather(*self._working.values(), return_exceptions=True)
        await self._own.stop()

    async def _find(self, digest: str) -> Kept | None:
        return await self.hub.read(lambda: kept.find(self.hub.store, digest, VERSION))

    async def _begin(self, digest: str, text: str, table: int, owner: str) -> None:
        """Work it out here, unless another node was quicker."""
        if len(self._working) >= WAITING or self._bots.queue.waiting() > CROWD * self._bots.queue.count:
            raise Refused("too_many", Words.many_reviews)
        now = self.hub.now()
        try:
            mine = await self.hub.write(kept.claim(digest, VERSION, table, self.node, now, now + LEASE))
        except Conflict:
            return
        if mine and digest not in self._working:
            task = asyncio.create_task(self._work(digest, text, owner))
            self._working[digest] = task
            task.add_done_callback(lambda _: self._working.pop(digest, None))

    async def _work(self, digest: str, text: str, owner: str) -> None:
        """Note what the worker says until it has finished, and that this node is still there."""
        parts: asyncio.Queue[Any] = asyncio.Queue()
        asking = asyncio.create_task(
            self._own.ask("review", Looking(text, PLAYOUTS), owner, heard=parts.put_nowait)
        )
        asking.add_done_callback(lambda _: parts.put_nowait(None))
        found: dict[str, Any] = {}
        done = total = 0
        try:
            while (part := await self._next(parts)) is not None:
                found, done, total = part or (found, done, total)
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
            return await asyncio.wait_for(parts.get(), REFRESH)
        except TimeoutError:
            return ()

    async def _note(self, digest: str, state: str, done: int, total: int, found: dict[str, Any]) -> None:
        until = self.hub.now() + LEASE
        await self.hub.write(kept.note(digest, VERSION, self.node, until, state, done, total, found))


def shape(digest: str, found: Kept | None, free: bool = False) -> dict[str, Any]:
    """A review as the protocol has it."""
    if found is None:
        return {"digest": digest, "state": STOPPED, "done": 0, "total": 0, "review": None}
    state = STOPPED if free else found.state
    return {
        "digest": digest,
        "state": state,
        "done": found.done,
        "total": found.total,
        "review": found.found or None,
    }
