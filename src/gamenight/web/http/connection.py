# compiled
"""One socket, from its hello to its end: what it hears and what it is told."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from contextlib import suppress
from typing import Any

from msgspec import DecodeError
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from gamenight.core.position import NOBODY
from gamenight.core.refusal import GameNightError, shortened
from gamenight.core.words import ENGLISH
from gamenight.store.database import DatabaseAway
from gamenight.store.writer import Conflict
from gamenight.table.events import Refused
from gamenight.web.http.asking import COOKIE, address_of, bearer_of, server_of
from gamenight.web.http.wire import wire_of
from gamenight.web.live.acting import refusal_json
from gamenight.web.live.acts import ACT, HELLO, MOVE, Hello
from gamenight.web.live.encode import packed
from gamenight.web.live.limits import ACTS, HELLOS, Crowded
from gamenight.web.live.live import Listener, Live
from gamenight.web.live.server import Server
from gamenight.web.live.shapes import PROTOCOL, Who
from gamenight.web.words import understood, words_in
from gamenight.web.words.en import Words

LONGEST = 16 * 1024
HELLO_SECONDS = 10
log = logging.getLogger("gamenight.sockets")


class Bye(Exception):
    """The socket is to be closed, with a code and a sentence."""

    def __init__(self, code: int, reason: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code, self.reason, self.sentence = code, reason, sentence


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
        self._metered = ""  # whose acts are counted
        self._taking = False  # a message that goes the long way is being seen to
        self._moving = False  # a move that went the short way is not answered yet
        self._answered: asyncio.Future[None] | None = None  # who waits for that
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
        if self.wire is not None:
            self.wire.short.hear_now = self._hear_now
        while True:
            text = await self._receive()
            self._taking = True
            if self._moving:  # what was sent first is answered first
                self._answered = asyncio.get_running_loop().create_future()
                await self._answered
            await self._take(text)
            self._taking = False

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
        self._metered = f"{self.code}:{who.seat}:{self.player or self.address}"
        self.listener = Listener(who, hello.resume, set(hello.boards), hello.scenes, language)
        self.listener.write_now = self.wire.short.write if self.wire else None
        assert self.live is not None
        number = self.live.seen_by(who.seat).number
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
        hosts = self.live.table.is_hosted_by(self.player)
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
            self.server.limits.take(ACTS, "act", self._metered)
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
        except (WebSocketDisconnect, Bye):
            raise
        except Exception as problem:
            self._sorry(listener, id, problem)
        self.server.metrics.busy.took(time.perf_counter() - began)

    def _sorry(self, listener: Listener, id: str, problem: BaseException) -> None:
        """The answer to an act that was not done."""
        if isinstance(problem, Refused):
            self.server.metrics.refused.labels(problem.kind).inc()
            listener.send(refusal_json(id, problem, self.words))
        elif isinstance(problem, GameNightError):
            listener.send(refusal_json(id, Refused("busy", Words.not_stored), self.words))
        else:
            self.server.metrics.errors.inc()
            log.error("an act failed", extra={"table": self.code}, exc_info=problem)
            listener.send(refusal_json(id, Refused("busy", Words.mistake), self.words))

    def _hear_now(self, said: bytes) -> bool:
        """A move the short way, without waking a task: whether it was taken. What is not goes the long way, and so
        does everything behind it until that is done."""
        listener, live, wire = self.listener, self.live, self.wire
        if self._taking or self._moving or listener is None or live is None or wire is None:
            return False
        if live.dead or live.lock.locked():
            return False
        try:
            move = MOVE.decode(said)
        except (DecodeError, UnicodeDecodeError):
            return False
        began = time.perf_counter()

        def done(result: Any) -> None:
            if isinstance(result, Conflict):  # another node was quicker: the long way looks again
                wire.later(said)
            elif isinstance(result, BaseException):
                self._sorry(listener, move.id, result)
            else:
                listener.send(packed({"type": "answer", "id": move.id, "ok": True, "number": result}))
            self.server.metrics.busy.took(time.perf_counter() - began)
            self._moving = False
            if self._answered is not None and not self._answered.done():
                self._answered.set_result(None)

        try:
            self.server.limits.take(ACTS, "act", self._metered)
            self._check_seat(listener.who)
            self._moving = True
            taken = self.server.acting.move_now(
                self.live or live, listener.who, move, listener.language, done
            )
        except Exception as problem:
            self._sorry(listener, move.id, problem)
            self._moving, taken = False, True
        if not taken:
            self._moving = False
        return taken

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
            said = {"type": "bye", "reason": bye.reason, "sentence": shortened(bye.sentence)}
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
