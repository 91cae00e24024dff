"""Sockets as uvicorn speaks them, with a short way for what nearly every message is: one whole, short text frame.

Everything else (handshake, pings, fragments, long messages, faults) goes to the library that uvicorn uses. The short
way itself is in `short_way`, which is compiled: here is what must know uvicorn's class.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from gamenight.web.http.short_way import Outbox, ShortWay

MOST_UNREAD = 32  # messages that wait before no more are read
EXTENSION = "gamenight.wire"  # where the app finds its wire, in a connection's scope
OUTBOX = "gamenight.outbox"  # where all wires find theirs, in what uvicorn calls the app's state


def wire_of(scope: Mapping[str, Any]) -> Wire | None:
    """The wire that a connection came by; None where something else carries it, as in tests of the app alone."""
    found: Wire | None = scope.get("extensions", {}).get(EXTENSION, {}).get("wire")
    return found


class Wire(WebSocketsSansIOProtocol):
    """One socket. The app finds it in the scope's extensions."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        outbox = self.app_state.setdefault(OUTBOX, Outbox(self.loop))
        self.short = ShortWay(self, outbox, self.config.ws_max_size)
        # The loop calls this for all that comes, and nothing interpreted stands between.
        self.data_received = self.short.data_received  # type: ignore[method-assign]

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"wire": self}

    def by_library(self, data: bytes) -> None:
        """What does not go the short way."""
        super().data_received(data)

    def later(self, said: bytes, frame: bytes = b"") -> None:
        """The long way in: whoever reads this socket takes it up in its turn. `frame` is what brought the text, for the
        library to answer if it is none."""
        try:
            text = said.decode()
        except UnicodeDecodeError:
            self.by_library(frame)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() > MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.short.held_up = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.short.held_up = False

    async def send(self, message: Any) -> None:
        self.short.flush()
        await super().send(message)

    def shutdown(self) -> None:
        self.short.flush()
        super().shutdown()
