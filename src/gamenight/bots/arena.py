"""Bots against bots: the same deals replayed in every seating, so that luck favours nobody.

Processes exchange the numbers of deals and what came of them, never positions.
"""

from __future__ import annotations

import itertools
import pickle
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from gamenight.bots.bot import Bot
from gamenight.bots.contest import BadArena, Budget, Contest, Played
from gamenight.bots.levels import bot
from gamenight.bots.standings import Outcome, sum_up
from gamenight.core.arguments import brief, checked_number, is_number
from gamenight.core.chance import Seeded
from gamenight.core.game import Game
from gamenight.core.options import option_values
from gamenight.core.position import WIN
from gamenight.core.position import first as first_of
from gamenight.core.registry import game
from gamenight.core.sharing import shared

LONGEST = 20_000  # moves; a game that takes longer counts as drawn by all
SPREAD = 0x9E3779B97F4A7C15  # an odd number without pattern: takes the seeds of successive runs far apart
SEEDS = 1 << 62


def seatings(bots: int, seats: int) -> list[tuple[int, ...]]:
    """Who sits where, for every meeting: as many bots as fit, filled up in turn, in every rotation.

    Each of them has as many seats as any other, all seatings together.

    >>> seatings(2, 2), seatings(2, 4)
    ([(0, 1), (1, 0)], [(0, 1, 0, 1), (1, 0, 1, 0)])
    >>> seatings(2, 3)
    [(0, 1, 0), (1, 0, 0), (0, 0, 1), (1, 0, 1), (0, 1, 1), (1, 1, 0)]
    >>> len(seatings(4, 2)), len(seatings(3, 3))
    (12, 3)
    """
    found: dict[tuple[int, ...], None] = {}
    for group in itertools.combinations(range(bots), min(bots, seats)):
        for lead in range(len(group) if seats % len(group) else 1):
            row = tuple(itertools.islice(itertools.cycle(group[lead:] + group[:lead]), seats))
            for turn in range(seats):
                found[row[turn:] + row[:turn]] = None
    return list(found)


def play_one(contest: Contest, deal: int, seating: Sequence[int]) -> Played:
    """One game, to its end or until it is too long."""
    rules = game(contest.game)
    seed = (contest.seed * SPREAD + deal) % SEEDS
    chance = Seeded(seed)
    position = rules.begin(contest.seats, rules.house(contest.seats, contest.options), chance)
    players = [bot(each) if isinstance(each, str) else each for each in contest.bots]
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
        if move not in view.moves:
            raise BadArena(f"{contest.names()[who]} answered {move!r}, which may not be played.")
        position.play(seat, move, chance)
        moves += 1
    for player, given in zip(players, contest.bots, strict=True):
        if isinstance(given, str):  # made for this game; a bot that was handed in belongs to whoever did
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
    _check_sendable(contest)
    yield from shared(_work, tasks, jobs)


def _check_sendable(contest: Contest) -> None:
    """Other processes get a copy of each bot that was handed in."""
    for each, name in zip(contest.bots, contest.names(), strict=True):
        try:
            pickle.dumps(each)
        except Exception as problem:  # an object may fail in any way when it is pickled
            raise BadArena(
                f"{name} cannot be sent to other processes (jobs=1 needs none): {problem}"
            ) from None


def _work(task: tuple[Contest, int, tuple[int, ...]]) -> Played:
    return play_one(*task)


def contest_of(
    name: str,
    bots: Sequence[str | Bot],
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    budget: Budget = Budget(),  # noqa: B008  # it is frozen
) -> Contest:
    """What was asked for, checked."""
    if isinstance(bots, (str, bytes)) or not isinstance(bots, Sequence):
        raise BadArena(f"Bots are a list of names or bots, not {brief(bots)}.")
    if len(bots) < 2:
        raise BadArena("An arena takes two bots or more; a bot may play against itself.")
    for each in bots:
        if isinstance(each, str):
            bot(each).close()
        elif not isinstance(each, Bot):
            raise BadArena(f"{each!r} is no bot: give a name, or an object of a class that extends Bot.")
    rules: Game[Any] = game(name)
    count = next((n for n in rules.seats if n >= 2), 1) if seats is None else seats
    if is_number(count) and count < 2:
        raise BadArena(f"{rules.title} is for one player: there is nobody to beat.")
    house = rules.house(count, options or {})
    if not is_number(seed):
        raise BadArena(f"A seed is a whole number, not {brief(seed)}.")
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


def compete(
    name: str,
    bots: Sequence[str | Bot],
    games: int = 100,
    seats: int | None = None,
    seed: int = 0,
    jobs: int = 1,
    **options: bool | int | str,
) -> Outcome:
    """Let bots play about so many games of one another: names as `bot` knows them, or bots of your own."""
    checked_number(games, "How many games", 1)
    checked_number(jobs, "How many jobs", 1)
    contest = contest_of(name, bots, seats, options, seed)
    rows = len(seatings(len(bots), contest.seats))
    return fight(contest, max(1, round(games / rows)), jobs)
