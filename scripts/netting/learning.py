"""Nets of several widths from the games that were played, one process a game; for each width the better of two."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from strengths.rows import ALWAYS

import gamenight
from gamenight.core.options import option_values
from gamenight.lab.nets.data import Examples, joined
from gamenight.lab.nets.train import Plan, learn
from netting.playing import Lesson
from netting.recipes import KEEP, SEED, SLIP, Recipe

EPOCHS = (2, 6)
DEPTH = 16
NAMES = ("packed", "leans", "shares")


@dataclass(frozen=True)
class Learnt:
    """A net, and how it came out."""

    game: str
    file: str
    width: int
    epochs: int
    rows: int
    mean: float  # losses on games it never saw: of the mean,
    own: float  # of the game's own judgement,
    net: float  # of the net
    size: int
    digest: str
    seconds: float


def save(lessons: list[Lesson], folder: Path) -> dict[str, dict[str, Any]]:
    """The rows of each game in files, for the processes that learn from them; how much there is of each."""
    found: dict[str, dict[str, Any]] = {}
    for lesson in lessons:
        game = gamenight.game(lesson.recipe.game)
        assert game.encoding is not None
        seen = lesson.seen()
        rows = joined(seen, game.encoding, lesson.recipe.seats)
        for name in NAMES:
            np.save(folder / f"{game.name}-{lesson.kind}-{name}.npy", getattr(rows, name))
        about = {
            "games": len(seen) * lesson.recipe.games(lesson.kind),
            "rows": len(rows.shares),
            "seconds": lesson.spent,
        }
        found.setdefault(game.name, {})[lesson.kind] = about
        lesson.done.clear()
    return found


def _load(folder: Path, name: str, kind: str) -> Examples:
    return Examples(*(np.load(folder / f"{name}-{kind}-{each}.npy") for each in NAMES))


def learn_all(recipe: Recipe, folder: Path, games: dict[str, dict[str, Any]]) -> list[Learnt]:
    os.environ.setdefault("CUBLAS_WORKSPACE_CONFIG", ":4096:8")
    quick, search = (_load(folder, recipe.game, kind) for kind in ("quick", "search"))
    found: list[Learnt] = []
    for width in recipe.widths:
        tried = [_one(recipe, folder, games, quick, search, width, epochs) for epochs in EPOCHS]
        found.append(min(tried, key=lambda each: each.net))
    return found


def _one(
    recipe: Recipe,
    folder: Path,
    games: dict[str, dict[str, Any]],
    quick: Examples,
    search: Examples,
    width: int,
    epochs: int,
) -> Learnt:
    began = time.monotonic()
    house = gamenight.game(recipe.game).house(recipe.seats, ALWAYS.get(recipe.game, {}))
    plan = Plan(
        recipe.game,
        recipe.seats,
        option_values(house),
        recipe.bots("search"),
        games["search"]["games"],
        SEED,
        epochs,
        KEEP["search"],
        games["quick"]["games"],
        SLIP,
        width,
        DEPTH,
    )
    file = folder / f"{recipe.game}-{recipe.seats}-{width}-{epochs}.net"
    made = learn(plan, file, quick, search)
    took = time.monotonic() - began
    return Learnt(
        recipe.game,
        str(file),
        width,
        epochs,
        made.rows,
        made.mean,
        made.own,
        made.net,
        made.size,
        made.digest,
        took,
    )
