"""What can be done with a record: `replay` and `verify`."""

from __future__ import annotations

from typing import Annotated

import typer

from gamenight.cli.app import app
from gamenight.cli.given import RecordFile, on_terminal, open_record, seat_number, whole_number
from gamenight.core.position import NOBODY
from gamenight.core.record import Record, check_luck
from gamenight.core.record import replay as replayed
from gamenight.core.refusal import BadOption
from gamenight.terminal.retelling import Story, retell


@app.command()
def replay(
    file: RecordFile,
    seat: Annotated[
        int | None,
        typer.Option(parser=whole_number, metavar="N", help="Whose eyes to see with; 1 is the first seat."),
    ] = None,
    open_hands: Annotated[bool, typer.Option("--open", help="Show every hand.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line, in ASCII.")] = False,
) -> None:
    """Watch a recorded game: as a spectator, from one seat, or with everything open."""
    if seat is not None and open_hands:
        raise BadOption("A replay is seen from one seat (--seat) or with every hand open (--open), not both.")
    record = open_record(file)
    eyes = NOBODY if seat is None else seat_number(seat, record.seats)
    story = Story(record, eyes, open_hands)
    if plain or not on_terminal():
        retell(story)
    else:
        from gamenight.terminal.replaying import show_replay

        show_replay(story)


@app.command()
def verify(file: RecordFile) -> None:
    """Check a record: every move legal, and every shuffle and roll as the secret makes it."""
    record = open_record(file)
    moves = sum(1 for _ in replayed(record)) - 1
    print(
        f"{record.game.title}, {record.seats} seats, {moves} moves: every move is legal and leads to the result given."
    )
    for line in verdict(record):
        print(line)


def verdict(record: Record) -> list[str]:
    """What the record's luck proves, and what it does not."""
    if not record.commitment:
        return [
            "Its luck cannot be checked: no secret was committed to before the deal.",
            "So this proves that the moves obey the rules. It does not prove that the shuffles and rolls were fair.",
        ]
    if not record.secret:
        return [
            "Its luck cannot be checked yet: the secret is shown when the game is over.",
            "So this proves that the moves so far obey the rules. It does not yet prove where the luck came from.",
        ]
    picks = check_luck(record)
    return [
        f"All {picks} shuffles, draws and rolls follow from the secret, and the secret fits the commitment.",
        "So this proves that nobody changed the luck after the commitment was made, nor the text since it was written.",
        "It does not prove that the commitment was shown to the players before the deal: compare it with the one you",
        "were shown. Nor that the keeper, who knew the secret, did not look ahead; nor who made the moves.",
        "A player who added a word of their own knows that the keeper could not have chosen the luck beforehand."
        if any(record.words)
        else "No player added a word, so the keeper could have tried several secrets and kept the one it liked.",
    ]
