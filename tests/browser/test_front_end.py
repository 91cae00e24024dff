"""The front end's own checks, and its weight."""

from __future__ import annotations

import gzip
import re
import shutil
import subprocess
from importlib import resources
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
FIRST_LOAD = 150_000  # bytes, gzipped


def npm(*arguments: str) -> None:
    if not (WEB / "node_modules").is_dir() or shutil.which("npm") is None:
        pytest.skip("Node's packages are not installed: npm ci in web/.")
    done = subprocess.run(["npm", "run", *arguments], cwd=WEB, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_vitest() -> None:
    npm("test")


def test_svelte_check() -> None:
    npm("check")


def test_the_first_load_is_light() -> None:
    static = resources.files("gamenight.web").joinpath("static")
    if not static.joinpath("index.html").is_file():
        pytest.skip("The front end is not built: npm ci && npm run build in web/.")
    page = static.joinpath("index.html").read_text()
    names = re.findall(r'(?:src|href)="/(assets/[^"]+)"', page)
    weight = len(gzip.compress(page.encode())) + sum(
        len(gzip.compress(static.joinpath(name).read_bytes())) for name in names
    )
    assets = [each for each in static.joinpath("assets").iterdir() if not each.name.endswith(".gz")]
    everything = sum(len(gzip.compress(each.read_bytes())) for each in assets)
    print(f"first load {weight} bytes, every screen and drawing {everything}")
    assert names
    assert weight < FIRST_LOAD
    assert everything < 2 * FIRST_LOAD, "with every screen and every game's drawings"


def test_lint() -> None:
    npm("lint")
