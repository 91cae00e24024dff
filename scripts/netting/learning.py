"""Nets of several widths from the games that were played, one process a net; for each width the better of two."""

from __future__ import annotations

import json
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
from netting.recipes import KEEP, PART, SEED, SLIP, Recipe

EPOCHS = (2, 6)
DEPTH = 16
NAMES = ("packed", "leans", "shares")
TOLD = "lessons.json"


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


def told(folder: Path) -> dict[str, dict[str, Any]]:
    """How much there is in a folder of each lesson of each game."""
    file = folder / TOLD
    found: dict[str, dict[str, Any]] = json.loads(file.read_text()) if file.exists() else {}
    return found


def save(lessons: list[Lesson], folder: Path) -> dict[str, dict[str, Any]]:
    """The rows of each game in files, after what is there, for the processes that learn from them; how much it is."""
    found = told(folder)
    for lesson in lessons:
        game = gamenight.game(lesson.recipe.game)
        assert game.encoding is not None
        seen = lesson.seen()
        rows = joined(seen, game.encoding, lesson.recipe.seats)
        for name in NAMES:
            file = folder / f"{game.name}-{lesson.kind}-{name}.npy"
            new = getattr(rows, name)
            np.save(file, np.concatenate([np.load(file), new]) if file.exists() else new)
        about = found.setdefault(game.name, {}).setdefault(
            lesson.kind, {"games": 0, "rows": 0, "seconds": 0.0}
        )
        about["games"] += len(seen) * lesson.recipe.games(lesson.kind)
        about["rows"] += len(rows.shares)
        about["seconds"] += lesson.spent
        lesson.done.clear()
    (folder / TOLD).write_text(json.dumps(found))
    return found


def _load(folder: Path, name: str, kind: str) -> Examples:
    return Examples(*(np.load(folder / f"{name}-{kind}-{each}.npy") for each in NAMES))


def learn_best(recipe: Recipe, folder: Path, games: dict[str, dict[str, Any]], width: int) -> Learnt:
    """The better net of one width."""
    os.environ.setdefault("CUBLAS_WORKSPACE_CONFIG", ":4096:8")
    quick, search = (_load(folder, recipe.game, kind) for kind in PART)
    tried = [_one(recipe, folder, games, quick, search, width, epochs) for epochs in EPOCHS]
    return min(tried, key=lambda each: each.net)


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
