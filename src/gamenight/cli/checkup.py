"""`doctor`: what is installed, and how it runs."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.table import Table

from gamenight.cli.app import app, out
from gamenight.doctor import report


@app.command()
def doctor(
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> None:
    """Whether the rules run compiled, and the versions of everything that matters."""
    if as_json:
        print(json.dumps(dict(report()), indent=2))
        return
    table = Table(box=None, pad_edge=False, show_header=False)
    for name, found in report():
        table.add_row(name, found)
    out.print(table)
