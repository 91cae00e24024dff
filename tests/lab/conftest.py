"""What every test of an environment needs: each game in the shortest way to play it."""

from __future__ import annotations

import pytest

import gamenight

NAMES = gamenight.game_names()
# Whole matches are for other tests: here a single deal, hand or a few rounds show the same.
SHORT: dict[str, dict[str, object]] = {
    "bergen": {"target": 5},
    "block": {"target": 10},
    "christmas_opoly": {"max_rounds": 10},
    "cribbage": {"target": "61"},
    "domino_poker": {"hands": 2},
    "dominoes": {"target": 10},
    "hearts": {"target": 0, "passing": "left"},
    "lucy": {"max_turns": 20},
    "monopoly": {"max_rounds": 10},
    "rummy": {"deals": 1},
    "sorry": {"max_turns": 200},
    "texas_42": {"target": 0},
    "zillionaire": {"games": 1},
}


@pytest.fixture(params=NAMES)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def short(name: str) -> dict[str, object]:
    return SHORT.get(name, {})
