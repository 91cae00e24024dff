"""The lab's side of the table: environments, rows of games and the OpenSpiel adapter, in decisions a second."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from gamenight.core.chance import Seeded
from gamenight.core.registry import game as game_named
from gamenight.lab.bench.clock import Attempt
from gamenight.lab.bench.ours import ENOUGH
from gamenight.lab.bench.programs import Missing
from gamenight.lab.needs import MissingLibrary

ROWS = 256  # as many as stay in the processor's cache


def preset(name: str) -> Mapping[str, Any]:
    """Hearts as OpenSpiel plays it; other games by the rule sheet."""
    return game_named(name).settings["openspiel"] if name == "hearts" else {}


def turn_env(name: str) -> Attempt:
    """PettingZoo's loop on our environment: last, a legal move at random, step."""
    try:
        from gamenight.lab.envs.aec import env
    except MissingLibrary:
        raise Missing("pettingzoo") from None
    return turns(env(name, options=preset(name)))


def turns(env: Any) -> Attempt:
    """Steps of any AEC environment with masks."""
    luck = random.Random(1)

    def attempt() -> int:
        done = 0
        while done < ENOUGH // 4:
            env.reset(seed=luck.getrandbits(30))
            for _ in env.agent_iter():
                seen, _, over, cut, _ = env.last()
                if over or cut:
                    env.step(None)
                    continue
                legal = seen["action_mask"].nonzero()[0]
                env.step(int(legal[int(luck.random() * len(legal))]))
                done += 1
        return done

    return attempt


def rows_alone(name: str) -> Attempt:
    """Rows stepped without anyone looking."""
    rows = _rows(name)
    luck = Seeded(1)
    return lambda: int(rows.batch.run(luck, ROWS))


def rows_words(name: str) -> Attempt:
    """Rows with words and masks written from views, moves sampled by compiled code; nothing unpacked."""
    rows = _rows(name)
    luck = Seeded(1)

    def attempt() -> int:
        rows.batch.sample(luck)
        rows.batch.step()
        return ROWS

    return attempt


def rows_bits(name: str) -> Attempt:
    """The same with observations and masks as NumPy arrays of bytes, and the numbers scaled."""
    rows = _rows(name)
    luck = Seeded(1)

    def attempt() -> int:
        rows.batch.sample(luck)
        rows.batch.step()
        rows.bits()
        rows.action_mask()
        rows.amounts()
        return ROWS

    return attempt


def rows_floats(name: str) -> Attempt:
    """The same with observations as float32."""
    rows = _rows(name)
    luck = Seeded(1)

    def attempt() -> int:
        rows.batch.sample(luck)
        rows.batch.step()
        rows.observation()
        rows.action_mask()
        return ROWS

    return attempt


def _rows(name: str) -> Any:
    try:
        from gamenight.lab.rows import Rows
    except MissingLibrary:
        raise Missing("numpy") from None
    rows = Rows(name, ROWS, options=preset(name), seed=1)
    rows.reset()
    return rows


def spiel(name: str, sampled: bool) -> Attempt:
    """Our game through OpenSpiel's interface, driven as OpenSpiel's own are; luck is paid for, not counted."""
    try:
        from gamenight.lab.envs import spiel as adapter
    except MissingLibrary:
        raise Missing("open_spiel") from None
    words = " ".join(f"{key}:{str(value).replace(' ', '+')}" for key, value in preset(name).items())
    game = adapter.pyspiel.load_game(adapter.PREFIX + name, {"options": words, "sampled": sampled})
    roll = random.Random(1).random

    def attempt() -> int:
        moves = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            moves += not state.is_chance_node()
            state.apply_action(actions[int(roll() * len(actions))])
        return moves

    return attempt
