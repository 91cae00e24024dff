"""A search with a net against the search without, with as much processor time for a decision.

Several candidates for one game (nets, and how far ahead they are asked) play the same deals; the worse half is dropped
twice, and the last one plays deals of its own, so that what is told of it owes nothing to having been chosen.
"""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable
from concurrent.futures import Executor, Future
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

from strengths.rows import Tally

from gamenight.bots.arena import contest_of, play_all
from gamenight.bots.net_file import read_net
from gamenight.bots.net_use import NONE
from gamenight.bots.standings import by_deal
from netting.playing import WAITING, keep_busy
from netting.recipes import SEED, Recipe

AGAIN = 20_27  # the seed of later matches, and with more playouts the next
PAUSE = 15  # seconds between two times that it is told how it stands
FRESH = 100_000  # the first deal of the last round
TRIED = 24  # deals, at most, by which the playouts of a candidate are set, twice


@dataclass(frozen=True)
class Deal:
    """What one deal came to, in all its seatings."""

    share: float
    games: int
    spent: tuple[float, float]  # processor seconds
    choices: tuple[int, int]

    @property
    def ratio(self) -> float:
        """How many times as long as the other the first bot thought about a decision."""
        ours, theirs = (self.spent[n] / max(1, self.choices[n]) for n in range(2))
        return ours / max(theirs, 1e-9)


@dataclass
class Candidate:
    """A way to use a net."""

    recipe: Recipe
    file: str
    width: int
    ahead: int
    playouts: int
    going: int = 0
    next: int = 0  # deal
    spent: float = 0.0
    rounds: list[Tally] = field(default_factory=lambda: [Tally()])
    times: list[float] = field(default_factory=lambda: [0.0, 0.0])
    choices: list[int] = field(default_factory=lambda: [0, 0])

    @property
    def due(self) -> float:
        each = self.spent / max(1, sum(tally.deals for tally in self.rounds))
        return self.spent + self.going * max(each, 0.1)

    def bots(self) -> list[str]:
        name = f"search:net={self.file}:ahead={self.ahead}:playouts={self.playouts}"
        return [name, f"search:net={NONE}:playouts={self.recipe.rival}"]

    def share(self) -> float:
        total, deals = sum(t.total for t in self.rounds), sum(t.deals for t in self.rounds)
        return total / deals if deals else 0.0

    def heard(self) -> str:
        deals = sum(tally.deals for tally in self.rounds)
        return f"{100 * self.share():.1f} % of {deals} deals, in the last round of {self.rounds[-1].deals}"

    def told(self) -> dict[str, Any]:
        mean = [self.times[n] / max(1, self.choices[n]) for n in range(2)]
        return {
            "file": Path(self.file).name,
            "width": self.width,
            "ahead": self.ahead,
            "playouts": self.playouts,
            "rival": self.recipe.rival,
            "seconds": mean,
            "times as long": mean[0] / max(mean[1], 1e-9),
            "rounds": [tally.row() for tally in self.rounds if tally.deals > 1],
        }


def play_deals(recipe: Recipe, bots: list[str], first: int, n: int, seed: int = SEED) -> list[Deal]:
    """Some deals, timed by the processor."""
    found: list[Deal] = []
    with patch.object(time, "perf_counter", time.process_time):
        for deal in range(first, first + n):
            contest = contest_of(recipe.game, bots, recipe.seats, recipe.house(), seed)
            played = list(play_all(contest, 1, 1, first=deal))
            spent = tuple(sum(one.seconds[who] for one in played) for who in range(2))
            choices = tuple(sum(one.choices[who] for one in played) for who in range(2))
            found.append(Deal(by_deal(played, 0)[0], len(played), spent, choices))  # type: ignore[arg-type]
    return found


