"""Connections that take for ever to say what they want are let go, so that they hold no place."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_SECONDS = 15.0  # to send a request's first line and headers


class HastyProtocol(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, with a limit on how long a request's head may take."""

    _alarm: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._alarm = self.loop.call_later(HEAD_SECONDS, self._too_slow)

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

    def _too_slow(self) -> None:
        self._alarm = None
        if not self.transport.is_closing():
            self.transport.close()

    def _forget_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
