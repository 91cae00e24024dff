"""What every request has: the server, the asker's address, their cookie or token."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from ipaddress import ip_address, ip_network
from typing import Annotated, Any

from fastapi import Depends
from starlette.requests import HTTPConnection, Request

from gamenight.table.events import Refused
from gamenight.web.live.live import Live
from gamenight.web.live.server import Server
from gamenight.web.live.shapes import Who
from gamenight.web.words.en import Words

COOKIE = "gamenight"
YEAR = 365 * 24 * 60 * 60
STATUS = {
    "unreadable": 400,
    "bad": 422,
    "who": 401,
    "forbidden": 403,
    "not_found": 404,
    "late": 409,
    "illegal": 409,
    "over": 409,
    "too_large": 413,
    "too_many": 429,
    "busy": 503,
}


@dataclass
class Asker:
    """Whoever sent this request."""

    server: Server
    address: str
    bearer: str
    player: str  # "" if they are no guest
    page: bool = False  # a browser asks: it has the cookie, and its scripts need no token

    def guest(self) -> str:
        if not self.player:
            raise Refused("who", Words.say_who_you_are)
        return self.player

    async def at(self, code: str, seat: int | None = None) -> tuple[Live, Who]:
        live = await self.server.table(code, self.address)
        return live, self.server.who(live, self.bearer, self.player, seat)

    @asynccontextmanager
    async def held(self, code: str, seat: int | None = None) -> AsyncIterator[tuple[Live, Who]]:
        """A table that nobody changes meanwhile, as it is kept: with nothing that could not be stored."""
        while True:
            live, who = await self.at(code, seat)
            async with live.lock:
                if not live.dead:
                    yield live, who
                    return


def server_of(connection: HTTPConnection) -> Server:
    server: Server = connection.app.state.server
    return server


def address_of(connection: HTTPConnection) -> str:
    return network_of(connection.client.host) if connection.client else "unknown"


def network_of(address: str) -> str:
    """Whom to count together: one IPv4 address, or the /64 that a household has in IPv6."""
    try:
        read = ip_address(address)
    except ValueError:
        return address
    if read.version == 4:
        return address
    if read.ipv4_mapped is not None:
        return str(read.ipv4_mapped)
    return address if read.is_loopback else str(ip_network((int(read), 64), strict=False))


def bearer_of(connection: HTTPConnection) -> str:
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip()[:300] if kind.lower() == "bearer" else ""


async def asker(request: Request) -> Asker:
    server = server_of(request)
    bearer = bearer_of(request)
    token = bearer if bearer.startswith("g.") else request.cookies.get(COOKIE, "")
    page = "sec-fetch-site" in request.headers or "origin" in request.headers
    return Asker(server, address_of(request), bearer, await server.player_of(token), page)


Asked = Annotated[Asker, Depends(asker)]
Answer = dict[str, Any]
