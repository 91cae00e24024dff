"""A caller's program: what it gets are plain numbers, lists and texts. mypy --strict reads this file, too."""

from __future__ import annotations

from typing import Any

import gamenight
from gamenight.bots import Bot
from gamenight.bots.arena import compete


class First(Bot):
    """Plays the first move there is."""

    name = "first"

    def choose(self, game: gamenight.Game[Any], view: gamenight.View, **budget: Any) -> int:
        moves: list[int] = view.legal()
        return moves[0]


def test_a_callers_program_with_plain_types() -> None:
    game = gamenight.game("crazy_eights")
    position = game.start(seats=2, seed=1)
    seats: list[int] = game.movers(position)
    moves: list[int] = game.moves(position, seats[0])
    text: str = game.write(position.view(seats[0]), moves[0])
    read: list[int] = game.read(position.view(seats[0]), text)
    scores: list[int] = list(position.scores())
    payoffs: tuple[int, ...] = tuple(position.payoffs())
    share: float = compete("crazy_eights", [First(), "random"], games=2, seats=2).standings[0].share
    version: str = gamenight.__version__
    assert read == moves[:1]
    assert (len(scores), payoffs) == (2, (0, 0))
    assert 0 <= share <= 1
    assert version
