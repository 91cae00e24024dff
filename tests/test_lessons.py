"""Every lesson can be played through, and says nothing longer than a breath."""

from __future__ import annotations

from dataclasses import replace

import pytest

import gamenight
from gamenight.core.lesson import Step
from gamenight.laws import Broken, a_lesson_can_be_played_through


@pytest.mark.parametrize("name", gamenight.game_names())
def test_the_lesson_can_be_played_through(name: str) -> None:
    a_lesson_can_be_played_through(gamenight.game(name))


@pytest.mark.parametrize(
    ("number", "wrong"),
    [(1, Step("card:KH", asks=("AD",))), (1, Step("card:AD", asks=("9H",))), (0, Step("zone:cellar"))],
)
def test_a_lesson_that_points_at_nothing_or_asks_what_is_forbidden_is_caught(
    number: int, wrong: Step
) -> None:
    game = gamenight.game("crazy_eights")
    steps = list(game.lesson.steps)
    steps[number] = wrong
    with pytest.raises(Broken):
        a_lesson_can_be_played_through(replace(game, lesson=replace(game.lesson, steps=tuple(steps))))
