# Over 300 lines: one conversation: what a socket hears and what it is told.
"""The socket and the stream: a listener for a seat, or for nobody in particular."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Annotated, Any

from fastapi import APIRouter, Query
from fastapi.responses import Response, StreamingResponse
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from gamenight.core.position import NOBODY
from gamenight.core.refusal import GameNightError
from gamenight.core.words import ENGLISH
from gamenight.store.database import DatabaseAway
from gamenight.table.events import Refused
from gamenight.web.http.asking import COOKIE, Asked, Asker, address_of, bearer_of, server_of
from gamenight.web.http.wire import wire_of
from gamenight.web.live.acting import refusal_json
from gamenight.web.live.acts import ACT, HELLO, Hello
from gamenight.web.live.encode import packed
from gamenight.web.live.limits import ACTS, HELLOS, Crowded
from gamenight.web.live.live import Listener, Live
from gamenight.web.live.server import Server
from gamenight.web.live.shapes import PROTOCOL, Who
from gamenight.web.words import understood, words_in
from gamenight.web.words.en import Words

router = APIRouter(prefix="/api")
LONGEST = 16 * 1024
HELLO_SECONDS = 10
BEAT_SECONDS = 15
log = logging.getLogger("gamenight.sockets")


class Bye(Exception):
    """The socket is to be closed, with a code and a sentence."""

    def __init__(self, code: int, reason: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code, self.reason, self.sentence = code, reason, sentence


@router.websocket("/tables/{code}/socket")
async def socket(websocket: WebSocket, code: str) -> None:
    await alone(Connection(websocket, code, spectator=False))


@router.websocket("/tv/{code}")
async def television(websocket: WebSocket, code: str) -> None:
    await alone(Connection(websocket, code, spectator=True))


async def alone(connection: Connection) -> None:
    """In a task of its own, so that a message does not wake all that lies between the server and the app."""
    await asyncio.create_task(connection.run())


class Connection:
    """One socket, from its hello to its end."""

    def __init__(self, websocket: WebSocket, code: str, spectator: bool) -> None:
        self.websocket, self.code, self.spectator = websocket, code, spectator
        self.server: Server = server_of(websocket)
        self.address = address_of(websocket)
        self.listener: Listener | None = None
        self.live: Live | None = None
        self.player = ""
        self.wire = wire_of(websocket.scope)
        self.words = words_in(ENGLISH)
        self._sender: asyncio.Task[None] | None = None

    async def run(self) -> None:
        await self.websocket.accept()
        self.server.metrics.listeners.inc()
        try:
            with self.server.crowd.one_more(self.address):
                await self._talk()
        except Crowded:
            await self._part(Bye(4429, "too_many", self.words.many_sockets()))
        except Bye as bye:
            await self._part(bye)
        except (WebSocketDisconnect, RuntimeError):
            pass  # they are gone
        finally:
            self.server.metrics.listeners.dec()
            self._forget()

    async def _talk(self) -> None:
        try:
            self.live = await self.server.table(self.code, self.address)
        except Refused as problem:
            raise Bye(4404, problem.kind, problem.sentence) from None
        except DatabaseAway as problem:
            raise Bye(1013, "busy", str(problem)) from None
        except GameNightError as problem:
            raise Bye(4404, "closed", str(problem)) from None
        token = bearer_of(self.websocket) or self.websocket.cookies.get(COOKIE, "")
        self.player = await self.server.player_of(token)
        try:
            first = await asyncio.wait_for(self._receive(), HELLO_SECONDS)
        except TimeoutError:
            raise Bye(4408, "late", self.words.hello_late()) from None
        await self._hello(first)
        while True:
            await self._take(await self._receive())

    async def _receive(self) -> str:
        message: Any = await (self.wire.receive() if self.wire else self.websocket.receive())
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text: str | None = message.get("text")
        if text is None:
            raise Bye(4400, "bad", self.words.text_only())
        if len(text) > LONGEST:
            raise Bye(4400, "too_large", self.words.message_too_long(LONGEST))
        return text

    async def _hello(self, text: str) -> None:
        try:
            hello = HELLO.validate_json(text)
        except ValidationError as problem:
            raise Bye(4400, "bad", self.words.no_hello(first_problem(problem))) from None
        self._meter()
        language = understood(hello.lang)
        self.words = words_in(language)
        who = self._who(hello)
        if self._sender is not None:
            self._forget()
        self.listener = Listener(who, hello.resume, set(hello.boards), hello.scenes, language)
        self.listener.write_now = self.wire.write if self.wire else None
        assert self.live is not None
        number = self.live.table.number
        said = {"type": "welcome", "protocol": PROTOCOL, "seat": who.seat, "number": number}
        self.listener.send(packed({**said, "node": self.server.node, "lang": language}))
        self._sender = asyncio.create_task(self._send(self.listener))
        self.live = await self.server.hub.audience.listen(self.live, self.listener)

    def _meter(self) -> None:
        """A hello may replay much of a game."""
        try:
            self.server.limits.take(HELLOS, "hello", self.player or self.address)
        except Refused as problem:
            raise Bye(4429, problem.kind, problem.said_in(self.words)) from None

    def _who(self, hello: Hello) -> Who:
        assert self.live is not None
        hosts = bool(self.player) and self.player == self.live.table.host
        if hello.token and not self.spectator:
            try:
                who = self.server.who(self.live, hello.token, self.player, NOBODY)
            except Refused as problem:
                raise Bye(4403, "who", problem.said_in(self.words)) from None
            return who
        if not self.live.table.spectators and not hosts:
            raise Bye(4403, "forbidden", self.words.no_spectators())
        return Who(self.player, NOBODY, hosts)

    async def _take(self, text: str) -> None:
        """One act, and its answer."""
        assert self.live is not None
        assert self.listener is not None
        began = time.perf_counter()
        listener, id = self.listener, ""
        try:
            act = ACT.validate_json(text)
            id = act.id
            self.server.limits.take(
                ACTS, "act", f"{self.code}:{listener.who.seat}:{self.player or self.address}"
            )
            self._check_seat(listener.who)
            self.live, answer = await self.server.acting.answer(
                self.live, listener.who, act, listener.language
            )
            listener.send(packed({"type": "answer", "id": id, **answer}))
        except ValidationError as problem:
            if _is_hello(text):
                await self._hello(text)
                return
            refused = Refused("bad", Words.unreadable, first_problem(problem))
            listener.send(refusal_json(_id_in(text), refused, self.words))
        except Refused as problem:
            self.server.metrics.refused.labels(problem.kind).inc()
            listener.send(refusal_json(id, problem, self.words))
        except GameNightError:
            sorry = Refused("busy", Words.not_stored)
            listener.send(refusal_json(id, sorry, self.words))
        except (WebSocketDisconnect, Bye):
            raise
        except Exception:
            self.server.metrics.errors.inc()
            log.exception("an act failed", extra={"table": self.code})
            sorry = Refused("busy", Words.mistake)
            listener.send(refusal_json(id, sorry, self.words))
        self.server.metrics.act_seconds.observe(time.perf_counter() - began)

    def _check_seat(self, who: Who) -> None:
        """A seat that was given to somebody else meanwhile is not theirs any more."""
        assert self.live is not None
        live = self.server.hub.lives.get(self.live.table.code)
        if live is not None and not live.dead:
            self.live = live
        if not self.live.still_theirs(who):
            raise Refused("who", Words.not_your_seat_any_more)

    async def _send(self, listener: Listener) -> None:
        with suppress(WebSocketDisconnect, RuntimeError, asyncio.CancelledError):
            while True:
                for said in await listener.next():
                    await self.websocket.send_text(said.decode())
                if listener.closing is not None:
                    code, reason = listener.closing
                    await self.websocket.close(code, reason)
                    return

    async def _part(self, bye: Bye) -> None:
        with suppress(RuntimeError, WebSocketDisconnect):
            said = {"type": "bye", "reason": bye.reason, "sentence": bye.sentence}
            await self.websocket.send_text(packed(said).decode())
            await self.websocket.close(bye.code, bye.reason)

    def _forget(self) -> None:
        if self._sender is not None:
            self._sender.cancel()
            self._sender = None
        if self.listener is not None and self.live is not None:
            self.server.hub.audience.leave(self.live.table.code, self.listener)


def first_problem(problem: ValidationError) -> str:
    """What is wrong, in one sentence."""
    error = problem.errors(include_url=False, include_context=False)[0]
    where = ".".join(str(part) for part in error["loc"])
    return f"{where}: {error['msg']}." if where else f"{error['msg']}."


def _read(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def _is_hello(text: str) -> bool:
    read = _read(text)
    return isinstance(read, dict) and read.get("type") == "hello"


def _id_in(text: str) -> str:
    read = _read(text)
    id = read.get("id", "") if isinstance(read, dict) else ""
    return id[:64] if isinstance(id, str) else ""


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
    async with live.lock:
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
    said = {"type": "welcome", "protocol": PROTOCOL, "seat": who.seat, "number": live.table.number}
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
