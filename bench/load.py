"""How much one server process carries: moves a second, time from submit to the last seat told, memory a table.

    python bench/load.py [--quick] [--json FILE] [--peer FOLDER]

Everything is on this machine, over loopback: one server process (on one core, where the system lets us choose) with
SQLite in WAL mode and full sync; clients in another process. Every move is on disk before anyone hears of it. The same
load on boardgame.io's server, which saves nothing, is measured in the same run, where Node is there and FOLDER holds
node_modules with boardgame.io (npm install boardgame.io@0.50.2).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import secrets
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from msgspec import Struct
from msgspec.json import Decoder
from websockets.asyncio.client import connect

HERE = Path(__file__).parent
GAME = "crazy_eights"
OPTIONS = {"target": 500, "drawing": "one"}
SIZES = (1, 100, 1000, 10_000)
SERVER = """
import json, sys
from gamenight.web.serve import serve
from gamenight.web.live.server import Settings
if __name__ == "__main__":
    serve(port=int(sys.argv[1]), database=sys.argv[2], settings=Settings(pace=0, limits=0), log_level="error")
"""


class Server:
    """A server process with a database of its own, bound to one core."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="gamenight-load-"))
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        path = os.pathsep.join(place for place in sys.path if place)
        command = [sys.executable, "-c", SERVER, str(self.port), f"sqlite:///{self.folder}/tables.db"]
        self.process = subprocess.Popen(
            command, env={**os.environ, "PYTHONPATH": path}, stderr=subprocess.DEVNULL
        )
        if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
            os.sched_setaffinity(self.process.pid, {0})
        self._wait()

    def _wait(self) -> None:
        for _ in range(600):
            try:
                if httpx.get(f"{self.url}/health").status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise RuntimeError("the server did not start")

    def memory(self) -> float:
        """Megabytes that are its own."""
        for line in Path(f"/proc/{self.process.pid}/smaps_rollup").read_text().splitlines():
            if line.startswith("Private_Dirty:"):
                return int(line.split()[1]) / 1024
        return 0.0

    def seconds(self) -> float:
        """Of the processor, so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def figure(self, name: str) -> float:
        text = httpx.get(f"{self.url}/metrics").text
        return next(
            (float(line.rsplit(" ", 1)[1]) for line in text.splitlines() if line.startswith(f"{name} ")), 0.0
        )

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


def free_port() -> int:
    import socket

    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


async def make_tables(url: str, count: int) -> list[tuple[str, list[str]]]:
    limits = httpx.Limits(max_connections=8)
    async with httpx.AsyncClient(base_url=url, timeout=60, limits=limits) as http:
        token = (await http.post("/api/me", json={"name": "Mabel"})).json()["token"]
        headers = {"authorization": f"Bearer {token}"}
        asked = {"game": GAME, "options": OPTIONS, "seats": 2, "sit": [0, 1], "start": True}
        gate = asyncio.Semaphore(8)

        async def make() -> tuple[str, list[str]]:
            async with gate:
                table = (await http.post("/api/tables", json=asked, headers=headers)).json()
            return table["code"], [seat["token"] for seat in table["seats"]]

        return list(await asyncio.gather(*(make() for _ in range(count))))


class Text(Struct):
    text: str


class Choices(Struct):
    choices: list[Text] = []


class Update(Struct):
    """As much of an update as a player that does not look needs: the driver should cost little beside the server."""

    number: int
    to_move: list[int]
    scene: Choices | None = None
    moves: list[str] = []


update_in = Decoder(Update).decode


class TableClient:
    """Both seats of one table. A move is over when both have been told of it."""

    def __init__(self, url: str, code: str, tokens: list[str], scenes: bool) -> None:
        self.address = url.replace("http", "ws", 1) + f"/api/tables/{code}/socket"
        self.tokens, self.scenes = tokens, scenes
        self.sockets: list[Any] = []
        self.number = [0, 0]
        self.moves: list[list[str]] = [[], []]
        self.times: list[float] = []
        self.over = False

    async def open(self) -> None:
        for token in self.tokens:
            socket = await connect(self.address, ping_interval=None, max_queue=None, compression=None)
            await socket.send(json.dumps({"type": "hello", "token": token, "scenes": self.scenes}))
            self.sockets.append(socket)
        for seat in (0, 1):
            while not self.number[seat]:
                await self._take(seat)

    async def _take(self, seat: int) -> None:
        text = await self.sockets[seat].recv(decode=False)
        if text.startswith(b'{"type":"update"'):
            told = update_in(text)
            self.number[seat] = told.number
            self.moves[seat] = [choice.text for choice in told.scene.choices] if told.scene else told.moves
            self.over = not told.to_move

    async def move(self) -> None:
        seat = 0 if self.moves[0] else 1
        if not self.moves[seat]:
            self.over = True
            return
        # A draw as often as may be: games stay long.
        text = "draw" if "draw" in self.moves[seat] and secrets.randbelow(2) else self.moves[seat][0]
        act = {"type": "move", "id": secrets.token_hex(4), "text": text, "seen": self.number[seat]}
        before = self.number[seat]
        began = time.perf_counter()
        await self.sockets[seat].send(json.dumps(act))
        await asyncio.gather(self._until_past(0, before), self._until_past(1, before))
        self.times.append(time.perf_counter() - began)

    async def _until_past(self, seat: int, number: int) -> None:
        while self.number[seat] <= number:
            await self._take(seat)

    async def close(self) -> None:
        for socket in self.sockets:
            await socket.close()


async def drive(url: str, tables: list[Any], seconds: float, every: float, scenes: bool) -> list[float]:
    """All tables move for a while: as fast as they can, or each once in `every` seconds."""
    clients = [TableClient(url, code, tokens, scenes) for code, tokens in tables]
    gate = asyncio.Semaphore(32)

    async def opened(client: TableClient) -> None:
        async with gate:
            await client.open()

    await asyncio.gather(*(opened(client) for client in clients))
    until = time.perf_counter() + seconds

    async def play(client: TableClient) -> None:
        if every:
            await asyncio.sleep(secrets.randbelow(1000) / 1000 * every)
        while time.perf_counter() < until and not client.over:
            began = time.perf_counter()
            await client.move()
            if every:
                await asyncio.sleep(max(0.0, every - (time.perf_counter() - began)))

    await asyncio.gather(*(play(client) for client in clients))
    await asyncio.gather(*(client.close() for client in clients))
    return [taken for client in clients for taken in client.times]


def _driver(url: str, tables: list[Any], seconds: float, every: float, scenes: bool, out: Any) -> None:
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, set(range(1, os.cpu_count() or 2)))
    try:
        import uvloop

        run = uvloop.run
    except ImportError:
        run = asyncio.run  # type: ignore[assignment]
    out.put(run(drive(url, tables, seconds, every, scenes)))


def driven(
    url: str, tables: list[Any], seconds: float, every: float = 0.0, scenes: bool = True
) -> list[float]:
    """Times of all moves, driven from another process."""
    out: Any = multiprocessing.get_context("spawn").Queue()
    worker = multiprocessing.get_context("spawn").Process(
        target=_driver, args=(url, tables, seconds, every, scenes, out)
    )
    worker.start()
    times: list[float] = out.get()
    worker.join()
    return times


def summed_up(times: list[float], seconds: float) -> dict[str, float]:
    ordered = sorted(times)
    return {
        "moves_per_second": round(len(times) / seconds),
        "p50_ms": round(1000 * statistics.median(ordered), 2),
        "p99_ms": round(1000 * ordered[int(len(ordered) * 0.99) - 1], 2),
    }


def measure(tables: int, seconds: float, every: float, scenes: bool) -> dict[str, Any]:
    """One server, so many open tables, of which up to 1,000 play."""
    server = Server()
    try:
        time.sleep(1)
        empty = server.memory()
        made = asyncio.run(make_tables(server.url, tables))
        playing = made[: min(tables, 1000)]
        used, began = server.seconds(), time.perf_counter()
        commits = server.figure("gamenight_commits")
        times = driven(server.url, playing, seconds, every, scenes)
        took = time.perf_counter() - began
        share = (server.seconds() - used) / took
        commits = server.figure("gamenight_commits") - commits
        in_play = server.memory() - empty
        rest = at_rest(server, tables) - empty
    finally:
        server.stop()
    return {
        "tables": tables,
        "playing": len(playing),
        "told": "scenes" if scenes else "moves",
        **summed_up(times, seconds),
        "moves_per_commit": round(len(times) / max(1, commits), 1),
        "core_used": round(share, 2),
        "in_play_kb_per_table": round(1024 * in_play / tables, 1),
        "at_rest_mb_in_all": round(rest, 1),
        "at_rest_kb_per_table": round(1024 * rest / tables, 2),
    }


def at_rest(server: Server, tables: int) -> float:
    """Memory once nobody is there any more: tables leave it by themselves."""
    for _ in range(90):
        if server.figure("gamenight_live_tables") == 0:
            break
        time.sleep(1)
    return server.memory()


def peer(folder: Path, matches: int, seconds: float) -> dict[str, Any] | None:
    """boardgame.io's server with the same number of matches, as fast as it can; None if it is not there."""
    node = shutil.which("node")
    if node is None or not (folder / "node_modules" / "boardgame.io").exists():
        return None
    script = folder / "boardgameio.mjs"
    if folder != HERE:
        shutil.copy(HERE / "boardgameio.mjs", script)
    said = subprocess.run(
        [node, str(script), str(matches), str(seconds)],
        capture_output=True,
        text=True,
        check=False,
        timeout=seconds + 60,
    )
    return dict(json.loads(said.stdout)) if said.returncode == 0 else None