def again(
    pool: Executor,
    jobs: int,
    recipe: Recipe,
    file: Path,
    times: int,
    until: float,
    tell: Callable[[dict[str, Any]], None],
) -> None:
    """A net on deals that it was not chosen by, with so many times the playouts, told of now and then.

    Its manifest says which playouts were as long; where there are none, they are set."""
    about = read_net(file)[1]
    ahead, rival = about.get("ahead", recipe.aheads[0]), times * about.get("rival", recipe.rival)
    asked = replace(recipe, rival=rival, tried=times * recipe.tried)
    match = Candidate(asked, str(file), about["width"], ahead, times * about.get("playouts", recipe.rival))
    if "playouts" not in about:
        match.playouts = pool.submit(as_long, match).result()

    def so_far() -> None:
        used = {"game": recipe.game, "ahead": ahead, "playouts": match.playouts, "rival": rival}
        if match.rounds[0].deals > 1:
            tell({**used, "times as long": match.told()["times as long"], "row": match.rounds[0].row()})

    _round(pool, jobs, {recipe.game: [match]}, until, so_far, AGAIN + (times > 1))
    so_far()


def summed(deals: list[Deal]) -> Deal:
    spent = tuple(sum(deal.spent[n] for deal in deals) for n in range(2))
    choices = tuple(sum(deal.choices[n] for deal in deals) for n in range(2))
    return Deal(0.0, 0, spent, choices)  # type: ignore[arg-type]


def as_long(candidate: Candidate) -> int:
    """The playouts that take a candidate as long as the other takes for its own, tried twice."""
    recipe = candidate.recipe
    for turn in range(2):
        deals: list[Deal] = []
        while len(deals) < TRIED and sum(sum(deal.spent) for deal in deals) < recipe.tried:
            deal = 900_000 + TRIED * turn + len(deals)
            deals += play_deals(recipe, candidate.bots(), deal, 1)
        candidate.playouts = max(8, round(candidate.playouts / summed(deals).ratio))
    return candidate.playouts


def measure(
    pool: Executor, jobs: int, rows: dict[str, list[Candidate]], until: float, tell: Callable[[], None]
) -> None:
    """Calibrate, then three rounds; `rows` ends with one candidate a game that has a last round. `tell` is called now
    and then, when there is more to be told."""
    everyone = [each for candidates in rows.values() for each in candidates]
    failed: set[int] = set()
    for candidate, future in [(c, pool.submit(as_long, c)) for c in everyone]:
        try:
            candidate.playouts = future.result()
        except Exception:
            traceback.print_exc()
            failed.add(id(candidate))
    fit = {name: [each for each in found if id(each) not in failed] for name, found in rows.items()}
    began, alive = time.monotonic(), {name: found for name, found in fit.items() if found}
    for part, left in ((0.3, 2), (0.55, 1), (1.0, 1)):
        if part == 1.0:
            for candidates in alive.values():
                for candidate in candidates:
                    candidate.next = FRESH
                    candidate.rounds.append(Tally())
        _round(pool, jobs, alive, began + part * (until - began), tell)
        for name, candidates in alive.items():
            alive[name] = sorted(candidates, key=lambda each: -each.share())[:left]


def _round(
    pool: Executor,
    jobs: int,
    alive: dict[str, list[Candidate]],
    until: float,
    tell: Callable[[], None],
    seed: int = SEED,
) -> None:
    spoken = time.monotonic()

    def submit() -> tuple[Future[Any], Candidate]:
        row = min(alive.values(), key=lambda row: sum(each.due for each in row))
        candidate = min(row, key=lambda each: each.next)
        recipe = candidate.recipe
        future = pool.submit(play_deals, recipe, candidate.bots(), candidate.next, 1, seed)
        candidate.next += 1
        candidate.going += 1
        return future, candidate

    def take(candidate: Candidate, deals: list[Deal] | None) -> None:
        candidate.going -= 1
        for deal in deals or []:
            candidate.spent += sum(deal.spent)
            candidate.rounds[-1].add(deal.share, deal.games)
            candidate.rounds[-1].took(deal.spent[0], deal.choices[0], 0.0)
            for n in range(2):
                candidate.times[n] += deal.spent[n]
                candidate.choices[n] += deal.choices[n]
        nonlocal spoken
        if time.monotonic() - spoken > PAUSE:
            spoken = time.monotonic()
            tell()

    if alive:
        keep_busy(pool, jobs + WAITING, until, submit, take)
