"""Players that cost little beside the server they play at: both seats of each table, over plain sockets."""

from __future__ import annotations

import asyncio
import base64
import multiprocessing
import os
import secrets
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from msgspec import Struct
from msgspec.json import Decoder, Encoder
from websockets.utils import apply_mask

encode = Encoder().encode


class Text(Struct):
    text: str


class Choices(Struct):
    choices: list[Text] = []


class Update(Struct):
    """As much of an update as a player that does not look needs."""

    number: int
    to_move: list[int]
    scene: Choices | None = None
    moves: list[str] = []


read_update = Decoder(Update).decode


class Seat(asyncio.Protocol):
    """A player at a seat: tells its table when it has heard of another move."""

    def __init__(self, table: TablePlayed, hello: bytes, request: bytes) -> None:
        self.table, self.hello, self.request = table, hello, request
        self.number = 0
        self.moves: list[str] = []
        self.over = False
        self.transport: Any = None
        self._data = b""
        self._open = False

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        data = self._data + data if self._data else data
        at = 0
        if not self._open:
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self._data = data
                return
            self._open = True
            self.send(self.hello)
        while len(data) - at >= 2:
            size, head = data[at + 1], 2
            if size == 126:
                size, head = int.from_bytes(data[at + 2 : at + 4], "big"), 4
            elif size == 127:
                size, head = int.from_bytes(data[at + 2 : at + 10], "big"), 10
            end = at + head + size
            if len(data) < end:
                break
            self._hear(data[at], data[at + head : end])
            at = end
        self._data = data[at:]

    def _hear(self, kind: int, said: bytes) -> None:
        if kind == 0x89:
            self.transport.write(bytes((0x8A, 0x80 | len(said))) + b"\0\0\0\0" + said)
        elif said.startswith(b'{"type":"update"'):
            told = read_update(said)
            self.number, self.over = told.number, not told.to_move
            self.moves = [choice.text for choice in told.scene.choices] if told.scene else told.moves
            self.table.heard(self)

    def connection_lost(self, problem: Exception | None) -> None:
        self.over = True
        self.table.heard(self)

    def send(self, text: bytes) -> None:
        mask = os.urandom(4)
        size = bytes((0x80 | len(text),)) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
        self.transport.write(b"\x81" + size + mask + apply_mask(text, mask))


class TablePlayed:
    """Both seats of one table. A move is over when both have been told of it."""

    def __init__(self, url: str, code: str, tokens: list[str], scenes: bool) -> None:
        where = urlsplit(url)
        self.host, self.port = where.hostname or "127.0.0.1", where.port or 80
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        request = (
            f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: {where.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        hellos = [encode({"type": "hello", "token": token, "scenes": scenes}) for token in tokens]
        self.seats = [Seat(self, hello, request) for hello in hellos]
        self.times: list[float] = []
        self._past = 0
        self._began = 0.0
        self._ids = 0
        self._told: asyncio.Future[None] | None = None

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        for seat in self.seats:
            await loop.create_connection(lambda seat=seat: seat, self.host, self.port)  # type: ignore[misc]
        await self._until_past(0)

    async def _until_past(self, number: int) -> None:
        self._past = number
        self._told = asyncio.get_running_loop().create_future()
        self.heard(self.seats[0])
        await self._told

    def heard(self, seat: Seat) -> None:
        done = self.over() or all(each.number > self._past for each in self.seats)
        if done and self._told is not None and not self._told.done():
            self._told.set_result(None)

    def over(self) -> bool:
        return any(seat.over for seat in self.seats)

    async def move(self) -> None:
        seat = self.seats[0] if self.seats[0].moves else self.seats[1]
        if not seat.moves:
            seat.over = True
            return
        text = seat.moves[0]  # a card that fits, or a draw: hands stay as small as people's
        self._ids += 1
        began = time.perf_counter()
        seat.send(encode({"type": "move", "id": f"{self._ids}", "text": text, "seen": seat.number}))
        await self._until_past(seat.number)
        self.times.append(time.perf_counter() - began)

    def close(self) -> None:
        for seat in self.seats:
            if seat.transport is not None:
                seat.transport.abort()


class Load(Struct):
    """What is to be played: the tables, for how long, how often each moves (0: as fast as it can), how many at once."""

    url: str
    tables: list[tuple[str, list[str]]]
    seconds: float
    every: float = 0.0
    scenes: bool = True
    lanes: int = 0  # 0: all tables at once; else a table follows when another's game is over


async def drive(load: Load, opened_all: Callable[[], None]) -> list[float]:
    """Times of all moves."""
    lanes = load.lanes or len(load.tables)
    waiting = [TablePlayed(load.url, code, tokens, load.scenes) for code, tokens in load.tables]
    first, spare = waiting[:lanes], waiting[lanes:]
    gate = asyncio.Semaphore(32)

    async def opened(table: TablePlayed) -> None:
        async with gate:
            await table.open()

    await asyncio.gather(*(opened(table) for table in first))
    opened_all()
    until = time.perf_counter() + load.seconds

    async def play(table: TablePlayed) -> None:
        if load.every:
            await asyncio.sleep(secrets.randbelow(1000) / 1000 * load.every)
        while time.perf_counter() < until:
            if table.over() and not spare:
                break
            if table.over():
                table = spare.pop()
                await table.open()
            began = time.perf_counter()
            await table.move()
            if load.every:
                await asyncio.sleep(max(0.0, load.every - (time.perf_counter() - began)))

    await asyncio.gather(*(play(table) for table in first))
    for table in waiting:
        table.close()
    return [taken for table in waiting for taken in table.times]


def _driver(load: Load, out: Any) -> None:
    try:
        import uvloop

        run: Any = uvloop.run
    except ImportError:
        run = asyncio.run
    out.put(run(drive(load, lambda: out.put("open"))))


def driven(load: Load, opened: Callable[[], None] = lambda: None) -> list[float]:
    """Times of all moves, driven from another process; `opened` is called once all have sat down."""
    spawn = multiprocessing.get_context("spawn")
    out: Any = spawn.Queue()
    worker = spawn.Process(target=_driver, args=(load, out))
    worker.start()
    out.get(timeout=300)
    opened()
    times: list[float] = out.get(timeout=load.seconds + 120)
    worker.join(10)
    return times
