"""What other nodes have written, or the database knows and this node does not: taken in, and told."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from gamenight.store.database import DatabaseAway
from gamenight.table.events import Refused
from gamenight.web.live.live import Live
from gamenight.web.words.en import Words

if TYPE_CHECKING:
    from gamenight.web.live.hub import Hub


class News:
    """How a node's tables keep up with their logs."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._heard_of: dict[str, int] = {}  # the last event heard of, for each table whose log is being read

    async def heard(self, code: str, number: int) -> None:
        """Another node has written to a table, or (number 0) somebody has come or gone there."""
        live = self.hub.lives.get(code)
        if live is None:
            return
        if number < 0:
            self.hub.forget(code)
            return
        if number == 0:
            live.elsewhere = await self.hub.fanout.presence(code, self.hub.node, self.hub.now())
            live.tell_presence()
            return
        if number > live.table.number and not self.hub.leaves_to_others(live):
            reading = code in self._heard_of
            self._heard_of[code] = max(number, self._heard_of.get(code, 0))
            if not reading:  # in a task of its own: news of other tables do not wait for it
                self.hub.tasks.begin(self._catch_up(live))

    async def _catch_up(self, live: Live) -> None:
        """Read a table's log, again if more has been heard of meanwhile."""
        code, read = live.table.code, 0
        try:
            while read < self._heard_of[code]:
                read = self._heard_of[code]
                await self.refresh(live)
        except (Refused, DatabaseAway):
            return  # whoever asks is told, and `check` looks again
        finally:
            del self._heard_of[code]

    async def follow(self, live: Live) -> None:
        """Take in what is new in the log, and tell it."""
        if live.dead:
            return
        events = await self.hub.read(lambda: self.hub.store.events(live.id, live.table.number))
        events = [event for event in events if event.n > live.table.number]
        if not events:
            return
        try:
            live.table.follow(events)
        except Exception as problem:
            live.dead = True
            await self.hub.set_aside(live.table.code, problem)
            raise Refused("over", Words.cannot_be_read, live.table.code) from problem
        self.hub.tell(live, events)
        self.hub.after(live)

    async def check(self) -> None:
        """Ask the database whether any table here has news that never came."""
        ids = {live.id: live for live in self.hub.lives.values() if not live.dead}
        if not ids:
            return
        lasts = await self.hub.read(lambda: self.hub.store.lasts(list(ids)))
        for id, last in lasts.items():
            if last > ids[id].table.number and not self.hub.leaves_to_others(ids[id]):
                await self.refresh(ids[id])

    async def refresh(self, live: Live) -> None:
        """Somebody has seen more of this table than this node: look."""
        async with live.lock:
            await self.follow(live)

    async def revive(self) -> None:
        """Tables whose memory was found to be wrong are loaded anew for those who listen to them."""
        for live in [live for live in self.hub.lives.values() if live.dead and live.listeners]:
            with suppress(Refused):  # it cannot be read: those who listen wait for what will not come
                await self.hub.again(live)
