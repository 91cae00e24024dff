"""RLlib: its own checker passes for every game. Skipped where Ray is not installed."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("ray.rllib", reason="RLlib is not installed; pip install 'gamenight[rllib]'")
rllib = pytest.importorskip("gamenight.lab.envs.rllib")


@pytest.mark.filterwarnings("ignore")
def test_their_checker_passes(name: str, short: dict[str, object]) -> None:
    from ray.rllib.utils.pre_checks.env import check_multiagent_environments

    check_multiagent_environments(rllib.AgentsEnv({"game": name, "options": short}))


def test_only_the_agent_to_move_is_asked_and_each_sees_its_own_view(
    name: str, short: dict[str, object]
) -> None:
    """The leak law through the adapter."""
    played = rllib.AgentsEnv({"game": name, "options": short})
    obs, _ = played.reset(seed=2)
    luck = np.random.default_rng(1)
    for _ in range(12):
        (agent,) = obs
        seat = played.possible_agents.index(agent)
        assert seat == played.match.seat
        world = played.match.game.imagine(played.match.view(seat), played.match.chance)
        again = played._observer(world.view(seat))
        assert np.array_equal(obs[agent]["observations"], again.observation)
        assert np.array_equal(obs[agent]["action_mask"], again.action_mask)
        obs, _, ends, _, _ = played.step({agent: int(luck.choice(np.flatnonzero(obs[agent]["action_mask"])))})
        if ends["__all__"]:
            assert not any(each["action_mask"].any() for each in obs.values())
            return


def test_an_illegal_move_ends_the_episode() -> None:
    played = rllib.AgentsEnv({"game": "crazy_eights", "seats": 2})
    obs, _ = played.reset(seed=1)
    (agent,) = obs
    wrong = int(np.flatnonzero(obs[agent]["action_mask"] == 0)[0])
    _, rewards, ends, _, infos = played.step({agent: wrong})
    assert ends["__all__"]
    assert rewards[agent] == -1.0
    assert infos[agent]["illegal"]
