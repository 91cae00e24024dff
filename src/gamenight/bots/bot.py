"""What a bot is: it is handed a view and answers with a move. It never sees a position."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

from gamenight.bots.search import Search
from gamenight.core.chance import Seeded
from gamenight.core.game import Game
from gamenight.core.position import Judgement, View

Stop = Callable[[], bool]  # asked now and then while a bot thinks; true makes it answer with what it has
SEEDS = 62  # bits of a seed
ANY = Judgement()  # of a game that has none of its own


class Bot:
    """Whoever chooses moves. Use `bots.bot(name)` to find one."""

    name = ""

    def choose(
        self,
        game: Game[Any],
        view: View,
        *,
        seconds: float | None = None,
        playouts: int | None = None,
        seed: int | None = None,
        stop: Stop | None = None,
    ) -> int:
        """A legal move for the view's seat. A bot with one legal move answers at once.

        `seconds` and `playouts` replace the bot's own budget. The same seed and a budget of playouts alone give the
        same move each time. `stop` is asked every few milliseconds; true ends the thinking.
        """
        if not view.moves:
            raise ValueError("the seat of this view has nothing to choose")
        if len(view.moves) == 1:
            return view.moves[0]
        if seed is None:
            seed = secrets.randbits(SEEDS)
        return self._choose(game, view, seconds, playouts, seed, stop)

    def _choose(
        self,
        game: Game[Any],
        view: View,
        seconds: float | None,
        playouts: int | None,
        seed: int,
        stop: Stop | None,
    ) -> int:
        raise NotImplementedError


class RandomBot(Bot):
    """Plays any legal move."""

    name = "random"

    def _choose(
        self,
        game: Game[Any],
        view: View,
        seconds: float | None,
        playouts: int | None,
        seed: int,
        stop: Stop | None,
    ) -> int:
        return view.moves[Seeded(seed).pick(len(view.moves))]


class SearchBot(Bot):
    """Thinks by search within a budget, and now and then, with chance `slip` in a hundred, plays any move at all."""

    def __init__(self, name: str, playouts: int, seconds: float, slip: int = 0) -> None:
        self.name = name
        self.playouts = playouts  # 0: no limit
        self.seconds = seconds  # 0: no limit
        self.slip = slip

    def _choose(
        self,
        game: Game[Any],
        view: View,
        seconds: float | None,
        playouts: int | None,
        seed: int,
        stop: Stop | None,
    ) -> int:
        chance = Seeded(seed)
        if self.slip and chance.pick(100) < self.slip:
            return view.moves[chance.pick(len(view.moves))]
        if seconds is None and playouts is None:
            seconds, playouts = self.seconds, self.playouts
        return search(game, view, seconds, playouts, seed, stop).best()


def search(
    game: Game[Any], view: View, seconds: float | None, playouts: int | None, seed: int, stop: Stop | None
) -> Search:
    """A search of the view, finished: its `best()` move and all it `tried()`."""
    found = Search(game.imagine, view, game.judgement or ANY, seed)
    found.think(playouts or 0, seconds or 0.0, stop)
    return found
