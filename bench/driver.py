"""Players that cost little beside the server they play at: both seats of each table, over plain sockets."""

from __future__ import annotations

import asyncio
import base64
import multiprocessing
import secrets
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from msgspec import Struct
from msgspec.json import Decoder, Encoder
from websockets.utils import apply_mask

encode = Encoder().encode
MASK = b"game"  # a browser takes a new one for each message; nothing here has to be hidden from a proxy


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
            self.table.heard()

    def connection_lost(self, problem: Exception | None) -> None:
        self.over = True
        self.table.heard()

    def send(self, text: bytes) -> None:
        size = bytes((0x80 | len(text),)) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
        self.transport.write(b"\x81" + size + MASK + apply_mask(text, MASK))


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
        self.told: Callable[[], None] = lambda: None  # called once both have been told of what they wait for
        self._past = 0
        self._waiting = False
        self._began = 0.0
        self._ids = 0

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        told = loop.create_future()
        self.told, self._past, self._waiting = (lambda: told.set_result(None)), 0, True
        for seat in self.seats:
            await loop.create_connection(lambda seat=seat: seat, self.host, self.port)  # type: ignore[misc]
        await told

    def heard(self) -> None:
        one, other = self.seats
        if self._waiting and (self.over() or (one.number > self._past and other.number > self._past)):
            self._waiting = False
            if self._began:
                self.times.append(time.perf_counter() - self._began)
            self.told()

    def over(self) -> bool:
        return self.seats[0].over or self.seats[1].over

    def move(self) -> None:
        seat = self.seats[0] if self.seats[0].moves else self.seats[1]
        if not seat.moves:
            seat.over = True
            self.told()
            return
        text = seat.moves[0]  # a card that fits, or a draw: hands stay as small as people's
        self._ids += 1
        self._past, self._waiting, self._began = seat.number, True, time.perf_counter()
        seat.send(encode({"type": "move", "id": f"{self._ids}", "text": text, "seen": seat.number}))

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


class Lane:
    """Plays one table after the other, each move as soon as the last was told, or so often."""

    def __init__(self, table: TablePlayed, spare: list[TablePlayed], until: float, every: float) -> None:
        self._loop = asyncio.get_running_loop()
        self._spare, self._until, self._every = spare, until, every
        self.done = self._loop.create_future()
        self._sit(table)
        self._loop.call_later(secrets.randbelow(1000) / 1000 * every, self._move)

    def _sit(self, table: TablePlayed) -> None:
        self.table, table.told = table, self._told

    def _told(self) -> None:
        if not self._every:
            self._move()
        else:
            self._loop.call_later(max(0.0, self._every - self.table.times[-1]), self._move)

    def _move(self) -> None:
        if time.perf_counter() >= self._until or (self.table.over() and not self._spare):
            if not self.done.done():
                self.done.set_result(None)
        elif self.table.over():
            self._loop.create_task(self._next())
        else:
            self.table.move()

    async def _next(self) -> None:
        table = self._spare.pop()
        await table.open()
        self._sit(table)
        self._move()


async def drive(load: Load, opened_all: Callable[[], None]) -> list[float]:
    """Times of all moves."""
    lanes = load.lanes or len(load.tables)
    tables = [TablePlayed(load.url, code, tokens, load.scenes) for code, tokens in load.tables]
    gate = asyncio.Semaphore(32)

    async def opened(table: TablePlayed) -> None:
        async with gate:
            await table.open()

    await asyncio.gather(*(opened(table) for table in tables[:lanes]))
    opened_all()
    until, spare = time.perf_counter() + load.seconds, tables[lanes:]
    playing = [Lane(table, spare, until, load.every) for table in tables[:lanes]]
    await asyncio.gather(*(lane.done for lane in playing))
    for table in tables:
        table.close()
    return [taken for table in tables for taken in table.times]


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
