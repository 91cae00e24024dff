"""A rival in a process of its own: it is asked for some seconds of work, and answers how much it did a second.

Packages are looked for in a folder that `scripts/peers` makes: an environment for each (`FOLDER/pgx/bin/python`) and
`node_modules`. Without a folder, this Python is asked whether it has them.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

from gamenight.lab.bench.outside import PROGRAMS

HERE = Path(__file__).parent
PATIENCE = 300.0  # seconds for an answer; some compile for a minute first
NODE = ("chessops", "rapid-draughts", "boardgame.io reducer", "boardgame.io client")  # not for Python
FOLDER = "GAMENIGHT_PEERS"  # where `bench --outside` is remembered


class Missing(Exception):
    """A rival that is not installed. Its text is what to install."""


def command(name: str, folder: str) -> list[str]:
    """How a program is run."""
    if name in PROGRAMS:
        own = Path(folder) / PROGRAMS[name][0] / "bin" / "python"
        return [str(own) if folder and own.exists() else sys.executable, str(HERE / "outside.py"), name]
    node = shutil.which("node")
    if node is None:
        raise Missing("node")
    return [node, str(HERE / "outside.mjs"), name, str(Path(folder or ".").resolve())]


class Program:
    """A running rival; `Missing` if its package is not there, or cannot be run here."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._process = subprocess.Popen(
            command(name, os.environ.get(FOLDER, "")),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "JAX_PLATFORMS": "cpu", "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false"},
        )
        first = self._answer()
        if "missing" in first:
            self.close()
            raise Missing(first["missing"])
        self.version = str(first["version"])

    def _answer(self) -> Any:
        assert self._process.stdout is not None
        late = threading.Timer(PATIENCE, self._process.kill)
        late.start()
        line = self._process.stdout.readline()
        late.cancel()
        if not line:
            self.close()
            raise Missing(f"{self.name}, which cannot be run here")
        return json.loads(line)

    def __call__(self, seconds: float) -> float:
        """So many seconds of work; how much was done a second."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{seconds}\n")
        self._process.stdin.flush()
        return float(self._answer()["per_second"])

    def close(self) -> None:
        self._process.kill()
        self._process.communicate()

    def __enter__(self) -> Program:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()
