"""`learn`: a first game, taught by playing it."""

from __future__ import annotations

import sys

from gamenight.cli.app import app
from gamenight.cli.given import GameName
from gamenight.core.registry import game as game_named


@app.command()
def learn(game: GameName) -> None:
    """A first game, step by step: Enter goes on, a move tries, `skip` leaves a step, `quit` the lesson."""
    from gamenight.terminal.teaching import teach

    teach(game_named(game), print, _line)


def _line() -> str | None:
    if sys.stdin.isatty():
        print("> ", end="", flush=True)
    said = sys.stdin.readline()
    return said.rstrip("\n") if said else None
