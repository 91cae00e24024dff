"""Bots against bots: the same deals replayed in every seating, so that luck favours nobody.

Processes exchange the numbers of deals and what came of them, never positions.
"""

from __future__ import annotations

import itertools
import math
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from gamenight.bots.levels import bot
from gamenight.core.chance import Seeded
from gamenight.core.game import Game
from gamenight.core.options import option_values
from gamenight.core.position import WIN
from gamenight.core.position import first as first_of
from gamenight.core.refusal import GameNightError
from gamenight.core.registry import game
from gamenight.core.sharing import shared

LONGEST = 20_000  # moves; a game that takes longer counts as drawn by all
SPREAD = 0x9E3779B97F4A7C15  # an odd number without pattern: takes the seeds of successive runs far apart
SEEDS = 1 << 62
SURE = 1.959964  # of the normal, either side: 95 %


class BadArena(GameNightError):
    """Bots that cannot meet."""


@dataclass(frozen=True)
class Budget:
    """How long each bot may think about a move; None leaves it to the bot."""

    seconds: float | None = None
    playouts: int | None = None


@dataclass(frozen=True)
class Contest:
    """What is played. Deal k is the same for everyone who sits down to it."""

    game: str
    seats: int
    options: Mapping[str, bool | int | str]
    bots: tuple[str, ...]
    seed: int
    budget: Budget = Budget()


@dataclass(frozen=True)
class Played:
    """One game: which bot sat where, and what each seat got."""

    deal: int
    seating: tuple[int, ...]
    payoffs: tuple[int, ...]
    moves: int
    seconds: tuple[float, ...]  # that each bot thought
    choices: tuple[int, ...]  # that each bot made with more than one legal move
    slowest: tuple[float, ...]  # seconds of its longest decision


def seatings(bots: int, seats: int) -> list[tuple[int, ...]]:
    """Who sits where, for every meeting: as many bots as fit, filled up in turn, in every rotation.

    >>> seatings(2, 2), seatings(2, 4)
    ([(0, 1), (1, 0)], [(0, 1, 0, 1), (1, 0, 1, 0)])
    >>> len(seatings(4, 2)), len(seatings(3, 3))
    (12, 3)
    """
    found: dict[tuple[int, ...], None] = {}
    for group in itertools.combinations(range(bots), min(bots, seats)):
        row = tuple(itertools.islice(itertools.cycle(group), seats))
        for turn in range(seats):
            found[row[turn:] + row[:turn]] = None
    return list(found)


