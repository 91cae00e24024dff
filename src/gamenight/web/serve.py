"""Run the server: `serve()` is what `gamenight serve` calls."""

from __future__ import annotations

import gc
import os
import socket
import sys
import threading
import webbrowser
from dataclasses import replace

import uvicorn

from gamenight.core.refusal import GameNightError
from gamenight.store.store import Store
from gamenight.web import logs
from gamenight.web.http.app import create_app
from gamenight.web.live.server import Settings

HOST, PORT = "127.0.0.1", 8765
TRIES = 20  # ports tried when the usual one is taken and none was asked for
STOP_SECONDS = 10
PING_SECONDS = 20.0


class CannotServe(GameNightError):
    """Why the server does not start, in one sentence."""


def serve(
    host: str = HOST,
    port: int | None = None,
    database: str = "",
    redis: str = "",
    open_browser: bool = False,
    settings: Settings | None = None,
    log_level: str = "",
) -> None:
    """Serve until told to stop. CannotServe, or BadDatabase, says why not.

    `port` None takes the usual one, or the next that is free; 0 takes any. What is not given may stand in the
    environment: GAMENIGHT_DATABASE and GAMENIGHT_REDIS (which may hold passwords), GAMENIGHT_LOG.
    """
    said = os.environ.get
    asked = replace(
        settings or from_environment(),
        database=database or said("GAMENIGHT_DATABASE", ""),
        redis=redis or said("GAMENIGHT_REDIS", ""),
    )
    logs.set_up(log_level or said("GAMENIGHT_LOG", "info"))
    sys.setswitchinterval(0.001)  # the writer should not wait long for its turn
    gc.set_threshold(50_000, 20, 100)  # searching a thousand tables for rubbish is a pause that players feel
    store = Store(asked.database)
    door = listen(host, port)
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{door.getsockname()[1]}/"
    print(f"Game Night is at {address}", file=sys.stderr, flush=True)
    if open_browser:
        threading.Timer(0.8, webbrowser.open, (address,)).start()
    uvicorn.Server(_config(asked, store)).run(sockets=[door])


def from_environment() -> Settings:
    """What an operator says beside the command line: GAMENIGHT_SECURE (any text), GAMENIGHT_ORIGINS (by commas)."""
    origins = tuple(filter(None, os.environ.get("GAMENIGHT_ORIGINS", "").replace(" ", "").split(",")))
    return Settings(secure=bool(os.environ.get("GAMENIGHT_SECURE")), origins=origins)


def _config(settings: Settings, store: Store) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(settings, store),
        access_log=False,
        log_config=None,
        lifespan="on",
        ws_max_size=64 * 1024,
        ws_ping_interval=PING_SECONDS,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        proxy_headers=True,
        forwarded_allow_ips=os.environ.get("GAMENIGHT_PROXIES", "127.0.0.1"),
        server_header=False,
    )


def listen(host: str, port: int | None) -> socket.socket:
    """An open door at that address."""
    ports = range(PORT, PORT + TRIES) if port is None else (port,)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in ports:
        door = socket.socket(family, socket.SOCK_STREAM)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((host, number))
        except OSError as problem:
            door.close()
            if number == ports[-1]:
                raise CannotServe(f"Cannot listen at {host}, port {number}: {problem.strerror}.") from None
            continue
        return door
    raise AssertionError("there is always a last port")


def open_shelf() -> None:
    """The shelf in the browser, on this machine."""
    serve(open_browser=True, log_level="warning")
