"""Whether the rules run compiled or interpreted and why, and the versions of everything that matters."""

from __future__ import annotations

import importlib.machinery
import importlib.util
import json
import platform
import shutil
import subprocess
from importlib import metadata, resources
from typing import Any

HEART = "gamenight.core.position"  # compiled when anything is
PACKAGES = (
    "librt",
    "mypy_extensions",
    "typer",
    "rich",
    "textual",
    "fastapi",
    "uvicorn",
    "sqlalchemy",
    "alembic",
    "psycopg",
    "redis",
    "openskill",
)
PROGRAMS = {  # and the names each goes by
    "C compiler": ("cc", "gcc", "clang"),
    "Node": ("node",),
    "Chromium": ("chromium", "chromium-browser", "google-chrome"),
    "PostgreSQL": ("psql",),
    "Redis server": ("redis-server",),
}


def report() -> list[tuple[str, str]]:
    """What to read first when something is slow or missing: a name and what there is to say, line by line."""
    made = build_record()
    lines = [
        ("Game Night", version("gamenight")),
        ("Rules run", speed()),
        ("Python", f"{platform.python_implementation()} {platform.python_version()}"),
        ("Platform", platform.platform()),
    ]
    if made.get("compiled"):
        lines.append(("Compiled with", f"mypy {made['mypy']}, librt {made['librt']}, {made['compiler']}"))
    lines += [(name, version(name)) for name in PACKAGES]
    lines += [(name, program(*names)) for name, names in PROGRAMS.items()]
    return lines


def speed() -> str:
    """Compiled or interpreted, and why."""
    made = build_record()
    if not made:
        return "compiled" if is_compiled(HEART) else "interpreted: run from the source tree"
    if not made["compiled"]:
        return f"interpreted, slower: {made['reason']} when it was installed"
    slow = [name for name in made["modules"] if not is_compiled(name)]
    if slow:
        return f"interpreted in part, slower: no compiled {', '.join(slow)} for this Python"
    return f"compiled, {len(made['modules'])} modules"


def is_compiled(module: str) -> bool:
    spec = importlib.util.find_spec(module)
    return bool(spec and spec.origin and spec.origin.endswith(tuple(importlib.machinery.EXTENSION_SUFFIXES)))


def build_record() -> dict[str, Any]:
    """What the build wrote down; empty when run from source."""
    file = resources.files("gamenight") / "_build.json"
    record: dict[str, Any] = json.loads(file.read_text()) if file.is_file() else {}
    return record


def version(package: str) -> str:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return "not installed"


def program(*names: str) -> str:
    """The version of the first of these programs that this machine has."""
    found = next((name for name in names if shutil.which(name)), None)
    if found is None:
        return "not found"
    try:
        said = subprocess.run([found, "--version"], capture_output=True, text=True, timeout=10)
    except (OSError, subprocess.TimeoutExpired):
        return f"{found} (does not say its version)"
    return said.stdout.partition("\n")[0].strip() or found
