"""Those who listen to tables: they come, hear what they have missed, are seen by the others, and go."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from gamenight.core.position import NOBODY
from gamenight.table import commands
from gamenight.table.events import Refused
from gamenight.table.telling import LONGEST_STORY
from gamenight.web.live.live import Listener, Live
from gamenight.web.live.update import Head

if TYPE_CHECKING:
    from gamenight.web.live.hub import Hub


class Audience:
    """All listeners at this node's tables."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def listen(self, live: Live, listener: Listener) -> Live:
        """A listener joins, and is told all it has missed; a bot that covered for it goes."""
        while True:
            async with live.lock:
                if not live.dead:
                    if self.hub.fanout.shared:
                        await self.hub.news.follow(live)  # they may come from a node that knows more
                    await self.catch_up(live, listener)
                    live.listeners[listener] = None
                    break
            live = await self.hub.again(live)
        self.came_or_went(live)
        seat = listener.who.seat
        if seat != NOBODY and live.table.seats[seat].covered and not live.table.seats[seat].given:
            with suppress(Refused):  # it has been done, or the game is over
                live, _ = await self.hub.perform(
                    live, lambda table, now: commands.come_back(table, seat, now)
                )
        return live

    def leave(self, code: str, listener: Listener) -> None:
        live = self.hub.lives.get(code)
        if live is not None and listener in live.listeners:
            del live.listeners[listener]
            self.came_or_went(live)

    def came_or_went(self, live: Live) -> None:
        here = live.here().seats
        for seat in live.table.seats:
            if seat.kind != "person" or seat.seat in here:
                live.absent.pop(seat.seat, None)
            else:
                live.absent.setdefault(seat.seat, asyncio.get_running_loop().time())
        live.tell_presence()
        if self.hub.fanout.shared:
            self.hub.tasks.begin(self._share_presence(live))

    async def _share_presence(self, live: Live) -> None:
        await self.hub.fanout.put_presence(
            self.hub.node, {live.table.code: live.here_at_this_node()}, self.hub.now()
        )
        await self.hub.fanout.publish(live.table.code, 0)

    async def tell_missed(self, live: Live) -> None:
        """After a table was loaded anew: whoever listens hears what they have not yet."""
        for listener in list(live.listeners):
            if listener.told < live.seen_by(listener.who.seat).number:
                await self.catch_up(live, listener)

    async def catch_up(self, live: Live, listener: Listener) -> None:
        """Tell a listener what it has missed; the caller holds the table. Read and replayed off the event loop."""
        if not live.is_theirs(listener):
            return
        after = max(min(listener.told, live.table.number), live.table.number - LONGEST_STORY)
        now = self.hub.now()

        def missed() -> Head:
            return live.missed(listener, self.hub.store.events(live.id, after), now)

        head = await self.hub.disk.replay(missed)
        live.send_update(listener, head, live.table_json(listener.who, now))
