"""Gymnasium's vector environment: many games in one compiled step. `gymnasium.make_vec("GameNight/Hearts-v1", 1024)`.

With a `seat` one learner plays there, and bots (random ones are fastest) have the others; row i does exactly what a
single environment with seed + i does. With `seat=None` the learner plays every seat: `info["seat"]` says whose row it
is, and rewards are those of the seat that has just moved. A game that ends is begun again in the same step:
`info["final_obs"]` and `info["final_info"]` hold what was seen of the end.
"""

from __future__ import annotations

from typing import Any

from gamenight.lab.needs import needed

gymnasium: Any = needed("gymnasium", "gymnasium")  # first of all: its extra brings what is imported below
vector: Any = needed("gymnasium.vector", "gymnasium")

from collections.abc import Mapping, Sequence

from gamenight.bots.bot import Bot, RandomBot
from gamenight.bots.levels import bot
from gamenight.core.game import Game
from gamenight.core.refusal import BadSeats
from gamenight.lab.batch import CUT, ILLEGAL, PLAYING
from gamenight.lab.envs.spaces import masked_space, np, observation_box, spaces
from gamenight.lab.match import per_seat
from gamenight.lab.rows import Rows
from gamenight.lab.seeds import SEEDS


class VectorGames(vector.VectorEnv):
    """Rows of one game for a learner."""

    metadata: dict[str, Any] = {"autoreset_mode": vector.AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        game: str | Game[Any] = "hearts",
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        seat: int | None = 0,
        opponents: str | Sequence[str] = "random",
        flat: bool = False,
        max_moves: int = 0,
    ) -> None:
        self.rows = Rows(game, num_envs, seats, options, max_moves=max_moves)
        if seat is not None and not 0 <= seat < self.rows.seats:
            raise BadSeats(f"There is no seat {seat}; seats are numbered from 0 to {self.rows.seats - 1}.")
        self.num_envs, self.seat, self.flat = num_envs, seat, flat
        self.rows.batch.watcher = -1 if seat is None else seat
        self._others = {} if seat is None else self._bots(opponents, seat)
        rules, count = self.rows.game, self.rows.seats
        self.single_observation_space = observation_box(rules, count) if flat else masked_space(rules, count)
        self.single_action_space = spaces.Discrete(rules.move_limit)
        self.observation_space = vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = vector.utils.batch_space(self.single_action_space, num_envs)
        self._mask: Any = None
        self._every = np.arange(num_envs)

    def _bots(self, names: str | Sequence[str], learner: int) -> dict[int, Bot]:
        """The bots that are not random, by seat."""
        others = [seat for seat in range(self.rows.seats) if seat != learner]
        found = {seat: bot(name) for seat, name in zip(others, per_seat(names, len(others)), strict=True)}
        return {} if all(isinstance(player, RandomBot) for player in found.values()) else found

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self.rows.seed = seed
        self.rows.batch.reset(self.rows.seed)
        self._wait()
        return self._observation(), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        moved = self.rows.movers.copy()
        self.rows.play(actions)
        self._wait()
        ended = self.rows.ended
        reward = self.rows.reward()[self._every, moved]
        seen, info = self._observation(), self._info()
        over = ended != PLAYING
        if over.any():
            self._tell_end(info, np.flatnonzero(over))
        return seen, reward, over & (ended != CUT), ended == CUT, info

    def _wait(self) -> None:
        """The others move until it is the learner's turn in every row."""
        if self.seat is None:
            return
        if not self._others:
            self.rows.batch.play_on(self.seat)
            return
        for row in range(self.num_envs):
            self._wait_in(row, self.seat)

    def _wait_in(self, row: int, learner: int) -> None:
        """As `Batch.play_on` does for one row, with bots that think."""
        batch = self.rows.batch
        how = batch.ended[row]
        while batch.movers[row] != learner:
            batch.keep(row, how != PLAYING)
            batch.act_in(row, self._choice(row))
            batch.step_row(row)
            how = how if how != PLAYING else batch.ended[row]
        batch.settle(row, how)

    def _choice(self, row: int) -> int:
        batch = self.rows.batch
        view, luck = batch.views[row], batch.chances[row]
        player = self._others[batch.movers[row]]
        if isinstance(player, RandomBot):
            return view.moves[luck.pick(len(view.moves))]
        return player.choose(self.rows.game, view, seed=luck.pick(SEEDS))

    def _observation(self) -> Any:
        seen = self.rows.observation()
        self._mask = self.rows.action_mask()
        return seen if self.flat else {"observation": seen, "action_mask": self._mask}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask, "seat": self.rows.movers.copy()}

    def _tell_end(self, info: dict[str, Any], over: Any) -> None:
        final = self.rows.final_observation(over)
        idle = np.zeros(self.rows.game.move_limit, np.int8)
        seen = np.full(self.num_envs, None, object)
        for at, row in enumerate(over):
            seen[row] = final[at] if self.flat else {"observation": final[at], "action_mask": idle}
        flags = np.zeros(self.num_envs, bool)
        flags[over] = True
        payoffs = np.where(flags[:, None], self.rows.payoffs, 0)
        info["payoffs"] = payoffs
        info["final_obs"], info["_final_obs"] = seen, flags
        ending = {
            "payoffs": payoffs,
            "moves": np.where(flags, self.rows.played, 0),
            "illegal": self.rows.ended == ILLEGAL,
        }
        info["final_info"], info["_final_info"] = ending, flags

    def action_masks(self) -> Any:
        """What may be done in each row, as sb3-contrib asks for it."""
        return self._mask.astype(bool)

    def close_extras(self, **kwargs: Any) -> None:
        for player in self._others.values():
            player.close()
