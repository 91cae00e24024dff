"""`doctor`: what is installed, and how it runs."""

from __future__ import annotations

from rich.table import Table

from gamenight.cli.app import app, out
from gamenight.doctor import report


@app.command()
def doctor() -> None:
    """Whether the rules run compiled, and the versions of everything that matters."""
    table = Table(box=None, pad_edge=False, show_header=False)
    for name, found in report():
        table.add_row(name, found)
    out.print(table)
