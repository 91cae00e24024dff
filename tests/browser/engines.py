"""Other browser engines than Chromium's, driven by the protocols they speak themselves: WebDriver BiDi and WebDriver.

A `Window` has the few verbs that `Hands` and the tests need, under the names that Playwright gives them.
"""

from __future__ import annotations

import base64
import json
import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

FUNCTION = re.compile(r"\s*(async\s*)?\([\w, ]*\)\s*=>")
KEYS = {"Escape": "\ue00c", "Shift": "\ue008", "Enter": "\ue007", "Tab": "\ue004"}
# Firefox speaks to nobody but this machine, and finds the living room here.
PREFERENCES = {
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": 9,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": 9,
    "network.proxy.no_proxies_on": "livingroom.test",
    "network.dns.localDomains": "livingroom.test",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "app.update.auto": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "datareporting.healthreport.uploadEnabled": False,
    "ui.prefersReducedMotion": 1,
}
MINI_BROWSERS = "/usr/lib/*/webkit2gtk-4.[01]/MiniBrowser"
# Where something that says this can be clicked: once it stands still, and nothing covers its middle.
FIND = """(selector, text) => {
  const shown = [...document.querySelectorAll(selector)].filter((each) => each.getClientRects().length > 0);
  const named = (each) => (each.ariaLabel ?? '') + ' ' + each.textContent;
  const node = shown.filter((each) => named(each).includes(text)).at(0);
  if (!node) return null;
  node.scrollIntoView({ block: 'center' });
  const box = node.getBoundingClientRect();
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const still = window.found?.node === node && window.found.x === at.x && window.found.y === at.y;
  window.found = { node, ...at };
  return still && node.contains(document.elementFromPoint(at.x, at.y)) ? at : null;
}"""


