"""`bench`: how fast the rules run, against others."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from gamenight import doctor
from gamenight.cli.app import app, err, out
from gamenight.core.refusal import UnknownGame
from gamenight.core.registry import game as game_named
from gamenight.lab.bench.programs import FOLDER, NODE
from gamenight.lab.bench.run import Measured, measure, rows

NOTE = """Random play to the end on one core, in processor time; luck is paid for, not counted. Perft counts positions.
By engine: games played inside compiled code. By Python: a loop in Python asks for the moves and picks one.
OpenSpiel C++ is its own rollouts, without the deal; the other rivals are driven from Python at their fastest."""


@app.command()
def bench(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Measure only this game.")] = None,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long to measure each thing.")] = 1.5,
    peers: Annotated[bool, typer.Option("--peers", help="Environments and rows of games, too.")] = False,
    outside: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Where scripts/peers has put packages of other people."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> None:
    """Random play on one core, as ratios against other programs in the same run. Installs nothing."""
    from rich.progress import Progress, SpinnerColumn, TextColumn

    from gamenight.lab.bench.peers import measure_peers

    chosen = rows(game)
    if outside is not None:
        os.environ[FOLDER] = str(outside.resolve())
    if game is not None and not chosen:
        raise UnknownGame(f"{game_named(game).title} has no line in this table.")
    lines: list[Measured] = []
    with Progress(SpinnerColumn(), TextColumn("{task.description}"), console=err, transient=True) as bar:
        task = bar.add_task("")
        for row in chosen:
            bar.update(task, description=f"Measuring {row.title}")
            lines += measure(row, seconds)
        if peers:
            lines += measure_peers(seconds, lambda title: bar.update(task, description=f"Measuring {title}"))
    if as_json:
        print(json.dumps({"rules": doctor.speed(), "lines": [line.json() for line in lines]}, indent=2))
    else:
        report(lines)


def report(lines: list[Measured]) -> None:
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    for column in ("Game", "by", "moves/s", "against", "theirs", "ratio", "wanted"):
        right = column in ("moves/s", "theirs", "ratio")
        table.add_column(column, justify="right" if right else "left", no_wrap=True)
    for line in lines:
        table.add_row(*cells(line))
    out.print(table)
    out.print(NOTE)
    if "interpreted" in doctor.speed():
        out.print(f"The rules run {doctor.speed()}; the ratios wanted are for the compiled package.")
    missing = sorted({line.missing for line in lines if line.missing and line.rival not in NODE})
    if missing:
        out.print(f"Not found, so not measured: {', '.join(missing)}. (pip install {' '.join(missing)})")
        if any(line.rival in NODE for line in lines):
            out.print("scripts/peers FOLDER brings what can be had, for --outside FOLDER.")


def cells(line: Measured) -> list[str]:
    ratio, reached = line.ratio(), line.reached()
    wanted = f"{line.at_least:g}x" if line.rival else short(line.at_least)
    return [
        line.game,
        line.by,
        short(line.ours),
        line.rival,
        "not found" if line.missing else short(line.theirs) if line.theirs else "",
        f"{ratio:.2f}x" if ratio is not None else "",
        wanted + {True: " yes", False: " NO", None: ""}[reached],
    ]


def short(rate: float) -> str:
    """A rate as people read it: 9.03 M, 643 k."""
    if rate >= 1_000_000:
        return f"{rate / 1_000_000:.2f} M"
    return f"{rate / 1000:.0f} k" if rate >= 1000 else f"{rate:.0f}"
