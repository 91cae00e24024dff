"""Every lesson can be played through, and says nothing longer than a breath."""

from __future__ import annotations

from dataclasses import replace

import pytest

import gamenight
from gamenight.core.lesson import Step
from gamenight.laws import (
    Broken,
    Case,
    a_lesson_can_be_played_through,
    cases,
    decisions_are_explained,
    walk,
)

RARE = {
    "monopoly": {"shortage", "mortgaged"},
    "christmas_opoly": {"shortage", "mortgaged"},
    "lucy": {"ask", "cash"},
    "hearts": {"moon"},
}
MOST, LONG = 16, 700  # games, and moves of each, that are looked through


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


@pytest.mark.parametrize("name", gamenight.game_names())
def test_every_kind_of_decision_is_explained_and_every_explanation_is_met(name: str) -> None:
    """In random games under all house rules each kind comes up; only the rarest are not waited for."""
    game = gamenight.game(name)
    said = set(game.words["en"].decisions)
    met: set[str] = set()
    for case in cases(game)[:MOST]:
        for number, position, seat, _, _ in walk(case):
            met.add(game.decision(position.view(seat)))
            if met >= said or number > LONG:
                break
    assert met <= said
    assert said - met <= RARE.get(name, set())


def test_a_decision_that_is_not_explained_is_caught() -> None:
    game = replace(gamenight.game("crazy_eights"), to_decision=lambda view: "nonsense")
    with pytest.raises(Broken, match="nothing is said of 'nonsense'"):
        decisions_are_explained(Case(game, 2))
