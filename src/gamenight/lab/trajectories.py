"""Games as data for learners: what each seat saw, what it might have done, what it did, and what came of it.

A row a decision. `words` and `mask` are bytes, as `lab.observation` unpacks them; `reward` is what the game was worth
to that seat in the end. Everything is made from the view of the seat that decides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from gamenight.bots.bot import Bot
from gamenight.bots.levels import bot
from gamenight.core.options import option_values
from gamenight.core.sharing import shared
from gamenight.lab.batch import Glass
from gamenight.lab.files import digest, write_rows
from gamenight.lab.manifest import Manifest, manifest_of
from gamenight.lab.match import Match, per_seat
from gamenight.lab.needs import needed
from gamenight.lab.observation import encoding_of
from gamenight.lab.seeds import SEEDS

np: Any = needed("numpy", "numpy")
SHARE = 8  # games to a task

Row = dict[str, Any]
Task = tuple[str, int, dict[str, Any], tuple[str, ...], int, int, int, int]


def rows_of(task: Task) -> list[Row]:
    """The rows of some games of a run."""
    name, seats, options, bots, seed, first, count, most = task
    match = Match(name, seats, options, most)
    players = [bot(each) for each in bots]
    found: list[Row] = []
    for number in range(first, first + count):
        match.reseed(seed)
        match.number = number
        found += _game(match, players, number)
    for player in players:
        player.close()
    return found


def _game(match: Match, players: Sequence[Bot], number: int) -> list[Row]:
    glass = Glass(encoding_of(match.game), match.seats, match.game.move_limit)
    words, numbers = np.frombuffer(glass.words, np.uint8), np.frombuffer(glass.numbers, np.int64)
    mask = np.frombuffer(glass.masks, np.uint8)
    rows: list[Row] = []
    match.begin()
    while not match.over:
        seat, view = match.seat, match.view(match.seat)
        glass.look(view)
        move = players[seat].choose(match.game, view, seed=match.chance.pick(SEEDS))
        rows.append(
            {
                "game": number,
                "number": len(rows),
                "seat": seat,
                "words": words.tobytes(),
                "numbers": numbers.tolist(),
                "mask": mask.tobytes(),
                "move": move,
                "text": match.game.write(view, move),
            }
        )
        match.advance(move)
    rewards = match.rewards()
    for at, row in enumerate(rows):
        row["reward"], row["last"] = rewards[row["seat"]], at == len(rows) - 1
    return rows


def trajectories(
    name: str,
    file: Path,
    seats: int | None = None,
    options: dict[str, object] | None = None,
    bots: str | Sequence[str] = "random",
    games: int = 100,
    seed: int = 0,
    jobs: int = 1,
    max_moves: int = 0,
    progress: Callable[[int], None] | None = None,
) -> Manifest:
    """Play games and write them to a file; the manifest that makes the same bytes again."""
    match = Match(name, seats, options, max_moves)
    names = tuple(per_seat(bots, match.seats))
    held = option_values(match.house)
    libraries = {}
    if file.suffix == ".parquet":
        libraries["pyarrow"] = str(needed("pyarrow", "study").__version__)
    made = manifest_of("trajectories", name, match.seats, held, names, games, seed, libraries)
    tasks: list[Task] = [
        (name, match.seats, dict(held), names, seed, first, min(SHARE, games - first), max_moves)
        for first in range(0, games, SHARE)
    ]
    write_rows(
        file,
        _all(tasks, jobs, progress),
        {"game": name, "rules": str(made.rules), "words": str(made.encoding)},
    )
    return made.with_digest(digest(file))


def _all(tasks: list[Task], jobs: int, progress: Callable[[int], None] | None) -> Iterator[Row]:
    """The rows of every task, in order, however many processes make them."""
    done: dict[int, list[Row]] = {}
    following = 0
    source = shared(rows_of, tasks, jobs) if jobs > 1 else map(rows_of, tasks)
    for rows in source:
        done[rows[0]["game"]] = rows
        if progress:
            progress(len({row["game"] for row in rows}))
        while following in done:
            ready = done.pop(following)
            yield from ready
            following = ready[-1]["game"] + 1
