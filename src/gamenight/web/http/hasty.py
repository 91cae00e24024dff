"""Connections that take for ever to say what they want, or far too many words, are let go: they hold no place."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from ipaddress import ip_address, ip_network
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from gamenight.web.http.asking import network_of
from gamenight.web.http.guard import SAY, refusal_parts
from gamenight.web.http.handing import HATCH, table_in
from gamenight.web.live.limits import LOOPBACK
from gamenight.web.nodes.hatch import Hatch

HEAD_SECONDS = 15.0  # to send a request's first line and headers
LONGEST_HEAD = 64 * 1024  # bytes of them
CONNECTIONS = 600  # of one address at once, but for proxies and this machine: they would take others' places
_open: Counter[str] = Counter()


def is_proxy(address: str, trusted: str | list[str]) -> bool:
    """Whether many people come by that address: what an operator trusts are addresses and networks, or * for all."""
    for each in trusted.split(",") if isinstance(trusted, str) else trusted:
        with suppress(ValueError):  # a name
            if each.strip() == "*" or ip_address(address) in ip_network(each.strip(), strict=False):
                return True
    return False


class HastyProtocol(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, with limits on how long a request's head may take and how long it may be."""

    _alarm: asyncio.TimerHandle | None = None
    _head = 0  # bytes that came while a head was not complete
    _counted = ""  # the address that this connection is counted for

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._alarm = self.loop.call_later(HEAD_SECONDS, self._too_slow)
        address = self.client[0] if self.client else ""
        network = network_of(address)
        if not address or network in LOOPBACK or is_proxy(address, self.config.forwarded_allow_ips):
            return
        self._counted = network
        _open[self._counted] += 1
        if _open[self._counted] > CONNECTIONS:
            self._refuse(b"429 Too Many Requests", "too_many", SAY.many_sockets())

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

    def handle_websocket_upgrade(self) -> None:
        if self._offered():
            self.transport.pause_reading()
        else:
            self._upgrade()

    def _upgrade(self) -> None:
        self._leave()  # sockets are counted by themselves
        super().handle_websocket_upgrade()

    def _offered(self) -> bool:
        """Whether this socket was offered to the worker that its table is at home at."""
        hatch: Hatch | None = self.app_state.get(HATCH)
        code = table_in(self.url) if hatch is not None else ""
        before: Any = self.cycle  # the request before this one; None if there was none
        busy = before is not None and not before.response_complete
        if hatch is None or not code or busy or self.transport.get_write_buffer_size():
            return False
        first = self.scope["method"].encode() + b" " + self.url + b" HTTP/1.1"
        lines = [first, *(name + b": " + value for name, value in self.headers), b"", b""]
        connection = self.transport.get_extra_info("socket").fileno()
        return hatch.offer(code, connection, b"\r\n".join(lines), self._answered)

    def _answered(self, taken: bool) -> None:
        if taken:
            self.transport.abort()  # closes it here; the connection goes on there
        elif not self.transport.is_closing():
            self.transport.resume_reading()
            self._upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
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

    def _leave(self) -> None:
        if self._counted:
            _open[self._counted] -= 1
            if not _open[self._counted]:
                del _open[self._counted]
            self._counted = ""

    def _too_slow(self) -> None:
        self._alarm = None
        if not self.transport.is_closing():
            self.transport.close()

    def _forget_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
