"""One way to play a game, and a random game played that way, for laws to watch."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import Any, NamedTuple

from gamenight.core.chance import Seeded
from gamenight.core.game import Game
from gamenight.core.options import Value
from gamenight.core.position import NOBODY, Position

CLAUSE = re.compile(r"^- \*\*(\d+\.\d+)\*\* \((?:sheet|ruling|option)", re.MULTILINE)


class Broken(AssertionError):
    """A game breaks a law."""


@dataclass(frozen=True)
class Case:
    """One way to play a game: how many seats, which house rules, whose luck."""

    game: Game[Any]
    seats: int
    options: dict[str, Value] = field(default_factory=dict)
    seed: int = 1
    looks: int = 12  # at how many positions the slow laws stop and look
    limit: int = 60_000  # moves after which a game counts as endless

    def __str__(self) -> str:
        house = " ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.name} seats={self.seats} {house} seed={self.seed}".replace("  ", " ")

    @cached_property
    def clauses(self) -> frozenset[str]:
        """The numbers of all clauses in the game's rulebook."""
        return frozenset(CLAUSE.findall(self.game.rulebook()))

    def start(self) -> Position:
        return self.game.begin(self.seats, self.game.house(self.seats, self.options), Seeded(self.seed))

    def demand(self, holds: bool, words: str) -> None:
        if not holds:
            raise Broken(f"{self}: {words}")


def walk(case: Case) -> Iterator[tuple[int, Position, int, int, Seeded]]:
    """A random game: before each move its number, the position, the seat and the move to come, and the luck."""
    position, chance, choose = case.start(), Seeded(case.seed + 1), random.Random(case.seed)
    for number in range(case.limit):
        movers = [seat for seat in range(case.seats) if (position.to_move() >> seat) & 1]
        if not movers:
            return
        seat = choose.choice(movers)
        move = choose.choice(list(position.moves(seat)))
        yield number, position, seat, move, chance
        position.play(seat, move, chance)
    raise Broken(f"{case}: the game has not ended after {case.limit} moves")


class Look(NamedTuple):
    """A position of a random game, the seat and the move to come, and luck."""

    position: Position
    seat: int
    move: int
    chance: Seeded


def stops(case: Case) -> Iterator[int]:
    """Before which moves to look: dense at first, then ever sparser."""
    number, gap, seen = 0, 1.0, 0
    while True:
        yield number
        seen += 1
        gap = gap * 1.25 if seen > case.looks // 2 else gap + 0.5
        number += int(gap)
        if seen > 4 * case.looks:
            gap *= 2


def looks(case: Case) -> Iterator[Look]:
    """Some positions of a random game, early and late ones."""
    numbers = stops(case)
    following = next(numbers)
    for number, position, seat, move, chance in walk(case):
        if number == following:
            following = next(numbers)
            yield Look(position, seat, move, chance)


def watchers(case: Case) -> range:
    """Every seat, and a spectator."""
    return range(NOBODY, case.seats)


@dataclass(frozen=True)
class Law:
    """What holds at some positions of every random game, before every move of it, or at its end. Called with a case it
    watches a game by itself; `watch` lets many watch the same one."""

    when: str
    holds: Callable[[Case, Look], None]

    @property
    def __name__(self) -> str:
        return self.holds.__name__

    def __call__(self, case: Case) -> None:
        watch(case, [self])


at_looks, at_every_move = partial(Law, "looks"), partial(Law, "moves")
at_the_end = partial(Law, "end")  # nobody is to move: the look's seat and move say nothing


def watch(case: Case, laws: Iterable[Callable[[Case], None]]) -> None:
    """Every law on a case, those that watch a random game all on the same one. Each has luck of its own: what it sees
    does not depend on who else watches."""
    watching: dict[str, list[tuple[Law, Seeded]]] = {"moves": [], "looks": [], "end": []}
    for law in laws:
        if isinstance(law, Law):
            watching[law.when].append((law, Seeded(case.seed + 3)))
        else:
            law(case)
    if not any(watching.values()):
        return
    numbers = stops(case)
    following, position = next(numbers), case.start()
    for number, position, seat, move, _ in walk(case):
        now = watching["moves"]
        if number == following:
            now, following = now + watching["looks"], next(numbers)
        for law, chance in now:
            law.holds(case, Look(position, seat, move, chance))
    for law, chance in watching["end"]:
        law.holds(case, Look(position, -1, -1, chance))
