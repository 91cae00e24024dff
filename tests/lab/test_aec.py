"""PettingZoo: its own checks pass for every game, and ours for what they do not check."""

from __future__ import annotations

import dataclasses
import sys
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import gamenight
from gamenight.core.encoding import Amount, Encoding, Pen, Slice
from gamenight.core.position import View
from gamenight.lab.envs.aec import TurnEnv, env, register
from gamenight.lab.envs.simultaneous import InTurns, parallel_env

sys.path.insert(0, str(Path(__file__).parents[1] / "plugin" / "src"))
import high_card

with (
    warnings.catch_warnings()
):  # where pygame is installed, importing their tests makes a game in a way they deprecate
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, parallel_api_test, seed_test

EXPECTED = ("Observation is not", "Observation space for each agent", "Action space for each agent")


def quietly(check: Any, *given: Any, **named: Any) -> None:
    """Run a check of theirs; observations in a dict make it warn, as PettingZoo's own games do."""
    with warnings.catch_warnings():
        for text in EXPECTED:
            warnings.filterwarnings("ignore", message=text)
        warnings.filterwarnings("ignore", category=UserWarning, module="pettingzoo")
        check(*given, **named)


def play_on(played: TurnEnv, moves: int, seed: int = 1) -> None:
    """Some random moves."""
    luck = np.random.default_rng(seed)
    for _ in range(moves):
        if played.match.over:
            return
        played.step(int(luck.choice(np.flatnonzero(played.observe(played.agent_selection)["action_mask"]))))


def test_their_api_test_passes(name: str, short: dict[str, object]) -> None:
    quietly(api_test, env(name, options=short), num_cycles=100)


def test_their_seed_test_passes(name: str, short: dict[str, object]) -> None:
    quietly(seed_test, lambda: env(name, options=short), num_cycles=60)


def test_an_illegal_move_ends_the_game_and_costs_whoever_made_it() -> None:
    played = env("crazy_eights", seats=3)
    played.reset(seed=1)
    agent = played.agent_selection
    mask = played.observe(agent)["action_mask"]
    played.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(played.terminations.values())
    assert played.rewards == {each: -1.0 if each == agent else 0.0 for each in played.possible_agents}
    assert played.infos[agent]["illegal"]


def test_what_wrappers_would_check_is_checked() -> None:
    played = env("chess")
    with pytest.raises(RuntimeError, match="reset before"):
        played.step(0)
    played.reset(seed=1)
    with pytest.raises(ValueError, match="0 to 4352"):
        played.step(4353)
    with pytest.raises(ValueError, match="None is no move"):
        played.step(None)


def test_a_limit_on_moves_truncates() -> None:
    played = env("chess", max_moves=3)
    played.reset(seed=1)
    play_on(played, 3)
    assert all(played.truncations.values())
    assert not any(played.terminations.values())


def test_state_is_what_all_know_together() -> None:
    played = env("hearts")
    played.reset(seed=1)
    seen = [played.observe(agent)["observation"] for agent in played.possible_agents]
    assert np.array_equal(played.state(), np.concatenate(seen))
    assert played.state_space.contains(played.state())


def test_render_is_what_a_spectator_sees() -> None:
    played = env("hearts", render_mode="ansi")
    played.reset(seed=1)
    text = played.render()
    assert text is not None
    assert "to move" in text
    assert not any(face in text for face in ("QS", "AH", "2C"))


def test_every_game_can_be_made_by_its_id() -> None:
    import pettingzoo

    ids = register()
    assert len(ids) == len(gamenight.game_names())
    made = pettingzoo.make("aec", f"gamenight/hearts-v{gamenight.game('hearts').version}", seats=3)
    made.reset(seed=1)
    assert made.possible_agents == ["player_0", "player_1", "player_2"]


class HighWords(Encoding):
    def __init__(self) -> None:
        super().__init__(1, (Slice("card", 7), Slice("waiting", 0)), (Amount("seen", 6),))

    def write(self, view: View, pen: Pen) -> None:
        assert isinstance(view, high_card.HighView)
        pen.one(view.cards[pen.me], 7)
        pen.seat_set(view.waiting)
        pen.amount(len(view.given))


def test_a_game_of_sealed_choices_has_a_parallel_environment() -> None:
    game = dataclasses.replace(high_card.GAME, encoding=HighWords())
    quietly(parallel_api_test, parallel_env(game, seats=3), num_cycles=50)
    played = parallel_env(game, seats=3)
    seen, infos = played.reset(seed=1)
    assert all(each["action_mask"].all() for each in seen.values())
    _, rewards, over, _, _ = played.step(dict.fromkeys(played.agents, 0))
    assert all(over.values())
    assert max(rewards.values()) == 1.0
    assert played.agents == []
    assert set(infos) == set(seen)


def test_solitaire_has_one_too_and_games_in_turns_say_what_to_use() -> None:
    quietly(parallel_api_test, parallel_env("bingo", options={"ask": True}), num_cycles=50)
    with pytest.raises(InTurns, match="Hearts is played in turns; use the AEC environment"):
        parallel_env("hearts")
