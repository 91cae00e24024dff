"""A real server in a process of its own, and people who talk to it."""

from __future__ import annotations

import json
import multiprocessing
import os
import secrets
import socket
import time
from contextlib import ExitStack
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

import httpx
from run_server import run
from websockets.sync.client import ClientConnection, connect

OPEN = ExitStack()  # what a test has opened; closed after it
STARTING = multiprocessing.get_context(
    "forkserver"
)  # it has imported what a server needs, once for all of them
STARTING.set_forkserver_preload(["gamenight.web.serve", "psycopg", "redis.asyncio"])


def get(address: str, **more: Any) -> httpx.Response:
    """With patience: a busy machine is no fault."""
    return httpx.get(address, timeout=60, **more)


def post(address: str, **more: Any) -> httpx.Response:
    return httpx.post(address, timeout=60, **more)


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


class Server:
    """A server process that can be killed and started again at the same address with the same database."""

    def __init__(self, database: str, redis: str = "", log: Path | None = None, **settings: Any) -> None:
        self.port = free_port()
        self.database, self.redis, self.settings = database, redis, settings
        self.log = log
        self.process: ForkServerProcess | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, wait: bool = True) -> Server:
        asked = {"port": self.port, "database": self.database, "redis": self.redis, **self.settings}
        self.process = STARTING.Process(target=run, args=(asked, self.log, dict(os.environ)), daemon=True)
        self.process.start()
        if wait:
            self.wait()
        return self

    def wait(self, seconds: float = 90) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            try:
                if httpx.get(f"{self.url}/health", timeout=2).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.03)
            if not self.running():
                raise AssertionError(f"the server ended: {self.log.read_text() if self.log else ''}")
        raise AssertionError("the server does not answer")

    def running(self) -> bool:
        return self.process is not None and self.process.is_alive()

    def kill(self) -> None:
        """As a power cut would."""
        if self.process is not None:
            self.process.kill()
            self.process.join(30)

    def stop(self) -> int | None:
        """As an operator would; the exit status, None if it does not stop."""
        assert self.process is not None
        self.process.terminate()
        self.process.join(20)
        return self.process.exitcode

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.kill()


class Person:
    """A guest at a server."""

    def __init__(self, url: str, name: str = "Mabel") -> None:
        self.url = url
        self.http = OPEN.enter_context(httpx.Client(base_url=url, timeout=60))
        answer = self.http.post("/api/me", json={"name": name})
        assert answer.status_code == 200, answer.text
        self.player = answer.json()["player"]
        self.token = answer.json()["token"]

    def table(self, game: str = "crazy_eights", **asked: Any) -> dict[str, Any]:
        """A table; of Crazy Eights, for two, if nothing else is said."""
        seats = {"seats": 2} if game == "crazy_eights" else {}
        answer = self.http.post("/api/tables", json={"game": game, **seats, **asked})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def sit(self, code: str, **asked: Any) -> dict[str, Any]:
        answer = self.http.post(f"/api/tables/{code}/seats", json=asked)
        assert answer.status_code == 200, answer.text
        sat: dict[str, Any] = answer.json()
        return sat

    def see(self, code: str) -> dict[str, Any]:
        answer = self.http.get(f"/api/tables/{code}")
        assert answer.status_code == 200, answer.text
        seen: dict[str, Any] = answer.json()
        return seen

    def act(self, code: str, type: str, **fields: Any) -> dict[str, Any]:
        """An act over HTTP; refusals come back as they are."""
        answer = self.http.post(f"/api/tables/{code}/act", json={"id": new_id(), "type": type, **fields})
        read: dict[str, Any] = answer.json()
        return read


class Socket:
    """A socket at a table, from its hello on. `frames` keeps every byte that came."""

    def __init__(
        self,
        url: str,
        code: str,
        token: str = "",
        resume: int = 0,
        path: str = "",
        guest: str = "",
        **hello: Any,
    ) -> None:
        where = url.replace("http", "ws", 1) + (path or f"/api/tables/{code}/socket")
        cookie = {"cookie": f"gamenight={guest}"} if guest else {}
        opened = connect(
            where,
            max_size=2**22,
            open_timeout=60,
            additional_headers=cookie,
            max_queue=None,
            ping_interval=None,
        )
        self.socket: ClientConnection = OPEN.enter_context(opened)
        self.frames: list[str] = []
        self.boards: dict[str, Any] = {}
        self.send({"type": "hello", "protocol": 1, "token": token, "resume": resume, **hello})
        self.welcome = self.next("welcome")
        self.number = resume
        self.update = self.next("update")

    def send(self, message: dict[str, Any]) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = 60) -> dict[str, Any]:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.frames.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "update":
            self.update, self.number = message, message["number"]
        if message["type"] == "board":
            self.boards[message["board"]["id"]] = message["board"]
        return message

    def next(self, *types: str, timeout: float = 60) -> dict[str, Any]:
        """The next message of one of these types; others are taken in on the way."""
        while True:
            message = self.receive(timeout)
            if message["type"] in types:
                return message

    def until(self, number: int) -> dict[str, Any]:
        """The update that holds event `number`."""
        while self.number < number:
            self.receive()
        return self.update

    def act(self, type: str, id: str = "", **fields: Any) -> dict[str, Any]:
        sent = id or new_id()
        self.send({"type": type, "id": sent, **fields})
        while True:
            message = self.next("answer")
            if message["id"] == sent:
                return message

    def move(self, text: str) -> dict[str, Any]:
        return self.act("move", text=text, seen=self.number)

    def choices(self) -> list[str]:
        scene = self.update["scene"] or {}
        return [choice["text"] for choice in scene.get("choices", ()) if "{}" not in choice["text"]]

    def close(self) -> None:
        self.socket.close()


def new_id() -> str:
    return secrets.token_hex(8)
