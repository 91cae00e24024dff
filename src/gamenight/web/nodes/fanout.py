"""How nodes hear of each other: that a table has a new event, and who is connected where. Never what the event is."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

NEWS = "gamenight:news"
PRESENCE_SECONDS = 15
log = logging.getLogger("gamenight.fanout")
Heard = Callable[[str, int], Awaitable[None]]  # a table's code, and the number of its last event; 0: presence


@dataclass(frozen=True)
class Here:
    """Who is connected to a table."""

    seats: frozenset[int] = frozenset()
    watching: int = 0


class Fanout:
    """One node alone: there is nobody to tell."""

    shared = False

    async def start(self, heard: Heard) -> None:
        """From now on `heard` is called with other nodes' news."""

    async def stop(self) -> None:
        """No more news."""

    async def publish(self, code: str, number: int) -> None:
        """Tell the others that a table has a new event."""

    async def put_presence(self, node: str, here: dict[str, Here], now: int) -> None:
        """Tell the others who is connected here."""

    async def presence(self, code: str, node: str, now: int) -> Here:
        """Who is connected to other nodes."""
        return Here()

    async def alive(self) -> bool:
        return True


class RedisFanout(Fanout):
    """Several nodes: Redis carries numbers between them. If it fails, nodes find out by asking the database."""

    shared = True

    def __init__(self, url: str) -> None:
        from redis import asyncio as redis

        self._redis: Any = redis.from_url(url, decode_responses=True, health_check_interval=10)
        self._task: asyncio.Task[None] | None = None

    async def start(self, heard: Heard) -> None:
        self._task = asyncio.create_task(self._listen(heard))

    async def _listen(self, heard: Heard) -> None:
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(NEWS)
                    async for message in channel.listen():
                        code, _, number = message["data"].partition(" ")
                        await heard(code, int(number))
            except asyncio.CancelledError:
                raise
            except Exception as problem:
                log.warning("redis is not answering", extra={"problem": type(problem).__name__})
                await asyncio.sleep(0.5)

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._redis.aclose()

    async def publish(self, code: str, number: int) -> None:
        try:
            await self._redis.publish(NEWS, f"{code} {number}")
        except Exception as problem:
            log.warning("redis did not take the news", extra={"problem": type(problem).__name__})

    async def put_presence(self, node: str, here: dict[str, Here], now: int) -> None:
        if not here:
            return
        try:
            pipe = self._redis.pipeline(transaction=False)
            for code, at in here.items():
                told = json.dumps([sorted(at.seats), at.watching, now + PRESENCE_SECONDS * 1000])
                pipe.hset(f"gamenight:here:{code}", node, told)
                pipe.expire(f"gamenight:here:{code}", 4 * PRESENCE_SECONDS)
            await pipe.execute()
        except Exception as problem:
            log.warning("redis did not take presence", extra={"problem": type(problem).__name__})

    async def presence(self, code: str, node: str, now: int) -> Here:
        try:
            told = await self._redis.hgetall(f"gamenight:here:{code}")
        except Exception:
            return Here()
        seats: set[int] = set()
        watching = 0
        for other, text in told.items():
            at, watched, until = json.loads(text)
            if other != node and until > now:
                seats.update(at)
                watching += watched
        return Here(frozenset(seats), watching)

    async def alive(self) -> bool:
        try:
            return bool(await self._redis.ping())
        except Exception:
            return False
