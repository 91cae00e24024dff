"""Real PostgreSQL and Redis servers, started for a test at private places, and gone after it."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from serving import free_port

PROGRAMS = ("initdb", "postgres", "pg_isready")
FAST = "-c full_page_writes=off -c max_connections=60 -c shared_buffers=16MB"  # a commit still waits for the disk


def postgres_programs() -> Path | None:
    """Where initdb and its friends are: where Debian puts them, or on the path."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    places += [Path(found).resolve().parent for found in [shutil.which("initdb")] if found]
    whole = [place for place in places if all((place / name).exists() for name in PROGRAMS)]
    return whole[0] if whole else None


def other_user() -> str | None:
    """PostgreSQL does not run as root: whom to run it as. "" for ourselves, None if there is nobody."""
    if os.geteuid() != 0:
        return ""
    for name in ("postgres", "nobody"):
        try:
            pwd.getpwnam(name)
        except KeyError:
            continue
        return name
    return None


def missing() -> str:
    """What is not there for tests with several nodes; "" if everything is."""
    lacking = []
    if postgres_programs() is None or other_user() is None:
        lacking.append("PostgreSQL")
    if shutil.which("redis-server") is None:
        lacking.append("redis-server")
    return f"{' and '.join(lacking)} cannot be had on this machine" if lacking else ""


@contextmanager
def postgres() -> Iterator[str]:
    """The address of an empty database."""
    programs, user = postgres_programs(), other_user()
    assert programs is not None
    folder = Path(tempfile.mkdtemp(prefix="gamenight-pg-"))
    if user:
        shutil.chown(folder, user)
    folder.chmod(0o700)
    as_user = {"user": user, "group": pwd.getpwnam(user).pw_gid, "extra_groups": []} if user else {}
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": "/"}
    initdb = [str(programs / "initdb"), "-D", str(folder / "data"), "-U", "gamenight", "-A", "trust", "-N"]
    subprocess.run([*initdb, "-E", "UTF8", "--locale=C"], check=True, **as_user, **quiet)  # type: ignore[call-overload]
    port = free_port()
    run = [str(programs / "postgres"), "-D", str(folder / "data"), "-k", str(folder), "-p", str(port)]
    server = subprocess.Popen([*run, "-h", "127.0.0.1", *FAST.split()], **as_user, **quiet)  # type: ignore[call-overload]
    try:
        _until_ready(programs, port)
        yield f"postgresql://gamenight@127.0.0.1:{port}/postgres"
    finally:
        server.terminate()
        try:
            server.wait(10)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait(60)
        shutil.rmtree(folder, ignore_errors=True)


def _until_ready(programs: Path, port: int) -> None:
    for _ in range(200):
        asked = subprocess.run(
            [str(programs / "pg_isready"), "-h", "127.0.0.1", "-p", str(port), "-q"], check=False
        )
        if asked.returncode == 0:
            return
        time.sleep(0.1)
    raise AssertionError("PostgreSQL did not start")


@contextmanager
def redis() -> Iterator[str]:
    port = free_port()
    folder = tempfile.mkdtemp(prefix="gamenight-redis-")
    command = ["redis-server", "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", folder]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        _until_pong(port)
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        server.terminate()
        server.wait(60)
        shutil.rmtree(folder, ignore_errors=True)


def _until_pong(port: int) -> None:
    import socket

    for _ in range(100):
        try:
            with socket.create_connection(("127.0.0.1", port), 1) as door:
                door.sendall(b"PING\r\n")
                if door.recv(7).startswith(b"+PONG"):
                    return
        except OSError:
            time.sleep(0.05)
    raise AssertionError("Redis did not start")
