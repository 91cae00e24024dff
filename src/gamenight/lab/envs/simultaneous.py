"""PettingZoo's parallel environment, for games in which everyone always decides at the same time.

Most games are played in turns, if only in part; `env` in `aec` is for those.
"""

from __future__ import annotations

from typing import Any

from gamenight.lab.needs import needed

pettingzoo: Any = needed("pettingzoo", "pettingzoo")  # first of all: its extra brings what is imported below

from collections.abc import Mapping

from gamenight.core.chance import Seeded
from gamenight.core.game import Game
from gamenight.core.position import NOBODY
from gamenight.core.refusal import GameNightError
from gamenight.lab.batch import CUT
from gamenight.lab.envs.spaces import ansi, masked, masked_space, np, spaces
from gamenight.lab.match import Match
from gamenight.lab.observation import Observer

TRIES = 20  # random games that are watched to see whether everyone decides at once


class InTurns(GameNightError):
    """A game in which players take turns has no parallel environment."""


def always_together(match: Match) -> bool:
    """Whether every decision of the game is made by all seats at once, as far as random games show."""
    everyone = (1 << match.seats) - 1
    luck = Seeded(1)
    for seed in range(TRIES):
        match.reseed(seed)
        match.begin()
        waiting = everyone
        while not match.over:
            if match.position.to_move() != waiting:
                return False
            waiting &= ~(1 << match.seat)
            waiting = waiting or everyone
            moves = match.position.moves(match.seat)
            match.advance(moves[luck.pick(len(moves))])
    match.reseed(None)
    return True


class TogetherEnv(pettingzoo.ParallelEnv):
    """A game in which the agents decide at the same time."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        max_moves: int = 0,
        render_mode: str | None = None,
    ) -> None:
        self.match = Match(game, seats, options, max_moves)
        if not always_together(self.match):
            raise InTurns(f"{self.match.game.title} is played in turns; use the AEC environment.")
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"{self.match.game.name}_v{self.match.game.version}"}
        self.possible_agents = [f"player_{seat}" for seat in range(self.match.seats)]
        self.agents: list[str] = []
        self._observer = Observer(self.match.game, self.match.seats)
        space = masked_space(self.match.game, self.match.seats)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        moves = spaces.Discrete(self.match.game.move_limit)
        self.action_spaces = dict.fromkeys(self.possible_agents, moves)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        if seed is not None:
            self.match.reseed(seed)
        self.match.begin()
        self.agents = self.possible_agents[:]
        return self._seen()

    def _seen(self) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        seen = [self._observer(self.match.view(seat)) for seat in range(self.match.seats)]
        if self.match.over:
            seen = [each._replace(action_mask=np.zeros_like(each.action_mask)) for each in seen]
        obs = {agent: masked(each) for agent, each in zip(self.possible_agents, seen, strict=True)}
        return obs, {agent: {"action_mask": obs[agent]["action_mask"]} for agent in obs}

    def step(self, actions: dict[str, int]) -> tuple[Any, ...]:
        if not self.agents:
            raise RuntimeError("The environment must be reset before it is stepped.")
        for agent in self.agents:
            if not self.match.over:
                self.match.play(int(actions[agent]))
        obs, infos = self._seen()
        over, cut = self.match.over, self.match.how == CUT
        given = self.match.rewards() if over else [0.0] * self.match.seats
        rewards = dict(zip(self.possible_agents, given, strict=True))
        if self.match.offender >= 0:
            infos[self.possible_agents[self.match.offender]]["illegal"] = True
        terminations = dict.fromkeys(self.possible_agents, over and not cut)
        truncations = dict.fromkeys(self.possible_agents, cut)
        self.agents = [] if over else self.agents
        return obs, rewards, terminations, truncations, infos

    def render(self) -> str | None:
        return None if self.render_mode is None else ansi(self.match.game, self.match.view(NOBODY))

    def close(self) -> None:
        """Nothing is held open."""


def parallel_env(game: str | Game[Any], **kwargs: Any) -> TogetherEnv:
    """The parallel environment of a game; InTurns where there is none."""
    return TogetherEnv(game, **kwargs)
