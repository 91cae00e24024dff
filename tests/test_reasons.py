"""What a hint says of a move is true, and has to do with the move."""

from __future__ import annotations

import dataclasses
from itertools import islice

import pytest
from reasons.law import LOOKS, Count, reasons, spots, told, unproved

import gamenight

SOME = 2 * LOOKS  # hints of each game in every run of the tests
MANY, AT_LENGTH = 2000, 200  # with few playouts, and as the page asks for them
PLAYOUTS = 50
NAMES = gamenight.game_names()


def count(game: gamenight.Game, hints: int, playouts: int | None, seed: int = 1) -> Count:  # type: ignore[type-arg]
    counted = Count(game)
    for spot in islice(spots(game, seed), hints):
        counted.add(told(game, spot, playouts))
    return counted


@pytest.mark.parametrize("name", NAMES)
def test_each_predicate_judges_a_true_use_and_catches_a_false_one(name: str) -> None:
    assert unproved(gamenight.game(name)) == []


@pytest.mark.parametrize("name", NAMES)
def test_reasons_are_true_and_about_the_move(name: str) -> None:
    assert count(gamenight.game(name), SOME, PLAYOUTS).faults() == []


@pytest.mark.soak
@pytest.mark.parametrize("name", NAMES)
def test_many_reasons_are_true_and_about_the_move(name: str) -> None:
    assert count(gamenight.game(name), MANY, PLAYOUTS).problems() == []
    assert count(gamenight.game(name), AT_LENGTH, None, seed=2).faults() == []


def test_every_game_has_a_file_of_predicates() -> None:
    assert set(NAMES) <= set(reasons())


def test_a_game_that_says_what_is_not_so_is_caught() -> None:
    game = gamenight.game("crazy_eights")
    liar = dataclasses.replace(game, to_reason=lambda view, move, because, say: say.because_last_card())
    silent = dataclasses.replace(game, to_reason=lambda view, move, because, say: "")
    idle = dataclasses.replace(
        game, to_reason=lambda view, move, because, say: say.because_of_followers(1, 0)
    )
    assert any("because_last_card is false" in fault for fault in count(liar, SOME, 2).problems())
    assert count(silent, SOME, 2).problems() == ["only 0 % have a reason"]
    assert any("because_of_followers is false" in fault for fault in count(idle, SOME, 2).problems())
