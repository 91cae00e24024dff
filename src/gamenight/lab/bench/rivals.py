"""The others: each measured the fastest way it offers. Whatever is not installed raises Missing."""

from __future__ import annotations

import importlib
import random
from typing import Any

from gamenight.lab.bench.clock import Rate, Timed, once, taking_turns
from gamenight.lab.bench.programs import Missing, Program

ROLLOUTS = 500  # to a search, so that the search itself costs nothing
SAMPLE = 100  # games to count the moves of


def imported(module: str, package: str) -> Any:
    try:
        return importlib.import_module(module)
    except ImportError:
        raise Missing(package) from None


def openspiel_rollouts(name: str, seconds: float) -> Rate:
    """OpenSpiel's own C++ rollouts, reached through its search: moves a second, the deal not counted."""
    spiel = imported("pyspiel", "open_spiel")
    game = spiel.load_game(name)
    state = _opening(game, random.Random(1))
    evaluator = spiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = spiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)  # one simulation is all rollouts

    def attempt() -> int:
        bot.step(state)
        return ROLLOUTS

    return Rate(Rate.of(attempt, seconds).per_second * _mean_moves(state))


def _opening(game: Any, luck: random.Random) -> Any:
    """After the deal, with a choice to make: the search answers at once where there is none."""
    while True:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(luck.choice(state.legal_actions()))
        if len(state.legal_actions()) > 1:
            return state


def _mean_moves(state: Any) -> float:
    """How many decisions a random game from here has."""
    luck = random.Random(2)
    moves = 0
    for _ in range(SAMPLE):
        copy = state.clone()
        while not copy.is_terminal():
            moves += not copy.is_chance_node()
            copy.apply_action(luck.choice(copy.legal_actions()))
    return moves / SAMPLE


def openspiel_driven(name: str, seconds: float) -> Rate:
    """OpenSpiel driven from Python at its fastest: luck is sampled like a move. Moves a second, luck not counted."""
    return taking_turns([openspiel_timed(name)], seconds)[0]


def openspiel_timed(name: str) -> Timed:
    game = imported("pyspiel", "open_spiel").load_game(name)
    roll = random.Random(1).random

    def attempt() -> int:
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(roll() * len(actions))])
        return 1

    moves = _mean_moves(game.new_initial_state())
    return lambda seconds: moves * once(attempt, seconds)


def alone(name: str, seconds: float) -> Rate:
    """A program in a process of its own."""
    with Program(name) as program:
        return taking_turns([program], seconds)[0]


def dominoes_driven(_: str, seconds: float) -> Rate:
    """The package `dominoes`: four players, block; moves a second, passes not counted."""
    package = imported("dominoes", "dominoes")
    roll = random.Random(1).random

    def attempt() -> int:
        game = package.Game.new()
        played = 0
        while game.result is None:
            moves = game.valid_moves
            game.make_move(*moves[int(roll() * len(moves))])
            played += 1
        return played

    return Rate.of(attempt, seconds)
