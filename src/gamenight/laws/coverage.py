"""Which cases to try: every number of seats, every value of every option, in pairs."""

from __future__ import annotations

import itertools
import random
from typing import Any

from gamenight.core.game import Game
from gamenight.core.options import Value
from gamenight.core.refusal import GameNightError
from gamenight.laws.case import Case


def allowed(game: Game[Any], seats: int, options: dict[str, Value]) -> bool:
    try:
        game.house(seats, options)
    except GameNightError:
        return False
    return True


def cases(game: Game[Any], seed: int = 1, looks: int = 12) -> list[Case]:
    """Every number of seats and every value of every option, each pair of values together in some case."""
    factors: dict[str, list[Any]] = {"": list(game.seats)}
    factors |= {option.name: option.values() for option in game.option_list()}
    wanted: set[tuple[tuple[str, Any], ...]] = {
        ((a, x), (b, y))
        for a, b in itertools.combinations(factors, 2)
        for x in factors[a]
        for y in factors[b]
    } or {(("", seats),) for seats in game.seats}
    found: list[Case] = []
    choose, misses = random.Random(seed), 0
    while wanted and misses < 60:
        rows = [_row(factors, wanted, choose) for _ in range(8)]
        rows = [row for row in rows if allowed(game, row[""], {k: v for k, v in row.items() if k})]
        gains = [(sum(row.items() >= set(pair) for pair in wanted), n) for n, row in enumerate(rows)]
        best = max(gains, default=(0, 0))
        if best[0] == 0:
            misses += 1
            continue
        row = rows[best[1]]
        wanted = {pair for pair in wanted if not row.items() >= set(pair)}
        found.append(Case(game, row[""], {k: v for k, v in row.items() if k}, seed + len(found), looks))
    return found


def _row(
    factors: dict[str, list[Any]], wanted: set[tuple[tuple[str, Any], ...]], choose: random.Random
) -> dict[str, Any]:
    row = {name: choose.choice(values) for name, values in factors.items()}
    some = choose.choice(sorted(wanted, key=repr))
    return row | dict(some)
