"""How much one server process carries: moves a second, time from submit to the last seat told, memory a table.

    python bench/load.py [--quick] [--rounds N] [--tables N ...] [--json FILE] [--peer FOLDER]

Everything is on this machine, over loopback: one server process with SQLite in WAL mode and full sync; clients in
another process. Every move is on disk before anyone hears of it. The same
load on boardgame.io's server, which saves nothing, is measured in the same run, where Node is there and FOLDER holds
node_modules with boardgame.io (npm install boardgame.io@0.50.2).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from driver import Load, driven

HERE = Path(__file__).parent
GAME = "crazy_eights"
OPTIONS = {"target": 500, "drawing": "one"}
SIZES = (1, 100, 1000, 10_000)
AT_ONCE = 128  # tables that play as fast as they can
SPARE = 4  # tables for each of these: games end
SERVER = """
import json, sys
from gamenight.web.serve import serve
from gamenight.web.live.server import Settings
if __name__ == "__main__":
    serve(port=int(sys.argv[1]), database=sys.argv[2], settings=Settings(pace=0, limits=0), log_level="error")
"""


class Server:
    """A server process with a database of its own."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="gamenight-load-"))
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        path = os.pathsep.join(place for place in sys.path if place)
        command = [sys.executable, "-c", SERVER, str(self.port), f"sqlite:///{self.folder}/tables.db"]
        self.process = subprocess.Popen(
            command, env={**os.environ, "PYTHONPATH": path}, stderr=subprocess.DEVNULL
        )
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


def summed_up(times: list[float], seconds: float) -> dict[str, float]:
    ordered = sorted(times)
    return {
        "moves_per_second": round(len(times) / seconds),
        "p50_ms": round(1000 * statistics.median(ordered), 2),
        "p99_ms": round(1000 * ordered[int(len(ordered) * 0.99) - 1], 2),
    }


def measure(tables: int, seconds: float, every: float) -> dict[str, Any]:
    """One server, so many open tables, of which up to 1,000 play."""
    server = Server()
    try:
        time.sleep(1)
        empty = server.memory()
        made = asyncio.run(make_tables(server.url, tables))
        playing = made[: min(tables, 1000)]
        used, began = server.seconds(), time.perf_counter()
        times = driven(Load(server.url, playing, seconds, every))
        share = (server.seconds() - used) / (time.perf_counter() - began)
        in_play = server.memory() - empty
        rest = at_rest(server, tables) - empty
    finally:
        server.stop()
    return {
        "tables": tables,
        "playing": len(playing),
        **summed_up(times, seconds),
        "core_used": round(share, 2),
        "in_play_kb_per_table": round(1024 * in_play / tables, 1),
        "at_rest_mb_in_all": round(rest, 1),
        "at_rest_kb_per_table": round(1024 * rest / tables, 2),
    }


def fast(seconds: float, scenes: bool, at_once: int) -> dict[str, Any]:
    """One server, so many tables at a time, each as fast as it can."""
    server = Server()
    try:
        made = asyncio.run(make_tables(server.url, at_once * SPARE))
        began: list[float] = []
        play = Load(server.url, made, seconds, scenes=scenes, lanes=at_once)
        times = driven(play, lambda: began.extend((server.seconds(), server.figure("gamenight_commits"))))
        used, commits = server.seconds() - began[0], server.figure("gamenight_commits") - began[1]
    finally:
        server.stop()
    return {
        "told": "scenes" if scenes else "moves",
        **summed_up(times, seconds),
        "moves_per_commit": round(len(times) / max(1, commits), 1),
        "processor_us_per_move": round(1_000_000 * used / max(1, len(times))),
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


def contest(folder: Path, seconds: float, rounds: int, at_once: int) -> list[dict[str, Any]]:
    """Ours with scenes, ours with moves only, theirs, and again: a shared machine changes from minute to minute."""
    ours: list[list[dict[str, Any]]] = [[], []]
    theirs: list[dict[str, Any]] = []
    for _ in range(rounds):
        for row, scenes in zip(ours, (True, False), strict=True):
            row.append(shown(fast(seconds, scenes, at_once)))
        other = peer(folder, at_once, seconds)
        if other is not None:
            theirs.append(shown({"boardgame.io": other}))
    if not theirs:
        print("boardgame.io is not here (npm install boardgame.io@0.50.2): not compared", flush=True)
        return [*ours[0], *ours[1]]
    rows = [row["boardgame.io"] for row in theirs]
    whole = [row for row in rows if not row["stood_still"]]  # a match in which a move was lost plays no more
    return [*ours[0], *ours[1], *theirs, shown(_compared(ours, whole or rows))]


def _compared(ours: list[list[dict[str, Any]]], theirs: list[dict[str, Any]]) -> dict[str, Any]:
    """Medians of all rounds, and how many times theirs ours are: in moves a second, and by the processor's time."""
    compared: dict[str, Any] = {}
    for name, row in zip(("scenes", "moves"), ours, strict=True):
        for figure in ("moves_per_second", "processor_us_per_move"):
            mine, other = (statistics.median(each[figure] for each in rows) for rows in (row, theirs))
            ratio = mine / other if figure == "moves_per_second" else other / mine
            compared[f"{name}_{figure}"] = [mine, other, round(ratio, 2)]
    return compared


def main() -> None:
    asked = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    asked.add_argument("--quick", action="store_true", help="a short run with fewer tables")
    asked.add_argument("--json", help="write the figures to this file too")
    asked.add_argument("--tables", type=int, nargs="*", help=f"numbers of open tables (default {SIZES})")
    asked.add_argument("--seconds", type=float, default=10.0)
    asked.add_argument("--rounds", type=int, default=3, help="of the contest with boardgame.io; 0: none")
    asked.add_argument("--peer", type=Path, default=HERE, help="where boardgame.io is installed")
    asked.add_argument("--at-once", type=int, default=AT_ONCE, help="tables of the contest")
    given = asked.parse_args()
    sizes = (1, 16, 100) if given.quick and given.tables is None else given.tables
    seconds = 3.0 if given.quick else given.seconds
    found = contest(given.peer, seconds, given.rounds, given.at_once)
    for tables in SIZES if sizes is None else sizes:
        found.append(shown(measure(tables, seconds, 2.0)))
    if given.json:
        Path(given.json).write_text(json.dumps(found, indent=2) + "\n")


def shown(row: dict[str, Any]) -> dict[str, Any]:
    print(json.dumps(row), flush=True)
    return row


if __name__ == "__main__":
    main()
