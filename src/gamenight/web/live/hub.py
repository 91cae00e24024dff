# compiled
"""All tables of one node: loads them, lets commands at them one by one, stores, and only then tells everyone."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import logging
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from gamenight.core.fair import new_secret
from gamenight.store import keeping, learning, ratings
from gamenight.store.append import Append
from gamenight.store.appending import append_of
from gamenight.store.database import DatabaseAway, Torn
from gamenight.store.store import UNREADABLE, Archived, Store
from gamenight.store.tables import New, creation, made_with, with_tables
from gamenight.store.writer import Conflict, Job, Unwritten
from gamenight.table import commands
from gamenight.table.drafts import keyed
from gamenight.table.events import Draft, Event, Refused
from gamenight.table.table import Table
from gamenight.web.live.audience import Audience
from gamenight.web.live.clock import Clock
from gamenight.web.live.disk import Disk
from gamenight.web.live.keys import Keys, new_code
from gamenight.web.live.live import Live
from gamenight.web.live.metrics import Metrics
from gamenight.web.live.news import News
from gamenight.web.live.tasks import Tasks
from gamenight.web.nodes.fanout import Fanout
from gamenight.web.words.en import Words

TRIES = 5
SPARE = 300  # tables kept in memory though nobody listens to them
FOLLOWED = 2.0  # seconds that a table nobody is at goes on hearing what is done at other nodes
log = logging.getLogger("gamenight.hub")
Maker = Callable[[Table, int], Draft]  # a command: the table and the time in, a draft out


def give_back_memory() -> None:
    """What tables held in circles, which is looked for seldom while people play; and to the system, where the C library
    keeps it for itself (glibc)."""
    gc.collect()
    with suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)


class Drafted(NamedTuple):
    """A command that its table has taken in, and that is not stored yet."""

    draft: Draft
    append: Append
    ends: bool  # the game


class Hub:
    """The tables that this node has in memory, and the way to all others."""

    def __init__(self, store: Store, keys: Keys, fanout: Fanout, node: str, metrics: Metrics) -> None:
        self.store, self.keys, self.fanout, self.node, self.metrics = store, keys, fanout, node, metrics
        self.now: Callable[[], int] = Clock()
        self.lives: dict[str, Live] = {}
        self.after: Callable[[Live], None] = lambda live: None  # the keeper looks at every change
        self._loading: dict[str, asyncio.Future[Live | None]] = {}
        self._loop = asyncio.get_running_loop()
        self.disk = Disk(store)
        self.read, self.write = self.disk.read, self.disk.write
        self.audience = Audience(self)
        self.news = News(self)
        self.tasks = Tasks()
        self._aside: set[str] = set()  # codes of tables that cannot be read, named in the log already
        self.stopping = False
        self._dropped = 0  # tables, since memory was last given back
        self.idle = 30.0  # seconds after which a table that nobody listens to is dropped from memory

    # Tables

    async def find(self, code: str) -> Live | None:
        """The table of that code, loaded if it must be."""
        live = self.lives.get(code)
        if live is not None and not live.dead:
            live.used = self._loop.time()
            return live
        if code not in self._loading:
            self._loading[code] = asyncio.ensure_future(self._load(code))
        return await asyncio.shield(self._loading[code])

    async def readable(self, code: str) -> Live | None:
        """The same; None also where it cannot be read here, or is in the archive."""
        try:
            return await self.find(code)
        except Refused:
            return None

    async def _load(self, code: str) -> Live | None:
        try:
            live = await self._loaded(code)
            if live is not None and self.fanout.shared:
                live.elsewhere = await self.fanout.presence(code, self.node, self.now())
            return live
        finally:
            del self._loading[code]

    async def _loaded(self, code: str) -> Live | None:
        """A table from the store. One that cannot be read is set aside, and everything else plays on."""
        try:
            loaded = await self.read(lambda: self.store.load(code))
            if loaded is None:
                return None
            kept, table = loaded
            wake, events = table.wake(), await self._whole_log(kept.id, table)
            if kept.row["status"] == UNREADABLE:
                await self.write(keeping.take_up(kept.id, table.status, wake))
            return self._enter(kept.id, table, events)
        except Exception as caught:  # a log can be wrong in every way there is
            if isinstance(caught, (DatabaseAway, Archived, Unwritten)) and not isinstance(caught, Torn):
                raise
            # Raised below: compiled code cannot wait here and raise it again. Its traceback would hold what was read.
            problem = caught.with_traceback(None)
        await self.set_aside(code, problem)
        if isinstance(problem, Refused) and problem.kind == "over":  # it says why in its own words
            raise problem
        raise Refused("over", Words.cannot_be_read, code) from problem

    async def set_aside(self, code: str, problem: Exception) -> None:
        if code not in self._aside:
            self._aside.add(code)
            said = {"table": code, "problem": f"{type(problem).__name__}: {problem}"[:300]}
            log.error("a table cannot be read and is set aside", extra=said)
        await self.write(keeping.set_aside(code))

    async def _whole_log(self, id: int, table: Table) -> list[Event]:
        """Only where spectators are held back is the log needed again."""
        if not table.delay or table.ended():
            return []
        return [event for event in await self.read(lambda: self.store.events(id)) if event.n <= table.number]

    def _enter(self, id: int, table: Table, events: list[Event]) -> Live:
        """A table comes into memory; those who listened to a dead one listen to it."""
        live = Live(id, table, self.keys, used=self._loop.time())
        live.hold_back(events)
        before = self.lives.get(table.code)
        if before is not None:
            live.listeners, live.elsewhere, live.absent = before.listeners, before.elsewhere, before.absent
            self._silence(before)
        self.lives[table.code] = live
        return live

    async def create(
        self, setup: Callable[[str], commands.Setup], fill: Callable[[Table], Any], secret: bytes = b""
    ) -> Live:
        """A new table with a code of its own. `fill` yields the drafts that follow its first event.

        Only a deal that others play too comes with its secret.
        """
        for _ in range(TRIES):
            made = self.new(setup, fill, secret)
            try:
                id = await self.write(creation(made.table, made.events))
            except Conflict:
                continue  # the code is taken
            return self._open(id, made)
        raise Refused("busy", Words.no_free_code)

    async def create_all(self, made: Sequence[New], job: Job) -> list[Live]:
        """Several tables, and what says why they were made, all or nothing. Refused if somebody else was quicker."""
        try:
            ids = await self.write(made_with(job, made))
        except Conflict:
            raise Refused("busy", Words.very_busy) from None
        return [self._open(id, each) for id, each in zip(ids, made, strict=True)]

    def new(
        self, setup: Callable[[str], commands.Setup], fill: Callable[[Table], Any], secret: bytes = b""
    ) -> New:
        """A table that is not stored yet."""
        table, first = commands.create(setup(new_code()), secret or new_secret(), self.now())
        events = list(first.events)
        for make in fill(table):
            draft = make(table, self.now())
            table.commit(draft)
            events += draft.events
        return New(table, events)

    def _open(self, id: int, made: New) -> Live:
        live = self._enter(id, made.table, made.events if made.table.delay else [])
        self.metrics.tables.labels(made.table.game.name).inc()
        self.after(live)
        return live

    async def perform(
        self, live: Live, make: Maker, key: str = "", beside: Sequence[New] = ()
    ) -> tuple[Live, int]:
        """Do a command: draft, store, and only then tell. The number of its event, or of the one it repeats.

        Tables that the command makes are in `beside` once it was drafted, and are stored with it or not at all.
        """
        for _ in range(TRIES):
            async with live.lock:
                if not live.dead:
                    done = live.table.done_as(key)
                    if done is not None:
                        return live, done  # a retry
                    try:
                        return live, await self._append(live, make, key, beside)
                    except Conflict:
                        pass  # another node was quicker: look again
            live = await self.again(live)
        raise Refused("busy", Words.very_busy)

    async def again(self, live: Live) -> Live:
        code = live.table.code
        found = await self.find(code)
        if found is None:
            raise Refused("not_found", Words.no_table, code)
        async with found.lock:
            await self.audience.tell_missed(found)
        return found

    def perform_now(self, live: Live, make: Maker, key: str, done: Callable[[Any], None]) -> bool:
        """Do a command without a task of its own, where the table is free; False, and nothing has happened, otherwise.

        `done` gets the number of its event, or the exception that says why it was not stored.
        """
        if live.dead or not live.lock.take_now():
            return False
        number = live.table.done_as(key)
        if number is not None:
            live.lock.give()
            done(number)  # a retry
            return True
        try:
            drafted = self._drafted(live, make, key)
        except BaseException:
            live.lock.give()
            raise

        def settle(result: Any) -> None:
            try:
                if isinstance(result, BaseException):
                    live.dead = True
                else:
                    result = self._stored(live, drafted, key)
            finally:
                live.lock.give()
            done(result)

        self.disk.put(drafted.append, settle)
        return True

    async def _append(self, live: Live, make: Maker, key: str, beside: Sequence[New]) -> int:
        drafted = self._drafted(live, make, key)
        try:
            ids = await self.write(with_tables(drafted.append, beside) if beside else drafted.append)
        except BaseException:
            live.dead = True
            raise
        for id, made in zip(ids or (), beside, strict=True):
            self._open(id, made)
        return self._stored(live, drafted, key)

    def _drafted(self, live: Live, make: Maker, key: str) -> Drafted:
        """What a command adds, taken in by the table: until it is stored, memory is ahead of the truth, and nobody
        looks at it without the lock."""
        table = live.table
        draft = keyed(make(table, self.now()), key)
        was_over = table.ended()
        try:
            table.commit(draft)
            append = append_of(live.id, table, draft.events)
        except BaseException:
            live.dead = True
            raise
        return Drafted(draft, append, table.ended() and not was_over)

    def _stored(self, live: Live, drafted: Drafted, key: str) -> int:
        """It is on disk: tell everyone. The number that a retry is answered with."""
        table = live.table
        self._announce(live, drafted.draft)
        if drafted.ends:
            self.metrics.finished.labels(table.game.name, table.ending.split(" ")[0]).inc()
            self.tasks.begin(self.count(live))  # also found by the keeper's sweep
        return table.done_as(key) or table.number

    def _announce(self, live: Live, draft: Draft) -> None:
        for event in draft.events:
            self.metrics.busy.happened(event.kind)
            if event.kind == "settings" and "delay" in event.data:
                self.tasks.begin(self._rehold(live))  # spectators are told at the next event
        live.used = self._loop.time()
        self.tell(live, list(draft.events))
        if self.fanout.shared:
            self.tasks.begin(self.fanout.publish(live.table.code, live.table.number))
        self.after(live)

    def tell(self, live: Live, events: list[Event]) -> None:
        """It has happened, whatever becomes of telling it: a fault here must not undo it."""
        try:
            if live.listeners or live.late is not None:
                live.tell(events, self.now())
        except Exception:
            self.metrics.errors.inc()
            log.exception("telling failed", extra={"table": live.table.code})
            live.dead = True

    async def _rehold(self, live: Live) -> None:
        async with live.lock:
            live.hold_back(await self._whole_log(live.id, live.table))

    async def count(self, live: Live) -> None:
        """Put a finished table into the statistics."""
        table, at = live.table, self.now()
        await self.write(lambda connection: ratings.count(connection, live.id, table, at))

    async def children(self, players: Collection[str]) -> frozenset[str]:
        """Those of some people who play in children's mode."""
        return await self.read(lambda: learning.children(self.store, players))

    # Memory

    def drop_idle(self) -> None:
        """Forget tables that nobody listens to; they are replayed when somebody comes."""
        self._dropped += self._drop()
        if self._dropped >= SPARE or (self._dropped and not self.lives):
            self._dropped = 0
            give_back_memory()

    def _drop(self) -> int:
        """How many tables were forgotten."""
        now = self._loop.time()
        idle = [live for live in self.lives.values() if not live.busy()]
        idle.sort(key=lambda live: live.used)
        spare = len(idle) - SPARE
        dropped = [live for n, live in enumerate(idle) if n < spare or now - live.used > self.idle]
        for live in dropped:
            self._let_go(live)
        return len(dropped)

    def leaves_to_others(self, live: Live) -> bool:
        """Whether a table that is played at other nodes was forgotten here, since nobody has been at it for a while."""
        if live.dead or live.busy() or self._loop.time() - live.used < FOLLOWED:
            return False
        self._let_go(live)
        self._dropped += 1
        return True

    def _let_go(self, live: Live) -> None:
        self._silence(live)
        live.dead = True  # whoever still holds it looks again
        del self.lives[live.table.code]

    def _silence(self, live: Live) -> None:
        if live.alarm is not None:
            live.alarm.cancel()
        if live.worker is not None:
            live.worker.cancel()
            live.worker = None

    def forget(self, code: str) -> None:
        """The log was changed from outside (somebody's data was deleted): load it anew."""
        live = self.lives.get(code)
        if live is not None:
            live.dead = True

    async def stop(self) -> None:
        """Finish what is being written, let everyone go, write no more."""
        self.stopping = True
        for live in list(self.lives.values()):
            self._silence(live)
            for listener in list(live.listeners):
                listener.close(1012, "the server restarts")
        for live in list(self.lives.values()):
            async with live.lock:
                pass
        await self.tasks.stop()
        await self.disk.stop()
