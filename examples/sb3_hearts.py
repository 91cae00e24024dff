"""MaskablePPO of sb3-contrib at Hearts against random players.     python examples/sb3_hearts.py

A win or a loss is all it is told, so it needs some 100,000 steps before it is clearly better than chance.
"""

from __future__ import annotations

import sys

from sb3_contrib import MaskablePPO

from gamenight.lab.envs.single import LearnerEnv


def trained(steps: int) -> MaskablePPO:
    env = LearnerEnv("hearts", options={"target": 0}, flat=True)
    model = MaskablePPO("MlpPolicy", env, n_steps=min(2048, steps), batch_size=min(256, steps), seed=1)
    return model.learn(steps)


def share(model: MaskablePPO, hands: int) -> float:
    """How much of the win it takes; 0.25 is chance."""
    env, won = LearnerEnv("hearts", options={"target": 0}, flat=True), 0.0
    for hand in range(hands):
        seen, _ = env.reset(seed=hand)
        over = False
        while not over:
            move, _ = model.predict(seen, action_masks=env.action_masks())
            seen, _, over, _, info = env.step(int(move))
        won += info["payoffs"][0] / 1000
    return won / hands


if __name__ == "__main__":
    print(f"{share(trained(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000), 1000):.3f} of the hands won")
