"""A caller's program: what it gets are plain numbers, lists and texts. mypy --strict reads this file, too."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, assert_type

import pytest

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
    seats = assert_type(game.movers(position), list[int])
    moves = assert_type(game.moves(position, seats[0]), list[int])
    view = position.view(seats[0])
    text = assert_type(game.write(view, moves[0]), str)
    read = assert_type(game.read(view, text), list[int])
    scores = assert_type(game.scores(position), list[int])
    payoffs = assert_type(game.payoffs(position), list[int])
    seat: int = view.seat
    players: int = view.seats
    owing: int = position.to_move()
    length: int = gamenight.playout(position.copy(), gamenight.Seeded(1))
    share: float = compete("crazy_eights", [First(), "random"], games=2, seats=2).standings[0].share
    version: str = gamenight.__version__
    assert assert_type(view.legal(), list[int]) == moves
    assert read == moves[:1]
    assert (scores, payoffs) == ([0, 0], [0, 0])
    assert (seat, players, owing) == (seats[0], 2, 1 << seats[0])
    assert 0 <= share <= 1
    assert length > 0
    assert version


@pytest.mark.parametrize("page", ["README.md", "docs/api.md", "docs/lab.md", "examples/own_bot.py"])
def test_what_callers_read_uses_plain_lists(page: str) -> None:
    """`view.moves`, `position.moves` and the like hold compiled numbers: examples go the plain way."""
    text = (Path(__file__).parents[2] / page).read_text(encoding="utf-8")
    code = text if page.endswith(".py") else "\n".join(re.findall(r"```python\n(.*?)```", text, re.DOTALL))
    assert re.findall(r"\bview\.moves|\bposition\.(?:moves|scores|payoffs)\b", code) == []
