"""`study` and `trajectories`: what a game is like, and games as data for learners."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from gamenight.cli.app import app, bar_of_work, err, out
from gamenight.cli.given import (
    BadFile,
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

Jobs = Annotated[
    int, typer.Option(parser=whole_number, metavar="J", help="How many processes share the work.")
]
Again = Annotated[
    Path | None, typer.Option(help="Run a manifest again, and say whether the same bytes came out.")
]


@app.command()
def study(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="A game's name.")] = "",
    seats: Seats = None,
    option: HouseRules = None,
    preset: PresetName = None,
    bots: Annotated[
        str, typer.Option(help="Who plays, the first one everywhere; all meet in duplicate play.")
    ] = "search:playouts=16,random",
    n: Annotated[int, typer.Option("-n", parser=whole_number, metavar="N", help="How many games.")] = 200,
    seed: Seed = None,
    jobs: Jobs = 1,
    ray: RayAddress = None,
    to: Annotated[Path | None, typer.Option(help="The report; GAME.html unless told.")] = None,
    data: Annotated[Path | None, typer.Option(help="The games as rows: a .parquet or .jsonl file.")] = None,
    manifest: Again = None,
) -> None:
    """Play a game often and report on it: who wins, how long, luck and skill, openings, boards, house rules."""
    from gamenight.lab.manifest import read_manifest
    from gamenight.lab.study.report import plan_of
    from gamenight.lab.study.report import study as study_game

    at_least(2, n, "The number of games (-n)")
    at_least(1, jobs, "The number of processes (--jobs)")
    wanted = read_manifest(manifest) if manifest is not None else None
    if wanted is not None:
        plan = plan_of(wanted.game, wanted.seats, wanted.options, wanted.bots, wanted.games, wanted.seed)
    else:
        luck = secrets.randbits(32) if seed is None else seed
        plan = plan_of(game, seats, house_rules(game, option, preset), tuple(bots.split(",")), n, luck)
    file = to or Path(f"{plan.game}.html")
    with bar_of_work() as bar, sharing(jobs, ray) as hands:
        task = bar.add_task(game_named(plan.game).title, total=plan.effort())
        try:
            made = study_game(plan, file, hands, data, lambda done: bar.advance(task, done))
        except OSError as problem:
            raise BadFile(
                f"{file} cannot be written: {(problem.strerror or str(problem)).lower()}."
            ) from None
    file.with_suffix(".json").write_text(made.text(), encoding="utf-8")
    out.print(
        f"{file} says what {game_named(plan.game).title} is like; {file.with_suffix('.json')} makes it again."
    )
    if wanted is not None:
        _compare(wanted.digest, made.digest)


@app.command()
def trajectories(
    game: GameName,
    to: Annotated[Path, typer.Argument(metavar="FILE", help="A .parquet or .jsonl file.")],
    seats: Seats = None,
    option: HouseRules = None,
    preset: PresetName = None,
    bots: Annotated[str, typer.Option(help="Who plays: one bot for all seats, or one for each.")] = "random",
    n: Annotated[int, typer.Option("-n", parser=whole_number, metavar="N", help="How many games.")] = 100,
    seed: Seed = None,
    jobs: Jobs = 1,
    ray: RayAddress = None,
    manifest: Again = None,
) -> None:
    """Write games as data: what each seat saw, might have done and did, and what it was worth. A row a decision."""
    from gamenight.lab.manifest import read_manifest
    from gamenight.lab.trajectories import trajectories as write

    at_least(1, n, "The number of games (-n)")
    at_least(1, jobs, "The number of processes (--jobs)")
    names: str | list[str] = bots if "," not in bots else bots.split(",")
    options = house_rules(game, option, preset)
    luck = secrets.randbits(32) if seed is None else seed
    wanted = read_manifest(manifest) if manifest is not None else None
    if wanted is not None:
        game, seats, options, names = wanted.game, wanted.seats, dict(wanted.options), list(wanted.bots)
        n, luck = wanted.games, wanted.seed
    with bar_of_work() as bar, sharing(jobs, ray) as hands:
        task = bar.add_task(game_named(game).title, total=n)
        made = write(game, to, seats, options, names, n, luck, hands, 0, lambda done: bar.advance(task, done))
    to.with_suffix(".json").write_text(made.text(), encoding="utf-8")
    out.print(f"{n:,} games are in {to}; {to.with_suffix('.json')} makes them again.")
    if wanted is not None:
        _compare(wanted.digest, made.digest)


def _compare(then: str, now: str) -> None:
    if then == now:
        out.print("The same bytes came out.")
        return
    err.print("Other bytes came out than the manifest says.")
    raise typer.Exit(1)
