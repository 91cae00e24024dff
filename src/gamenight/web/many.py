"""Several servers of one machine at one address: `gamenight serve --workers N`, with PostgreSQL and Redis.

Each worker is a whole server, a node like any other; the system shares connections out among them, and they hand a
table's sockets to one of them. One that ends is started again; when this process is told to stop, all stop.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence

from gamenight.web.serve import CannotServe, listen

SHARED = "GAMENIGHT_SHARED_PORT"  # tells a worker that others listen at its port too
HATCHES = "GAMENIGHT_HATCHES"  # the folder in which workers find each other's hatches
AGAIN_SECONDS = 1.0
STOP_SECONDS = 20.0


def serve_many(
    count: int, host: str, port: int | None, database: str, redis: str, rest: Sequence[str]
) -> None:
    """Serve with so many processes until told to stop. `rest` is handed to each of them."""
    _check(count, database or os.environ.get("GAMENIGHT_DATABASE", ""), redis)
    with (
        tempfile.TemporaryDirectory(prefix="gamenight-") as hatches,  # this user's alone
        listen(host, port, shared=True) as door,  # held, so that nobody else takes the port
    ):
        number = str(door.getsockname()[1])
        command = [sys.executable, "-m", "gamenight", "serve", "--host", host, "--port", number, *rest]
        given = {"GAMENIGHT_DATABASE": database, "GAMENIGHT_REDIS": redis, SHARED: "1", HATCHES: hatches}
        _Workers(command, count, {name: value for name, value in given.items() if value}).run()


def _check(count: int, database: str, redis: str) -> None:
    if not hasattr(socket, "SO_REUSEPORT"):
        raise CannotServe("This system cannot share a port among several servers; start one.")
    if not 2 <= count <= 256:
        raise CannotServe(f"A machine has 2 to 256 workers, not {count}.")
    shares = database.startswith("postgres") and (redis or os.environ.get("GAMENIGHT_REDIS"))
    if not shares:
        raise CannotServe("Several workers share PostgreSQL and Redis: name both, --database and --redis.")


class _Workers:
    def __init__(self, command: Sequence[str], count: int, given: dict[str, str]) -> None:
        self._command, self._given = command, {**os.environ, **given}
        self._running = [self._start() for _ in range(count)]
        self._stopping = False

    def _start(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(self._command, env=self._given)

    def run(self) -> None:
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        while not self._stopping:
            for at, worker in enumerate(self._running):
                if worker.poll() is not None and not self._stopping:
                    print(f"A worker ended with status {worker.returncode}; another begins.", file=sys.stderr)
                    self._running[at] = self._start()
            time.sleep(AGAIN_SECONDS)
        self._wait()

    def _stop(self, *_: object) -> None:
        self._stopping = True
        for worker in self._running:
            worker.terminate()

    def _wait(self) -> None:
        until = time.monotonic() + STOP_SECONDS
        for worker in self._running:
            try:
                worker.wait(max(0.1, until - time.monotonic()))
            except subprocess.TimeoutExpired:
                worker.kill()
                worker.wait()
