"""What an arena plays, and what one game of it came to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from gamenight.bots.bot import Bot
from gamenight.core.refusal import GameNightError


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
    bots: tuple[str | Bot, ...]  # by name, or the bots themselves
    seed: int
    budget: Budget = Budget()

    def names(self) -> list[str]:
        return [each if isinstance(each, str) else each.name or type(each).__name__ for each in self.bots]


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
