"""Hearts as a TorchRL environment: specs checked, and a rollout of random legal moves.

pip install torchrl; python examples/torchrl_hearts.py
"""

from __future__ import annotations

from typing import Any

from torchrl.envs import check_env_specs
from torchrl.envs.libs.pettingzoo import PettingZooWrapper

from gamenight.lab.envs.aec import env


def wrapped() -> PettingZooWrapper:
    return PettingZooWrapper(
        env("hearts", options={"target": 0}), use_mask=True, categorical_actions=True, seed=1
    )


def rollout(steps: int) -> Any:
    """Random play: the mask keeps it legal."""
    return wrapped().rollout(steps)


if __name__ == "__main__":
    check_env_specs(wrapped())
    print(rollout(20))
