"""The front end's own tests, and its weight; `scripts/check.py` has its checks."""

from __future__ import annotations

import gzip
import shutil
import subprocess
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from tables import start

WEB = Path(__file__).parents[2] / "web"
FIRST_LOAD = 150_000  # bytes, gzipped
Visit = Callable[..., Any]


def npm(*arguments: str) -> None:
    if not (WEB / "node_modules" / "vitest").is_dir() or shutil.which("npm") is None:
        pytest.skip("Node's packages are not installed: npm ci in web/.")
    done = subprocess.run(["npm", "run", *arguments], cwd=WEB, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_vitest() -> None:
    npm("test")


# Everything of the page itself that opening it has brought, as it came over the wire.
BROUGHT = """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .map((each) => [new URL(each.name).pathname, each.encodedBodySize])
  .filter(([name]) => !name.startsWith('/api/'))"""


def weight(page: Any) -> int:
    page.wait_for_load_state("networkidle")
    brought: list[tuple[str, int]] = page.evaluate(BROUGHT)
    assert any(name.endswith(".js") and size for name, size in brought), brought
    return sum(size for _, size in brought)


def test_the_first_load_is_light(visit: Visit, server: Any) -> None:
    """Whatever a first visit opens, the page it brings is under 150 kB, packed: the shelf, or a table by its link."""
    page = visit("/")
    page.wait_for_selector(".box")
    shelf = weight(page)
    code = start(page, server.address, "hearts", level="easy")
    guest = visit(f"/t/{code}")
    guest.wait_for_selector(".view .prompt")
    table = weight(guest)
    print(f"first load: the shelf {shelf} bytes, a table {table}")
    assert max(shelf, table) < FIRST_LOAD


def test_scripts_and_styles_are_packed_beside_their_plain_form() -> None:
    assets = resources.files("gamenight.web").joinpath("static/assets")
    if not assets.is_dir():
        pytest.skip("The front end is not built: npm ci && npm run build in web/.")
    plain = [each for each in assets.iterdir() if each.name.endswith((".js", ".css"))]
    for each in plain:
        assert gzip.decompress(assets.joinpath(f"{each.name}.gz").read_bytes()) == each.read_bytes()
