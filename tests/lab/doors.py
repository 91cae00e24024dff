"""Every adapter as a door: a table is put behind it, and what comes out of it for a seat is compared.

`Door(game, seats, options).shows(position, seat)` is all that the library's user is given about that moment at that
seat; None where the door shows that seat nothing then. What a door shows must be made of the seat's view alone.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from typing import Any, Protocol

import numpy as np

from gamenight.core.chance import Seeded
from gamenight.core.game import Game
from gamenight.core.position import Position, first
from gamenight.laws import Broken, Case, looks

MOMENTS = 5  # of each case


class Door(Protocol):
    def shows(self, position: Position, seat: int) -> Any: ...


def to_move(position: Position) -> int:
    return first(position.to_move())


class Turns:
    """PettingZoo, turn by turn."""

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, object]) -> None:
        from gamenight.lab.envs.aec import env

        self.env = env(game, seats=seats, options=options)
        self.env.reset(seed=1)

    def shows(self, position: Position, seat: int) -> Any:
        env = self.env
        env.infos = {agent: {"action_mask": env._idle} for agent in env.agents}
        env.match.position, env.match.seat = position, to_move(position)
        env._look()
        agent = env.possible_agents[seat]
        seen = env.observe(agent)
        return seen["observation"], seen["action_mask"], env.infos[agent]


class Together:
    """PettingZoo, all at once."""

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, object]) -> None:
        from gamenight.lab.envs.simultaneous import parallel_env

        self.env = parallel_env(game, seats=seats, options=options)
        self.env.reset(seed=1)

    def shows(self, position: Position, seat: int) -> Any:
        self.env.match.position = position
        seen, infos = self.env._seen()
        agent = self.env.possible_agents[seat]
        return seen[agent]["observation"], seen[agent]["action_mask"], infos[agent]


class Learner:
    """Gymnasium, one learner."""

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, object]) -> None:
        from gamenight.lab.envs.single import LearnerEnv

        self.envs = [LearnerEnv(game, seats, options, seat) for seat in range(seats)]
        for env in self.envs:
            env.match.begin()

    def shows(self, position: Position, seat: int) -> Any:
        env = self.envs[seat]
        env.match.position, env.match.seat = position, to_move(position)
        seen = env._observation()
        return seen["observation"], seen["action_mask"], env._info(), env.action_masks()


class Many:
    """Gymnasium, rows of games: the row shows the seat to move."""

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, object]) -> None:
        from gamenight.lab.envs.vector import VectorGames

        self.env = VectorGames(1, game, seats, options, seat=None)
        self.env.reset(seed=1)

    def shows(self, position: Position, seat: int) -> Any:
        if seat != to_move(position):
            return None
        batch = self.env.rows.batch
        batch.positions[0] = position
        batch.look(0)
        seen = self.env._observation()
        return seen["observation"][0], seen["action_mask"][0], self.env._info()


class Agents:
    """RLlib."""

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, object]) -> None:
        from gamenight.lab.envs.rllib import AgentsEnv

        self.env = AgentsEnv({"game": game, "seats": seats, "options": options})
        self.env.reset(seed=1)

    def shows(self, position: Position, seat: int) -> Any:
        self.env.match.position, self.env.match.seat = position, to_move(position)
        seen, infos = self.env._look([seat])
        agent = self.env.possible_agents[seat]
        return seen[agent]["observations"], seen[agent]["action_mask"], infos[agent]


class Spiel:
    """OpenSpiel: tensor and text of an observer, and what the player to move may do."""

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, object]) -> None:
        from gamenight.lab.envs import spiel

        words = " ".join(f"{key}:{_word(value)}" for key, value in options.items())
        kind = type("Behind", (spiel.SpielGame,), {"name": game.name})
        self.spiel = spiel
        self.game = kind({"players": seats, "options": words})
        self.state = self.game.new_initial_state()
        self.observer = self.game.make_py_observer()

    def shows(self, position: Position, seat: int) -> Any:
        state = self.state
        state.held = self.spiel.Held(self.game, position, None, (-1, ()))
        state.waiting = None
        self.observer.set_from(state, seat)
        seen = self.observer.tensor.copy(), self.observer.string_from(state, seat)
        legal = state._legal_actions(seat)
        return *seen, np.array(legal), [state._action_to_string(seat, move) for move in legal]


def _word(value: object) -> str:
    said = {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
    return said.replace(" ", "+").replace(",", ";")


class Text:
    """MCP, whose every answer about a table is made of such a seat."""

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, object]) -> None:
        from gamenight.lab.seats import LocalSeat

        self.seats = [LocalSeat(game, seats, options, "random", seat, 1, 0) for seat in range(seats)]

    def shows(self, position: Position, seat: int) -> Any:
        sat = self.seats[seat]
        sat._position, sat._heard = position, []
        return asdict(sat.see()), sat.why_not("nonsense")


class Arena:
    """TextArena: every player's prompt, what the player to move reads, and what all hear of a move."""

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, object]) -> None:
        from gamenight.lab.envs.arena import TextGame

        self.env = TextGame(game, options, rules=False)
        self.env.reset(seats, seed=1)
        self.count = seats

    def shows(self, position: Position, seat: int) -> Any:
        match, state = self.env.match, self.env.state
        match.position, match.seat = position, to_move(position)
        state.observations = {player: [] for player in range(self.count)}
        self.env._ask()
        return self.env._prompt(seat, {}), list(state.observations[seat])

    def tells(self, position: Position, move: int, seat: int, luck: int) -> Any:
        """What a seat hears when the player to move makes a move, and what it knows then."""
        match, state = self.env.match, self.env.state
        match.position, match.seat, match.chance = position.copy(), to_move(position), Seeded(luck)
        state.observations = {player: [] for player in range(self.count)}
        self.env._step(match.seat, move)
        return state.observations[seat], match.position.view(seat)


