"""Run the server: `serve()` is what `gamenight serve` calls."""

from __future__ import annotations

import gc
import logging
import os
import socket
import ssl
import sys
import threading
import webbrowser
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import uvicorn
from fastapi import FastAPI

from gamenight.core.refusal import GameNightError
from gamenight.store.store import Store
from gamenight.web import logs
from gamenight.web.home.addresses import host_of
from gamenight.web.home.announcing import announced
from gamenight.web.home.greeting import greeting
from gamenight.web.http.app import create_app
from gamenight.web.http.handing import HATCH, Handed, taker
from gamenight.web.http.hasty import HastyProtocol
from gamenight.web.http.wire import Wire
from gamenight.web.live.server import Server, Settings, addresses_of
from gamenight.web.nodes.hatch import Hatch

HOST, HOME, PORT = "127.0.0.1", "0.0.0.0", 8765
TRIES = 20  # ports tried when the usual one is taken and none was asked for
STOP_SECONDS = 10
PING_SECONDS = 20.0
NO = ("", "0", "false", "no", "off")
LONGEST_PACE = 10
KEEP_SECONDS = 20  # a connection may be idle between two requests
Certificate = tuple[str, str]  # two files: the certificate and its key
log = logging.getLogger("gamenight.serve")


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
    tls: Certificate | None = None,
    announce: bool = False,
) -> None:
    """Serve until told to stop. CannotServe, or BadDatabase, says why not.

    `port` None takes the usual one, or the next that is free; 0 takes any. `announce` makes gamenight.local lead here.
    What is not given may stand in the environment: GAMENIGHT_DATABASE and GAMENIGHT_REDIS (which may hold
    passwords), GAMENIGHT_LOG.
    """
    said = os.environ.get
    given = settings or from_environment()
    _check(tls)
    logs.set_up(log_level or said("GAMENIGHT_LOG", "") or ("warning" if sys.stderr.isatty() else "info"))
    sys.setswitchinterval(0.001)  # the writer should not wait long for its turn
    gc.set_threshold(50_000, 20, 100)  # searching a thousand tables for rubbish is a pause that players feel
    store = Store(database or said("GAMENIGHT_DATABASE", ""))
    door = listen(host, port, shared=bool(said("GAMENIGHT_SHARED_PORT")))
    asked = replace(
        given,
        database=database or said("GAMENIGHT_DATABASE", ""),
        redis=redis or said("GAMENIGHT_REDIS", ""),
        host=host,
        port=door.getsockname()[1],
        tls=tls is not None,
        secure=given.secure or tls is not None,
    )
    with ExitStack() as until_the_end:
        _open(asked, announce, open_browser, until_the_end)
        app = create_app(asked, store)
        hatches = "" if tls else said("GAMENIGHT_HATCHES", "")  # an encrypted connection cannot change hands
        serving = _Serving(_config(app, tls), app, hatches)
        gc.collect()
        gc.freeze()  # what the program itself is made of is no rubbish: it is not searched again
        serving.run(sockets=[door])


class _Serving(uvicorn.Server):
    """A server that hands sockets to other workers of this machine and takes theirs, while it takes any."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, hatches: str) -> None:
        super().__init__(config)
        self._app = app
        self._hatches = hatches  # a folder; "": there are no other workers
        self._hatch: Hatch | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self._hatches:
            return
        server: Server = self._app.state.server
        try:
            self._hatch = Hatch(Path(self._hatches), server.node, taker(self._handed))
        except OSError as problem:
            log.warning("tables do not come together at one worker", extra={"problem": str(problem)})
            return
        self.lifespan.state[HATCH] = self._hatch

    def _handed(self) -> Handed:
        return Handed(self.config, self.server_state, self.lifespan.state)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._hatch is not None:
            del self.lifespan.state[HATCH]
            self._hatch.close()
        await super().shutdown(sockets)


def _open(settings: Settings, announce: bool, open_browser: bool, until_the_end: ExitStack) -> None:
    """Say where it is, in the terminal, in the home network and in the browser."""
    known = addresses_of(settings)
    hosts = [host_of(each.url) for each in known.reachable() if each.kind == "home"]
    named = until_the_end.enter_context(announced(hosts, settings.port)) if announce and hosts else False
    print(greeting(known, settings.port, named, sys.stderr.isatty()), file=sys.stderr, flush=True)
    if open_browser:
        timer = threading.Timer(0.8, webbrowser.open, (known.url("localhost") + "/",))
        timer.daemon = True
        timer.start()


def _check(tls: Certificate | None) -> None:
    if tls is None:
        return
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(*tls)
    except (OSError, ssl.SSLError) as problem:
        why = getattr(problem, "strerror", None) or problem
        raise CannotServe(f"Cannot speak https with {tls[0]} and {tls[1]}: {why}.") from None


def from_environment() -> Settings:
    """What an operator says beside the command line: GAMENIGHT_SECURE and GAMENIGHT_SLOW (yes or no), GAMENIGHT_PACE
    (seconds between moves of bots), and by commas GAMENIGHT_ORIGINS and GAMENIGHT_NAMES."""
    secure, slow = _is_set("GAMENIGHT_SECURE"), _is_set("GAMENIGHT_SLOW")
    names, origins = _listed("GAMENIGHT_NAMES"), _listed("GAMENIGHT_ORIGINS")
    archive = os.environ.get("GAMENIGHT_ARCHIVE", "")
    return Settings(pace=_pace(), secure=secure, origins=origins, names=names, slow=slow, archive=archive)


def _is_set(name: str) -> bool:
    return os.environ.get(name, "").strip().lower() not in NO


def _pace() -> float:
    said = os.environ.get("GAMENIGHT_PACE", "") or str(Settings.pace)
    try:
        pace = float(said)
    except ValueError:
        pace = -1.0
    if not 0 <= pace <= LONGEST_PACE:
        raise CannotServe(f"GAMENIGHT_PACE should be 0 to {LONGEST_PACE} seconds, not {said[:20]!r}.")
    return pace


def _listed(name: str) -> tuple[str, ...]:
    return tuple(filter(None, os.environ.get(name, "").replace(" ", "").split(",")))


def _config(app: FastAPI, tls: Certificate | None) -> uvicorn.Config:
    return uvicorn.Config(
        app,
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
        http=HastyProtocol,
        ws=Wire,
        timeout_keep_alive=KEEP_SECONDS,
        ssl_certfile=tls[0] if tls else None,
        ssl_keyfile=tls[1] if tls else None,
    )


def listen(host: str, port: int | None, shared: bool = False) -> socket.socket:
    """An open door at that address; `shared` with other servers of this machine, where the system can do that."""
    ports = range(PORT, PORT + TRIES) if port is None else (port,)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in ports:
        door = socket.socket(family, socket.SOCK_STREAM)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if shared:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        try:
            door.bind((host, number))
        except OSError as problem:
            door.close()
            if number == ports[-1]:
                raise CannotServe(
                    f"Cannot listen at {host}, port {number}: {problem.strerror}; try another."
                ) from None
            continue
        return door
    raise AssertionError("there is always a last port")


def open_shelf(host: str = "") -> None:
    """The shelf in the browser, and for the phones of the room."""
    serve(host or HOME, open_browser=True, log_level="warning", announce=True)