def play_one(contest: Contest, deal: int, seating: Sequence[int]) -> Played:
    """One game, to its end or until it is too long."""
    rules = game(contest.game)
    seed = (contest.seed * SPREAD + deal) % SEEDS
    chance = Seeded(seed)
    position = rules.begin(contest.seats, rules.house(contest.seats, contest.options), chance)
    players = [bot(name) for name in contest.bots]
    spent, choices, moves = [0.0] * len(players), [0] * len(players), 0
    slowest = [0.0] * len(players)
    while (movers := position.to_move()) and moves < LONGEST:
        seat = first_of(movers)
        who = seating[seat]
        view = position.view(seat)
        started = time.perf_counter()
        move = players[who].choose(
            rules,
            view,
            seconds=contest.budget.seconds,
            playouts=contest.budget.playouts,
            seed=(seed + 7919 * moves + who) % SEEDS,
        )
        if len(view.moves) > 1:
            took = time.perf_counter() - started
            spent[who] += took
            slowest[who] = max(slowest[who], took)
            choices[who] += 1
        position.play(seat, move, chance)
        moves += 1
    for player in players:
        player.close()
    payoffs = tuple(position.payoffs()) if not position.to_move() else (WIN // contest.seats,) * contest.seats
    return Played(deal, tuple(seating), payoffs, moves, tuple(spent), tuple(choices), tuple(slowest))


def play_all(contest: Contest, deals: int, jobs: int, first: int = 0) -> Iterator[Played]:
    """Every deal in every seating, as the games finish."""
    rows = seatings(len(contest.bots), contest.seats)
    tasks = [(contest, deal, row) for deal in range(first, first + deals) for row in rows]
    if jobs == 1:
        yield from (_work(task) for task in tasks)
        return
    yield from shared(_work, tasks, jobs)


def _work(task: tuple[Contest, int, tuple[int, ...]]) -> Played:
    return play_one(*task)


@dataclass(frozen=True)
class Standing:
    """How a bot did: its share of the win per game it could have won, 95 % either side, and its openskill rating."""

    bot: str
    games: int
    share: float  # of what its opponents and itself won together
    fair: float  # the share of equal players
    low: float
    high: float
    rating: float
    sure: float
    seconds: float  # a decision, on average


@dataclass(frozen=True)
class Outcome:
    """A whole contest. The fields are the keys of `gamenight arena --json`."""

    game: str
    seats: int
    options: Mapping[str, bool | int | str]
    deals: int
    games: int
    mean_moves: float
    seconds: float
    standings: list[Standing] = field(default_factory=list)
    pairs: list[dict[str, Any]] = field(default_factory=list)  # each two bots that met


def contest_of(
    name: str,
    bots: Sequence[str],
    seats: int | None,
    options: Mapping[str, object],
    seed: int,
    budget: Budget,
) -> Contest:
    """What was asked for, checked."""
    if len(bots) < 2:
        raise BadArena("An arena takes two bots or more; a bot may play against itself.")
    for each in bots:
        bot(each).close()
    rules: Game[Any] = game(name)
    count = next((n for n in rules.seats if n >= 2), 1) if seats is None else seats
    if count < 2:
        raise BadArena(f"{rules.title} is for one player: there is nobody to beat.")
    house = rules.house(count, options)
    return Contest(name, count, option_values(house), tuple(bots), seed, budget)


def fight(
    contest: Contest, deals: int, jobs: int = 1, progress: Callable[[int], None] | None = None
) -> Outcome:
    """Play the contest; `progress` hears of each game that ends."""
    started = time.perf_counter()
    played: list[Played] = []
    for one in play_all(contest, deals, jobs):
        played.append(one)
        if progress:
            progress(1)
    return sum_up(contest, played, time.perf_counter() - started)


def sum_up(contest: Contest, played: Sequence[Played], seconds: float) -> Outcome:
    ordered = sorted(played, key=lambda one: (one.deal, one.seating))
    ratings = _ratings(contest, ordered)
    standings = [_standing(contest, ordered, n, ratings[n]) for n in range(len(contest.bots))]
    return Outcome(
        game=contest.game,
        seats=contest.seats,
        options=contest.options,
        deals=len({one.deal for one in played}),
        games=len(played),
        mean_moves=sum(one.moves for one in played) / len(played),
        seconds=seconds,
        standings=sorted(standings, key=lambda one: -one.share / one.fair),
        pairs=_pairs(contest, ordered),
    )


def _standing(contest: Contest, played: Sequence[Played], n: int, rating: tuple[float, float]) -> Standing:
    mine = [one for one in played if n in one.seating]
    share, low, high = interval(by_deal(mine, n))
    fair = sum(one.seating.count(n) / contest.seats for one in mine) / len(mine)
    choices = sum(one.choices[n] for one in mine)
    spent = sum(one.seconds[n] for one in mine) / choices if choices else 0.0
    return Standing(contest.bots[n], len(mine), share, fair, low, high, *rating, spent)


def _won(one: Played, n: int) -> int:
    """What a bot got in all its seats."""
    return sum(payoff for who, payoff in zip(one.seating, one.payoffs, strict=True) if who == n)


def by_deal(played: Sequence[Played], n: int) -> list[float]:
    """What a bot won of each deal, all its seatings together: deals are independent, seatings of one deal are not."""
    deals: dict[int, list[float]] = {}
    for one in played:
        total = sum(one.payoffs) or WIN
        deals.setdefault(one.deal, []).append(_won(one, n) / total)
    return [sum(shares) / len(shares) for shares in deals.values()]


def interval(shares: Sequence[float]) -> tuple[float, float, float]:
    """The mean and its 95 % confidence interval. Where all are alike it is as wide as for one that is not."""
    return interval_of(len(shares), sum(shares), sum(share * share for share in shares))


def interval_of(n: int, total: float, squares: float, z: float = SURE) -> tuple[float, float, float]:
    """The same from the number of shares, their sum and the sum of their squares; `z` says how sure it is to be."""
    mean = total / n
    if n < 2:
        return mean, 0.0, 1.0
    variance = (squares - n * mean * mean) / (n - 1)
    reach = _quantile(n - 1, z) * math.sqrt(max(variance, 0.25 / n) / n)
    return mean, max(0.0, mean - reach), min(1.0, mean + reach)


def _quantile(freedom: int, z: float) -> float:
    """Student's t, two-sided, by the usual expansion about the normal."""
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)


def _pairs(contest: Contest, played: Sequence[Played]) -> list[dict[str, Any]]:
    """Of each two bots that met: the share of the first in what the two of them won."""
    found = []
    for a, b in itertools.combinations(range(len(contest.bots)), 2):
        deals: dict[int, list[float]] = {}
        for one in played:
            if a in one.seating and b in one.seating:
                both = _won(one, a) + _won(one, b)
                deals.setdefault(one.deal, []).append(_won(one, a) / both if both else 0.5)
        if deals:
            share, low, high = interval([sum(s) / len(s) for s in deals.values()])
            pair = {"bots": [contest.bots[a], contest.bots[b]], "share": share, "low": low, "high": high}
            found.append(pair)
    return found


def _ratings(contest: Contest, played: Sequence[Played]) -> list[tuple[float, float]]:
    """openskill's mu and sigma of each bot."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = [model.rating() for _ in contest.bots]
    for one in played:
        sitting = sorted(set(one.seating))
        if len(sitting) > 1:
            after = model.rate([[ratings[n]] for n in sitting], scores=[float(_won(one, n)) for n in sitting])
            for n, (rating,) in zip(sitting, after, strict=True):
                ratings[n] = rating
    return [(rating.mu, rating.sigma) for rating in ratings]
