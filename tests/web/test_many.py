"""Several workers at one port: people reach any of them, a table's sockets meet at one, and all stop together."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time

import httpx
import pytest
from databases import missing, postgres, redis
from serving import Person, Socket, free_port

from gamenight.web.many import serve_many
from gamenight.web.serve import CannotServe


def nodes(url: str, wanted: int, seconds: float = 120) -> set[str]:
    """The nodes that answer at an address, once there are so many."""
    found: set[str] = set()
    until = time.monotonic() + seconds
    while len(found) < wanted and time.monotonic() < until:
        try:
            found.add(httpx.get(f"{url}/ready", timeout=5).json()["node"])
        except httpx.HTTPError:
            time.sleep(0.2)
    return found


@pytest.mark.skipif(bool(missing()), reason=missing() or "all there")
def test_workers_share_a_port() -> None:
    with postgres() as database, redis() as fanout, tempfile.TemporaryDirectory(prefix="many-") as temporary:
        port = free_port()
        command = [sys.executable, "-m", "gamenight", "serve", "--host", "127.0.0.1", "--port", str(port)]
        told = {"GAMENIGHT_DATABASE": database, "GAMENIGHT_REDIS": fanout, "TMPDIR": temporary}
        path = os.pathsep.join(place for place in sys.path if place)
        parent = subprocess.Popen(
            [*command, "--workers", "2"],
            env={**os.environ, "PYTHONPATH": path, **told},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            url = f"http://127.0.0.1:{port}"
            assert len(nodes(url, 2)) == 2
            code = Person(url).table()["code"]
            assert len({Socket(url, code).welcome["node"] for _ in range(12)}) == 1
            parent.send_signal(signal.SIGTERM)
            assert parent.wait(40) == 0
            assert not os.listdir(temporary), "the folder of the hatches is gone too"
            with pytest.raises(httpx.HTTPError):
                httpx.get(f"http://127.0.0.1:{port}/live", timeout=2)
        finally:
            parent.kill()
            parent.wait(30)


@pytest.mark.parametrize(
    ("count", "database", "says"),
    [(2, "", "PostgreSQL"), (0, "postgresql://x", "2 to 256"), (2, "postgresql://x", "Redis")],
)
def test_what_is_missing_is_said(
    monkeypatch: pytest.MonkeyPatch, count: int, database: str, says: str
) -> None:
    monkeypatch.delenv("GAMENIGHT_REDIS", raising=False)
    with pytest.raises(CannotServe, match=says):
        serve_many(count, "127.0.0.1", None, database, "", [])
