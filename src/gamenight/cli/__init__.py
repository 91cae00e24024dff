"""The command line. One module a family of commands: importing it here is what adds them to `app`."""

from gamenight.cli import (
    arena,
    authoring,
    bench,
    checkup,
    daily,
    learning,
    mcp,
    pgn,
    play,
    records,
    review,
    serving,
    shelf,
    sim,
    standings,
    study,
    uci,
)
from gamenight.cli.app import app, main

__all__ = [
    "app",
    "arena",
    "authoring",
    "bench",
    "checkup",
    "daily",
    "learning",
    "main",
    "mcp",
    "pgn",
    "play",
    "records",
    "review",
    "serving",
    "shelf",
    "sim",
    "standings",
    "study",
    "uci",
]
