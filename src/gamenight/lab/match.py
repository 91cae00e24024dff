"""One game after another, as an environment plays them. Every environment for single games is built on a `Match`."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from gamenight.core.chance import Chance, Seeded
from gamenight.core.game import Game
from gamenight.core.position import WIN, Position, View, first
from gamenight.core.refusal import GameNightError
from gamenight.core.registry import game as game_named
from gamenight.lab.batch import CUT, ENDED, ILLEGAL, PLAYING
from gamenight.lab.seeds import seed_of

SEEDS = 31  # bits of a seed that nobody chose
OFFENCE = -1.0  # what an illegal move earns


def fresh_seed() -> int:
    return secrets.randbits(SEEDS)


def reward_of(payoff: int, seats: int) -> float:
    """A share of the win as a reward: together they are 0, and a winner alone has 1. Alone at the table, 1 or -1.

    >>> [reward_of(payoff, 4) for payoff in (1000, 0)], [reward_of(payoff, 2) for payoff in (500, 0)]
    ([1.0, -0.3333333333333333], [0.0, -1.0])
    """
    if seats == 1:
        return 2.0 * payoff / WIN - 1.0
    return (seats * payoff / WIN - 1.0) / (seats - 1)


def chosen_game(given: str | Game[Any]) -> Game[Any]:
    return game_named(given) if isinstance(given, str) else given


class Match:
    """Games of one kind, one after the other, without any library.

    Game k after `reseed(s)` has the luck of seed s and number k, wherever it is played. Whoever is lowest among those
    who owe a decision goes first. An illegal move ends a game: whoever made it has -1, the others nothing.
    """

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        max_moves: int = 0,
    ) -> None:
        self.game = chosen_game(game)
        self.seats = self.game.usual_seats if seats is None else seats
        self.house = self.game.house(self.seats, options or {})
        self.max_moves = max_moves
        self.seed = -1
        self.number = 0  # of games begun since the seed was set
        self.position: Position
        self.chance: Chance
        self.played = 0
        self.how = ENDED  # there is no game yet
        self.seat = 0  # who is to move, or moved last
        self.offender = -1

    def reseed(self, seed: int | None) -> None:
        """The next game is the first of this seed; with none, of a seed that nobody knows."""
        self.seed, self.number = fresh_seed() if seed is None else seed, 0

    def begin(self) -> None:
        """The next game."""
        if self.seed < 0:
            self.reseed(None)
        self.chance = Seeded(seed_of(self.seed, self.number))
        self.number += 1
        self.position = self.game.begin(self.seats, self.house, self.chance)
        self.played, self.how, self.offender = 0, PLAYING, -1
        self.seat = first(self.position.to_move())

    @property
    def over(self) -> bool:
        return self.how != PLAYING

    def view(self, seat: int) -> View:
        return self.position.view(seat)

    def play(self, move: int) -> int:
        """The seat to move makes a move; how that went: PLAYING, ENDED, CUT or ILLEGAL."""
        return self.advance(move) if move in self.position.moves(self.seat) else self.forbid()

    def forbid(self) -> int:
        """The seat to move has tried what the rules forbid."""
        self.played += 1
        self.how, self.offender = ILLEGAL, self.seat
        return self.how

    def advance(self, move: int) -> int:
        """As `play`, for a move that is known to be legal."""
        self.played += 1
        position = self.position
        position.play(self.seat, move, self.chance)
        movers = position.to_move()
        if movers == 0:
            self.how = ENDED
        elif self.max_moves and self.played >= self.max_moves:
            self.how = CUT
        else:
            self.seat = first(movers)
        return self.how

    def rewards(self) -> list[float]:
        """What the game that has ended is worth to each seat."""
        if self.how == ILLEGAL:
            return [OFFENCE if seat == self.offender else 0.0 for seat in range(self.seats)]
        if self.how == CUT:
            return [0.0] * self.seats
        return [reward_of(payoff, self.seats) for payoff in self.position.payoffs()]


def per_seat(given: str | Sequence[str], seats: int) -> list[str]:
    """A bot for each of so many seats: one name for all of them, or as many names."""
    names = [given] * seats if isinstance(given, str) else list(given)
    if len(names) != seats:
        raise GameNightError(f"{len(names)} bots are named for {seats} seats.")
    return names
