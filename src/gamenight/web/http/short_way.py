# compiled
"""The short way of sockets, in and out: whole, short texts are heard at once, and what is said goes out together.

It knows bytes, and of the library's half of a socket (`wire.Wire`, whose class a build by itself does not know) what
it asks it here.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from gamenight.web.http.frames import CONTROL, LAST, OPCODE, frame_end, short_text, text_head

LONGEST_HEAD = 14
log = logging.getLogger("gamenight.sockets")


class Outbox:
    """Sockets that have something to send at the end of this turn of the loop."""

    def __init__(self, loop: Any) -> None:
        self._loop = loop
        self._full: list[ShortWay] = []

    def add(self, way: ShortWay) -> None:
        if not self._full:
            self._loop.call_soon(self.empty)
        self._full.append(way)

    def empty(self) -> None:
        full, self._full = self._full, []
        for way in full:
            try:
                way.flush()
            except Exception:  # the others have something to send too
                log.exception("a socket could not be written to")


class ShortWay:
    """The short way of one socket. Everything but whole, short texts goes to the library, always in whole frames, so
    that it and the short way never see different halves of one."""

    def __init__(self, wire: Any, outbox: Outbox, longest: int) -> None:
        self._wire = wire
        self._outbox = outbox
        self._longest = longest  # bytes of a message
        self._rest = b""  # the beginning of a frame whose end has not come
        self._in_parts = False  # a message whose last frame has not come
        self._library_only = False
        self._unsent: list[bytes] = []  # written at the end of this turn of the loop
        self.held_up = False  # the other end reads too slowly
        self.hear_now: Callable[[bytes], bool] | None = None  # it answers whether it took the text

    def data_received(self, data: bytes) -> None:
        if not self._wire.handshake_complete:  # who speaks before the answer has no short way
            self._library_only = self._wire.handshake_initiated
            self._wire.by_library(data)
        elif self._library_only:
            self._wire.by_library(data)
        else:
            self._split(self._rest + data if self._rest else data)

    def _split(self, data: bytes) -> None:
        at, end = 0, frame_end(data, 0)
        while 0 < end <= len(data):
            self._take(data[at:end] if at or end < len(data) else data)
            at, end = end, frame_end(data, end)
        self._rest = data[at:] if at else data
        if end - at > self._longest + LONGEST_HEAD:  # the library knows what to say to that
            self._library_only = True
            self._wire.by_library(self._rest)

    def _take(self, frame: bytes) -> None:
        said = None if self._in_parts else short_text(frame)
        if said is not None and self._is_open():
            hear_now = self.hear_now
            if hear_now is None or not self._wire.queue.empty() or not hear_now(said):
                self._wire.later(said, frame)
            return
        if frame[0] & OPCODE < CONTROL:
            self._in_parts = not frame[0] & LAST
        self._wire.by_library(frame)

    def write(self, text: bytes) -> bool:
        """Send a text at the end of this turn of the loop, with what else goes this way: each write to the system costs
        more than making what is written. False if it must wait for what was sent before."""
        if not self._unsent:
            if self.held_up:
                return False
            self._outbox.add(self)
        self._unsent.append(text_head(len(text)))
        self._unsent.append(text)
        return True

    def flush(self) -> None:
        """Write what is not written yet."""
        unsent, self._unsent = self._unsent, []
        if unsent and self._is_open():
            self._wire.transport.write(b"".join(unsent))

    def _is_open(self) -> bool:
        return not (self._wire.close_sent or self._wire.transport.is_closing())
