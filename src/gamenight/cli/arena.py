"""`arena`: bots against bots."""

from __future__ import annotations

import dataclasses
import json
import secrets
from typing import Annotated

import typer
from rich.table import Table

from gamenight.bots.arena import contest_of, fight, seatings
from gamenight.bots.contest import Budget
from gamenight.bots.standings import Outcome
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


@app.command()
def arena(
    game: GameName,
    bots: Annotated[
        list[str], typer.Argument(metavar="BOT BOT...", help="hard, random, search:playouts=500, ...")
    ],
    seats: Seats = None,
    option: HouseRules = None,
    preset: PresetName = None,
    games: Annotated[
        int,
        typer.Option(
            "--games", "-n", parser=whole_number, metavar="N", help="How many games, about: whole deals."
        ),
    ] = 100,
    seed: Seed = None,
    seconds: Annotated[
        float | None, typer.Option(help="For every bot and move, instead of its own time.")
    ] = None,
    playouts: Annotated[
        int | None, typer.Option(help="For every bot and move, instead of its own budget.")
    ] = None,
    jobs: Annotated[
        int, typer.Option(parser=whole_number, metavar="J", help="How many processes share the work.")
    ] = 1,
    ray: RayAddress = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> None:
    """Let bots play each other: the same deals in every seating, ratings, and shares with their confidence."""
    at_least(1, games, "The number of games (--games)")
    at_least(1, jobs, "The number of processes (--jobs)")
    chosen = secrets.randbits(32) if seed is None else seed
    options = house_rules(game, option, preset)
    count = game_named(game).usual_seats if seats is None else seats
    contest = contest_of(game, bots, count, options, chosen, Budget(seconds, playouts))
    rows = len(seatings(len(bots), contest.seats))
    deals = max(1, round(games / rows))
    with bar_of_work() as bar, sharing(jobs, ray) as hands:
        task = bar.add_task(game_named(game).title, total=deals * rows)
        outcome = fight(contest, deals, hands, lambda done: bar.advance(task, done))
    if as_json:
        print(json.dumps(dataclasses.asdict(outcome)))
    else:
        out.print(heading(outcome))
        out.print(report(outcome))


def heading(outcome: Outcome) -> str:
    title = game_named(outcome.game).title
    return (
        f"{title}, {outcome.seats} seats: {outcome.deals} deals, {outcome.games} games in "
        f"{outcome.seconds:,.1f} s, {outcome.mean_moves:,.0f} moves a game"
    )


def report(outcome: Outcome) -> Table:
    table = Table(box=None, pad_edge=False)
    for column in ("Bot", "Games", "Share", "95 % sure", "Fair", "Rating", "A decision"):
        table.add_column(column, justify="left" if column == "Bot" else "right", no_wrap=column != "Bot")
    for one in outcome.standings:
        table.add_row(
            one.bot,
            str(one.games),
            f"{one.share:.1%}",
            f"{100 * one.low:.0f}-{100 * one.high:.0f} %",
            f"{one.fair:.0%}",
            f"{one.rating:.1f} ± {one.sure:.1f}",
            f"{1000 * one.seconds:,.1f} ms",
        )
    return table
