"""`pgn`: records of chess and PGN, each made of the other."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

from gamenight.cli.app import app
from gamenight.cli.given import at_least, text_of, whole_number
from gamenight.core.record import FORMAT, read_record
from gamenight.core.refusal import BadRecord
from gamenight.core.registry import game
from gamenight.sitting.recording import replay

CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")  # a name in a PGN may not command the terminal


@app.command()
def pgn(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record of chess, or PGN.")],
    number: Annotated[
        int,
        typer.Option(
            "--game", parser=whole_number, metavar="N", help="Which game, if the PGN holds several."
        ),
    ] = 1,
) -> None:
    """Print a record of chess as PGN, or a game in PGN as a record."""
    text = CONTROL.sub(" ", text_of(file).replace("\r\n", "\n"))
    print(_as_pgn(text) if text.startswith(FORMAT) else _as_record(text, number), end="")


def _as_pgn(text: str) -> str:
    from gamenight.games.chess.pgn import write_pgn

    record = read_record(text, game)
    if record.game.name != "chess":
        raise BadRecord(f"PGN is for chess, and this is a record of {record.game.title}.")
    for _ in replay(record):  # which finds what may not be played
        pass
    return write_pgn(record)


def _as_record(text: str, number: int) -> str:
    from gamenight.games.chess.pgn import read_pgn, record_of

    found = read_pgn(text)
    if at_least(1, number, "The number of the game") > len(found):
        holds = "one game" if len(found) == 1 else f"{len(found)} games"
        raise BadRecord(f"The PGN holds {holds}; there is no game {number}.")
    return record_of(found[number - 1]).text()
