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


def test_an_illegal_move_ends_the_episode() -> None:
    played = rllib.AgentsEnv({"game": "crazy_eights", "seats": 2})
    obs, _ = played.reset(seed=1)
    (agent,) = obs
    wrong = int(np.flatnonzero(obs[agent]["action_mask"] == 0)[0])
    _, rewards, ends, _, infos = played.step({agent: wrong})
    assert ends["__all__"]
    assert rewards[agent] == -1.0
    assert infos[agent]["illegal"]
