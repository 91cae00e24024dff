"""`gamenight train`: bots play, a net learns who wins from what they saw, and is written with its manifest."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gamenight.bots.net import UNIT
from gamenight.bots.net_file import write_net
from gamenight.bots.net_use import ANY
from gamenight.core.options import option_values
from gamenight.core.registry import game as game_named
from gamenight.lab.files import digest
from gamenight.lab.manifest import manifest_of
from gamenight.lab.match import per_seat
from gamenight.lab.needs import needed
from gamenight.lab.nets.data import QUICK, Examples, Task, examples, leans, tasks_of
from gamenight.lab.observation import encoding_of

HELD_BACK = 10  # of so many rows one is not learnt from
MOST_BACK = 30_000  # rows
GIVEN = ("epochs", "keep", "quick", "slip", "width", "depth")


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
    quick: int = 0  # games that bots play before without thinking: a first lesson
    slip: int = 0  # moves in a hundred that are any legal move
    width: int = 32  # outputs of the two hidden layers
    depth: int = 16


@dataclass(frozen=True)
class Trained:
    """How a net came out: cross entropy on rows it never saw, beside that of whoever always says the mean, and that of
    the game's own judgement."""

    rows: int
    mean: float
    own: float
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
    quick: int = 0,
    slip: int = 0,
    width: int = 32,
    depth: int = 16,
) -> Plan:
    game = game_named(name)
    count = game.usual_seats if seats is None else seats
    held = option_values(game.house(count, options or {}))
    names = tuple(per_seat(bots.split(",") if "," in bots else bots, count))
    encoding_of(game)
    return Plan(name, count, held, names, games, seed, epochs, keep, quick, slip, width, depth)


def lessons(plan: Plan) -> tuple[list[Task], list[Task]]:
    """The games that are played without thinking, and those of the bots."""
    game, seats, options = plan.game, plan.seats, plan.options
    quick = tasks_of(
        game, seats, options, (QUICK,) * seats, plan.quick, plan.seed + 1, plan.keep * 2, plan.slip
    )
    return list(quick), list(
        tasks_of(game, seats, options, plan.bots, plan.games, plan.seed, plan.keep, plan.slip)
    )


def train(
    plan: Plan, file: Path, jobs: int = 1, progress: Callable[[int], None] = lambda done: None
) -> Trained:
    """Play, learn, round, and write the net. The same plan makes the same file with the same libraries."""
    needed("torch", "train")  # said before anything is played
    encoding = encoding_of(game_named(plan.game))
    first, then = (examples(tasks, encoding, jobs, progress) if tasks else None for tasks in lessons(plan))
    assert then is not None
    return learn(plan, file, first, then)


def learn(
    plan: Plan, file: Path, first: Examples | None, seen: Examples, also: Mapping[str, Any] | None = None
) -> Trained:
    """A net from what was seen, written with its manifest."""
    from gamenight.lab.nets.fit import fitted, leaning, rounded  # which need PyTorch
    from gamenight.lab.nets.whole import judged, loss

    game = game_named(plan.game)
    learnt, back = _parted(seen)
    fit = fitted(learnt, plan.epochs, plan.seed, plan.width, plan.depth, first)
    weights = rounded(fit, encoding_of(game), plan.seats)
    mean, own = _mean_loss(learnt, back), loss(0.0, back.shares, back.leans)
    lean = leaning(fit) if leans(game.judgement or ANY) else 0
    net = loss(judged(weights, back.features), back.shares, back.leans * lean / UNIT)
    versions = {"torch": str(needed("torch", "train").__version__)}
    made = manifest_of("net", plan.game, plan.seats, plan.options, plan.bots, plan.games, plan.seed, versions)
    given = {key: getattr(plan, key) for key in GIVEN}
    about = {**dataclasses.asdict(made), **given, "rows": len(seen.shares), "leans": lean}
    about |= {"loss": round(net, 4), "loss of the mean": round(mean, 4), "loss without": round(own, 4)}
    write_net(file, weights, {**about, **(also or {})})
    return Trained(len(seen.shares), mean, own, net, file.stat().st_size, digest(file))


def _parted(seen: Examples) -> tuple[Examples, Examples]:
    """Most to learn from; the last games, which share no deal with the others, to test with."""
    cut = len(seen.shares) - min(len(seen.shares) // HELD_BACK, MOST_BACK)
    return seen.part(slice(None, cut)), seen.part(slice(cut, None))


def _mean_loss(learnt: Examples, back: Examples) -> float:
    np: Any = needed("numpy", "numpy")
    mean = float(np.clip(learnt.shares.mean(), 1e-6, 1 - 1e-6))
    return float(-np.mean(back.shares * np.log(mean) + (1 - back.shares) * np.log(1 - mean)))