def main() -> None:
    asked = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    asked.add_argument("--quick", action="store_true", help="a short run with fewer tables")
    asked.add_argument("--json", help="write the figures to this file too")
    asked.add_argument("--tables", type=int, nargs="*", help=f"numbers of open tables (default {SIZES})")
    asked.add_argument("--seconds", type=float, default=10.0)
    asked.add_argument("--peer", type=Path, default=HERE, help="where boardgame.io is installed")
    given = asked.parse_args()
    sizes = given.tables or ((1, 16, 100) if given.quick else SIZES)
    seconds = 3.0 if given.quick else given.seconds
    found: list[dict[str, Any]] = []
    for scenes in (True, False):
        found.append(shown({"as fast as it can": True, **measure(16, seconds, 0.0, scenes)}))
    for tables in sizes:
        found.append(shown(measure(tables, seconds, 2.0, True)))
    other = peer(given.peer, 16, seconds)
    if other is None:
        print("boardgame.io is not here (npm install boardgame.io@0.50.2): not compared", flush=True)
    else:
        ratios = [round(row["moves_per_second"] / other["moves_per_second"], 2) for row in found[:2]]
        found.append(shown({"boardgame.io": other, "ratio_scenes": ratios[0], "ratio_moves": ratios[1]}))
    if given.json:
        Path(given.json).write_text(json.dumps(found, indent=2) + "\n")


def shown(row: dict[str, Any]) -> dict[str, Any]:
    print(json.dumps(row), flush=True)
    return row


if __name__ == "__main__":
    main()
