"""What club nights and duplicates share: they are read, brought up to date, changed and kept, one change at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from gamenight.core.registry import games as game_names
from gamenight.store import evenings
from gamenight.store.writer import Conflict
from gamenight.table import club, duplicate
from gamenight.table.events import Refused
from gamenight.table.table import Table
from gamenight.web.live.hub import TRIES, Hub
from gamenight.web.live.keys import new_code
from gamenight.web.words.en import Words

E = TypeVar("E", bound=evenings.Evening)
Step = Callable[[E], Awaitable[None]]


async def ended(hub: Hub, board: club.Board | duplicate.Board) -> Table | None:
    """The table of a board, once it has ended; one that cannot be read is marked so, and the evening goes on."""
    live = await hub.readable(board.code)
    board.unreadable = live is None
    return live.table if live is not None and live.table.ended() else None


class Evenings(Generic[E]):
    """Evenings of one kind. What is kept is the truth: nothing of one is remembered here.

    `collect` takes up the results of tables that have ended; `settle` does what follows once a change is kept.
    """

    def __init__(self, hub: Hub, rows: evenings.Evenings[E], collect: Step[E], settle: Step[E]) -> None:
        self.hub, self.rows = hub, rows
        self.one_by_one = asyncio.Lock()
        self._collect, self._settle = collect, settle

    async def make(self, evening: Callable[[str], E]) -> E:
        """A new one, under a code that is free."""
        for _ in range(TRIES):
            made = evening(new_code())
            try:
                await self.hub.write(self.rows.enter(made, self.hub.now()))
            except Conflict:
                continue  # the code is taken
            return made
        raise Refused("busy", Words.no_free_code)

    async def read(self, code: str) -> tuple[E, int] | None:
        """An evening with the results of all tables that have ended by now, and the version that is kept."""
        found = await self._found(code)
        if found is not None:
            await self._collect(found[0])
        return found

    async def _found(self, code: str) -> tuple[E, int] | None:
        found = await self.hub.read(lambda: self.rows.found(self.hub.store, code))
        if found is not None and found[0].game not in game_names():
            raise Refused("over", Words.evening_without_game, found[0].game)
        return found

    async def changed(self, code: str, change: Callable[[E], None]) -> E | None:
        """An evening after a change, which is kept; None if there is no such evening."""
        async with self.one_by_one:
            found = await self._found(code)
            if found is None:
                return None
            evening, version = found
            before = repr(evening)
            await self._collect(evening)
            change(evening)
            if repr(evening) != before and not await self.hub.write(self.rows.change(evening, version)):
                raise Refused("busy", Words.very_busy)
            await self._settle(evening)
            return evening
