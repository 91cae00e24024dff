# compiled
"""A table in memory with those who listen to it. It may be dropped at any time: its log has everything."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from gamenight.core.position import NOBODY
from gamenight.core.words import ENGLISH
from gamenight.table.events import Event
from gamenight.table.table import CLOSED, Table
from gamenight.web.live.encode import packed
from gamenight.web.live.keys import Keys
from gamenight.web.live.shapes import Who, table_shape
from gamenight.web.live.turn import Turn
from gamenight.web.live.update import Eyes, Head
from gamenight.web.live.updates import update_head
from gamenight.web.nodes.fanout import Here
from gamenight.web.words import words_in
from gamenight.web.words.en import Words

QUEUED = 256  # messages a slow listener may be behind before it is let go
GRACE = 60  # seconds, where the table waits for ever
MOST_STILLS = 8  # shown in one update; of more, the last
NO_TABLE = b"null"  # in an update: it has not changed
QUIET_KINDS = frozenset({"moved", "undone", "said"})  # after these, nothing but the scene has changed


class Listener:
    """A socket or a stream at a table: whose eyes it has, what it has been told, and what is waiting to be sent."""

    def __init__(self, who: Who, told: int, boards: set[str], scenes: bool, language: str = ENGLISH) -> None:
        self.who = who
        self.seat = who.seat
        self.eyes = Eyes(who.seat, scenes, language)
        self.told = told
        self.boards = boards
        self.hurried = False  # as they were told
        self.language = language
        self.closing: tuple[int, str] | None = None
        self.write_now: Callable[[bytes], bool] | None = None  # the short way out, where it is open
        self._sending = False  # what `next` gave is not out yet
        self._out: deque[bytes] = deque()
        self._ready = asyncio.Event()

    def send(self, said: bytes) -> None:
        if self.closing is not None:
            return
        if self.write_now is not None and not self._out and not self._sending and self.write_now(said):
            return
        self._out.append(said)
        if len(self._out) > QUEUED:
            self.close(1013, "too slow")
        self._ready.set()

    def close(self, code: int, reason: str) -> None:
        self.closing = self.closing or (code, reason)
        self._ready.set()

    async def next(self) -> list[bytes]:
        """What is to be sent now; nothing more once it is closing and all is sent."""
        self._sending = False
        while not self._out and self.closing is None:
            self._ready.clear()
            await self._ready.wait()
        self._sending = True
        said = list(self._out)
        self._out.clear()
        return said


@dataclass(eq=False)
class Live:
    """A table, its listeners, and what the keeper has in hand for it."""

    id: int
    table: Table
    keys: Keys
    lock: Turn = field(default_factory=Turn)
    listeners: dict[Listener, None] = field(default_factory=dict)
    used: float = 0.0
    dead: bool = False  # its memory may be wrong; whoever holds it loads it anew
    worker: asyncio.Task[None] | None = None
    alarm: asyncio.TimerHandle | None = None
    kept_until: int = 0
    elsewhere: Here = field(default_factory=Here)  # connected to other nodes
    hurried: bool = False  # bots had not the time to think as much as they may
    absent: dict[int, float] = field(default_factory=dict)  # since when each person is not here
    late: Table | None = None  # what spectators see who are held back
    held: list[Event] = field(default_factory=list)  # and what they do not see yet

    def busy(self) -> bool:
        """Whether somebody listens, thinks or writes here."""
        return bool(self.listeners) or self.worker is not None or self.lock.locked()

    def here_at_this_node(self) -> Here:
        seats = frozenset(listener.who.seat for listener in self.listeners if listener.who.seat != NOBODY)
        return Here(seats, sum(listener.who.seat == NOBODY for listener in self.listeners))

    def here(self) -> Here:
        """Who is connected, to whichever node."""
        mine = self.here_at_this_node()
        return Here(mine.seats | self.elsewhere.seats, mine.watching + self.elsewhere.watching)

    def absent_for(self, seat: int, now: int) -> float:
        """For how many seconds nobody has been at a seat, nor anything happened at the table."""
        if seat in self.here().seats:
            return 0.0
        time = asyncio.get_running_loop().time()
        return min(time - self.absent.setdefault(seat, time), (now - self.table.at) / 1000)

    def long_absent(self, seat: int, now: int) -> bool:
        """Whether somebody is absent as the protocol says: for as long as the table waits."""
        return 0 <= seat < self.table.count and self.absent_for(seat, now) >= (self.table.grace or GRACE)

    def seen_by(self, seat: int) -> Table:
        """The table as far as a listener may see it."""
        return self.late if seat == NOBODY and self.late is not None else self.table

    # Telling

    def tell(self, events: list[Event], now: int) -> None:
        """What has just happened, to everyone."""
        released = self._release(events)
        heads: dict[Eyes, Head] = {}
        for listener in list(self.listeners):
            news = released if listener.seat == NOBODY else events
            if not self.still_theirs(listener.who):
                self._part(listener, 4409, "unseated", Words.unseated)
            elif news and news[-1].n > listener.told:
                self._tell_one(listener, news, heads, now)
        if any(event.kind in ("closed", "settings") for event in events):
            self._send_away()

    def still_theirs(self, who: Who) -> bool:
        """Whether nobody else has come to sit there meanwhile."""
        return who.seat == NOBODY or self.table.seats[who.seat].sat == who.sat

    def _send_away(self) -> None:
        """Everybody from a table that is closed; spectators from one that is no longer open to them."""
        for listener in list(self.listeners):
            if self.table.status == CLOSED:
                self._part(listener, 1000, "closed", Words.host_has_closed)
            elif not self.table.spectators and listener.who.seat == NOBODY and not listener.who.host:
                self._part(listener, 4403, "forbidden", Words.no_spectators_any_more)

    def _part(self, listener: Listener, code: int, reason: str, says: Callable[[Words], str]) -> None:
        sentence = getattr(words_in(listener.language), says.__name__)()
        listener.send(packed({"type": "bye", "reason": reason, "sentence": sentence}))
        listener.close(code, reason)
        self.listeners.pop(listener, None)

    def _tell_one(self, listener: Listener, news: list[Event], heads: dict[Eyes, Head], now: int) -> None:
        eyes = listener.eyes
        head = heads.get(eyes)
        if head is None:
            heads[eyes] = head = update_head(self.seen_by(listener.seat), news, eyes, now, MOST_STILLS)
        quiet = listener.hurried == self.hurried and all(event.kind in QUIET_KINDS for event in news)
        listener.hurried = self.hurried
        self.send_update(listener, head, NO_TABLE if quiet else self.table_json(listener.who, now))

    def is_theirs(self, listener: Listener) -> bool:
        """Whether they still sit there; who does not is told so."""
        if self.still_theirs(listener.who):
            return True
        self._part(listener, 4409, "unseated", Words.unseated)
        return False

    def missed(self, listener: Listener, events: list[Event], now: int) -> Head:
        """All that a listener has missed. It may take a while: a game may have to be replayed."""
        table = self.seen_by(listener.who.seat)
        news = [event for event in events if event.n <= table.number]
        stills = MOST_STILLS if listener.told else 0  # a newcomer sees how things stand
        return update_head(table, news, listener.eyes, now, stills)

    def send_update(self, listener: Listener, head: Head, table: bytes) -> None:
        for board in head.boards:
            if board.id not in listener.boards:
                listener.boards.add(board.id)
                listener.send(packed({"type": "board", "board": board}))
        listener.send(head.raw if table == NO_TABLE else head.raw[: -len(NO_TABLE) - 1] + table + b"}")
        listener.told = self.seen_by(listener.seat).number

    def table_json(self, who: Who, now: int) -> bytes:
        return packed(self.shape(who, now))

    def shape(self, who: Who, now: int) -> dict[str, Any]:
        """The table as they may see it."""
        table = self.seen_by(who.seat)
        return {**table_shape(table, self.id, self.keys, self.here(), who, now), "hurried": self.hurried}

    def tell_presence(self) -> None:
        here = self.here()
        seats = [seat.kind == "bot" or seat.seat in here.seats for seat in self.table.seats]
        said = packed({"type": "presence", "here": seats, "watching": here.watching})
        for listener in list(self.listeners):
            listener.send(said)

    # Spectators who are held back

    def hold_back(self, events: list[Event]) -> None:
        """Set up what spectators see, from the whole log."""
        self.late, self.held = None, []
        if self.table.delay and not self.table.ended():
            self.late = Table(self.table.secret)
            self.held = list(events)
            self._release([])

    def _release(self, events: list[Event]) -> list[Event]:
        """The events that spectators may see now, and have not yet seen."""
        if self.late is None:
            return events
        self.held += events
        ready = [event for event in self.held if event.n <= self._may_be_seen()]
        del self.held[: len(ready)]
        if ready:
            self.late.follow(ready)
        if self.table.ended():
            self.late = None
        return ready

    def _may_be_seen(self) -> int:
        """The last event that is old enough."""
        if self.table.ended() or self.table.play is None:
            return self.table.number
        lines = self.table.play.lines
        first = lines[-self.table.delay].number if len(lines) > self.table.delay else 0
        return first - 1 if first else self._start()

    def _start(self) -> int:
        """The start itself may always be seen."""
        return next((event.n for event in self.held if event.kind == "started"), 0)
