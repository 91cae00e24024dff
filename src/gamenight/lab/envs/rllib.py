"""RLlib: every game as a MultiAgentEnv, with observations as its `ActionMaskingRLModule` wants them.

Only the agent that is to move is in the observations. An illegal move ends the episode: -1 for whoever made it. RLlib's
own wrapper for PettingZoo passes on neither seeds nor masks.
"""

from __future__ import annotations

from typing import Any

from gamenight.lab.needs import needed

MultiAgentEnv: Any = needed(
    "ray.rllib.env.multi_agent_env", "rllib"
).MultiAgentEnv  # first of all: its extra brings what is imported below

from collections.abc import Mapping

from gamenight.core.game import Game
from gamenight.core.registry import games
from gamenight.lab.batch import CUT, PLAYING
from gamenight.lab.envs.spaces import np, observation_box, spaces
from gamenight.lab.match import Match
from gamenight.lab.observation import Observer


class AgentsEnv(MultiAgentEnv):
    """A game for RLlib. `config` holds game, and may hold seats, options and max_moves."""

    def __init__(self, config: Mapping[str, Any] | None = None) -> None:
        super().__init__()
        given = dict(config or {"game": "hearts"})
        game: str | Game[Any] = given["game"]
        self.match = Match(game, given.get("seats"), given.get("options"), given.get("max_moves", 0))
        rules, count = self.match.game, self.match.seats
        self.possible_agents = [f"player_{seat}" for seat in range(count)]
        self.agents = self.possible_agents[:]
        space = spaces.Dict(
            {
                "observations": observation_box(rules, count),
                "action_mask": spaces.Box(0.0, 1.0, (rules.move_limit,), np.float32),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = dict.fromkeys(self.possible_agents, spaces.Discrete(rules.move_limit))
        self._observer = Observer(rules, count)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        if seed is not None:
            self.match.reseed(seed)
        self.match.begin()
        self.agents = self.possible_agents[:]
        return self._look([self.match.seat])

    def _look(self, seats: list[int]) -> tuple[dict[str, Any], dict[str, Any]]:
        """What these seats see; only the one to move has a mask."""
        obs, infos = {}, {}
        for seat in seats:
            seen = self._observer(self.match.view(seat))
            mask = seen.action_mask.astype(np.float32)
            if self.match.over or seat != self.match.seat:
                mask[:] = 0.0
            agent = self.possible_agents[seat]
            obs[agent] = {"observations": seen.observation, "action_mask": mask}
            infos[agent] = {"seat": seat}
        return obs, infos

    def step(self, action_dict: dict[str, int]) -> tuple[Any, ...]:
        how = self.match.play(int(action_dict[self.possible_agents[self.match.seat]]))
        if how == PLAYING:
            obs, infos = self._look([self.match.seat])
            return obs, dict.fromkeys(obs, 0.0), {"__all__": False}, {"__all__": False}, infos
        obs, infos = self._look(list(range(self.match.seats)))
        rewards = dict(zip(self.possible_agents, self.match.rewards(), strict=True))
        if self.match.offender >= 0:
            infos[self.possible_agents[self.match.offender]]["illegal"] = True
        cut = how == CUT
        ends = {**dict.fromkeys(self.possible_agents, not cut), "__all__": not cut}
        cuts = {**dict.fromkeys(self.possible_agents, cut), "__all__": cut}
        return obs, rewards, ends, cuts, infos


def register() -> list[str]:
    """Make every game known to RLlib as `gamenight/hearts`; the names."""
    register_env = needed("ray.tune.registry", "rllib").register_env
    names = [f"gamenight/{name}" for name in games()]
    for name, title in zip(games(), names, strict=True):
        register_env(title, lambda config, name=name: AgentsEnv({"game": name, **config}))
    return names
