"""Sockets as uvicorn speaks them, with a short way for what nearly every message is: one whole, short text frame.

Everything else (handshake, pings, fragments, long messages, faults) goes to the library that uvicorn uses, always in
whole frames, so that it and the short way never see different halves of one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from gamenight.web.http.frames import CONTROL, LAST, OPCODE, frame_end, short_text, text_head

LONGEST_HEAD = 14
MOST_UNREAD = 32  # messages that wait before no more are read
EXTENSION = "gamenight.wire"  # where the app finds its wire, in a connection's scope


def wire_of(scope: Mapping[str, Any]) -> Wire | None:
    """The wire that a connection came by; None where something else carries it, as in tests of the app alone."""
    found: Wire | None = scope.get("extensions", {}).get(EXTENSION, {}).get("wire")
    return found


class Wire(WebSocketsSansIOProtocol):
    """One socket. `write` is the short way out, where the scope's extensions hold it."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._rest = b""  # the beginning of a frame whose end has not come
        self._in_parts = False  # a message whose last frame has not come
        self._library_only = False
        self._unsent: list[bytes] = []  # written at the end of this turn of the loop
        self.hear_now: Callable[[bytes], bool] | None = (
            None  # the short way in; it answers whether it took the text
        )

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"wire": self}

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            self._library_only = self.handshake_initiated  # who speaks before the answer has no short way
        if self._library_only or not self.handshake_complete:
            super().data_received(data)
            return
        data, at = self._rest + data if self._rest else data, 0
        while 0 < (end := frame_end(data, at)) <= len(data):
            self._take(data[at:end] if at or end < len(data) else data)
            at = end
        self._rest = data[at:] if at else data
        if end - at > self.config.ws_max_size + LONGEST_HEAD:  # the library knows what to say to that
            self._library_only = True
            super().data_received(self._rest)

    def _take(self, frame: bytes) -> None:
        said = short_text(frame)
        if said is not None and not self._in_parts and not self.close_sent and self.conn.state is State.OPEN:
            if self.hear_now is not None and self.queue.empty() and self.hear_now(said):
                return
            try:
                text = said.decode()
            except UnicodeDecodeError:
                super().data_received(frame)
            else:
                self.later(text)
            return
        if frame[0] & OPCODE < CONTROL:
            self._in_parts = not frame[0] & LAST
        super().data_received(frame)

    def later(self, text: str) -> None:
        """The long way in: whoever reads this socket takes it up in its turn."""
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() > MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    def write(self, text: bytes) -> bool:
        """Send a text at the end of this turn of the loop, with what else goes this way: each write to the system costs
        more than making what is written. False if it must wait, or if nobody is there any more."""
        if not self._unsent:
            if self.disconnected or self.close_sent or not self.writable.is_set():
                return False
            self.loop.call_soon(self._flush)
        self._unsent += (text_head(len(text)), text)
        return True

    def _flush(self) -> None:
        unsent, self._unsent = self._unsent, []
        if unsent and not self.disconnected and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(unsent))

    async def send(self, message: Any) -> None:
        self._flush()
        await super().send(message)

    def shutdown(self) -> None:
        self._flush()
        super().shutdown()
