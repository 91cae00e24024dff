"""Gymnasium: one learner at one seat, bots in the others. `gymnasium.make("GameNight/Hearts-v1", opponents="easy")`.

An illegal move ends the game with -1; it never raises. Game after game has luck of its own: `reset(seed=7)`, then
`reset()`, are games 0 and 1 of seed 7, as they are for row i of a vector environment with seed 7 - i.
"""

from __future__ import annotations

from typing import Any

from gamenight.lab.needs import needed

gymnasium: Any = needed("gymnasium", "gymnasium")  # first of all: its extra brings what is imported below

from collections.abc import Mapping, Sequence

from gamenight.bots.bot import Bot, RandomBot
from gamenight.bots.levels import bot
from gamenight.core.game import Game
from gamenight.core.position import View
from gamenight.core.refusal import BadSeats
from gamenight.core.registry import games
from gamenight.lab.batch import CUT, ENDED, ILLEGAL
from gamenight.lab.envs.spaces import ansi, masked, masked_space, np, observation_box, spaces
from gamenight.lab.match import Match, chosen_game, per_seat
from gamenight.lab.observation import Observation, Observer
from gamenight.lab.seeds import SEEDS


class Opponents:
    """The bots at the other seats. What they do depends on the game's luck alone, so a seed gives the same games."""

    def __init__(self, match: Match, learner: int, names: str | Sequence[str]) -> None:
        self.match = match
        self.learner = learner
        others = [seat for seat in range(match.seats) if seat != learner]
        self._bots: dict[int, Bot] = {
            seat: bot(name) for seat, name in zip(others, per_seat(names, len(others)), strict=True)
        }

    def play(self) -> None:
        """Until the learner is to move, or the game is over."""
        match = self.match
        while not match.over and match.seat != self.learner:
            view = match.position.view(match.seat)
            match.advance(self._choice(view))

    def _choice(self, view: View) -> int:
        player = self._bots[self.match.seat]
        if isinstance(player, RandomBot):
            return view.moves[self.match.chance.pick(len(view.moves))]
        return player.choose(self.match.game, view, seed=self.match.chance.pick(SEEDS))

    def close(self) -> None:
        for player in self._bots.values():
            player.close()


class LearnerEnv(gymnasium.Env):
    """One seat of a game. With `flat` an observation is one array, and the mask is asked for with `action_masks()`."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        flat: bool = False,
        max_moves: int = 0,
        render_mode: str | None = None,
    ) -> None:
        self.match = Match(game, seats, options, max_moves)
        if not 0 <= seat < self.match.seats:
            raise BadSeats(f"There is no seat {seat}; seats are numbered from 0 to {self.match.seats - 1}.")
        self.seat, self.flat, self.render_mode = seat, flat, render_mode
        self._opponents = Opponents(self.match, seat, opponents)
        self._observer = Observer(self.match.game, self.match.seats)
        rules, count = self.match.game, self.match.seats
        self.observation_space = observation_box(rules, count) if flat else masked_space(rules, count)
        self.action_space = spaces.Discrete(rules.move_limit)
        self._seen: Observation

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        super().reset(seed=seed)
        if seed is not None:
            self.match.reseed(seed)
        self.match.begin()
        self._opponents.play()
        while self.match.over:  # a game that ended before the learner's first turn is no episode
            self.match.begin()
            self._opponents.play()
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        self.match.play(int(action))
        self._opponents.play()
        seen = self._observation()
        reward = self.match.rewards()[self.seat] if self.match.over else 0.0
        return seen, reward, self.match.how in (ENDED, ILLEGAL), self.match.how == CUT, self._info()

    def _observation(self) -> Any:
        self._seen = self._observer(self.match.view(self.seat))
        if self.match.over:
            self._seen = self._seen._replace(action_mask=np.zeros_like(self._seen.action_mask))
        return self._seen.observation if self.flat else masked(self._seen)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self._seen.action_mask, "seat": self.seat}
        if self.match.over:
            info["payoffs"] = list(self.match.position.payoffs())
            info["illegal"] = self.match.offender == self.seat
        return info

    def action_masks(self) -> Any:
        """What the learner may do, as sb3-contrib asks for it."""
        return self._seen.action_mask.astype(bool)

    def render(self) -> str | None:
        return None if self.render_mode is None else ansi(self.match.game, self.match.view(self.seat))

    def close(self) -> None:
        self._opponents.close()


def id_of(name: str) -> str:
    """`GameNight/CrazyEights-v1`."""
    words = "".join(word.capitalize() for word in name.split("_"))
    return f"GameNight/{words}-v{chosen_game(name).version}"


def register() -> list[str]:
    """Make every game known to `gymnasium.make` and `gymnasium.make_vec`; the ids. Importing this module does it."""
    found = []
    for name in games():
        found.append(id_of(name))
        if found[-1] not in gymnasium.registry:
            gymnasium.register(
                found[-1],
                entry_point="gamenight.lab.envs.single:LearnerEnv",
                vector_entry_point="gamenight.lab.envs.vector:VectorGames",
                kwargs={"game": name},
                disable_env_checker=True,
            )
    return found


register()
