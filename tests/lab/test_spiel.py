"""OpenSpiel: its own simulation test passes for every game, with states that can be saved."""

from __future__ import annotations

import random
from typing import Any

import pytest

import gamenight

pyspiel = pytest.importorskip(
    "pyspiel", reason="OpenSpiel has no wheel here; pip install 'gamenight[openspiel]'"
)
spiel = pytest.importorskip("gamenight.lab.envs.spiel")

# As short as can be: every state of a game is saved and replayed, so the test takes the square of its length.
BRIEF = {
    "bergen": "target:5",
    "block": "target:1",
    "checkers": "quiet_moves:5",
    "chess": "move_limit:12",
    "christmas_opoly": "max_rounds:1 trading:off",
    "cribbage": "target:61",
    "domino_poker": "hands:1",
    "dominoes": "target:1",
    "hearts": "target:0",
    "lucy": "max_turns:5",
    "monopoly": "max_rounds:1 trading:off",
    "rummy": "deals:1 void_after:1",
    "sorry": "max_turns:20",
    "texas_42": "target:0",
    "zillionaire": "games:1",
}


def loaded(name: str, **given: Any) -> Any:
    """A game for as few as can play it."""
    fewest = {"players": gamenight.game(name).seats[0], "options": BRIEF.get(name, "")}
    return pyspiel.load_game(spiel.PREFIX + name, {**fewest, **given})


def played(game: Any, moves: int, seed: int = 1) -> Any:
    """A state some random decisions into a game."""
    luck, state = random.Random(seed), game.new_initial_state()
    while moves and not state.is_terminal():
        moves -= not state.is_chance_node()
        state.apply_action(luck.choice(state.legal_actions()))
    while state.is_chance_node():
        state.apply_action(luck.choice(state.legal_actions()))
    return state


def test_their_random_simulation_passes_with_saved_states(name: str) -> None:
    pyspiel.random_sim_test(loaded(name), num_sims=1, serialize=True, verbose=False)


def test_sampled_luck_passes_too(name: str) -> None:
    game = loaded(name, sampled=True, rng_seed=1)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_a_clone_goes_its_own_way() -> None:
    state = played(loaded("hearts"), 6)
    before = str(state)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before != str(clone)


def test_a_saved_state_is_the_same_state() -> None:
    game = loaded("cribbage")
    state = played(game, 9)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(state)
    assert again.legal_actions() == state.legal_actions()


def test_reinforcement_learning_loop_runs() -> None:
    rl_environment = pytest.importorskip("open_spiel.python.rl_environment")
    world = rl_environment.Environment(loaded("crazy_eights"))
    step = world.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = world.step([step.observations["legal_actions"][player][0]])
    assert sum(step.rewards) == 0


def test_moves_are_written_as_the_game_writes_them() -> None:
    game = loaded("chess")
    state = game.new_initial_state()
    written = {state.action_to_string(0, action) for action in state.legal_actions()}
    assert len(written) == 20
    assert "e2e4" in written or "e4" in written


def test_a_memory_holds_all_that_was_seen() -> None:
    """Perfect recall: the same present with another past is another memory."""
    game = loaded("checkers")
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    one, two = played(game, 5, 1), played(game, 5, 2)
    assert observer.string_from(one, 0) != observer.string_from(two, 0)
    assert observer.string_from(one, 0) == observer.string_from(played(game, 5, 1), 0)
