"""What a net learns from: views of games between bots as words and numbers, and the share of the win each seat got."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from gamenight.bots.levels import bot
from gamenight.bots.net import COLUMNS, STEPS
from gamenight.core.encoding import Encoding
from gamenight.core.position import WIN
from gamenight.core.sharing import shared
from gamenight.lab.batch import Glass
from gamenight.lab.match import Match
from gamenight.lab.needs import needed
from gamenight.lab.observation import encoding_of
from gamenight.lab.seeds import SEEDS

np: Any = needed("numpy", "numpy")
SHARE = 8  # games to a task
LONGEST = 2_000  # moves; of a game that takes longer nothing is kept


@dataclass(frozen=True)
class Task:
    """Some games of a run."""

    game: str
    seats: int
    options: tuple[tuple[str, bool | int | str], ...]
    bots: tuple[str, ...]  # who sits where; all seats turn on by one from game to game
    seed: int
    first: int
    count: int
    keep: int  # of so many views one is kept: those of one game are much alike


Seen = tuple[int, bytes, bytes, list[int]]  # the first game; words, numbers and payoffs, row after row


def work(task: Task) -> Seen:
    match = Match(task.game, task.seats, dict(task.options), LONGEST)
    players = [bot(name) for name in task.bots]
    glass = Glass(encoding_of(match.game), task.seats, match.game.move_limit)
    words, numbers, shares = bytearray(), bytearray(), []
    for number in range(task.first, task.first + task.count):
        match.reseed(task.seed)
        match.number = number
        match.begin()
        kept: list[tuple[int, bytes, bytes]] = []
        while not match.over:
            for seat in range(task.seats):
                if match.chance.pick(task.keep) == 0:
                    glass.look(match.position.glance(seat))
                    kept.append((seat, bytes(memoryview(glass.words)), bytes(memoryview(glass.numbers))))
            view = match.view(match.seat)
            player = players[(match.seat + number) % task.seats]
            match.advance(player.choose(match.game, view, seed=match.chance.pick(SEEDS)))
        payoffs = list(match.position.payoffs())
        if sum(payoffs):
            for seat, seen, counted in kept:
                words += seen
                numbers += counted
                shares.append(payoffs[seat])
    for player in players:
        player.close()
    return task.first, bytes(words), bytes(numbers), shares


@dataclass(frozen=True)
class Examples:
    """Rows of features, 0 or 1, and the share of the win that followed."""

    features: Any  # (rows, features) uint8
    shares: Any  # (rows,) float32


def features_of(encoding: Encoding, seats: int, words: Any, numbers: Any) -> Any:
    """Rows of words (as bytes) and numbers as a net takes them, as `bots.net` does."""
    bits = np.unpackbits(words, axis=1, bitorder="little", count=COLUMNS * encoding.words(seats))
    scales = np.array(encoding.scales(seats), np.int64)
    steps = STEPS * numbers // scales
    reached = steps[:, :, None] > np.arange(STEPS)
    return np.concatenate([bits, reached.reshape(len(bits), -1).astype(np.uint8)], axis=1)


def examples(
    tasks: list[Task], encoding: Encoding, jobs: int, progress: Callable[[int], None] = lambda done: None
) -> Examples:
    """The games of all tasks, in their order, whoever plays them."""
    found: dict[int, Seen] = {}
    for seen in shared(work, tasks, jobs) if jobs > 1 else map(work, tasks):
        found[seen[0]] = seen
        progress(SHARE)
    ordered = [found[first] for first in sorted(found)]
    seats = tasks[0].seats
    shares = np.array([share for seen in ordered for share in seen[3]], np.float32) / WIN
    words = np.frombuffer(b"".join(seen[1] for seen in ordered), np.uint8).reshape(len(shares), -1)
    numbers = np.frombuffer(b"".join(seen[2] for seen in ordered), np.int64).reshape(len(shares), -1)
    return Examples(features_of(encoding, seats, words, numbers), shares)


def tasks_of(
    game: str, seats: int, options: Mapping[str, Any], bots: tuple[str, ...], games: int, seed: int, keep: int
) -> Iterator[Task]:
    held = tuple(options.items())
    for first in range(0, games, SHARE):
        yield Task(game, seats, held, bots, seed, first, min(SHARE, games - first), keep)
