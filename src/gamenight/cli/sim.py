"""`sim`: random games by the thousand."""

from __future__ import annotations

import json
import secrets
from typing import Annotated

import typer
from rich.table import Table

from gamenight.cli.app import app, bar_of_work, out
from gamenight.cli.given import (
    GameName,
    HouseRules,
    PresetName,
    RayAddress,
    Seats,
    Seed,
    at_least,
    house_rules,
    sharing,
    whole_number,
)
from gamenight.core.registry import game as game_named
from gamenight.lab.sim import Outcome, simulate


@app.command()
def sim(
    game: GameName,
    seats: Seats = None,
    option: HouseRules = None,
    preset: PresetName = None,
    n: Annotated[int, typer.Option("-n", parser=whole_number, metavar="N", help="How many games.")] = 1000,
    seed: Seed = None,
    jobs: Annotated[
        int, typer.Option(parser=whole_number, metavar="J", help="How many processes share the work.")
    ] = 1,
    ray: RayAddress = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> None:
    """Play random games: how fast, how long, and how often each seat wins."""
    options = house_rules(game, option, preset)
    at_least(1, n, "The number of games (-n)")
    at_least(1, jobs, "The number of processes (--jobs)")
    rules = game_named(game)
    rules.house(rules.usual_seats if seats is None else seats, options)
    if seed is None:
        seed = secrets.randbits(32)
    with bar_of_work() as bar, sharing(jobs, ray) as hands:
        task = bar.add_task(rules.title, total=n)
        outcome = simulate(game, seats, options, n, seed, hands, lambda done: bar.advance(task, done))
    if as_json:
        print(json.dumps(outcome.json()))
    else:
        out.print(report(outcome))


def report(outcome: Outcome) -> Table:
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_row("Game", f"{game_named(outcome.game).title}, {outcome.seats} seats")
    table.add_row(
        "Games", f"{outcome.games:,} in {outcome.seconds:,.2f} s, {outcome.games_per_second:,.0f} a second"
    )
    table.add_row("Moves", f"{outcome.moves:,}, {outcome.moves_per_second:,.0f} a second")
    table.add_row("Mean length", f"{outcome.mean_moves:,.1f} moves")
    for seat, (share, (low, high)) in enumerate(zip(outcome.win_share, outcome.intervals(), strict=True)):
        table.add_row(f"Seat {seat + 1} wins", f"{share:6.2%}   ({low:.2%} to {high:.2%}, 95 % confidence)")
    return table
