"""`review`: a finished game looked at again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from gamenight.cli.app import app, err
from gamenight.cli.given import RecordFile, at_least, open_record, whole_number
from gamenight.core.record import Record
from gamenight.core.refusal import BadOption

if TYPE_CHECKING:
    from gamenight.bots.review import Review


@app.command()
def review(
    file: RecordFile,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
    to_html: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help="Write a page with the curve of chances.")
    ] = None,
    to_pgn: Annotated[
        bool, typer.Option("--pgn", help="Chess: print PGN with evaluations and what was better.")
    ] = False,
    playouts: Annotated[
        int, typer.Option(parser=whole_number, metavar="N", help="How much thinking the whole game is worth.")
    ] = 400_000,
    force: Annotated[bool, typer.Option("--force", help="Replace the page if it is there.")] = False,
) -> None:
    """Look at a finished game again: chances move by move, the decisions that cost most, luck and choice."""
    from gamenight.bots.review_page import as_page
    from gamenight.bots.review_pgn import as_pgn
    from gamenight.bots.reviewing import as_data, as_lines

    at_least(1, playouts, "The thinking (--playouts)")
    if to_html is not None and to_html.exists() and not force:
        raise BadOption(f"{to_html} is there already; --force replaces it.")
    record = open_record(file)
    if to_pgn and record.game.name != "chess":
        raise BadOption(f"--pgn is for chess, and this is a record of {record.game.title}.")
    found = _looked_at(record, playouts)
    if to_html is not None:
        to_html.write_text(as_page(found, f"{record.game.title}, looked at again"), encoding="utf-8")
    if as_json:
        print(json.dumps(as_data(found)))
    elif to_pgn:
        print(as_pgn(found, record), end="")
    elif to_html is None:
        print("\n".join(as_lines(found)))


def _looked_at(record: Record, playouts: int) -> Review:
    """The review, with a bar for whoever waits for it."""
    from rich.progress import Progress

    from gamenight.bots.review import review as looked_at

    with Progress(console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task(f"Looking at {record.game.title} again", total=None)
        return looked_at(
            record, playouts, progress=lambda _, done, total: bar.update(task, completed=done, total=total)
        )
