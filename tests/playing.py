"""A game laid out for a test, played in its own notation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from gamenight import Chance, Game, Illegal, Position, Seeded, Tape
from gamenight.core.journal import Entry, Journal
from gamenight.core.moments import Moment, moments


def tape(*answers: int) -> Tape:
    """Luck that answers these in turn."""
    return Tape(vec[i64](answers))


class Play:
    """A position with its game: `play("8H")`, `moves()`, `refusal("3C")`, `story(seat)`.

    Luck is a fixed seed unless given, or given for one move: `play("draw", tape(3))`.
    """

    def __init__(self, game: Game[Any], position: Position, chance: Chance | None = None) -> None:
        self.game = game
        self.position: Any = position  # of any game; a test knows which
        self.chance = chance or Seeded(1)
        self.journal = Journal()
        position.journal = self.journal

    def mover(self) -> int:
        """The seat to move; the lowest if several are."""
        movers = self.position.to_move()
        assert movers, "the game is over"
        return int(movers & -movers).bit_length() - 1

    def movers(self) -> list[int]:
        return [seat for seat in range(63) if (self.position.to_move() >> seat) & 1]

    def view(self, seat: int | None = None) -> Any:
        return self.position.view(self.mover() if seat is None else seat)

    def moves(self, seat: int | None = None) -> list[str]:
        """The legal moves of a seat (the mover), as people write them."""
        view = self.view(seat)
        return [self.game.write(view, move) for move in view.moves]

    def play(self, text: str, chance: Chance | None = None, seat: int | None = None) -> Play:
        """Play a text, all its steps; Illegal if a step may not be played."""
        who = self.mover() if seat is None else seat
        for move in self.game.read(self.position.view(who), text):
            self.game.play(self.position, who, move, chance or self.chance)
        return self

    def plays(self, *texts: str) -> Play:
        for text in texts:
            self.play(text)
        return self

    def refusal(self, text: str, seat: int | None = None) -> str:
        """The clause that forbids a text; fails if it may be played."""
        who = self.mover() if seat is None else seat
        refused = self.game.why_not(self.position.view(who), text)
        assert refused is not None, f"{text!r} may be played"
        move = self.game.read(self.position.view(who), text)[0]
        with pytest.raises(Illegal) as illegal:
            self.game.play(self.position, who, move, self.chance)
        assert illegal.value.refusal == refused
        return refused.clause

    def over(self) -> bool:
        return bool(self.position.to_move() == 0)

    def scores(self) -> list[int]:
        return list(self.position.scores())

    def payoffs(self) -> list[int]:
        return list(self.position.payoffs())

    def entries(self, seat: int) -> Sequence[Entry]:
        return self.journal.heard(seat)

    def story(self, seat: int = -1) -> list[str]:
        """What a seat (a spectator) has heard so far."""
        return self.game.tell(self.position.view(seat), self.journal.heard(seat))

    def moments(self, seat: int = -1) -> list[Moment]:
        """What a seat (a spectator) has been shown so far, the last being how things stand."""
        return moments(self.game, self.position, self.journal, seat)

    def shown(self, seat: int = -1) -> list[tuple[str, str, str]]:
        """The stills so far: how long each is held, what kind of thing it shows, and its title."""
        stills = [(moment.hold, moment.scene.showing) for moment in self.moments(seat)]
        return [(hold, showing.kind, showing.title) for hold, showing in stills if showing is not None]
