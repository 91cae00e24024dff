"""Many games side by side, NumPy in and out: the multi-agent batch. Any seat may be to move in any row.

```python
rows = Rows("hearts", 1024, seed=7)
turn = rows.reset()
while True:
    turn = rows.step(choose(turn.observation, turn.action_mask))  # turn.seat says whose they are
```
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from gamenight.core.chance import Chance, Seeded
from gamenight.core.game import Game
from gamenight.core.position import WIN, Position
from gamenight.core.refusal import GameNightError
from gamenight.lab.batch import CUT, ILLEGAL, PLAYING, Batch
from gamenight.lab.match import OFFENCE, chosen_game, fresh_seed
from gamenight.lab.needs import needed
from gamenight.lab.observation import encoding_of, layout

np: Any = needed("numpy", "numpy")


class Turn(NamedTuple):
    """Every row as it stands after a step. A row whose game has ended shows the first turn of the next one."""

    observation: Any  # (rows, size) float32: what the seat to move sees
    action_mask: Any  # (rows, moves) int8
    seat: Any  # (rows,) who is to move
    reward: Any  # (rows, seats) float64: 0 but where a game has just ended
    terminated: Any  # (rows,) bool: ended by the rules, or by an illegal move
    truncated: Any  # (rows,) bool: cut off after `max_moves`


def rewards_of(payoffs: Any, seats: int) -> Any:
    """Shares of the win as rewards, as `match.reward_of` does for one."""
    if seats == 1:
        return 2.0 * payoffs / WIN - 1.0
    return (seats * payoffs / WIN - 1.0) / (seats - 1)


class Rows:
    """So many games of one kind. Row i plays the games of seed + i, one after the other."""

    def __init__(
        self,
        game: str | Game[Any],
        rows: int,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
        max_moves: int = 0,
    ) -> None:
        if rows < 1:
            raise GameNightError(f"There should be at least one row, not {rows}.")
        self.game = chosen_game(game)
        self.rows = rows
        self.seats = self.game.usual_seats if seats is None else seats
        self.house = self.game.house(self.seats, options or {})
        self.layout = layout(self.game, self.seats)
        self.seed = fresh_seed() if seed is None else seed
        encoding, moves = encoding_of(self.game), self.game.move_limit
        self.batch = Batch(self._begin, encoding, rows, self.seats, moves, max_moves)
        self._luck: Chance = Seeded(self.seed)
        self._map()

    def _begin(self, chance: Chance) -> Position:
        return self.game.begin(self.seats, self.house, chance)

    def _map(self) -> None:
        """NumPy looks at the batch's own memory; only the actions are written from this side."""
        batch, n = self.batch, self.rows
        self.words = np.frombuffer(batch.words, np.uint8).reshape(n, -1)
        self.numbers = np.frombuffer(batch.numbers, np.int64).reshape(n, -1)
        self.masks = np.frombuffer(batch.masks, np.uint8).reshape(n, -1)
        self.movers = np.frombuffer(batch.movers, np.int64)
        self.ended = np.frombuffer(batch.ended, np.int64)
        self.payoffs = np.frombuffer(batch.payoffs, np.int64).reshape(n, -1)
        self.played = np.frombuffer(batch.played, np.int64)
        self._offender = np.frombuffer(batch.offender, np.int64)
        self._final = np.frombuffer(batch.final_words, np.uint8).reshape(n, -1)
        self._final_numbers = np.frombuffer(batch.final_numbers, np.int64).reshape(n, -1)

    def reset(self, seed: int | None = None) -> Turn:
        """The first game of every row."""
        if seed is not None:
            self.seed = seed
        self._luck = Seeded(self.seed)
        self.batch.reset(self.seed)
        return self.turn()

    def step(self, actions: Any) -> Turn:
        """Every row's mover makes its move. An illegal one ends that row's game: -1 for whoever made it."""
        self.play(actions)
        return self.turn()

    def play(self, actions: Any) -> None:
        """As `step`, without looking."""
        given = np.ascontiguousarray(actions, np.int64).ravel()
        if given.size != self.rows:
            raise GameNightError(f"{given.size} actions are given for {self.rows} rows.")
        self.batch.act(given)
        self.batch.step()

    def sample(self) -> Any:
        """A random legal move for every row."""
        self.batch.sample(self._luck)
        return np.array(np.frombuffer(self.batch.actions, np.int64))

    def turn(self) -> Turn:
        ended = self.ended
        return Turn(
            self.observation(),
            self.action_mask(),
            self.movers.copy(),
            self.reward(),
            (ended != PLAYING) & (ended != CUT),
            ended == CUT,
        )

    def observation(self) -> Any:
        """What each row's mover sees, as float32."""
        return self.layout.floats(self.words, self.numbers)

    def bits(self) -> Any:
        """The sets alone, as 0 and 1 in uint8: a quarter of the memory."""
        return np.unpackbits(self.words, axis=1, bitorder="little", count=self.layout.bits)

    def amounts(self) -> Any:
        """The numbers alone, scaled, as float32."""
        return (self.numbers * self.layout.scales).astype(np.float32)

    def action_mask(self) -> Any:
        mask = np.unpackbits(self.masks, axis=1, bitorder="little", count=self.game.move_limit)
        return mask.view(np.int8)

    def reward(self) -> Any:
        reward = np.zeros((self.rows, self.seats))
        over = np.flatnonzero(self.ended)
        if over.size:
            ended = self.ended[over]
            whole = rewards_of(self.payoffs[over], self.seats)
            whole[(ended == CUT) | (ended == ILLEGAL)] = 0.0
            reward[over] = whole
            wrong = over[ended == ILLEGAL]
            reward[wrong, self._offender[wrong]] = OFFENCE
        return reward

    def final_observation(self, rows: Any) -> Any:
        """What the last mover of the games that have just ended saw of the end."""
        return self.layout.floats(self._final[rows], self._final_numbers[rows])