DOORS: dict[str, type[Any]] = {
    "aec": Turns,
    "parallel": Together,
    "gymnasium": Learner,
    "vector": Many,
    "rllib": Agents,
    "openspiel": Spiel,
    "mcp": Text,
    "textarena": Arena,
}
LIBRARY = {"rllib": "ray.rllib", "openspiel": "pyspiel", "textarena": "textarena"}


def same(a: Any, b: Any) -> bool:
    if isinstance(a, np.ndarray):
        return bool(np.array_equal(a, b))
    if isinstance(a, dict):
        return a.keys() == b.keys() and all(same(a[key], b[key]) for key in a)
    if isinstance(a, tuple | list):
        return len(a) == len(b) and all(same(x, y) for x, y in zip(a, b, strict=True))
    return bool(a == b)


def moments(case: Case) -> Iterator[tuple[Position, int, int, Seeded]]:
    return itertools.islice(looks(case), MOMENTS)


def nothing_leaks_through(door: Door, case: Case) -> None:
    """A table that looks the same to a seat looks the same to it through the door."""
    for position, _, _, chance in moments(case):
        for seat in range(case.seats):
            shown = door.shows(position, seat)
            world = case.game.imagine(position.view(seat), chance)
            if not same(shown, door.shows(world, seat)):
                raise Broken(f"{case}: seat {seat} is shown what it cannot know")


def only_the_mover_may_move(door: Door, case: Case) -> None:
    """Masks are empty for whoever owes no decision; where agents take turns, for all but the one whose turn it is."""
    for position, _, _, _ in moments(case):
        for seat in range(case.seats):
            shown, owes = door.shows(position, seat), (position.to_move() >> seat) & 1
            may = seat == to_move(position) if isinstance(door, Turns | Agents) else owes
            if shown is not None and not may and shown[1].any():
                raise Broken(f"{case}: seat {seat} has a mask out of turn")


def nothing_is_told_through(door: Arena, case: Case) -> None:
    """Two tables that look the same to a seat before and after a move sound the same."""
    for position, _, _, chance in moments(case):
        move, luck = position.moves(to_move(position))[0], chance.pick(1 << 30)
        for seat in range(case.seats):
            world = case.game.imagine(position.view(seat), chance)
            if to_move(world) != to_move(position) or move not in world.moves(to_move(world)):
                continue
            heard, knows = door.tells(position, move, seat, luck)
            other, known = door.tells(world, move, seat, luck)
            if knows == known and heard != other:
                raise Broken(f"{case}: seat {seat} hears what it cannot know")
