"""A bot in twenty lines: it plays low cards and throws high ones away, and meets random players at Hearts.

It is handed the view of its seat and nothing else.     python examples/own_bot.py
"""

from __future__ import annotations

from typing import Any

from gamenight.bots.bot import Bot, RandomBot
from gamenight.core.game import Game
from gamenight.lab.match import Match


class Modest(Bot):
    """Plays low, but throws high cards away where it cannot follow. A move is a card: thirteen to a suit."""

    def choose(self, game: Game[Any], view: Any, **budget: Any) -> int:
        moves: list[int] = view.legal()
        follows = view.public.led == 0 or view.public.led >> moves[0] & 1
        return (min if follows else max)(moves, key=lambda card: card % 13)


def share(games: int, seed: int = 1) -> float:
    """How much of the win seat 1 takes with it against three random players."""
    match, players, won = Match("hearts", options={"target": 0}), [Modest(), *[RandomBot()] * 3], 0.0
    match.reseed(seed)
    for _ in range(games):
        match.begin()
        while not match.over:
            view = match.view(match.seat)
            match.advance(players[match.seat].choose(match.game, view, seed=match.chance.pick(1 << 30)))
        won += match.game.payoffs(match.position)[0] / 1000
    return won / games


if __name__ == "__main__":
    print(f"Modest wins {share(1000):.1%} of the hands; a random player would win 25 %.")
