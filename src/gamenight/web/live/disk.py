# compiled
"""Reading and writing off the event loop. What was written is on disk before anyone hears of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from gamenight.store.append import Append
from gamenight.store.store import Store
from gamenight.store.writer import Job, Queued, Unwritten, Writer

T = TypeVar("T")
Done = Callable[[Any], None]
log = logging.getLogger("gamenight.disk")
READERS, REPLAYERS = 4, 2


class Disk:
    """The store as an event loop uses it: some threads that read, one that writes."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._replayers = ThreadPoolExecutor(
            REPLAYERS, "replayer"
        )  # so that nobody's reading waits for a replay
        self._loop = asyncio.get_running_loop()
        self.writer = Writer(store, self._written)
        self._unsent: list[Queued] = []  # handed to the writer at the end of this turn of the loop

    async def read(self, do: Callable[[], T]) -> T:
        return await self._loop.run_in_executor(self._readers, do)

    async def replay(self, do: Callable[[], T]) -> T:
        """Something that may replay a whole game."""
        return await self._loop.run_in_executor(self._replayers, do)

    async def write(self, what: Append | Job) -> Any:
        """Once this returns, it is on disk."""
        waiting: asyncio.Future[Any] = self._loop.create_future()
        self.put(what, lambda result: _resolve(waiting, result))
        return await waiting

    def put(self, what: Append | Job, done: Done) -> None:
        """To be written. `done` gets its result once it is on disk, or the exception that says why it is not."""
        if not self._unsent:
            self._loop.call_soon(self._hand_over)
        self._unsent.append((what, done))

    def _hand_over(self) -> None:
        """All that this turn of the loop gave to write, at once: waking the writer costs as much as a move."""
        unsent, self._unsent = self._unsent, []
        try:
            self.writer.put_all(unsent)
        except Unwritten as stopping:
            self._settle([(done, stopping) for _, done in unsent])

    def _written(self, settled: list[tuple[Any, Any]]) -> None:
        self._loop.call_soon_threadsafe(self._settle, settled)

    def _settle(self, settled: list[tuple[Done, Any]]) -> None:
        for done, result in settled:
            try:
                done(result)
            except Exception:  # the others have been written too, and wait to hear of it
                log.exception("what follows a write failed")

    async def stop(self) -> None:
        """All that was given is written; then no more."""
        await self._loop.run_in_executor(None, self.writer.stop)
        self._readers.shutdown(wait=False, cancel_futures=True)
        self._replayers.shutdown(wait=False, cancel_futures=True)


def _resolve(waiting: asyncio.Future[Any], result: Any) -> None:
    if waiting.done():
        return
    if isinstance(result, BaseException):
        waiting.set_exception(result)
    else:
        waiting.set_result(result)
