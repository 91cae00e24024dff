"""What can be done with a record: `replay` and `verify`."""

from __future__ import annotations

import dataclasses
import json
from dataclasses import dataclass
from typing import Annotated

import typer

from gamenight.cli.app import app
from gamenight.cli.given import RecordFile, full_screen, open_record, seat_number, whole_number
from gamenight.core.position import NOBODY
from gamenight.core.record import Record
from gamenight.core.refusal import BadOption
from gamenight.sitting.recording import check_luck
from gamenight.sitting.recording import replay as replayed
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
    if plain or not full_screen():
        retell(story)
    else:
        from gamenight.terminal.replaying import show_replay

        show_replay(story)


@app.command()
def verify(
    file: RecordFile,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> int:
    """Check a record: every move legal, and every shuffle and roll as the secret makes it."""
    record = open_record(file)
    moves = sum(1 for _ in replayed(record)) - 1
    found = verdict(record)
    if as_json:
        head = {"game": record.game.name, "seats": record.seats, "moves": moves, "legal": True}
        print(json.dumps(head | dataclasses.asdict(found)))
        return found.status
    print(
        f"{record.game.title}, {record.seats} seats, {moves} moves: every move is legal and leads to the result given."
    )
    print(*found.says, sep="\n")
    return found.status


@dataclass(frozen=True)
class Verdict:
    """What is known of a record's luck: "checked", "uncommitted" (there was no promise), "open" (the game goes on) or
    "missing" (the game has ended, and the secret that would prove its luck is not there)."""

    luck: str
    picks: int
    says: list[str]

    @property
    def status(self) -> int:
        return 1 if self.luck == "missing" else 0


def verdict(record: Record) -> Verdict:
    """What the record's luck proves, and what it does not."""
    if not record.commitment:
        return Verdict("uncommitted", 0, UNCOMMITTED)
    if not record.secret:
        return Verdict("open", 0, OPEN) if record.ending == "open" else Verdict("missing", 0, MISSING)
    picks = check_luck(record)
    first = (
        f"All {picks} shuffles, draws and rolls follow from the secret, and the secret fits the commitment."
    )
    return Verdict("checked", picks, [first, *CHECKED, *(WORDS if any(record.words) else NO_WORDS)])


UNCOMMITTED = [
    "Its luck cannot be checked: no secret was committed to before the deal.",
    "So this proves that the moves obey the rules. It does not prove that the shuffles and rolls were fair.",
]
OPEN = [
    "Its luck cannot be checked yet: the secret is shown when the game is over.",
    "So this proves that the moves so far obey the rules. It does not yet prove where the luck came from.",
]
MISSING = [
    "Its luck cannot be checked: the game has ended, but the secret that was committed to before the deal is missing.",
    "So this proves that the moves obey the rules. It does not prove where the luck came from: ask whoever kept the",
    "table for the whole record.",
]
CHECKED = [
    "So this proves that nobody changed the luck after the commitment was made, nor the text since it was written.",
    "It does not prove that the commitment was shown to the players before the deal: compare it with the one you",
    "were shown. Nor that the keeper, who knew the secret, did not look ahead; nor who made the moves.",
]
WORDS = [
    "A player who added a word of their own knows that the keeper could not have chosen the luck beforehand.",
    "A record holds no seals, so it does not prove that nobody chose a word after seeing another's; the table's page",
    "about fairness does.",
]
NO_WORDS = [
    "No player added a word, so the keeper could have tried several secrets and kept the one it liked."
]
