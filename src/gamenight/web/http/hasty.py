"""Connections that take for ever to say what they want, or far too many words, are let go: they hold no place."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from gamenight.web.http.guard import SAY, refusal_parts

HEAD_SECONDS = 15.0  # to send a request's first line and headers
LONGEST_HEAD = 64 * 1024  # bytes of them


class HastyProtocol(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, with limits on how long a request's head may take and how long it may be."""

    _alarm: asyncio.TimerHandle | None = None
    _head = 0  # bytes that came while a head was not complete

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._alarm = self.loop.call_later(HEAD_SECONDS, self._too_slow)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._head = self._head + len(data) if self._alarm is not None else 0
        if self._head > LONGEST_HEAD and not self.transport.is_closing():
            self._refuse(b"431 Request Header Fields Too Large", "too_large", SAY.head_too_long(LONGEST_HEAD))

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._alarm is None:
            self._alarm = self.loop.call_later(HEAD_SECONDS, self._too_slow)

    def on_headers_complete(self) -> None:
        self._forget_alarm()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget_alarm()
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        self._refuse(b"400 Bad Request", "bad", SAY.no_http())

    def _refuse(self, status: bytes, kind: str, sentence: str) -> None:
        """What the app never hears of is refused with the same headers as everything else."""
        headers, body = refusal_parts(kind, sentence)
        lines = [
            b"HTTP/1.1 " + status,
            *(name + b": " + value for name, value in headers),
            b"connection: close",
        ]
        self.transport.write(b"\r\n".join([*lines, b"", body]))
        self.transport.close()

    def _too_slow(self) -> None:
        self._alarm = None
        if not self.transport.is_closing():
            self.transport.close()

    def _forget_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
