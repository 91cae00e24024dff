"""Worker processes that think for bots, so that nobody at any table waits for them."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any

from gamenight.table.events import Refused
from gamenight.table.thinking import Task
from gamenight.table.worker import LENGTH, pack
from gamenight.web.words.en import Words

LONGEST = 60.0  # seconds a worker may think
TRIES = 3
log = logging.getLogger("gamenight.thinkers")


class Thinkers:
    """So many processes, each started when it is first needed, and again if it is lost."""

    def __init__(self, count: int) -> None:
        self._free: asyncio.Queue[Process | None] = asyncio.Queue()
        self._all: set[Process] = set()
        for _ in range(count):
            self._free.put_nowait(None)

    async def ask(self, what: str, work: Task) -> Any:
        """What a worker answers; Refused if none can."""
        for _ in range(TRIES):
            worker = await self._free.get()
            try:
                worker = worker or await self._start()
                good, answer = await asyncio.wait_for(self._exchange(worker, what, work), LONGEST)
            except (OSError, EOFError, asyncio.IncompleteReadError, TimeoutError):
                self._lose(worker)
                worker = None
                continue
            except BaseException:
                self._lose(worker)  # it was not heard out
                worker = None
                raise
            finally:
                self._free.put_nowait(worker)
            if good:
                return answer
            log.error("a bot failed", extra={"game": work.game, "level": work.level, "problem": answer})
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
        return worker

    async def _exchange(self, worker: Process, what: str, work: Task) -> Any:
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(pack((what, work)))
        await worker.stdin.drain()
        head = await worker.stdout.readexactly(LENGTH.size)
        return pickle.loads(await worker.stdout.readexactly(LENGTH.unpack(head)[0]))

    def _lose(self, worker: Process | None) -> None:
        if worker is not None:
            self._all.discard(worker)
            if worker.returncode is None:
                worker.kill()

    async def stop(self) -> None:
        for worker in list(self._all):
            self._lose(worker)
            await worker.wait()
