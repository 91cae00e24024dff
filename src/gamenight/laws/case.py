"""One way to play a game, and a random game played that way, for a law to watch."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from gamenight.core.chance import Seeded
from gamenight.core.game import Game
from gamenight.core.options import Value
from gamenight.core.position import NOBODY, Position


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


def looks(case: Case) -> Iterator[tuple[Position, int, int, Seeded]]:
    """Some positions of a random game, early and late ones: dense at first, then ever sparser."""
    following, gap, seen = 0, 1.0, 0
    for number, position, seat, move, chance in walk(case):
        if number < following:
            continue
        yield position, seat, move, chance
        seen += 1
        gap = gap * 1.25 if seen > case.looks // 2 else gap + 0.5
        following = number + int(gap)
        if seen > 4 * case.looks:
            gap *= 2


def watchers(case: Case) -> range:
    """Every seat, and a spectator."""
    return range(NOBODY, case.seats)
