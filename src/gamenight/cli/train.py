"""`train`: a small net that has learnt who wins from games between bots."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

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
from gamenight.core.position import Judgement
from gamenight.core.registry import game as game_named


@app.command()
def train(
    game: GameName,
    seats: Seats = None,
    option: HouseRules = None,
    preset: PresetName = None,
    bots: Annotated[str, typer.Option(help="Who plays: one bot for all seats, or one for each.")] = "easy",
    n: Annotated[int, typer.Option("-n", parser=whole_number, metavar="N", help="How many games.")] = 200,
    epochs: Annotated[
        int, typer.Option(parser=whole_number, help="How often each view is learnt from.")
    ] = 10,
    keep: Annotated[int, typer.Option(parser=whole_number, help="Of so many views one is kept.")] = 4,
    quick: Annotated[
        int,
        typer.Option(
            parser=whole_number, help="Games that are played before without thinking: a first lesson."
        ),
    ] = 0,
    slip: Annotated[
        int, typer.Option(parser=whole_number, help="Moves in a hundred that are any legal move.")
    ] = 0,
    width: Annotated[
        int, typer.Option(parser=whole_number, help="Outputs of the first layer, a multiple of four.")
    ] = 32,
    depth: Annotated[int, typer.Option(parser=whole_number, help="Outputs of the second, even.")] = 16,
    seed: Seed = None,
    jobs: Annotated[
        int, typer.Option(parser=whole_number, metavar="J", help="How many processes share the games.")
    ] = 1,
    ray: RayAddress = None,
    to: Annotated[Path | None, typer.Option(help="The net; GAME.net unless told.")] = None,
) -> None:
    """Let bots play, and train a small net in whole numbers on what they saw and who won. `net:FILE` plays it."""
    from gamenight.lab.nets.fit import torch  # said before anything is played
    from gamenight.lab.nets.train import plan_of
    from gamenight.lab.nets.train import train as train_net

    assert torch
    at_least(10, n, "The number of games (-n)")
    numbers = ((1, epochs, "--epochs"), (1, keep, "--keep"), (1, jobs, "--jobs"), (0, quick, "--quick"))
    for least, number, what in (*numbers, (0, slip, "--slip"), (4, width, "--width"), (2, depth, "--depth")):
        at_least(least, number, f"The number of {what}")
    luck = secrets.randbits(32) if seed is None else seed
    house = house_rules(game, option, preset)
    given = (bots, n, luck, epochs, keep, quick, slip, width, depth)
    plan = plan_of(game, seats, house, *given)
    file = to or Path(f"{game}.net")
    with bar_of_work() as bar, sharing(jobs, ray) as hands:
        task = bar.add_task(game_named(game).title, total=n + quick)
        made = train_net(plan, file, hands, lambda done: bar.advance(task, done))
    judgement = game_named(game).judgement or Judgement()
    asks = type(judgement).duel is Judgement.duel  # alpha-beta search asks no net
    player = f"search:net={file}:playouts=100" if asks else f"net:{file}"
    out.print(
        f"{file} ({made.size:,} bytes) has learnt from {made.rows:,} views: on games it never saw its loss is "
        f"{made.net:.4f}; always saying the mean has {made.mean:.4f}, the game's own judgement {made.own:.4f}.\n"
        f"Measure it before you believe it: gamenight arena {game} {player} search:playouts=100"
    )
