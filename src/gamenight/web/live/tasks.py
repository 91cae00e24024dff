"""Tasks that nobody waits for: held until they are done, since asyncio holds them weakly, and named when they fail."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

PATIENCE = 5.0  # seconds for the last of them
log = logging.getLogger("gamenight.tasks")


class Tasks:
    def __init__(self) -> None:
        self._going: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._going.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._going.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("what follows an act failed", exc_info=task.exception())

    async def stop(self) -> None:
        if self._going:
            await asyncio.wait(self._going, timeout=PATIENCE)
        for task in self._going:
            task.cancel()
