"""PettingZoo's AEC environment for every game: `env("hearts", seats=4, options={"target": 0})`.

PettingZoo's own wrappers check what is done in the wrong order or out of bounds, and cost seven times as much as the
game. The same checks are in this class: a step before the reset, an action that is no move, an illegal move (which
ends the game with -1 for whoever made it). Every agent may be observed at any time; only the one to move has a mask.
"""

from __future__ import annotations

from typing import Any

from gamenight.lab.needs import needed

pettingzoo: Any = needed("pettingzoo", "pettingzoo")  # first of all: its extra brings what is imported below

from collections.abc import Mapping

from gamenight.core.game import Game
from gamenight.core.position import NOBODY
from gamenight.core.registry import games
from gamenight.lab.batch import CUT, PLAYING
from gamenight.lab.envs.spaces import ansi, masked, masked_space, np, spaces
from gamenight.lab.match import Match, chosen_game
from gamenight.lab.observation import Observer


class TurnEnv(pettingzoo.AECEnv):
    """A game in which the agents take turns."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        max_moves: int = 0,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.match = Match(game, seats, options, max_moves)
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"{self.match.game.name}_v{self.match.game.version}"}
        count = self.match.seats
        self.possible_agents = [f"player_{seat}" for seat in range(count)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observer = Observer(self.match.game, count)
        self._idle = np.zeros(self.match.game.move_limit, np.int8)
        space, moves = masked_space(self.match.game, count), spaces.Discrete(self.match.game.move_limit)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = dict.fromkeys(self.possible_agents, moves)
        box = space["observation"]
        self.state_space = spaces.Box(np.tile(box.low, count), np.tile(box.high, count), dtype=np.float32)
        self._now: dict[str, Any] | None = None  # what the agent to move sees

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.match.reseed(seed)
        self.match.begin()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"action_mask": self._idle} for agent in self.agents}
        self._skip_agent_selection = None
        self._look()

    def _look(self) -> None:
        """What the agent to move sees now."""
        match = self.match
        self.agent_selection = agent = self.possible_agents[match.seat]
        seen = self._observer(match.position.view(match.seat))
        self._now = masked(seen)
        self.infos[agent]["action_mask"] = seen.action_mask

    def observe(self, agent: str) -> dict[str, Any]:
        if agent == self.agent_selection and self._now is not None:
            return self._now
        seen = self._observer(self.match.view(self._seat[agent]))
        return masked(seen._replace(action_mask=self._idle))

    def state(self) -> Any:
        """What all agents know together, each from its own view."""
        views = (self.match.view(seat) for seat in range(self.match.seats))
        return np.concatenate([self._observer(view).observation for view in views])

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise RuntimeError("The environment must be reset before it is stepped.")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to move, and None is no move.")
        if not 0 <= action < self.match.game.move_limit:
            raise ValueError(f"{action} is no action: they are 0 to {self.match.game.move_limit - 1}.")
        legal = self._now is not None and self._now["action_mask"][action]
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent]["action_mask"] = self._idle
        how = self.match.advance(int(action)) if legal else self.match.forbid()
        if how == PLAYING:
            self._look()
        else:
            self._end(agent)

    def _end(self, agent: str) -> None:
        """The game is over: everyone hears what they got."""
        self._now = None
        cut = self.match.how == CUT
        for seat, reward in enumerate(self.match.rewards()):
            name = self.possible_agents[seat]
            self.rewards[name] = reward
            self._cumulative_rewards[name] += reward
            self.terminations[name], self.truncations[name] = not cut, cut
        if self.match.offender >= 0:
            self.infos[agent]["illegal"] = True
        self._deads_step_first()

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        return ansi(self.match.game, self.match.view(NOBODY))

    def close(self) -> None:
        """Nothing is held open."""


def env(game: str | Game[Any], **kwargs: Any) -> TurnEnv:
    """The environment of a game; the checks that wrappers would add are inside."""
    return TurnEnv(game, **kwargs)


raw_env = env


def register() -> list[str]:
    """Make every game known to `pettingzoo.make("aec", "gamenight/hearts-v2")`; the ids."""
    found = []
    for name in games():
        found.append(f"gamenight/{name}-v{chosen_game(name).version}")
        if hasattr(pettingzoo, "register"):
            pettingzoo.register(
                "aec", found[-1], entry_point="gamenight.lab.envs.aec:env", kwargs={"game": name}
            )
    return found