class Window:
    """A page in some browser."""

    def __init__(self) -> None:
        self.mouse = self.keyboard = self

    def call(self, function: str, *given: Any) -> Any:
        """What a function of the page says; a promise is waited for."""
        raise NotImplementedError

    def goto(self, url: str) -> None:
        raise NotImplementedError

    def act(self, kind: str, steps: list[dict[str, Any]]) -> None:
        raise NotImplementedError

    def evaluate(self, code: str, *given: Any) -> Any:
        return self.call(code if FUNCTION.match(code) else f"() => ({code})", *given)

    def click(self, x: float, y: float) -> None:
        move = {"type": "pointerMove", "x": round(x), "y": round(y)}
        down, up = ({"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp"))
        self.act("pointer", [move, down, up])

    def press(self, key: str) -> None:
        value = KEYS.get(key, key)
        self.act("key", [{"type": kind, "value": value} for kind in ("keyDown", "keyUp")])

    def wait_for(self, code: str, seconds: float = 30, **_: Any) -> Any:
        """Until something is true in the page."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if found := self.evaluate(code):
                return found
            time.sleep(0.1)
        raise AssertionError(
            f"never true: {code}; the page says {self.evaluate('document.body.innerText')!r}"
        )

    def wait_for_selector(self, selector: str, timeout: float = 30_000) -> None:
        self.wait_for(f"!!document.querySelector({json.dumps(selector)})", timeout / 1000)

    def use(self, selector: str, text: str = "") -> None:
        """Click something that shows, by what it says."""
        end = time.monotonic() + 30
        while (at := self.call(FIND, selector, text)) is None:
            assert time.monotonic() < end, (
                f"no {selector} says {text!r}: {self.evaluate('document.body.innerText')}"
            )
            time.sleep(0.1)
        self.click(at["x"], at["y"])

    def locator(self, selector: str) -> Found:
        return Found(self, selector)


class Found:
    """Things of a page by a selector, as far as `Hands` asks."""

    def __init__(self, window: Window, selector: str, n: int = 0) -> None:
        self.window, self.selector, self.n = window, selector, n

    def nth(self, n: int) -> Found:
        return Found(self.window, self.selector, n)

    def count(self) -> int:
        return int(self.window.evaluate(f"document.querySelectorAll({json.dumps(self.selector)}).length"))

    def click(self) -> None:
        code = "(s, n) => { const b = document.querySelectorAll(s)[n]?.getBoundingClientRect();"
        at = self.window.call(
            f"{code} return b && {{ x: b.x + b.width / 2, y: b.y + b.height / 2 }}; }}", self.selector, self.n
        )
        if at:
            self.window.click(at["x"], at["y"])


class Firefox(Window):
    """Firefox by WebDriver BiDi, which it speaks itself."""

    def __init__(self, socket: Any) -> None:
        super().__init__()
        self.socket, self.number = socket, 0
        self.ask("session.new", capabilities={})
        tree = self.ask("browsingContext.getTree")
        self.context = tree["contexts"][0]["context"]

    def ask(self, method: str, **params: Any) -> Any:
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": params}))
        while True:
            said = json.loads(self.socket.recv(90))
            if said.get("id") == self.number:
                assert said["type"] == "success", said
                return said["result"]

    def size(self, width: int, height: int) -> None:
        viewport = {"width": width, "height": height}
        self.ask("browsingContext.setViewport", context=self.context, viewport=viewport)

    def goto(self, url: str) -> None:
        self.ask("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def call(self, function: str, *given: Any) -> Any:
        told = self.ask(
            "script.callFunction",
            functionDeclaration=f"async () => JSON.stringify(await ({function})(...{json.dumps(given)}) ?? null)",
            awaitPromise=True,
            target={"context": self.context},
        )
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])

    def act(self, kind: str, steps: list[dict[str, Any]]) -> None:
        actions = [{"type": kind, "id": kind, "actions": steps}]
        self.ask("input.performActions", context=self.context, actions=actions)

    def picture(self) -> bytes:
        return base64.b64decode(self.ask("browsingContext.captureScreenshot", context=self.context)["data"])


class WebKit(Window):
    """WebKitGTK, the iPhone's engine, by WebDriver."""

    def __init__(self, http: httpx.Client, browser: str) -> None:
        super().__init__()
        self.http = http
        options = {"binary": browser, "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self.session = self._ask("POST", "/session", wanted)["sessionId"]
        self.ask("timeouts", script=60_000, pageLoad=60_000)

    def _ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.http.request(method, path, json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()["value"]

    def ask(self, what: str, **body: Any) -> Any:
        return self._ask("POST", f"/session/{self.session}/{what}", body)

    def size(self, width: int, height: int) -> None:
        """The window's size, and then once more by how much its frame takes."""
        self.ask("window/rect", x=0, y=0, width=width, height=height)
        inner = self.evaluate("[innerWidth, innerHeight]")
        self.ask("window/rect", x=0, y=0, width=2 * width - inner[0], height=2 * height - inner[1])

    def goto(self, url: str) -> None:
        self.ask("url", url=url)

    def call(self, function: str, *given: Any) -> Any:
        script = f"const [given, done] = arguments; Promise.resolve(({function})(...given)).then(done)"
        return self.ask("execute/async", script=script, args=[list(given)])

    def act(self, kind: str, steps: list[dict[str, Any]]) -> None:
        self.ask("actions", actions=[{"type": kind, "id": kind, "actions": steps}])

    def picture(self) -> bytes:
        return base64.b64decode(self._ask("GET", f"/session/{self.session}/screenshot"))


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


def answers(port: int) -> None:
    for _ in range(300):
        with socket.socket() as door:
            if door.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise AssertionError(f"nothing answers at port {port}")


@contextmanager
def running(command: list[str], folder: Path, **more: str) -> Iterator[None]:
    with (folder / "browser.log").open("ab") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, **more})
    try:
        yield
    finally:
        process.terminate()
        process.wait(30)


@contextmanager
def firefox(folder: Path) -> Iterator[Firefox]:
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    if program is None:
        pytest.skip("Firefox is not installed: its engine is not tested.")
    said = "".join(
        f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items()
    )
    (folder / "user.js").write_text(said)
    port = free_port()
    command = [
        program,
        "--headless",
        "--no-remote",
        "--profile",
        str(folder),
        "--remote-debugging-port",
        str(port),
    ]
    with running([*command, "about:blank"], folder, HOME=str(folder)):
        answers(port)
        with connect(f"ws://127.0.0.1:{port}/session", max_size=2**26, open_timeout=60, proxy=None) as socket:
            yield Firefox(socket)


@contextmanager
def webkit(folder: Path) -> Iterator[WebKit]:
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    browsers = sorted(Path("/").glob(MINI_BROWSERS.lstrip("/")))
    if driver is None or not browsers or screen is None:
        pytest.skip("webkit2gtk-driver or xvfb is not installed: the iPhone's engine is not tested.")
    number, port = 90 + os.getpid() % 900, free_port()
    display = [screen, f":{number}", "-screen", "0", "2000x1200x24", "-nolisten", "tcp"]
    own = {"DISPLAY": f":{number}", "HOME": str(folder), "XDG_RUNTIME_DIR": str(folder), "GDK_BACKEND": "x11"}
    own |= {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "no_proxy": "*", "LIBGL_ALWAYS_SOFTWARE": "1"}
    with running(display, folder), running([driver, f"--port={port}"], folder, **own):
        answers(port)
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=90, trust_env=False) as http:
            window = WebKit(http, str(browsers[-1]))
            yield window
            http.request("DELETE", f"/session/{window.session}")
