"""`learn`: a first game, taught by playing it."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from gamenight.cli.app import app
from gamenight.cli.given import GameName
from gamenight.core.registry import game as game_named


@app.command()
def learn(
    game: GameName,
    again: Annotated[bool, typer.Option("--again", help="From the first step, not where you left.")] = False,
) -> None:
    """A first game, step by step: Enter goes on, a move tries, `skip` leaves a step, `quit` the lesson."""
    from gamenight.terminal import coaching
    from gamenight.terminal.teaching import teach

    learnt = coaching.recall()
    begin = 0 if again else learnt.steps.get(game, 0)

    def keep(step: int) -> None:
        learnt.steps[game] = step
        coaching.keep(learnt)

    if begin:
        print(f"You were at step {begin + 1}; --again begins anew.")
    whole = teach(game_named(game), print, _line, begin, keep)
    if not whole:
        print(f"`gamenight learn {game}` goes on from here.")


def _line() -> str | None:
    if sys.stdin.isatty():
        print("> ", end="", flush=True)
    said = sys.stdin.readline()
    return said.rstrip("\n") if said else None
