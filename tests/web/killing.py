"""Load on a server that is killed at random moments, and a look at what is left.

Each player plays as fast as answers come, retries with the same id when the connection is lost, and writes down every
move that was acknowledged. Afterwards every one of them must be in the log, and none twice.

As a soak: `python tests/web/killing.py --kills 300` (SQLite), `--nodes 2` (PostgreSQL and Redis, one of two killed).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import secrets
import shutil
import sys
import tempfile
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
from databases import postgres, redis
from serving import Server
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from gamenight.store.store import Store

LOST = (OSError, WebSocketException, TimeoutError, EOFError)


class Player:
    """Somebody at a seat who never gives up."""

    def __init__(self, servers: list[Server], code: str, token: str, seed: int) -> None:
        self.servers, self.code, self.token = servers, code, token
        self.luck = random.Random(seed)
        self.acknowledged: dict[str, tuple[int, str]] = {}  # id: (number, text)
        self.number = 0
        self.over = False
        self.pending: dict[str, Any] | None = None
        self.stopped = False

    async def play(self) -> None:
        while not self.over and not self.stopped:
            server = self.luck.choice(self.servers)
            try:
                address = server.url.replace("http", "ws", 1) + f"/api/tables/{self.code}/socket"
                async with connect(address, open_timeout=3, ping_interval=None, max_queue=None) as socket:
                    await self._talk(socket)
            except LOST:
                await asyncio.sleep(0.05)

    async def _talk(self, socket: Any) -> None:
        hello = {"type": "hello", "token": self.token, "resume": self.number, "scenes": False}
        await socket.send(json.dumps(hello))
        if self.pending is not None:
            await socket.send(json.dumps(self.pending))  # again, with the same id
        while not self.over and not self.stopped:
            message = json.loads(await asyncio.wait_for(socket.recv(), 5))
            if message["type"] == "answer":
                self._answered(message)
            if message["type"] == "update":
                self._seen(message)
                if message["moves"] and self.pending is None:
                    self.pending = {
                        "type": "move",
                        "id": secrets.token_hex(8),
                        "text": self.luck.choice(message["moves"]),
                        "seen": self.number,
                    }
                    await socket.send(json.dumps(self.pending))

    def _answered(self, message: dict[str, Any]) -> None:
        if self.pending is None or message["id"] != self.pending["id"]:
            return
        if message["ok"]:
            self.acknowledged[message["id"]] = (message["number"], self.pending["text"])
        else:
            assert message["error"]["kind"] in ("late", "busy", "illegal", "over"), message
        if message["ok"] or message["error"]["kind"] != "busy":
            self.pending = None

    def _seen(self, message: dict[str, Any]) -> None:
        numbers = [event["n"] for event in message["events"]]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers))) if numbers else True
        assert not numbers or numbers[0] <= self.number + 1, "an event was never told"
        assert message["number"] >= self.number, "the table went back"
        self.number = message["number"]
        self.over = (message["table"] or {}).get("status") == "over"


async def make_tables(server: Server, count: int) -> list[tuple[str, list[str]]]:
    """Codes of tables with two seats each, and their tokens."""
    made = []
    async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
        token = (await http.post("/api/me", json={"name": "Mabel"})).json()["token"]
        for _ in range(count):
            asked = {
                "game": "crazy_eights",
                "options": {"target": 500},
                "seats": 2,
                "sit": [0, 1],
                "start": True,
            }
            answer = await http.post("/api/tables", json=asked, headers={"authorization": f"Bearer {token}"})
            table = answer.json()
            made.append((table["code"], [seat["token"] for seat in table["seats"]]))
    return made


async def kill_again_and_again(servers: list[Server], kills: int, seed: int, minutes: float) -> int:
    """So many kills, or as many as there is time for."""
    luck = random.Random(seed)
    loop = asyncio.get_running_loop()
    until = time.monotonic() + 60 * minutes
    for done in range(kills):
        if time.monotonic() > until:
            return done
        await asyncio.sleep(luck.uniform(0.05, 0.6))
        victim = luck.choice(servers)
        victim.kill()
        victim.start(wait=False)
        await loop.run_in_executor(None, victim.wait)
    return kills


async def soak(
    servers: list[Server], kills: int, tables: int = 4, seed: int = 1, minutes: float = 600
) -> tuple[int, list[Player]]:
    """How often servers were killed, and those who played meanwhile."""
    made = await make_tables(servers[0], tables)
    players = [
        Player(servers, code, token, seed * 1000 + 10 * n + seat)
        for n, (code, tokens) in enumerate(made)
        for seat, token in enumerate(tokens)
    ]
    playing = [asyncio.create_task(player.play()) for player in players]
    killed = await kill_again_and_again(servers, kills, seed, minutes)
    await asyncio.sleep(0.5)
    for player in players:
        player.stopped = True
    await asyncio.gather(*playing)  # each ends with its next message, or when none comes for a while
    return killed, players


def check(database: str, players: list[Player]) -> int:
    """Every acknowledged move is in the log, once; the log has no gaps and replays. How many there were."""
    store = Store(database)
    try:
        for code in {player.code for player in players}:
            check_table(store, code, [player for player in players if player.code == code])
    finally:
        store.close()
    return sum(len(player.acknowledged) for player in players)


def check_table(store: Store, code: str, players: list[Player]) -> None:
    loaded = store.load(code)
    assert loaded is not None
    kept, table = loaded  # it replays
    events = store.events(kept.id)
    assert [event.n for event in events] == list(range(1, table.number + 1))
    by_id: dict[str, list[Any]] = {}
    for event in events:
        if event.kind == "moved":
            by_id.setdefault(event.data["id"].partition(":")[2], []).append(event)
    for player in players:
        for id, (number, text) in player.acknowledged.items():
            assert id in by_id, f"{code}: the acknowledged move {text!r} is lost"
            assert len(by_id[id]) == 1, f"{code}: the move {text!r} was made twice"
            assert (by_id[id][0].n, by_id[id][0].data["text"]) == (number, text)


def by_itself(work: Coroutine[Any, Any, tuple[int, list[Player]]]) -> tuple[int, list[Player]]:
    """In a thread of its own: another test's browser may have left a loop running in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


