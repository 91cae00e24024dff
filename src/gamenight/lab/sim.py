"""Random games by the thousand. Game k of a run has luck of its own, made from the run's seed and k, so a run comes out
the same however many processes share it. Processes exchange numbers of games and results, never positions."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from gamenight.core.chance import Seeded
from gamenight.core.game import Game
from gamenight.core.options import option_values
from gamenight.core.position import WIN, playout
from gamenight.core.registry import game
from gamenight.core.sharing import shared
from gamenight.lab.seeds import seed_of

Z95 = 1.959964  # standard errors either side of the mean that hold 95 % of a normal distribution
BREATH = 0.25  # seconds between two reports of progress, about


@dataclass(frozen=True)
class Batch:
    """What some games came to: added up, so that batches add up too."""

    games: int
    moves: int
    payoffs: tuple[int, ...]

    def __add__(self, other: Batch) -> Batch:
        payoffs = tuple(a + b for a, b in zip(self.payoffs, other.payoffs, strict=True))
        return Batch(self.games + other.games, self.moves + other.moves, payoffs)


@dataclass(frozen=True)
class Outcome:
    """A whole run. The fields are the keys of `gamenight sim --json`."""

    game: str
    seats: int
    options: Mapping[str, bool | int | str]
    games: int
    moves: int
    seconds: float
    games_per_second: float
    moves_per_second: float
    mean_moves: float
    win_share: list[float] = field(default_factory=list)

    def json(self) -> dict[str, Any]:
        return asdict(self)

    def intervals(self) -> list[tuple[float, float]]:
        """The 95 % confidence interval of each seat's win share."""
        return [wilson(share, self.games) for share in self.win_share]


def wilson(share: float, n: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share seen in n games. Shared wins make it, if anything, too wide.

    >>> low, high = wilson(0.5, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    zz = Z95 * Z95
    centre = (share + zz / (2 * n)) / (1 + zz / n)
    reach = Z95 / (1 + zz / n) * math.sqrt(share * (1 - share) / n + zz / (4 * n * n))
    return max(0.0, centre - reach), min(1.0, centre + reach)


def play_batch(rules: Game[Any], seats: int, house: Any, seed: int, first: int, count: int) -> Batch:
    """Games `first` to `first + count - 1` of a run."""
    moves = 0
    payoffs = [0] * seats
    for number in range(first, first + count):
        chance = Seeded(seed_of(seed, number))
        position = rules.begin(seats, house, chance)
        moves += playout(position, chance)
        for seat, payoff in enumerate(position.payoffs()):
            payoffs[seat] += payoff
    return Batch(count, moves, tuple(payoffs))


def simulate(
    name: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    games: int = 1000,
    seed: int = 0,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Outcome:
    """Play random games and say what came of them. `progress` hears how many games have just been finished."""
    rules = game(name)
    count = rules.usual_seats if seats is None else seats
    house = rules.house(count, options or {})
    total = Batch(0, 0, (0,) * count)
    started = time.perf_counter()
    for batch in _batches(name, count, house, games, seed, jobs):
        total += batch
        if progress:
            progress(batch.games)
    return _outcome(name, count, house, total, time.perf_counter() - started)


def _outcome(name: str, seats: int, house: Any, total: Batch, seconds: float) -> Outcome:
    return Outcome(
        game=name,
        seats=seats,
        options=option_values(house),
        games=total.games,
        moves=total.moves,
        seconds=seconds,
        games_per_second=total.games / seconds,
        moves_per_second=total.moves / seconds,
        mean_moves=total.moves / total.games,
        win_share=[payoff / (WIN * total.games) for payoff in total.payoffs],
    )


def _batches(name: str, seats: int, house: Any, games: int, seed: int, jobs: int) -> Iterator[Batch]:
    if jobs > 1:
        yield from _shared(name, seats, house, games, seed, jobs)
        return
    rules = game(name)
    done, size = 0, 1
    while done < games:
        size = min(size, games - done)
        started = time.perf_counter()
        yield play_batch(rules, seats, house, seed, done, size)
        done += size
        if time.perf_counter() - started < BREATH / 2:
            size *= 2


def _shared(name: str, seats: int, house: Any, games: int, seed: int, jobs: int) -> Iterator[Batch]:
    """The batches of several processes, as they come in."""
    size = max(1, min(1000, games // (jobs * 8)))
    given = option_values(house)
    tasks = [(name, seats, given, seed, first, min(size, games - first)) for first in range(0, games, size)]
    yield from shared(_work, tasks, jobs)


def _work(task: tuple[str, int, dict[str, Any], int, int, int]) -> Batch:
    name, seats, given, seed, first, count = task
    rules = game(name)
    return play_batch(rules, seats, rules.house(seats, given), seed, first, count)
