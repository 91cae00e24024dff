"""The game on the table: lines of a record, which are the truth, and the position they lead to, which is a memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from gamenight.core.chance import Chance, Noted
from gamenight.core.facts import same
from gamenight.core.fair import Fair
from gamenight.core.game import Game
from gamenight.core.journal import Journal
from gamenight.core.position import NOBODY, Position, View
from gamenight.core.record import Line
from gamenight.core.refusal import BadRecord, Unreadable
from gamenight.table.events import Refused


class Step(Struct, frozen=True):
    """One line played: the position after it, and what it gave to tell."""

    line: Line
    position: Position
    journal: Journal
    group: str = ""  # steps of one submission share it


def seats_in(movers: int) -> list[int]:
    """A set of seats as a list, lowest first."""
    return [seat for seat in range(movers.bit_length()) if (movers >> seat) & 1]


class Play:
    """A game from its start to now. Trying a step changes nothing; accepting it does."""

    def __init__(self, game: Game[Any], seats: int, house: Any, secret: bytes, words: Sequence[str]) -> None:
        self.game = game
        self.seats = seats
        self.house = house
        self.secret = secret
        self.words = tuple(words)
        self.lines: list[Line] = []
        self.groups: list[str] = []
        self.owed = [0] * seats  # the event with which each seat's decision began
        self._position: Position | None = None
        self._before: Position | None = None  # the position before the last submission
        self._movers: list[int] | None = None

    @property
    def position(self) -> Position:
        """Where the game stands; replayed from the lines whenever it is not in memory."""
        if self._position is None:
            self._position = self.at(len(self.lines))
        return self._position

    def forget(self) -> None:
        """Drop what can be replayed."""
        self._position = self._before = self._movers = None

    def at(self, count: int) -> Position:
        """The position after the first `count` lines."""
        position = self.replayed(self.lines[0], None).position
        for line in self.lines[1:count]:
            _redo(self.game, position, line, line.tape())
        return position

    def movers(self) -> list[int]:
        """Seats that owe a decision; asked for many times a move, so remembered."""
        if self._movers is None:
            self._movers = seats_in(self.position.to_move()) if self.lines else []
        return self._movers

    def luck(self, number: int) -> Fair:
        return Fair(self.secret, self.words, number)

    # Trying

    def start(self) -> Step:
        journal, noted = Journal(), Noted(self.luck(0))
        position = self.game.begin(self.seats, self.house, noted)
        return Step(Line(0, NOBODY, "start", _picks(noted)), position, journal)

    def move(self, position: Position, view: View, move: int, number: int, group: str = "") -> Step:
        """`move` made in `position` by the seat of a view of it, as line `number`; the caller vouches for it."""
        seat = view.seat
        text = self.game.write(view, move)
        after, journal, noted = position.copy(), Journal(), Noted(self.luck(number))
        after.journal = journal
        after.play(seat, move, noted)
        after.journal = None
        return Step(Line(number, seat, text, _picks(noted)), after, journal, group)

    def ring(self, number: int) -> Step:
        after, journal, noted = self.position.copy(), Journal(), Noted(self.luck(number))
        after.journal = journal
        after.ring(noted)
        after.journal = None
        return Step(Line(number, NOBODY, "time", _picks(noted)), after, journal)

    def replayed(self, line: Line, before: Position | None, group: str = "") -> Step:
        """A line that is already written, played again with the luck it had."""
        tape, journal = line.tape(), Journal()
        if before is None:
            return Step(line, self.game.begin(self.seats, self.house, tape), journal, group)
        after = before.copy()
        after.journal = journal
        _redo(self.game, after, line, tape)
        after.journal = None
        return Step(line, after, journal, group)

    # Accepting

    def accept(self, step: Step, n: int) -> None:
        """The step has happened, as event `n`."""
        before = self._position if self.lines else None
        same = bool(step.group) and bool(self.groups) and self.groups[-1] == step.group
        if not same:
            self._before = before
        self.lines.append(step.line)
        self.groups.append(step.group)
        self._position = step.position
        self._movers = None
        self._owe(before, step, n)

    def take_back(self, to: int, n: int) -> None:
        """Every line from number `to` on has not happened."""
        keep = sum(line.number < to for line in self.lines)
        del self.lines[keep:], self.groups[keep:]
        self.forget()
        for seat in self.movers():
            self.owed[seat] = n

    def _owe(self, before: Position | None, step: Step, n: int) -> None:
        """A decision begins when a seat comes to owe one, when it has just moved, and when what it may do changes."""
        was = before.to_move() if before is not None else 0
        for seat in seats_in(step.position.to_move()):
            goes_on = (was >> seat) & 1 and seat != step.line.seat
            if not goes_on or before is None or before.moves(seat) != step.position.moves(seat):
                self.owed[seat] = n

    # Taking back

    def last_of(self, seat: int) -> int | None:
        """Where in the lines the last submission of a seat begins."""
        for at in range(len(self.lines) - 1, 0, -1):
            if self.lines[at].seat == seat:
                while at > 1 and self.groups[at] and self.groups[at - 1] == self.groups[at]:
                    at -= 1
                return at
        return None

    def undo(self, seat: int) -> str:
        """Whether a seat may take its last move back: free, ask or no.

        It is free exactly when no other seat's view has changed since, and no luck was used.
        """
        at = self.last_of(seat)
        if at is None:
            return "no"
        since = self.lines[at:]
        if any(line.seat != seat or line.luck for line in since):
            return "ask"
        if self._before is not None and self._before.to_move() != self.position.to_move():
            return "ask"  # whose turn it is, everyone sees
        before = self._before or self.at(at)  # `since` is the last submission, and no more
        others = [other for other in range(self.seats) if other != seat]
        unseen = all(same(before.view(other), self.position.view(other)) for other in others)
        return "free" if unseen else "ask"


def _redo(game: Game[Any], position: Position, line: Line, chance: Chance) -> None:
    if line.seat == NOBODY:
        position.ring(chance)
        return
    view = position.view(line.seat)
    try:
        (move,) = game.read(view, line.text)
    except (Unreadable, ValueError) as problem:
        raise BadRecord(f"Move {line.number} of the log cannot be read: {problem}") from None
    if move not in view.moves:
        raise BadRecord(f"Move {line.number} of the log, {line.text!r}, may not be played.")
    position.play(line.seat, move, chance)


def _picks(noted: Noted) -> tuple[tuple[int, int], ...]:
    return tuple(zip(noted.answers, noted.sizes, strict=True))


def no_game_yet() -> Refused:
    return Refused("bad", "The game has not started yet.")
