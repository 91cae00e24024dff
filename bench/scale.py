"""How far more workers carry: moves a second of 1, 2, 4 and 8 servers with one PostgreSQL and one Redis.

    python bench/scale.py --database postgresql://gamenight@localhost/empty --redis redis://localhost [--workers N ...]

The servers are those of `gamenight serve --workers N`, without limits. Tables of two play Crazy Eights as fast as they
can, as many for each worker whatever their number, from several processes; a move counts once both seats have been
told, and it is in PostgreSQL before either hears of it. Three ways: "any", all workers at one port, so that the seats
of a table mostly meet different workers; "home", the same, but workers hand sockets to the table's home, as those of
`gamenight serve` do; and "one", each table's people at one worker, as behind a proxy that sends them there. The machine
needs cores for workers, players and PostgreSQL; how many each took is told.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing import active_children
from pathlib import Path
from threading import Barrier
from typing import Any

import httpx
from driver import Load, driven
from msgspec.structs import replace

COUNTS = (1, 2, 4, 8)
TABLES = 48  # at play for each worker, unless told
SPARE = 8  # made for each at play: games end
DRIVERS = 6  # processes that play, at least
WARM = 2.0  # seconds of play before it counts
ASKED = {"game": "crazy_eights", "options": {"target": 500, "drawing": "one"}, "seats": 2, "sit": [0, 1]}
SERVER = """
import sys
from gamenight.web.serve import serve
from gamenight.web.live.server import Settings
settings = Settings(pace=0, limits=0)
serve(port=int(sys.argv[1]), database=sys.argv[2], redis=sys.argv[3], settings=settings, log_level="error")
"""
WAYS = {"any": "any worker", "home": "its home", "one": "one worker"}  # whom the people of a table meet
LISTENING = "0A"  # a state in /proc/net/tcp
Tables = list[tuple[str, list[str]]]  # codes, and the tokens of the seats


@contextmanager
def workers(count: int, way: str, database: str, redis: str) -> Iterator[tuple[list[str], list[int]]]:
    """Servers that share a database: where they are, and their processes."""
    ports = [free_port() for _ in range(count)] if way == "one" else [free_port()] * count
    path = os.pathsep.join(place for place in sys.path if place)
    hatches = tempfile.TemporaryDirectory(prefix="gamenight-")
    env = {**os.environ, "PYTHONPATH": path, "GAMENIGHT_SHARED_PORT": "1"}
    if way == "home":
        env["GAMENIGHT_HATCHES"] = hatches.name
    running: list[subprocess.Popen[bytes]] = []
    try:
        for port in ports:
            command = [sys.executable, "-c", SERVER, str(port), database, redis]
            running.append(subprocess.Popen(command, env=env, stderr=subprocess.DEVNULL))
            wait_for(ports[0], 1)  # the first makes the tables of the database
        for port in ports:
            wait_for(port, ports.count(port))
        yield [f"http://127.0.0.1:{port}" for port in dict.fromkeys(ports)], [each.pid for each in running]
    finally:
        for each in running:
            each.kill()
            each.wait()
        hatches.cleanup()


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


def wait_for(port: int, count: int) -> None:
    """Until so many listen at a port."""
    for _ in range(1200):
        rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
        if sum(row[1].endswith(f":{port:04X}") and row[3] == LISTENING for row in rows) >= count:
            return
        time.sleep(0.05)
    raise RuntimeError("a server did not start")


async def make_tables(url: str, count: int) -> Tables:
    async with httpx.AsyncClient(base_url=url, timeout=60, limits=httpx.Limits(max_connections=8)) as http:
        token = (await http.post("/api/me", json={"name": "Mabel"})).json()["token"]

        async def make() -> tuple[str, list[str]]:
            answer = await http.post(
                "/api/tables", json={**ASKED, "start": True}, headers={"authorization": f"Bearer {token}"}
            )
            table = answer.json()
            return table["code"], [seat["token"] for seat in table["seats"]]

        return list(await asyncio.gather(*(make() for _ in range(count))))


def played(load: Load, all_open: Barrier) -> list[float]:
    """Times of all moves, after a moment at other tables that does not count."""
    driven(Load(load.url, load.tables[: load.lanes], WARM))
    rest = replace(load, tables=load.tables[load.lanes :])

    def opened() -> None:
        all_open.wait()

    return driven(rest, opened)


def cores_used(parts: dict[str, list[int]], seconds: float) -> dict[str, float]:
    """How many cores each part keeps busy."""
    before = {name: processor(pids) for name, pids in parts.items()}
    time.sleep(seconds)
    return {name: round((processor(pids) - before[name]) / seconds, 2) for name, pids in parts.items()}


def processor(pids: list[int]) -> float:
    """Seconds that processes have used so far."""
    used = 0
    for pid in pids:
        with suppress(OSError):  # it may have ended
            fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
            used += int(fields[11]) + int(fields[12])
    return used / os.sysconf("SC_CLK_TCK")


def named(name: str) -> list[int]:
    found: list[int] = []
    for file in Path("/proc").glob("[0-9]*/comm"):
        with suppress(OSError):
            if file.read_text().strip() == name:
                found.append(int(file.parent.name))
    return found


def measure(count: int, way: str, tables: int, seconds: float, database: str, redis: str) -> dict[str, Any]:
    drivers = count * -(-DRIVERS // count)  # as many for each worker
    lanes = max(1, tables * count // drivers)
    all_open = Barrier(drivers + 1, timeout=300)
    with workers(count, way, database, redis) as (urls, pids), ThreadPoolExecutor(drivers) as threads:
        doors = [urls[at % len(urls)] for at in range(drivers)]
        made = list(threads.map(lambda url: asyncio.run(make_tables(url, lanes * SPARE)), doors))
        loads = [Load(url, each, seconds, lanes=lanes) for url, each in zip(doors, made, strict=True)]
        playing = [threads.submit(played, load, all_open) for load in loads]
        all_open.wait()
        parts = {"workers": pids, "postgres": named("postgres"), "redis": named("redis-server")}
        parts["players"] = [pid for each in active_children() if (pid := each.pid)]
        cores = cores_used(parts, seconds / 2)
        times = sorted(taken for each in playing for taken in each.result())
    return {
        "workers": count,
        "a_table_meets": WAYS[way],
        "tables": lanes * drivers,
        "moves_per_second": round(len(times) / seconds),
        "p50_ms": round(1000 * statistics.median(times), 2),
        "p99_ms": round(1000 * times[int(len(times) * 0.99) - 1], 2),
        "cores": cores,
    }


def main() -> None:
    asked = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    asked.add_argument("--database", required=True, help="an address of PostgreSQL; what is made there stays")
    asked.add_argument("--redis", required=True)
    asked.add_argument("--workers", type=int, nargs="*", default=COUNTS)
    asked.add_argument("--ways", nargs="*", choices=WAYS, default=list(WAYS))
    asked.add_argument("--tables", type=int, default=TABLES, help="at play for each worker")
    asked.add_argument("--seconds", type=float, default=15.0, help="of play each time")
    asked.add_argument("--json", type=Path, help="write the figures to this file too")
    given = asked.parse_args()
    found: list[dict[str, Any]] = []
    for way, count in ((way, count) for way in given.ways for count in given.workers):
        if way == given.ways[0] or count > 1:  # one worker is all of them
            found.append(measure(count, way, given.tables, given.seconds, given.database, given.redis))
            print(json.dumps(found[-1]), flush=True)
            if given.json:
                given.json.write_text(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    main()
