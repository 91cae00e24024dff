"""Sockets of a table come together at one worker of this machine, through the workers' hatches."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Callable
from typing import Any

from gamenight.web.http.wire import Wire
from gamenight.web.live.keys import read_code
from gamenight.web.live.tasks import Tasks

HATCH = (
    "gamenight.hatch"  # where a connection finds this worker's hatch, in what uvicorn calls the app's state
)
SOCKET = re.compile(rb"/api/(?:tables/([\w-]{1,20})/socket|tv/([\w-]{1,20}))/?(?:\?.*)?")


def table_in(url: bytes) -> str:
    """The code of the table that a socket is asked for; "" if the address is none of a table's socket."""
    found = SOCKET.fullmatch(url)
    return read_code((found[1] or found[2]).decode()) if found else ""


class Handed(Wire):
    """A socket that another worker read the request of. It is served here: only requests that are read are offered."""

    head = b""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.data_received(self.head)  # before anything else that came


def taker(make: Callable[[], Handed]) -> Callable[[socket.socket, bytes], None]:
    """Makes connections that were handed over this worker's own."""
    loop = asyncio.get_running_loop()
    beginning = Tasks()

    async def begin(connection: socket.socket, wire: Handed) -> None:
        try:
            connection.setblocking(False)
            await loop.connect_accepted_socket(lambda: wire, connection)
        except OSError:  # they have hung up
            connection.close()

    def take(connection: socket.socket, head: bytes) -> None:
        wire = make()
        wire.head = head
        beginning.begin(begin(connection, wire))

    return take
