"""Whose bot thinks next: people who wait come first, everybody has a share, and tables nobody watches come last."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

WINDOW = 60.0  # seconds in which what somebody has used is forgotten by two thirds
MOST_UNWATCHED = 30.0  # seconds of thinking in that time for tables of one owner that nobody watches


class Turn:
    """A thought that somebody wants, from when they ask until they have it."""

    def __init__(self, owner: str, watched: bool, number: int) -> None:
        self.owner, self.watched, self.number = owner, watched, number
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.began = 0.0


class Queue:
    """So many think at once; of tables that nobody watches one fewer, so that a person never waits for them all."""

    def __init__(self, count: int, clock: Callable[[], float]) -> None:
        self.count, self._clock = count, clock
        self._waiting: list[Turn] = []
        self._thinking: set[Turn] = set()
        self._used: dict[str, tuple[float, float]] = {}  # owner: seconds, and when that was so
        self._number = 0

    def enter(self, owner: str, watched: bool) -> Turn:
        self._number += 1
        turn = Turn(owner, watched, self._number)
        self._waiting.append(turn)
        return turn

    def leave(self, turn: Turn) -> None:
        """It is thought, or not wanted any more."""
        if turn in self._thinking:
            self._thinking.discard(turn)
            now = self._clock()
            self._used[turn.owner] = (self.used(turn.owner) + now - turn.began, now)
        elif turn in self._waiting:
            self._waiting.remove(turn)
        if len(self._used) > 10_000:
            self._used = {owner: used for owner, used in self._used.items() if self.used(owner) > 0.1}

    def waiting(self) -> int:
        """How many wait for a thought."""
        return len(self._waiting)

    def used(self, owner: str) -> float:
        """Seconds of thinking that an owner has used lately."""
        seconds, at = self._used.get(owner, (0.0, 0.0))
        past = self._clock() - at
        return seconds * 3.0 ** (-past / WINDOW) if past < 10 * WINDOW else 0.0

    def begin(self) -> bool:
        """Let those begin who may; whether somebody waits only because their owner has used too much."""
        while len(self._thinking) < self.count:
            turn = self._next()
            if turn is None:
                return bool(self._waiting)
            self._waiting.remove(turn)
            if turn.ready.cancelled():
                continue
            turn.began = self._clock()
            self._thinking.add(turn)
            turn.ready.set_result(None)
        return False

    def _next(self) -> Turn | None:
        watched = [turn for turn in self._waiting if turn.watched]
        others = [] if watched or self._full() else [turn for turn in self._waiting if self._may(turn)]
        return min(watched or others, key=lambda turn: (self.used(turn.owner), turn.number), default=None)

    def _full(self) -> bool:
        unwatched = sum(not turn.watched for turn in self._thinking)
        return unwatched >= max(1, self.count - 1)

    def _may(self, turn: Turn) -> bool:
        return self.used(turn.owner) < MOST_UNWATCHED
