"""One person at a table of bots, for as long as a game lasts. No drawing and no waiting: commands in, sentences out."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from gamenight.core.chance import Chance
from gamenight.core.fair import Fair, commitment, new_secret
from gamenight.core.game import Game
from gamenight.core.moments import Moment, moments
from gamenight.core.position import Position, View, first
from gamenight.core.record import Record
from gamenight.core.refusal import GameNightError, Refusal
from gamenight.core.scene import Scene
from gamenight.sitting.play import Play
from gamenight.sitting.recording import check_ending, close
from gamenight.sitting.step import Step
from gamenight.terminal import files
from gamenight.terminal import secret as secrets_kept
from gamenight.terminal.opponents import NAMES, Hint, Opponent, Stop, hint


class NotNow(GameNightError):
    """Something that cannot be done at this moment of the game."""


class Sitting:
    """A game in progress. The person sits in `seat`; a bot sits in every other."""

    def __init__(self, record: Record, seat: int, bots: Sequence[Opponent], secret: bytes) -> None:
        self.record = record
        self.seat = seat
        self.bots = bots  # one for each seat; the person's own is never asked
        self.secret = secret
        self.unsaved = False
        self.files: set[Path] = set()  # those that this game may be written over without asking
        self._line = Play(record.game, record.seats, record.house, self._luck, record.lines)
        self._number = record.lines[-1].number + 1 if record.lines else 1
        self._untold: list[Step] = self._line.steps()
        self._moment = 0
        if not record.lines:
            self._accept(self._line.start())

    @property
    def game(self) -> Game[Any]:
        return self.record.game

    @property
    def position(self) -> Position:
        return self._line.position

    @property
    def kept_as(self) -> str:
        """The name under which it is kept by itself."""
        return self.game.name

    def view(self) -> View:
        return self.position.view(self.seat)

    def scene(self) -> Scene:
        return self.game.scene(self.view(), self.record.names)

    def over(self) -> bool:
        return self.position.to_move() == 0

    def my_turn(self) -> bool:
        return bool((self.position.to_move() >> self.seat) & 1)

    def moment(self) -> int:
        """A number that is another whenever something has happened, a move taken back included."""
        return self._moment

    def waiting_for(self) -> int:
        """The bot that moves next. Where several seats owe a decision the person's comes first."""
        return first(self.position.to_move())

    def news(self) -> list[str]:
        """What happened since this was last asked, as the person hears it."""
        untold, self._untold = self._untold, []
        told = (self._told(step) for step in untold)
        return [sentence for sentences in told for sentence in sentences]

    def moments(self) -> list[Moment]:
        """The same as the person saw it: one picture at a time, and last how things stand."""
        untold, self._untold = self._untold, []
        seen = (
            moments(self.game, step.position, step.journal, self.seat, self.record.names) for step in untold
        )
        return [moment for each in seen for moment in each]

    def _told(self, step: Step) -> list[str]:
        return self.game.tell(step.position.view(self.seat), step.journal.heard(self.seat), self.record.names)

    def play(self, text: str) -> None:
        """All the steps of a text, or none: Unreadable or Illegal says why."""
        view = self.view()
        moves = self.game.read(view, text)
        for step in self._line.submit(view, moves, self._number, f"{self.seat}:{self._number}"):
            self._accept(step)

    def think(self, stop: Stop | None = None) -> int:
        """What the next bot would play. Only its own view is looked at; nothing changes."""
        seat = self.waiting_for()
        return self.bots[seat].choose(self.game, self.position.view(seat), seed=self._whim(), stop=stop)

    def play_bot(self, move: int | None = None) -> None:
        """The next bot makes its move: one it has thought of already, or thinks of now."""
        view = self.position.view(self.waiting_for())
        chosen = self.think() if move is None else move
        for step in self._line.submit(view, [chosen], self._number):
            self._accept(step)

    def _accept(self, step: Step) -> None:
        self._line.accept(step, step.line.number)
        self._untold.append(step)
        self._number = step.line.number + 1
        self._moment += 1
        self.unsaved = step.line.number > 0
        close(self.record, self.position)
        if self.record.ending == "over" and self.record.commitment:
            self.record.secret = self.secret

    def _luck(self, number: int) -> Chance:
        return Fair(self.secret, self.record.words, number)

    def _whim(self) -> int:
        """A seed for a bot's own use, which is no part of the game."""
        return Fair(self.secret, ("thoughts",), self._number).pick(1 << 62)

    def hint(self) -> Hint:
        if not self.my_turn():
            raise NotNow(
                "The game is over." if self.over() else "There is nothing to hint at: it is not your turn."
            )
        return hint(self.game, self.view(), self.record.names, self._whim())

    def undo(self) -> str:
        """Back to the person's last decision: bots agree to everything. What it was.

        A line taken back leaves a gap in the numbers, so that its luck is not used again.
        """
        at = self._line.last_of(self.seat)
        if at is None:
            raise NotNow("There is nothing to take back: you have not moved yet.")
        taken = self.record.lines[at]
        self._line.take_back(taken.number, self._number)
        self.record.ending, self.record.secret = "open", b""
        self.record.scores, self.record.payoffs = (), ()
        self._untold = self._line.steps()
        self._moment += 1
        self.unsaved = True
        return taken.text

    def why_not(self, text: str) -> Refusal | None:
        return self.game.why_not(self.view(), text)

    def save(self, file: Path, over: bool = False) -> None:
        """Write the game down. Exists if that would write over a file that is not this game's own; `over` allows it."""
        found = files.target(file)
        if not over and found not in self.files:
            files.check_free(file, f"commitment: {self.record.commitment}" if self.record.commitment else "")
        files.write_whole(file, self.record.text())
        self.files.add(found)
        self.unsaved = False
        if self.record.commitment and self.record.ending == "open":
            secrets_kept.keep(self.secret)


def sit_down(
    game: Game[Any],
    seats: int,
    options: Mapping[str, object],
    seat: int,
    name: str,
    bots: Sequence[Opponent],
    seed: int | None = None,
) -> Sitting:
    """A new game. With a seed its luck is the same each time; either way it can be checked afterwards."""
    house = game.house(seats, options)
    secret = new_secret() if seed is None else hashlib.sha256(f"gamenight seed {seed}".encode()).digest()
    others = (other for other in NAMES if other != name)
    names = tuple(name if n == seat else next(others) for n in range(seats))
    return Sitting(Record(game, seats, house, names, commitment(secret)), seat, bots, secret)


def another(sitting: Sitting) -> Sitting:
    """A new game at the same table, with luck of its own."""
    record = sitting.record
    name = record.names[sitting.seat]
    won = [seat for seat, payoff in enumerate(sitting.position.payoffs()) if payoff]
    options = sitting.game.options_again(record.house, won if len(won) < record.seats else [])
    return sit_down(sitting.game, record.seats, options, sitting.seat, name, sitting.bots)


def sit_again(record: Record, seat: int, bots: Sequence[Opponent]) -> Sitting:
    """A saved game, taken up again. Without its secret it goes on with luck that cannot be checked."""
    secret = record.secret or secrets_kept.find(record.commitment)
    if secret is None:
        record.commitment = ""
        secret = new_secret()
    sitting = Sitting(record, seat, bots, secret)
    check_ending(record, sitting.position)
    return sitting
