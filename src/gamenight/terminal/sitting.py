"""One person at a table of bots, for as long as a game lasts. No drawing and no waiting: commands in, sentences out."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from gamenight.core.chance import Chance
from gamenight.core.fair import Fair, commitment, new_secret
from gamenight.core.game import Game
from gamenight.core.journal import Journal
from gamenight.core.position import Position, View, first
from gamenight.core.record import Record, begin, replay, step
from gamenight.core.refusal import GameNightError, Illegal, Refusal
from gamenight.core.scene import Scene
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
        self.position: Position
        self.journal = Journal()
        self._number = (
            0  # of the next line; a line taken back leaves a gap, so that its luck is not used again
        )
        self._told = 0
        self._moment = 0

    @property
    def game(self) -> Game[Any]:
        return self.record.game

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
        heard = self.journal.heard(self.seat)
        fresh, self._told = heard[self._told :], len(heard)
        return self.game.tell(self.view(), fresh, self.record.names)

    def play(self, text: str) -> None:
        """All the steps of a text, or none: Unreadable or Illegal says why."""
        trial = self.position.copy()
        number = self._number
        moves = self.game.read(self.view(), text)
        for move in moves:
            self._vouch(trial, move, number)
            number += 1
        for move in moves:
            self._step(self.seat, move)

    def _vouch(self, trial: Position, move: int, number: int) -> None:
        """Try a step with the luck it will have; Illegal if the rules forbid it."""
        if not (trial.to_move() >> self.seat) & 1:
            over = trial.to_move() == 0
            raise Illegal(Refusal("", "The game is over." if over else "It is not your turn."))
        self.game.play(trial, self.seat, move, self._luck(number))

    def think(self, stop: Stop | None = None) -> int:
        """What the next bot would play. Only its own view is looked at; nothing changes."""
        seat = self.waiting_for()
        return self.bots[seat].choose(self.game, self.position.view(seat), seed=self._whim(), stop=stop)

    def play_bot(self, move: int | None = None) -> None:
        """The next bot makes its move: one it has thought of already, or thinks of now."""
        self._step(self.waiting_for(), self.think() if move is None else move)

    def _step(self, seat: int, move: int) -> None:
        step(self.record, self.position, seat, move, self._luck(self._number), self._number)
        self._number += 1
        self._moment += 1
        self.unsaved = True
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
        """Back to the person's last decision: the record up to there is replayed. What it was."""
        mine = [at for at, line in enumerate(self.record.lines) if line.seat == self.seat]
        if not mine:
            raise NotNow("There is nothing to take back: you have not moved yet.")
        taken = self.record.lines[mine[-1]]
        kept = Record(
            self.game,
            self.record.seats,
            self.record.house,
            self.record.names,
            self.record.commitment,
            self.record.words,
            self.record.lines[: mine[-1]],
        )
        self.record = kept
        self.replay()
        self.unsaved = True
        return taken.text

    def replay(self) -> None:
        """The position that the record leads to, told from the start."""
        self.journal = Journal()
        self._told = 0
        self._moment += 1
        for _line, position in replay(self.record):
            self.position = position
            position.journal = self.journal

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

    def go_on(self) -> None:
        """Number the next line after all there are."""
        self._number = max(self._number, self.record.lines[-1].number + 1)


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
    record = Record(game, seats, house, names, commitment(secret))
    sitting = Sitting(record, seat, bots, secret)
    sitting.position = begin(record, Fair(secret, record.words, 0))
    sitting.position.journal = sitting.journal
    sitting.go_on()
    return sitting


def another(sitting: Sitting) -> Sitting:
    """A new game at the same table, with luck of its own."""
    record = sitting.record
    name = record.names[sitting.seat]
    options = sitting.game.changed(record.house)
    return sit_down(sitting.game, record.seats, options, sitting.seat, name, sitting.bots)


def sit_again(record: Record, seat: int, bots: Sequence[Opponent]) -> Sitting:
    """A saved game, taken up again. Without its secret it goes on with luck that cannot be checked."""
    secret = record.secret or secrets_kept.find(record.commitment)
    if secret is None:
        record.commitment = ""
        secret = new_secret()
    sitting = Sitting(record, seat, bots, secret)
    sitting.replay()
    sitting.go_on()
    return sitting
