"""A server of its own and Debian's Chromium, for tests that play through the page; skipped where either is missing."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

PACED = (
    """if (!localStorage.getItem("gamenight.settings")) localStorage.setItem("gamenight.settings", '%s')"""
)
# As in a living room: a name that leads to this machine and is not this machine to the browser, so no secure context.
ROOM = "livingroom.test"
SIZES = {"phone": (390, 844), "desktop": (1280, 800), "tv": (1920, 1080), "tablet": (1024, 768)}
START = """
import sys
from gamenight.web.live.server import Settings
from gamenight.web.serve import serve
settings = Settings(pace=0.0, limits=0.0, workers=1, names=tuple(sys.argv[3:]))
serve(port=int(sys.argv[1]), database=sys.argv[2], settings=settings, log_level="warning")
"""


def paced(pace: str) -> str:
    """A script that sets how fast what happens is shown, before the page itself runs."""
    return PACED % json.dumps({"pace": pace, "quiet": True, "help": False})  # they know the games


def chromium() -> str:
    """The one without a window of its own, where there is one: its pages take half the time."""
    programs = map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser"))
    found = os.environ.get("GAMENIGHT_CHROMIUM") or next(filter(None, programs), None)
    if not found:
        pytest.skip("Chromium is not installed: the browser is not tested.")
    return found


class Server:
    """A real server on a port of its own, that can be stopped and started again on the same data."""

    def __init__(self, folder: Path, name: str = "") -> None:
        self.database = f"sqlite:///{folder / 'games.db'}"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.names = [f"http://{name}:{self.port}"] if name else []  # what phones are given
        self.log = (folder / "server.log").open("ab")
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-c", START, str(self.port), self.database, *self.names]
        self.process = subprocess.Popen(command, stdout=self.log, stderr=self.log)
        for _ in range(300):
            try:
                urllib.request.urlopen(f"{self.address}/health", timeout=2).close()
                return
            except OSError:
                assert self.process.poll() is None, Path(self.log.name).read_text()
                time.sleep(0.1)
        raise AssertionError("the server did not start")

    def stop(self) -> None:
        if self.process:
            self.process.terminate()
            self.process.wait(30)
            self.process = None

    def close(self) -> None:
        self.stop()
        self.log.close()


def built() -> None:
    if not resources.files("gamenight.web").joinpath("static/index.html").is_file():
        pytest.skip("The front end is not built: npm ci && npm run build in web/.")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    chromium()
    built()
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.close()


@pytest.fixture(scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server as a family runs it: phones are given the address of the room."""
    built()
    running = Server(tmp_path_factory.mktemp("home"), ROOM)
    running.start()
    yield running
    running.close()


@pytest.fixture(scope="session")
def launched() -> Iterator[tuple[Any, asyncio.AbstractEventLoop]]:
    """One Chromium for all tests of a process, and the event loop that drives it."""
    executable = chromium()
    playwright = pytest.importorskip("playwright.sync_api")
    with playwright.sync_playwright() as driver:
        leads = f"--host-resolver-rules=MAP {ROOM} 127.0.0.1"
        browser = driver.chromium.launch(
            executable_path=executable, args=["--no-sandbox", "--disable-gpu", leads]
        )
        loop = asyncio.get_running_loop()
        asyncio._set_running_loop(None)
        yield browser, loop
        asyncio._set_running_loop(loop)
        browser.close()


@pytest.fixture
def chrome(launched: tuple[Any, asyncio.AbstractEventLoop]) -> Iterator[Any]:
    """Its event loop counts as running only while a test drives it, so that other tests can run one of their own."""
    browser, loop = launched
    asyncio._set_running_loop(loop)
    yield browser
    asyncio._set_running_loop(None)


@pytest.fixture
def visit(chrome: Any, server: Server) -> Iterator[Callable[..., Any]]:
    """Opens a page as somebody new: `visit("/", "phone")`; with "" for its path nothing is opened in it yet. No page
    may have logged an error when the test is over."""
    contexts: list[Any] = []
    problems: list[str] = []

    def new(
        path: str = "/", size: str = "desktop", context: Any = None, pace: str = "once", **settings: Any
    ) -> Any:
        width, height = SIZES[size]
        if context is None:
            context = chrome.new_context(
                viewport={"width": width, "height": height},
                service_workers="block",
                **{"reduced_motion": "reduce", **settings},
            )
            context.add_init_script(paced(pace))
            contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda said: problems.append(said.text) if said.type == "error" else None)
        if path:
            page.goto(server.address + path)
        return page

    new.problems = problems  # type: ignore[attr-defined]
    yield new
    for context in contexts:
        context.close()
    assert not problems, problems
