"""Every law, for every game on the shelf: every option at each of its values, every number of seats, in pairs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import gamenight
from gamenight.laws import LAWS, Case, allowed, cases, clauses_without_a_test, watch

TESTS = Path(__file__).parent
AT_A_TIME = 8  # cases to a test, so that workers share them evenly


def batches() -> list[Any]:
    found = []
    for name in gamenight.game_names():
        all_cases = cases(gamenight.game(name), looks=6)
        for at in range(0, len(all_cases), AT_A_TIME):
            found.append(pytest.param(all_cases[at : at + AT_A_TIME], id=f"{name}-{at // AT_A_TIME}"))
    return found


@pytest.mark.parametrize("some", batches())
def test_every_law_holds(some: list[Case]) -> None:
    for case in some:
        watch(case, LAWS)


@st.composite
def any_case(draw: st.DrawFn, name: str) -> Case:
    game = gamenight.game(name)
    seats = draw(st.sampled_from(list(game.seats)))
    options = {option.name: draw(st.sampled_from(option.values())) for option in game.option_list()}
    if not allowed(game, seats, options):
        options = {}
    if any(option.name == "max_rounds" for option in game.option_list()):
        options["max_rounds"] = 25  # played at random, with much money about, it need never end
    return Case(game, seats, options, draw(st.integers(1, 1 << 40)), looks=4)


@pytest.mark.parametrize("name", gamenight.game_names())
def test_laws_hold_for_any_seed_and_options(name: str) -> None:
    @settings(
        max_examples=2,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(any_case(name))
    def holds(case: Case) -> None:
        watch(case, LAWS)

    holds()


@pytest.mark.parametrize("name", gamenight.game_names())
def test_every_clause_has_a_test(name: str) -> None:
    text = "".join(path.read_text() for path in sorted((TESTS / "games").glob(f"test_{name}*.py")))
    assert clauses_without_a_test(gamenight.game(name), text) == []
