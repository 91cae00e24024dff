"""`gamenight train`: bots play, a net learns who wins from what they saw, and is written with its manifest."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gamenight.bots.net_file import write_net
from gamenight.core.options import option_values
from gamenight.core.registry import game as game_named
from gamenight.lab.files import digest
from gamenight.lab.manifest import manifest_of
from gamenight.lab.match import per_seat
from gamenight.lab.needs import needed
from gamenight.lab.nets.data import Examples, examples, tasks_of
from gamenight.lab.observation import encoding_of

HELD_BACK = 10  # of so many rows one is not learnt from


@dataclass(frozen=True)
class Plan:
    """What is learnt from what."""

    game: str
    seats: int
    options: Mapping[str, bool | int | str]
    bots: tuple[str, ...]
    games: int
    seed: int
    epochs: int
    keep: int


@dataclass(frozen=True)
class Trained:
    """How a net came out: cross entropy on rows it never saw, beside that of whoever always says the mean."""

    rows: int
    mean: float
    net: float  # in whole numbers, as it is played with
    size: int  # bytes
    digest: str


def plan_of(
    name: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    bots: str = "easy",
    games: int = 200,
    seed: int = 0,
    epochs: int = 10,
    keep: int = 4,
) -> Plan:
    game = game_named(name)
    count = game.usual_seats if seats is None else seats
    held = option_values(game.house(count, options or {}))
    names = tuple(per_seat(bots.split(",") if "," in bots else bots, count))
    encoding_of(game)
    return Plan(name, count, held, names, games, seed, epochs, keep)


def train(
    plan: Plan, file: Path, jobs: int = 1, progress: Callable[[int], None] = lambda done: None
) -> Trained:
    """Play, learn, round, and write the net. The same plan makes the same file with the same libraries."""
    from gamenight.lab.nets.fit import fitted, rounded  # which need PyTorch: said before anything is played
    from gamenight.lab.nets.whole import judged, loss

    game = game_named(plan.game)
    encoding = encoding_of(game)
    given = dataclasses.asdict(plan)
    tasks = list(
        tasks_of(*(given[each] for each in ("game", "seats", "options", "bots", "games", "seed", "keep")))
    )
    seen = examples(tasks, encoding, jobs, progress)
    learnt, back = _parted(seen)
    weights = rounded(fitted(learnt, plan.epochs, plan.seed), encoding, plan.seats)
    mean, net = _mean_loss(learnt, back), loss(judged(weights, back.features), back.shares)
    versions = {"torch": str(needed("torch", "train").__version__)}
    made = manifest_of("net", plan.game, plan.seats, plan.options, plan.bots, plan.games, plan.seed, versions)
    about = {**dataclasses.asdict(made), "epochs": plan.epochs, "keep": plan.keep, "rows": len(seen.shares)}
    about |= {"loss": round(net, 4), "loss of the mean": round(mean, 4)}
    write_net(file, weights, about)
    return Trained(len(seen.shares), mean, net, file.stat().st_size, digest(file))


def _parted(seen: Examples) -> tuple[Examples, Examples]:
    """Most to learn from; the last games, which share no deal with the others, to test with."""
    cut = len(seen.shares) - len(seen.shares) // HELD_BACK
    parts = (slice(None, cut), slice(cut, None))
    first, last = (Examples(seen.features[part], seen.shares[part]) for part in parts)
    return first, last


def _mean_loss(learnt: Examples, back: Examples) -> float:
    np: Any = needed("numpy", "numpy")
    mean = float(np.clip(learnt.shares.mean(), 1e-6, 1 - 1e-6))
    return float(-np.mean(back.shares * np.log(mean) + (1 - back.shares) * np.log(1 - mean)))
