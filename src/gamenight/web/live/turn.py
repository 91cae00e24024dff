# compiled
"""Whose turn it is at a table: one act after the other, in the order in which they came."""

from __future__ import annotations

import asyncio
from collections import deque


class Turn:
    """A lock that is handed on, so that nobody overtakes who waits; and that can be had at once where it is free."""

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        return self._taken

    def take_now(self) -> bool:
        """Whether it was free, and is yours now."""
        if self._taken:
            return False
        self._taken = True
        return True

    def give(self) -> None:
        """Yours no longer: it is the next one's, or free."""
        while self._waiting:
            following = self._waiting.popleft()
            if not following.done():
                following.set_result(None)
                return
        self._taken = False

    async def __aenter__(self) -> None:
        if self.take_now():
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it came in the same moment
                self.give()
            raise

    async def __aexit__(self, *problem: object) -> None:
        self.give()
