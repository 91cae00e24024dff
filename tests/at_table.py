"""A table laid out for a test: people by name, a clock that is told the time, and the log it makes."""

from __future__ import annotations

import random
from typing import Any

import pytest

import gamenight
from gamenight.table import commands
from gamenight.table.clocks import read_clock
from gamenight.table.events import Draft, Event, Refused
from gamenight.table.table import Table
from gamenight.table.telling import LONGEST_STORY, steps_for, told_with
from gamenight.table.told import Told

SECRET = bytes(range(32))
START = 1_000_000


def told_since(
    table: Table, events: list[Event], seat: int, now: gamenight.View | None = None, language: str = "en"
) -> list[Told]:
    """The last of these events as a seat hears them."""
    wanted = events[-LONGEST_STORY:]
    return told_with(steps_for(table, wanted), table, wanted, seat, now, language)


class AtTable:
    """`do(commands.undo, 0)` does a command now; `later(5)` lets five seconds pass; `log` is all that happened."""

    def __init__(
        self, *people: str, game: str = "crazy_eights", clock: Any = None, bots: int = 0, **given: Any
    ) -> None:
        self.now = START
        self.log: list[Event] = []
        options = given.pop("options", {})
        setup = commands.Setup(
            "TESTED",
            gamenight.game(game),
            len(people) + bots,
            options,
            "p_0",
            people[0],
            read_clock(clock or {"kind": "none"}),
            **given,
        )
        self.table, draft = commands.create(setup, SECRET, self.now)
        self.log += draft.events
        for seat, name in enumerate(people):
            self.take(commands.sit(self.table, f"p_{seat}", name, self.now))
        for seat in range(len(people), len(people) + bots):
            self.take(commands.seat_bot(self.table, seat, "random", f"Bot {seat}", self.now))

    def take(self, draft: Draft | int) -> list[str]:
        """A draft has been stored: it happens. The kinds of its events."""
        assert isinstance(draft, Draft)
        self.table.commit(draft)
        self.log += draft.events
        return [event.kind for event in draft.events]

    def do(self, command: Any, *given: Any, **more: Any) -> list[str]:
        return self.take(command(self.table, *given, now=self.now, **more))

    def start(self) -> AtTable:
        self.do(commands.start)
        return self

    def later(self, seconds: float) -> AtTable:
        self.now += int(seconds * 1000)
        return self

    def tick(self) -> list[str]:
        draft = commands.tick(self.table, self.now, "random")
        return self.take(draft) if draft else []

    def mover(self) -> int:
        return self.table.movers()[0]

    def moves(self, seat: int | None = None) -> list[str]:
        view = self.table.in_play().position.view(self.mover() if seat is None else seat)
        return [self.table.game.write(view, move) for move in view.moves]

    def play(self, text: str | None = None, seat: int | None = None, **more: Any) -> list[str]:
        who = self.mover() if seat is None else seat
        chosen = self.moves(who)[0] if text is None else text
        return self.take(
            commands.submit(self.table, who, chosen, more.pop("seen", self.table.number), self.now, **more)
        )

    def play_on(self, moves: int = 10_000, seed: int = 1) -> AtTable:
        luck = random.Random(seed)
        for _ in range(moves):
            if self.table.ended():
                break
            self.play(luck.choice(self.moves()))
        return self

    def refused(self, command: Any, *given: Any, **more: Any) -> str:
        """The kind of refusal; the table must be as it was."""
        before = self.table.number
        with pytest.raises(Refused) as problem:
            command(self.table, *given, now=self.now, **more)
        assert problem.value.sentence.endswith((".", "?", "!"))
        assert self.table.number == before
        return problem.value.kind

    def again(self) -> Table:
        """The same table, from its log alone."""
        return Table(SECRET).apply_all(self.log)

    def heard(self, seat: int) -> list[str]:
        """All that a seat has heard."""
        return [sentence for told in told_since(self.table, self.log, seat) for sentence in told.story]
