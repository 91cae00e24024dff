"""Levels have a rating in each game, and it is said in words what that means."""

from __future__ import annotations

import importlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import gamenight
from gamenight.bots import LEVELS
from gamenight.bots.ratings import CASUAL, said, strengths

ROOT = Path(__file__).resolve().parents[2]
SKILLED = [
    name
    for name in gamenight.game_names()
    if gamenight.game(name).skill and gamenight.game(name).seats[-1] > 1
]


@pytest.fixture(scope="module")
def ratings() -> Iterator[Any]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(ROOT / "scripts")
        yield importlib.import_module("strengths.ratings")


def test_the_ratings_that_are_shown_are_those_of_the_figures(ratings: Any) -> None:
    rows = json.loads((ROOT / "docs" / "strength.json").read_text(encoding="utf-8"))
    kept = (ROOT / "src" / "gamenight" / "bots" / "ratings.json").read_text(encoding="utf-8")
    assert kept == ratings.said(rows, SKILLED), "run scripts/strength --write"


@pytest.mark.parametrize("name", SKILLED)
def test_every_level_of_every_game_has_one_and_each_is_above_the_last(name: str) -> None:
    found = strengths(name)
    assert list(found) == [level.name for level in LEVELS]
    rating = [each.rating for each in found.values()]
    assert rating == sorted(rating)
    assert found["medium"].rating == CASUAL
    assert found["medium"].says == "Plays like a casual player."


def test_a_game_for_one_has_none() -> None:
    assert strengths("bingo") == {}


@pytest.mark.parametrize(
    ("rating", "words"),
    [
        (1000, "Plays like a casual player."),
        (1015, "Plays like a casual player."),
        (1040, "Beats a casual player a little more often than not."),
        (1120, "Beats a casual player two times in three."),
        (1380, "Beats a casual player nine times in ten."),
        (1800, "Beats a casual player nearly every time."),
        (880, "Loses to a casual player two times in three."),
    ],
)
def test_a_rating_in_words(rating: int, words: str) -> None:
    assert said(rating) == words


def test_ratings_are_found_again_from_the_games_they_predict(ratings: Any) -> None:
    """Shares as they would be between players whose ratings are known lead back to these ratings."""
    true = {"random": 600, "easy": 800, "medium": 1000, "hard": 1150, "expert": 1250}
    rows = {
        f"{kind} hearts {a} {b}": {"share": 1 / (1 + 10 ** ((true[b] - true[a]) / 400)), "games": 100_000}
        for kind, pairs in (("ladder", ratings.LADDER), ("rating", ratings.MORE))
        for a, b in pairs
    }
    found = ratings.fitted(rows, "hearts")
    assert all(abs(found[each] - true[each]) <= 2 for each in true)


def test_whoever_won_every_game_is_not_rated_without_end(ratings: Any) -> None:
    rows = {f"ladder chess {a} {b}": {"share": 1.0, "games": 16} for a, b in ratings.LADDER}
    found = ratings.fitted(rows, "chess")
    assert CASUAL + 100 < found["hard"] < found["expert"] < CASUAL + 2000
    assert ratings.fitted({}, "chess") == {}
