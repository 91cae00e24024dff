"""The socket and the stream: a listener for a seat, or for nobody in particular."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, Query
from fastapi.responses import Response, StreamingResponse
from starlette.websockets import WebSocket

from gamenight.core.position import NOBODY
from gamenight.core.words import ENGLISH
from gamenight.table.events import Refused
from gamenight.web.http.asking import Asked, Asker
from gamenight.web.http.connection import Connection
from gamenight.web.live.encode import packed
from gamenight.web.live.limits import HELLOS, Crowded
from gamenight.web.live.live import Listener, Live
from gamenight.web.live.server import Server
from gamenight.web.live.shapes import PROTOCOL, Who
from gamenight.web.words import words_in
from gamenight.web.words.en import Words

router = APIRouter(prefix="/api")
BEAT_SECONDS = 15


@router.websocket("/tables/{code}/socket")
async def socket(websocket: WebSocket, code: str) -> None:
    await alone(Connection(websocket, code, spectator=False))


@router.websocket("/tv/{code}")
async def television(websocket: WebSocket, code: str) -> None:
    await alone(Connection(websocket, code, spectator=True))


async def alone(connection: Connection) -> None:
    """In a task of its own, so that a message does not wake all that lies between the server and the app."""
    await asyncio.create_task(connection.run())


# Over plain HTTP


@router.get("/tables/{code}/state", tags=["play"])
async def state(
    code: str, asked: Asked, since: Annotated[int, Query(ge=0, le=2**31)] = 0, scenes: bool = True
) -> Response:
    """What a seat sees now, and what has happened since."""
    live, who = await _listening(asked, code)
    listener = Listener(who, since, set(), scenes)
    if since > live.table.number:
        await asked.server.hub.news.refresh(live)
    asked.server.limits.take(HELLOS, "hello", asked.player or asked.address)
    async with asked.held(code) as (live, _):
        await asked.server.hub.audience.catch_up(live, listener)
    said = await listener.next()
    return Response(said[-1], media_type="application/json")


async def _listening(asked: Asker, code: str) -> tuple[Live, Who]:
    live, who = await asked.at(code)
    if who.seat == NOBODY and not live.table.spectators and not who.host:
        raise Refused("forbidden", Words.no_spectators)
    return live, who


@router.get("/tables/{code}/stream", tags=["play"], response_class=StreamingResponse)
async def stream(
    code: str, asked: Asked, resume: Annotated[int, Query(ge=0, le=2**31)] = 0, scenes: bool = True
) -> StreamingResponse:
    """Everything as it happens, one JSON a line."""
    live, who = await _listening(asked, code)
    listener = Listener(who, resume, set(), scenes)
    number = live.seen_by(who.seat).number
    said = {"type": "welcome", "protocol": PROTOCOL, "seat": who.seat, "number": number}
    listener.send(packed({**said, "node": asked.server.node, "lang": ENGLISH}))
    lines = _counted(asked, live, listener)
    return StreamingResponse(lines, media_type="application/x-ndjson", headers={"cache-control": "no-store"})


async def _counted(asked: Asker, live: Live, listener: Listener) -> AsyncIterator[bytes]:
    """A stream holds a place like a socket."""
    try:
        with asked.server.crowd.one_more(asked.address):
            async for line in _lines(asked.server, live, listener):
                yield line
    except Crowded:
        said = {"type": "bye", "reason": "too_many", "sentence": words_in(ENGLISH).many_sockets()}
        yield packed(said) + b"\n"


async def _lines(server: Server, live: Live, listener: Listener) -> AsyncIterator[bytes]:
    server.metrics.listeners.inc()
    try:
        await server.hub.audience.listen(live, listener)
        while True:
            try:
                said = await asyncio.wait_for(listener.next(), BEAT_SECONDS)
            except TimeoutError:
                yield b"\n"
                continue
            for each in said:
                yield each + b"\n"
            if listener.closing is not None:
                return
    finally:
        server.metrics.listeners.dec()
        server.hub.audience.leave(live.table.code, listener)
