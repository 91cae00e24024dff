"""A server with settings from the command line, as JSON."""

from __future__ import annotations

import json
import sys

from gamenight.web.live.server import Settings
from gamenight.web.serve import serve

if __name__ == "__main__":
    asked = json.loads(sys.argv[1])
    where = {name: asked.pop(name) for name in ("port", "database", "redis")}
    serve(**where, settings=Settings(**{"pace": 0.0, "limits": 0.0, **asked}))
