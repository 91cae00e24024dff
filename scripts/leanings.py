"""Learns how much each thing that is seen at Zillionaire counts for a move (games/zillionaire/leanings.py).

    python scripts/leanings.py [--seconds 300] [--playouts 1000] [--seed 1]

Four play whole matches, and every choice is thought about for so many playouts. A softmax regression then finds the
figures whose leaning is nearest to how often the search came back to each move, and the tables are printed as that file
has them. The search leans by the tables there are, so one round begins where the last one ended. Run it on the compiled
package; `gamenight doctor` says whether it is.
"""

from __future__ import annotations

import argparse
import importlib.util
import textwrap
import time
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

import gamenight
from gamenight import Seeded
from gamenight.bots.search import Search
from gamenight.core.position import first
from gamenight.games import zillionaire
from gamenight.games.zillionaire import leanings

GAME = gamenight.game("zillionaire")
TABLES = [name for name in vars(leanings) if name.isupper()]
SIZES = {name: len(getattr(leanings, name)) for name in TABLES}
ASTRAY = 20  # one choice in so many is left to luck, so that games differ
STEPS = 600  # of the regression
CALM = 1e-4  # how strongly figures are held near 0


class Choice(NamedTuple):
    """What was seen of each move of a choice, as numbers of figures, and its share of the playouts."""

    seen: list[list[int]]
    shares: list[float]


class Noting:
    """A table that notes which of its figures are asked for."""

    def __init__(self, first_number: int, noted: list[int]) -> None:
        self._first, self._noted = first_number, noted

    def __getitem__(self, at: int) -> int:
        self._noted.append(self._first + at)
        return 0


def noting_sight(noted: list[int]) -> ModuleType:
    """`sight`, not compiled, with tables that note what is asked for."""
    file = Path(str(zillionaire.__file__)).with_name("sight.py")
    spec = importlib.util.spec_from_file_location("noting_sight", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    number = 0
    for name in TABLES:
        setattr(module, name, Noting(number, noted))
        number += SIZES[name]
    return module


def choices(seconds: float, playouts: int, seed: int) -> Iterator[Choice]:
    """Choices of whole matches, until the time is up."""
    judgement, noted, began = GAME.judgement, list[int](), time.monotonic()
    assert judgement is not None
    plain, deal = noting_sight(noted), 0
    while time.monotonic() - began < seconds:
        chance, deal = Seeded(seed * 1_000_000 + deal), deal + 1
        position: Any = GAME.begin(4, GAME.house(4, {}), chance)
        while position.to_move():
            seat = first(position.to_move())
            view = position.view(seat)
            if len(judgement.consider(position, seat, view.moves)) == 1:
                position.play(seat, judgement.consider(position, seat, view.moves)[0], chance)
                continue
            search = Search(GAME.imagine, view, judgement, chance.pick(1 << 30))
            search.fair = True
            search.think(playouts, 0.0, None)
            tried = {move: visits for move, visits, _ in search.tried()}
            seen = []
            for move in view.moves:
                noted.clear()
                plain.Sight(view.public, view.hand, seat).gladness(move)
                seen.append(list(noted))
            yield Choice(seen, [tried.get(move, 0) / playouts for move in view.moves])
            astray = chance.pick(ASTRAY) == 0
            move = view.moves[chance.pick(len(view.moves))] if astray else search.best()
            position.play(seat, move, chance)


def fitted(found: list[Choice]) -> Any:
    """The figures that explain the choices best."""
    last = sum(SIZES.values())  # stands for nothing seen
    rows = [seen for choice in found for seen in choice.seen]
    numbers = np.full((len(rows), max(map(len, rows))), last)
    for at, row in enumerate(rows):
        numbers[at, : len(row)] = row
    of = np.repeat(np.arange(len(found)), [len(choice.shares) for choice in found])
    shares = np.array([share for choice in found for share in choice.shares])
    figures, mean, square = (np.zeros(last + 1) for _ in range(3))
    for at in range(1, STEPS + 1):  # by Adam
        leaning = np.exp(figures[numbers].sum(1))
        leaning /= np.bincount(of, leaning)[of]
        missed = np.repeat(leaning - shares, numbers.shape[1])
        slope = np.bincount(numbers.ravel(), missed, last + 1) / len(found) + CALM * figures
        mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope * slope
        pace = 0.1 if at < STEPS * 2 // 3 else 0.03
        figures -= pace * mean / (1 - 0.9**at) / (np.sqrt(square / (1 - 0.99**at)) + 1e-8)
        figures[last] = 0
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--playouts", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    found = list(choices(asked.seconds, asked.playouts, asked.seed))
    figures, number = fitted(found), 0
    print(f"# from {len(found)} choices")
    for name in TABLES:
        text = " ".join(str(round(100 * figure)) for figure in figures[number : number + SIZES[name]])
        number += SIZES[name]
        print(f"{name}: Final = table(")
        print(textwrap.indent("\n".join(f'"{line} "' for line in textwrap.wrap(text, 100)), "    ") + "\n)")


if __name__ == "__main__":
    main()
