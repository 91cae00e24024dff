"""A bot in a package of its own: it tries each move on imagined tables and plays them out at random."""

from __future__ import annotations

from typing import Any

import gamenight
from gamenight.bots import Bot


class Sampler(Bot):
    """Plays the move that wins most often when the rest is left to chance."""

    name = "sampler"

    def __init__(self, worlds: int = 60) -> None:
        self.worlds = int(worlds)

    def choose(self, game: gamenight.Game[Any], view: gamenight.View, **budget: Any) -> int:
        won = dict.fromkeys(view.legal(), 0)
        for n in range(self.worlds):
            world = game.imagine(view, gamenight.Seeded((budget.get("seed") or 0) + n))
            for move in won:
                trial, luck = world.copy(), gamenight.Seeded(n)
                trial.play(view.seat, move, luck)
                gamenight.playout(trial, luck)
                won[move] += game.payoffs(trial)[view.seat]
        return max(won, key=lambda move: won[move])
