"""The virtual environment beside the sources: how every script here finds it, makes it and installs into it.

Only the standard library is used, so that any Python from 3.11 on can run it, on Windows, macOS and Linux alike.
$VENV names another folder than .venv.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / os.environ.get("VENV", ".venv")
PROGRAMS = FOLDER / ("Scripts" if sys.platform == "win32" else "bin")
OLDEST = (3, 11)
CONSTRAINTS = ROOT / "constraints.txt"
ASK = 'from gamenight.doctor import speed; print("Game Night is installed,", speed() + ".")'


def program(name: str) -> str:
    """A program of the environment, such as python or ruff."""
    return str(PROGRAMS / (f"{name}.exe" if sys.platform == "win32" else name))


def run(name: str, *arguments: str, source: bool = False, **settings: str) -> int:
    """Run a program of the environment in the root of the sources; its exit status. `source` imports from src."""
    path = {"PYTHONPATH": str(ROOT / "src")} if source else {}
    try:
        return subprocess.call([program(name), *arguments], cwd=ROOT, env={**os.environ, **path, **settings})
    except KeyboardInterrupt:  # the program heard it, too
        return 130


def install(extra: str = "") -> None:
    """Install this package with what `extra` needs besides; SystemExit says why it cannot be."""
    make()
    wanted = f".[{extra}]" if extra else "."
    quiet = ["install", "--quiet", "--disable-pip-version-check"]
    known = str(CONSTRAINTS)  # by the environment, so that what builds the package is held to it, too
    if run("python", "-m", "pip", *quiet, wanted, PIP_CONSTRAINT=known, PIP_BUILD_CONSTRAINT=known) != 0:
        print("Not with the versions in constraints.txt; trying any that fit.", flush=True)
        if run("python", "-m", "pip", *quiet, wanted) != 0:
            sys.exit("Game Night could not be installed; what pip said is above.")
    subprocess.run([program("python"), "-c", ASK], cwd=FOLDER, check=True)  # away from the sources


def make() -> None:
    """Make the environment if there is none."""
    if sys.version_info < OLDEST:
        sys.exit(f"Game Night needs Python 3.11 or later; this is {sys.version.split()[0]}.")
    if Path(program("python")).exists():
        return
    try:
        venv.create(FOLDER, with_pip=True)
    except (OSError, subprocess.CalledProcessError):
        shutil.rmtree(FOLDER, ignore_errors=True)
        sys.exit(
            "This Python cannot make virtual environments (Debian and Ubuntu: apt install python3-venv)."
        )


def all_of(commands: Sequence[Sequence[str]]) -> int:
    """Run one after another until one fails; the status of the last. Those of src see it first on their path."""
    for command in commands:
        print("$", *command, flush=True)
        status = run(*command, source=True)
        if status:
            return status
    return 0
