"""Learns what is better kept and what is better passed at Hearts (games/hearts/bot_pass_table.py).

    python scripts/passes.py [--seconds 300] [--seed 1]

Four pass and play hands at a glance, by the rules that people know. Most pass by the tables there are, but with some of
the cards swapped for others, so that everything is tried; a regression then finds how many points more than the others
a seat took for what it kept and for what it passed, and the tables are printed as that file has them. One round begins
where the last one ended. Run it on the compiled package; `gamenight doctor` says whether it is.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt

import gamenight
from gamenight import Seeded
from gamenight.core.position import first
from gamenight.games.hearts.bot_pass import best_pass
from gamenight.games.hearts.bot_pass_table import GUARDS, LOWEST, MOST, RANKS
from gamenight.games.hearts.rules.public import PASS
from gamenight.parts.bits import each

GAME = gamenight.game("hearts")
JUDGEMENT: Any = GAME.judgement
RULES = {**GAME.presets["common"].options, "target": 100}
CARDS = 3  # that each passes
SWAPPED = (0.3, 0.6, 0.9)  # how often, hand by hand in turn
HOW_MANY = (1, 1, 1, 2, 2, 3)  # cards are swapped then
BATCH = 100_000  # hands that are summed up at once
CALM = 30.0  # how strongly figures are held near 0
SIZES = (*(MOST + 1, RANKS * LOWEST) * 4, GUARDS + 1, GUARDS + 1, 4 * RANKS)
Row = tuple[
    list[int], float
]  # the figures that count, and by how many points the seat did worse than the others
Sums = tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]


def tried(hand: int, swapped: float, luck: random.Random) -> list[int]:
    """The cards that are passed of a hand."""
    best = each(best_pass(hand, CARDS))
    if luck.random() >= swapped:
        return list(best)
    n = luck.choice(HOW_MANY)
    others = [card for card in each(hand) if card not in best]
    return luck.sample(list(best), CARDS - n) + luck.sample(others, n)


def figures(kept: int, passed: list[int]) -> list[int]:
    """The numbers of the figures that count for a seat, all tables laid end to end."""
    found, at = [], 0
    for suit in range(4):
        ranks = [card % RANKS for card in each(kept) if card // RANKS == suit]
        found.append(at + min(len(ranks), MOST))
        at += MOST + 1
        found += [at + RANKS * n + rank for n, rank in enumerate(ranks[:LOWEST])]
        at += RANKS * LOWEST
    high = [rank for rank in ranks if rank >= 10]  # of spades: queen, king, ace
    if 10 in high:
        found.append(at + min(len(ranks) - len(high), GUARDS))
    elif high:
        found.append(at + GUARDS + 1 + min(len(ranks), GUARDS))
    at += 2 * (GUARDS + 1)
    return found + [at + card for card in passed]


def hands(seed: int, seconds: float) -> Iterator[Row]:
    """Hand after hand, seat by seat."""
    luck, began, n = random.Random(seed), time.perf_counter(), 0
    house = GAME.house(4, RULES)
    while time.perf_counter() - began < seconds:
        chance = Seeded(luck.getrandbits(60))
        position: Any = GAME.begin(4, house, chance)
        passed = [tried(hand, SWAPPED[n % len(SWAPPED)], luck) for hand in position.hands]
        kept = [
            hand & ~sum(1 << card for card in cards)
            for hand, cards in zip(position.hands, passed, strict=True)
        ]
        for seat, cards in enumerate(passed):
            for card in cards:
                position.play(seat, PASS + card, chance)
        while not len(position.public.history) and not JUDGEMENT.hasten(position, chance):
            seat = first(position.to_move())
            position.play(seat, JUDGEMENT.choose(position, seat, position.moves(seat), chance), chance)
        taken = list(position.public.totals)
        for seat in range(4):
            yield figures(kept[seat], passed[seat]), (4 * taken[seat] - sum(taken)) / 3
        n += 1


def add(sums: Sums, rows: list[Row]) -> None:
    width = len(sums[1])
    seen = np.zeros((len(rows), width), np.float32)
    for n, (found, _) in enumerate(rows):
        seen[n, found] = 1
    seen[:, -1] = 1  # what is the same for all
    sums[0][...] += seen.T @ seen
    sums[1][...] += seen.T @ np.array([points for _, points in rows], np.float32)


def printed(weights: npt.NDArray[np.floating[Any]]) -> None:
    """The tables, in hundredths of a point."""
    parts = np.split(np.rint(100 * weights).astype(int), np.cumsum(SIZES))
    tables = {
        "LENGTH": [parts[n] for n in (0, 2, 4, 6)],
        "RANK": [row for n in (1, 3, 5, 7) for row in parts[n].reshape(LOWEST, RANKS)],
        "QUEEN_GUARDED": [parts[8]],
        "HIGH_GUARDED": [parts[9]],
        "PASSED": list(parts[10].reshape(4, RANKS)),
    }
    for name, table in tables.items():
        print(f"\n{name}")
        for row in table:
            print(" ".join(f"{figure:4d}" for figure in row))


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/passes.py", description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=300, help="of playing (default 300)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    width = sum(SIZES) + 1
    sums: Sums = (np.eye(width) * CALM, np.zeros(width))
    rows: list[Row] = []
    for row in hands(asked.seed, asked.seconds):
        rows.append(row)
        if len(rows) == BATCH:
            add(sums, rows)
            rows = []
    add(sums, rows)
    printed(np.linalg.solve(*sums))


if __name__ == "__main__":
    main()
