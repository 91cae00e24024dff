"""Who sits in the other seats. The only place in the terminal that knows where bots come from."""

from __future__ import annotations

from typing import Any, Protocol

from gamenight.core.chance import Chance
from gamenight.core.game import Game
from gamenight.core.position import View
from gamenight.core.refusal import BadOption

NAMES = ("Mabel", "Theo", "Ada", "Otis", "Nell", "Hugo", "Iris", "Rex", "Dora")  # of the bots, seat by seat


class Opponent(Protocol):
    """Whoever can choose a move from a view."""

    def choose(self, game: Game[Any], view: View, chance: Chance) -> int: ...


class Anyhow:
    """Plays any legal move."""

    def choose(self, game: Game[Any], view: View, chance: Chance) -> int:
        return view.moves[chance.pick(len(view.moves))]


def opponent(name: str) -> Opponent:
    """The bot of that name."""
    if name in ("", "random"):
        return Anyhow()
    raise BadOption(f"There is no bot {name!r}; there is: random.")
