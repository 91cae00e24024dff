"""`study`: games are played, counted and drawn, and one page says what came out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gamenight.bots.arena import seatings
from gamenight.bots.levels import bot
from gamenight.core.chance import Seeded
from gamenight.core.game import Game
from gamenight.core.options import option_values
from gamenight.core.position import NOBODY
from gamenight.core.registry import game as game_named
from gamenight.core.sharing import shared
from gamenight.lab.files import write_rows
from gamenight.lab.manifest import Manifest, manifest_of
from gamenight.lab.study import sums
from gamenight.lab.study.house import Effect, effects, tried
from gamenight.lab.study.play import Counts, Played, Task, work
from gamenight.lab.study.rents import deed_names

BOTS = ("search:playouts=16", "random")
SHARE = 4  # games to a task
LEAST = 10  # random games for each house rule
DUPLICATES = 2  # for every so many games there is one of duplicate play, in whole deals
Progress = Callable[[int], None]


@dataclass(frozen=True)
class Plan:
    """What is studied. The first bot plays every seat; in duplicate play all of them meet."""

    game: str
    seats: int
    options: Mapping[str, bool | int | str]
    bots: tuple[str, ...]
    games: int
    seed: int

    @property
    def duplicates(self) -> list[tuple[int, tuple[int, ...]]]:
        """Deals beyond those that the first bot plays alone, in every seating."""
        rows = seatings(len(self.bots), self.seats)
        deals = max(4, self.games // (DUPLICATES * len(rows)) + 1)
        return [(self.games + deal, row) for deal in range(deals) for row in rows]

    def effort(self) -> int:
        """How many things are done, for a progress bar."""
        return self.games + len(self.duplicates) + 1 + len(tried(game_named(self.game), self.options))


@dataclass
class Findings:
    plan: Plan
    alone: list[Played]  # the first bot in every seat
    together: list[Played]  # duplicate play
    counts: Counts
    house: list[Effect]


def plan_of(
    name: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    bots: tuple[str, ...] = BOTS,
    games: int = 200,
    seed: int = 0,
) -> Plan:
    """A plan, checked: the game, its seats and options, and the bots."""
    game = game_named(name)
    count = game.usual_seats if seats is None else seats
    held = option_values(game.house(count, options or {}))
    for each in bots:
        bot(each).close()
    return Plan(name, count, held, bots, games, seed)


def _tasks(plan: Plan) -> list[Task]:
    alone = [(deal, (0,) * plan.seats) for deal in range(plan.games)]
    every = [(True, alone), (False, plan.duplicates if plan.seats > 1 else [])]
    held = tuple(plan.options.items())
    return [
        Task(plan.game, plan.seats, held, plan.bots, tuple(rows[at : at + SHARE]), plan.seed, watch)
        for watch, rows in every
        for at in range(0, len(rows), SHARE)
    ]


def find(plan: Plan, jobs: int = 1, progress: Progress = lambda done: None) -> Findings:
    """Play all of it."""
    game = game_named(plan.game)
    games: list[Played] = []
    counts = Counts()
    tasks = _tasks(plan)
    for played, counted in shared(work, tasks, jobs) if jobs > 1 else map(work, tasks):
        games += played
        counts += counted
        progress(len(played))
    games.sort(key=lambda each: (each.deal, each.seating))
    house = effects(game, plan.seats, dict(plan.options), max(LEAST, plan.games), plan.seed, progress)
    alone = [each for each in games if each.deal < plan.games]
    return Findings(plan, alone, [each for each in games if each.deal >= plan.games], counts, house)


def study(
    plan: Plan, file: Path, jobs: int = 1, data: Path | None = None, progress: Progress = lambda done: None
) -> Manifest:
    """Study a game, write the page, and beside it the games as rows; the manifest of it all."""
    import hashlib

    from gamenight.lab.needs import needed

    versions = {"matplotlib": str(needed("matplotlib", "study").__version__)}
    made = manifest_of(
        "study", plan.game, plan.seats, plan.options, plan.bots, plan.games, plan.seed, versions
    )
    found = find(plan, jobs, progress)
    text = render(found, made.text())
    file.write_text(text, encoding="utf-8", newline="\n")
    if data is not None:
        write_rows(data, (each.row() for each in (*found.alone, *found.together)), {"game": plan.game})
    return made.with_digest(hashlib.sha256(text.encode()).hexdigest())


def render(found: Findings, manifest: str) -> str:
    from gamenight.lab.study.page import page
    from gamenight.lab.study.sections import sections

    game = game_named(found.plan.game)
    return page(f"{game.title}: a study", introduction(found, game), sections(found, game), manifest)


def introduction(found: Findings, game: Game[Any]) -> str:
    plan = found.plan
    changed = game.changed(game.house(plan.seats, plan.options))
    rules = (
        "by the rule sheet" if not changed else "with " + ", ".join(f"{k} = {v}" for k, v in changed.items())
    )
    players = f"{plan.seats} players" if plan.seats > 1 else "one player"
    meeting = f" and {len(found.together):,} games of duplicate play" if found.together else ""
    return (
        f"{len(found.alone):,} games for {players}, {rules}, played by the bot {plan.bots[0]}{meeting}. "
        "Intervals are for 95 % confidence."
    )


def board_of(game: Game[Any], plan: Plan) -> Any:
    """The board, if the game has one."""
    house = game.house(plan.seats, plan.options)
    return game.scene(game.begin(plan.seats, house, Seeded(1)).view(NOBODY)).board


def deeds(counts: Counts, game: Game[Any]) -> Iterator[tuple[str, list[float]]]:
    """What each deed earned in the first, second and last third of the games."""
    for name in dict.fromkeys(deed_names(game)):
        earned = [float(counts.earned[f"{name}/{third}"]) for third in range(3)]
        if sum(earned):
            yield name, earned


__all__ = ["BOTS", "Findings", "Plan", "board_of", "deeds", "find", "plan_of", "study", "sums"]
