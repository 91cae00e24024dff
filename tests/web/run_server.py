"""What a server process does: it takes its settings, and serves."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from gamenight.web.live.server import Settings
from gamenight.web.serve import serve


def run(asked: dict[str, Any], log: Path | None, environment: dict[str, str]) -> None:
    os.environ.clear()
    os.environ.update(environment)
    with open(log or os.devnull, "ab") as out:
        os.dup2(out.fileno(), 1)
        os.dup2(out.fileno(), 2)
    where = {name: asked.pop(name) for name in ("port", "database", "redis")}
    serve(**where, settings=Settings(**{"pace": 0.0, "limits": 0.0, **asked}))
