# compiled
"""What a table does by itself: bots move, clocks run out, bells ring, the absent are covered. One node keeps each."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from gamenight.core.refusal import GameNightError
from gamenight.store import keeping
from gamenight.table import commands, thinking
from gamenight.table.events import Refused
from gamenight.table.table import PLAYING, Table
from gamenight.web.live.clock import Beat, Clock
from gamenight.web.live.hub import Hub, Maker
from gamenight.web.live.live import Live
from gamenight.web.live.thinkers import Thinkers
from gamenight.web.nodes.affinity import home_of
from gamenight.web.words.en import Words

PATIENCE = 1500  # milliseconds that a table waits for the node it is at home at
LEASE = 4000  # milliseconds a node keeps a table without saying so again
SWEEP = 1.0  # seconds between looks at the database
HEARTBEAT = 2.0
BEAT = 0.5  # seconds between looks at the clock
LOST = 3000  # milliseconds that must be missing before clocks are set right
AWAY = 10_000  # milliseconds without any node, after which clocks are set right
log = logging.getLogger("gamenight.keeper")


class Keeper:
    """Keeps this node's tables going, and takes over those whose node has gone."""

    def __init__(
        self, hub: Hub, clock: Clock, pace: float = 0.5, workers: int = 0, slow: bool = False
    ) -> None:
        self.hub = hub
        self.pace = pace  # seconds between a bot's moves, for people to follow
        self.slow = slow  # until the next start, which serves compiled rules
        self.thinkers = Thinkers(workers or max(2, min(4, (os.cpu_count() or 2) - 1)))
        self.clock = clock
        self._beat = Beat(BEAT)
        self._giving_back = False  # while time that nobody had is given back, no clock runs out
        self._living: list[str] = []  # nodes, as of the last heartbeat
        self._tasks: list[asyncio.Task[None]] = []
        self._loop = asyncio.get_running_loop()
        hub.after = self.look

    async def start(self) -> None:
        await self._make_up_for_absence()
        self._beat.late()
        self._noticing = self._loop.call_later(BEAT, self._notice)
        for work, every in ((self._sweep, SWEEP), (self._heartbeat, HEARTBEAT), (self._tidy, 5.0)):
            self._tasks.append(asyncio.create_task(self._repeat(work, every)))

    def _notice(self) -> None:
        """Was this machine asleep, this process stopped, the time of day set forward? Then no clock ran."""
        lost = self._beat.late() + self.clock.gap()
        if lost > LOST and not self._giving_back:
            self._giving_back = True  # at once: alarms that are long due are behind this call
            self._tasks.append(asyncio.ensure_future(self._give_back(lost)))
        self._noticing = self._loop.call_later(BEAT, self._notice)

    async def _give_back(self, lost: int) -> None:
        try:
            self.clock.catch_up()
            now = self.hub.now()
            if self.hub.fanout.shared and await self.hub.read(
                lambda: keeping.others_seen(self.hub.store, self.hub.node, now - lost + AWAY)
            ):
                return  # another node was there all the time
            log.warning("no clock ran for a while", extra={"ms": lost})
            await self._stand_all_still(now - lost)
        finally:
            self._giving_back = False

    async def stop(self) -> None:
        self._noticing.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.thinkers.stop()

    async def release(self) -> None:
        """Let other nodes have our tables at once."""
        if self.hub.fanout.shared:
            await self.hub.write(keeping.release(self.hub.node))

    async def _repeat(self, work: Callable[[], Any], every: float) -> None:
        while True:
            try:
                await work()
            except Exception as problem:
                log.exception("a round of keeping failed", extra={"problem": type(problem).__name__})
            await asyncio.sleep(every)

    # Looking after one table

    def look(self, live: Live) -> None:
        """Something has changed: see whether there is something to do, now or later."""
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        if self.hub.stopping or live.dead or live.table.status != PLAYING:
            return
        wake = live.table.wake()
        if wake is None:
            return
        if not wake:
            self._set_to_work(live)
            return
        delay = max(0.0, (wake - self.hub.now()) / 1000)
        live.alarm = self._loop.call_later(min(delay, 3600.0), self._set_to_work, live)

    def _set_to_work(self, live: Live) -> None:
        if live.worker is None and not self.hub.stopping:
            live.worker = asyncio.ensure_future(self._work(live))

    async def _work(self, live: Live) -> None:
        try:
            while live.table.status == PLAYING and not live.dead:
                if not await self._claim(live) or not await self._one_thing(live):
                    break
        except GameNightError:
            pass  # refused, since something happened meanwhile; whoever did it looks again
        except Exception:
            log.exception("keeping a table failed", extra={"table": live.table.code})
        finally:
            live.worker = None
            if not live.dead:
                wake = live.table.wake()
                if wake is not None and wake > self.hub.now():
                    self.look(live)

    async def _one_thing(self, live: Live) -> bool:
        """Do what is due; whether there was anything."""
        due = live.table.bots_due()
        if due:
            offer = live.table.offers["draw"]
            asked = offer is not None and due[0] in offer.waits_for
            await (self._bot_answers(live, due[0]) if asked else self._bot_moves(live, due[0]))
            return True
        wake = live.table.wake()
        if wake is None or wake > self.hub.now() or self._giving_back:
            return False
        await self.hub.perform(live, _tick)
        return True

    async def _bot_moves(self, live: Live, seat: int) -> None:
        table = live.table
        level = table.seats[seat].level or thinking.DEFAULT
        number, quick = table.number, thinking.is_quick(level)
        work = thinking.task(table, seat, level)
        began = self._loop.time()
        if quick:
            chosen = thinking.think(work)
        else:
            chosen = await self.thinkers.ask("think", work, table.host, bool(live.here().seats))
        live.hurried = live.hurried or (self.slow and chosen.hurried)
        if self.pace and live.listeners:
            await asyncio.sleep(max(0.0, self.pace - (self._loop.time() - began)))
        key = f"{seat}:bot-{number}"

        def move(table: Table, now: int) -> Any:
            if seat not in table.bots_due():
                raise Refused("late", Words.not_for_a_bot)
            return commands.submit(table, seat, chosen.text, number, now, key, by=level)

        await self.hub.perform(live, move, key)
        self.hub.metrics.bot_moves.labels(level).inc()

    async def _bot_answers(self, live: Live, seat: int) -> None:
        """To the offer of a draw."""
        level = live.table.seats[seat].level or thinking.DEFAULT
        work = thinking.task(live.table, seat, level)
        yes = not thinking.is_quick(level) and await self.thinkers.ask("agree", work, live.table.host)
        await self.hub.perform(
            live, lambda table, now: commands.consent(table, seat, "draw", yes, now, level)
        )

    # Keeping: one node a table

    async def _claim(self, live: Live) -> bool:
        """Whether this node keeps the table. Where there is one node, it does."""
        if not self.hub.fanout.shared:
            return True
        now = self.hub.now()
        if live.kept_until > now + LEASE // 2:
            return True
        if self._leave_to_its_home(live, now):
            return False
        until, node = now + LEASE, self.hub.node
        if not await self.hub.write(keeping.claim(live.id, node, now, until)):
            return False
        live.kept_until = until
        return True

    def _leave_to_its_home(self, live: Live, now: int) -> bool:
        """A table that is at home at another living node is left to it, unless it has been waiting for long."""
        wake = live.table.wake() or live.table.at
        return home_of(live.table.code, self._living) not in ("", self.hub.node) and now - wake < PATIENCE

    async def _heartbeat(self) -> None:
        """This node lives, and still keeps what it keeps."""
        now, node = self.hub.now(), self.hub.node
        kept = [live for live in self.hub.lives.values() if live.worker is not None and live.kept_until > now]
        await self.hub.write(keeping.beat(node, now, [live.id for live in kept], now + LEASE))
        if self.hub.fanout.shared:
            here = {code: live.here_at_this_node() for code, live in self.hub.lives.items() if live.listeners}
            await self.hub.fanout.put_presence(node, here, now)
            await self.hub.news.check()
            self._living = await self.hub.read(lambda: keeping.living(self.hub.store, now - AWAY))

    # Looking after all of them

    async def _sweep(self) -> None:
        """Tables where something is due that nobody is doing; and people who have been away too long."""
        now = self.hub.now()
        for code in await self.hub.read(lambda: self.hub.store.due(now, self.hub.node)):
            await self._alone(code, self._look_up(code))
        await self.hub.news.revive()
        for live in list(self.hub.lives.values()):
            await self._alone(live.table.code, self._cover_absent(live))

    async def _alone(self, code: str, work: Awaitable[None]) -> None:
        """Something for one table, whose faults are its own."""
        try:
            await work
        except Exception as problem:
            log.exception("keeping a table failed", extra={"table": code, "problem": type(problem).__name__})

    async def _look_up(self, code: str) -> None:
        live = await self.hub.readable(code)
        if live is not None and live.worker is None:
            self.look(live)

    async def _cover_absent(self, live: Live) -> None:
        table, now = live.table, self.hub.now()
        if live.dead or table.status != PLAYING or not table.grace or not live.listeners:
            return
        here = live.here().seats
        if not any(seat in here for seat in table.people()):
            return  # nobody waits
        for seat in table.movers():
            if table.seats[seat].waited_for() and live.long_absent(seat, now):
                with suppress(GameNightError):  # they came back, or another node did it
                    await self.hub.perform(live, _covering(seat))

    async def _tidy(self) -> None:
        self.hub.drop_idle()
        rows = await self.hub.read(lambda: self.hub.store.uncounted(50))
        for row in rows:  # finished, and not yet in the statistics
            await self._alone(row["code"], self._count(row["id"], row["code"]))

    async def _count(self, id: int, code: str) -> None:
        live = await self.hub.readable(code)
        if live is not None and live.table.ended():
            await self.hub.count(live)
        else:  # it cannot be opened any more, and need not be tried again
            await self.hub.write(keeping.skip_counting(id))

    async def _make_up_for_absence(self) -> None:
        """If no node was there for a while, no clock ran meanwhile."""
        now = self.hub.now()
        seen = await self.hub.read(lambda: keeping.last_seen(self.hub.store))
        await self.hub.write(keeping.forget_nodes(now - AWAY))
        if seen is not None and now - seen >= AWAY:
            await self._stand_all_still(seen)

    async def _stand_all_still(self, since: int) -> None:
        """No clock ran since then, at any table."""
        for code in await self.hub.read(self.hub.store.waking):
            await self._alone(code, self._stand_still(code, since))

    async def _stand_still(self, code: str, since: int) -> None:
        live = await self.hub.readable(code)
        if live is not None and (live.table.timers.running or live.table.rings):
            lasted = self.hub.now() - max(since, live.table.at)
            await self.hub.perform(live, _standing_still(lasted))


def _standing_still(lasted: int) -> Maker:
    return lambda table, now: commands.stood_still(table, lasted, now)


def _covering(seat: int) -> Maker:
    return lambda table, now: commands.cover(table, seat, thinking.DEFAULT, now)


def _tick(table: Table, now: int) -> Any:
    draft = commands.tick(table, now, thinking.DEFAULT)
    if draft is None:
        raise Refused("late", Words.nothing_due)
    return draft
