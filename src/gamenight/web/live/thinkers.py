"""Worker processes that think for bots, so that nobody at any table waits for them."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import Any

from gamenight.table.events import Refused
from gamenight.table.thinking import Looking, Task
from gamenight.table.worker import LENGTH, PART, pack
from gamenight.web.live.queue import Queue
from gamenight.web.words.en import Words

LONGEST = 60.0  # seconds a worker may think without a word
TRIES = 3
log = logging.getLogger("gamenight.thinkers")


class Thinkers:
    """So many processes, each started when it is first needed, and again if it is lost. The queue says who is next."""

    def __init__(self, count: int) -> None:
        self._free: list[Process | None] = [None] * count
        self._all: set[Process] = set()
        self.queue = Queue(count, time.monotonic)
        self._stopping = False

    async def ask(
        self,
        what: str,
        work: Task | Looking,
        owner: str = "",
        watched: bool = True,
        heard: Callable[[Any], None] | None = None,
    ) -> Any:
        """What a worker answers; Refused if none can. `watched`: a person is there and waits for it. `heard` gets what
        the worker says on the way."""
        turn = self.queue.enter(owner, watched)
        try:
            self._wake()
            await turn.ready
            return await self._think(what, work, heard)
        finally:
            self.queue.leave(turn)
            self._wake()

    def _wake(self) -> None:
        """Whoever is next may begin. Some may only later: look again then."""
        if self.queue.begin():
            asyncio.get_running_loop().call_later(1.0, self._wake)

    async def _think(
        self, what: str, work: Task | Looking, heard: Callable[[Any], None] | None = None
    ) -> Any:
        for _ in range(TRIES):
            if self._stopping:
                break  # whoever was cut short does not begin again
            worker = self._free.pop()
            try:
                worker = worker or await self._start()
                good, answer = await self._exchange(worker, what, work, heard)
            except (OSError, EOFError, asyncio.IncompleteReadError, TimeoutError):
                self._lose(worker)
                worker = None
                continue
            except BaseException:
                self._lose(worker)  # it was not heard out
                worker = None
                raise
            finally:
                self._free.append(worker)
            if good:
                return answer
            about = {"game": work.game, "level": work.level} if isinstance(work, Task) else {}
            log.error("a worker failed", extra={"what": what, "problem": answer, **about})
            break
        raise Refused("busy", Words.bots_silent)

    async def _start(self) -> Process:
        path = os.pathsep.join(place for place in sys.path if place)
        worker = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "gamenight.table.worker",
            stdin=PIPE,
            stdout=PIPE,
            env={**os.environ, "PYTHONPATH": path},
        )
        self._all.add(worker)
        if self._stopping:
            self._lose(worker)
            await worker.wait()
            raise EOFError("the server is stopping")
        return worker

    async def _exchange(
        self, worker: Process, what: str, work: Task | Looking, heard: Callable[[Any], None] | None
    ) -> Any:
        assert worker.stdin is not None
        worker.stdin.write(pack((what, work)))
        await asyncio.wait_for(worker.stdin.drain(), LONGEST)
        while True:
            good, answer = await asyncio.wait_for(self._message(worker), LONGEST)
            if good is not PART:
                return good, answer
            if heard is not None:
                heard(answer)

    async def _message(self, worker: Process) -> Any:
        assert worker.stdout is not None
        head = await worker.stdout.readexactly(LENGTH.size)
        return pickle.loads(await worker.stdout.readexactly(LENGTH.unpack(head)[0]))

    def _lose(self, worker: Process | None) -> None:
        if worker is not None:
            self._all.discard(worker)
            if worker.returncode is None:
                worker.kill()

    async def stop(self) -> None:
        self._stopping = True
        for worker in list(self._all):
            self._lose(worker)
            await worker.wait()
