"""A seat at a table for an agent that reads and writes text: see, move, ask why not. All from the seat's view."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from gamenight.bots.bot import Bot
from gamenight.bots.levels import bot
from gamenight.core.chance import Seeded
from gamenight.core.describing import describe
from gamenight.core.game import Game
from gamenight.core.journal import Journal
from gamenight.core.position import View, first
from gamenight.core.refusal import BadSeats, GameNightError, Illegal, Unreadable
from gamenight.lab.match import chosen_game, per_seat

PATIENCE = 30.0  # seconds that others are waited for before the agent is told that it is not its turn


@dataclass(frozen=True)
class Seen:
    """How the game stands for a seat, and what it has heard since it last looked."""

    text: str  # all that the seat sees, in words
    happened: list[str] = field(default_factory=list)
    your_turn: bool = False
    moves: list[str] = field(default_factory=list)  # as they are written
    over: bool = False
    scores: list[int] = field(default_factory=list)  # as the rule sheet counts, once it is over
    shares: list[float] = field(default_factory=list)  # of the win, likewise


class Over(GameNightError):
    """A move at a table whose game is over."""


class Seat(Protocol):
    """Where an agent sits: at a table of bots in this process, or at one on a server."""

    def see(self) -> Seen: ...

    def move(self, text: str) -> Seen: ...

    def why_not(self, text: str) -> tuple[str, str]: ...

    def leave(self) -> None: ...


Join = Callable[[str, str], Seat]  # a server's address and a seat's token


class LocalSeat:
    """A seat at a table of bots. They play when the agent looks."""

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        bots: str | Sequence[str] = "easy",
        seat: int = 0,
        seed: int | None = None,
        patience: float = PATIENCE,
    ) -> None:
        self.game = chosen_game(game)
        self.seats = self.game.usual_seats if seats is None else seats
        house = self.game.house(self.seats, options or {})
        if not 0 <= seat < self.seats:
            raise BadSeats(f"There is no seat {seat + 1} at a table for {self.seats}.")
        self.seat, self._patience = seat, patience
        others = [other for other in range(self.seats) if other != seat]
        names = per_seat(bots, len(others))
        self._bots: dict[int, Bot] = {other: bot(each) for other, each in zip(others, names, strict=True)}
        self._chance = Seeded(secrets.randbits(62) if seed is None else seed)
        self._position = self.game.begin(self.seats, house, self._chance)
        self._heard: list[str] = []

    def _wait(self) -> None:
        """The bots play until it is the agent's turn, or for a while in any case."""
        until = time.monotonic() + self._patience
        while (movers := self._position.to_move()) and not (movers >> self.seat) & 1:
            if time.monotonic() >= until:
                return
            mover = first(movers)
            view = self._position.view(mover)
            seed = self._chance.pick(1 << 30)
            self._play(mover, self._bots[mover].choose(self.game, view, seed=seed))

    def _play(self, mover: int, move: int) -> None:
        journal = self._position.journal = Journal()
        self.game.play(self._position, mover, move, self._chance)
        self._position.journal = None
        self._heard += self.game.tell(self.view(), journal.heard(self.seat))

    def view(self) -> View:
        return self._position.view(self.seat)

    def see(self) -> Seen:
        self._wait()
        view = self.view()
        heard, self._heard = self._heard, []
        over = view.movers == 0
        return Seen(
            describe(self.game, view),
            heard,
            bool(view.moves),
            [self.game.write(view, move) for move in view.moves],
            over,
            list(self._position.scores()) if over else [],
            [payoff / 1000 for payoff in self._position.payoffs()] if over else [],
        )

    def move(self, text: str) -> Seen:
        """Play what a text says, all its steps; Unreadable, Illegal or Over say why not, and nothing changed."""
        view = self.view()
        if not view.movers:
            raise Over("The game is over.")
        steps = self.game.read(view, text)
        for number, step in enumerate(steps):
            if number and step not in self._position.moves(self.seat):
                break  # the rest of a phrase whose first step has ended the turn, or cannot follow
            self._play(self.seat, step)
        return self.see()

    def why_not(self, text: str) -> tuple[str, str]:
        """The clause and the sentence that forbid a move; two empty ones if it may be played."""
        refusal = self.game.why_not(self.view(), text)
        return (refusal.clause, refusal.sentence) if refusal else ("", "")

    def leave(self) -> None:
        for player in self._bots.values():
            player.close()


def said(problem: GameNightError) -> str:
    """A refusal as an agent reads it: the sentence, and the clause if a rule forbids it."""
    refusal: Any = problem.refusal if isinstance(problem, Illegal | Unreadable) else None
    clause = f" (rule {refusal.clause})" if refusal is not None and refusal.clause else ""
    return f"{problem}{clause}"