def sqlite_soak(folder: Path, kills: int, seed: int = 1, minutes: float = 600) -> tuple[int, int]:
    """How often the server was killed, and how many moves it had acknowledged."""
    database = f"sqlite:///{folder}/tables.db"
    server = Server(database, log=folder / "log").start()
    try:
        killed, players = by_itself(soak([server], kills, seed=seed, minutes=minutes))
    finally:
        server.kill()
    return killed, check(database, players)


def cluster_soak(folder: Path, kills: int, seed: int = 1, minutes: float = 600) -> tuple[int, int]:
    with postgres() as database, redis() as fanout:
        servers = [Server(database, fanout, folder / f"log{n}").start() for n in range(2)]
        try:
            killed, players = by_itself(soak(servers, kills, seed=seed, minutes=minutes))
        finally:
            for server in servers:
                server.kill()
        return killed, check(database, players)


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description="Kill servers under load, and see that nothing is lost.")
    asked.add_argument("--kills", type=int, default=100)
    asked.add_argument("--nodes", type=int, default=1, choices=(1, 2))
    asked.add_argument("--seed", type=int, default=int(time.time()))
    asked.add_argument("--minutes", type=float, default=600, help="stop killing after this time")
    given = asked.parse_args()
    place = tempfile.mkdtemp(prefix="gamenight-soak-")
    how = sqlite_soak if given.nodes == 1 else cluster_soak
    killed, moves = how(Path(place), given.kills, given.seed, given.minutes)
    shutil.rmtree(place)  # kept if something went wrong
    print(f"{killed} kills, {moves} acknowledged moves, none lost, none twice (seed {given.seed})")
    sys.exit(0)
