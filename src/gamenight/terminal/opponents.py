"""Who sits in the other seats. The only place in the terminal that knows where bots come from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from gamenight import bots
from gamenight.core.game import Game
from gamenight.core.position import View

# Of the bots, seat by seat.
NAMES = (
    *("Mabel", "Theo", "Ada", "Otis", "Nell", "Hugo"),
    *("Iris", "Rex", "Dora", "Gil", "Vera", "Sam"),
)
USUAL = "medium"
HINTING = 1.0  # seconds of thought for a hint

Opponent = bots.Bot
Stop = Callable[[], bool]


@dataclass(frozen=True)
class Hint:
    """A move worth making, and why."""

    text: str
    says: str
    reason: str
    others: tuple[str, ...] = ()  # what else might be done, with how often it wins

    def __str__(self) -> str:
        return f"{self.text}. {self.says} {self.reason}".rstrip()


def opponent(name: str = USUAL) -> Opponent:
    """The bot of that name; a GameNightError says which there are."""
    return bots.bot(name)


def hint(game: Game[Any], view: View, names: Sequence[str], seed: int) -> Hint:
    """What a good player would do in the view's seat."""
    found = bots.hint(game, view, names, seconds=HINTING, seed=seed)
    return Hint(found.text, found.sentence, found.reason, tuple(map(_how_often, found.alternatives[1:4])))


def _how_often(other: bots.Alternative) -> str:
    if other.margin == 0:
        return f"{other.text} wins {other.share} in 100"
    return f"{other.text} wins about {other.share} in 100, give or take {other.margin}"
