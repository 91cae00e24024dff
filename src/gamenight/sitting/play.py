# compiled
"""A game from its start to now: the lines, which are the truth, and the position they lead to, which is a memory."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from gamenight.core.chance import Chance
from gamenight.core.facts import same
from gamenight.core.game import Game
from gamenight.core.journal import Journal
from gamenight.core.position import NOBODY, Position, View
from gamenight.core.record import Line
from gamenight.core.refusal import Illegal
from gamenight.core.words import ENGLISH
from gamenight.sitting.lines import begin_again, noted, play_again
from gamenight.sitting.step import Step

ANCHOR, ANCHORS = 100, 4  # every so many lines a position is kept in mind, the last few of them
FREE, ASK, NO = "free", "ask", "no"  # whether a move may be taken back


class TooLate(Illegal):
    """A move by a seat that is not to move."""


def seats_in(movers: int) -> list[int]:
    """A set of seats as a list, lowest first."""
    return [seat for seat in range(movers.bit_length()) if (movers >> seat) & 1]


class Play:
    """A game being played. Trying a step changes nothing; accepting it does.

    `luck` gives the luck of the line of a number. `lines` may be somebody else's list, such as a record's: it grows
    and shrinks with the game.
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        house: Any,
        luck: Callable[[int], Chance],
        lines: list[Line] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.house = house
        self.luck = luck
        self.lines: list[Line] = [] if lines is None else lines
        self.groups = [""] * len(self.lines)
        self.owed = [0] * seats  # the number with which each seat's decision began
        self._position: Position | None = None
        self._before: Position | None = None  # the position before the last submission
        self._movers: list[int] | None = None
        self._unseen: bool | None = None  # whether the last submission showed nothing to anyone else
        self._anchors: list[tuple[int, Position]] = []  # (lines, position after them), to replay from

    @property
    def position(self) -> Position:
        """Where the game stands; replayed from the lines whenever it is not in memory."""
        if self._position is None:
            self._position = self.at(len(self.lines))
        return self._position

    def forget(self) -> None:
        """Drop what can be replayed."""
        self._position = self._before = self._movers = self._unseen = None

    def at(self, count: int) -> Position:
        """The position after the first `count` lines."""
        known, before = self.anchor(count)
        if before is None:
            known, position = 1, begin_again(self.game, self.seats, self.house, self.lines[0])
        else:
            position = before.copy()
        for line in self.lines[known:count]:
            play_again(self.game, position, line)
        return position

    def anchor(self, count: int) -> tuple[int, Position | None]:
        """The nearest position kept in mind at or before `count` lines: after how many it is, and the position."""
        for known, position in reversed(self._anchors):
            if known <= count:
                return known, position
        return 0, None

    def movers(self) -> list[int]:
        """Seats that owe a decision; asked for many times a move, so remembered."""
        if self._movers is None:
            self._movers = seats_in(self.position.to_move()) if self.lines else []
        return self._movers

    # Trying

    def start(self) -> Step:
        position, luck = noted(self.luck(0), lambda chance: self.game.begin(self.seats, self.house, chance))
        return Step(Line(0, NOBODY, "start", luck), position, Journal())

    def submit(
        self, view: View, moves: Sequence[int], number: int, group: str = "", language: str = ENGLISH
    ) -> list[Step]:
        """The moves that a text stands for, by the seat of a view of now, as lines from `number` on: all, or none.

        Illegal or TooLate says why none. Once a step has shown anything new it stays, and only the rest is refused.
        """
        position = self.position
        steps: list[Step] = []
        for move in moves:
            if steps:
                view = position.view(view.seat)
            if move not in view.moves:
                if self._has_shown(steps):
                    break
                raise self._refused(view, move, language)
            steps.append(self.move(position, view, move, number + len(steps), group))
            position = steps[-1].position
        return steps

    def move(self, position: Position, view: View, move: int, number: int, group: str = "") -> Step:
        """`move` made in `position` by the seat of a view of it, as line `number`; the caller vouches for it."""
        after, journal = _overheard(position)
        _, luck = noted(self.luck(number), lambda chance: after.play(view.seat, move, chance))
        after.journal = None
        return Step(Line(number, view.seat, self.game.to_text(view, move), luck), after, journal, group)

    def ring(self, number: int) -> Step:
        """The agreed time is over."""
        after, journal = _overheard(self.position)
        _, luck = noted(self.luck(number), after.ring)
        after.journal = None
        return Step(Line(number, NOBODY, "time", luck), after, journal)

    def replayed(self, line: Line, before: Position | None, group: str = "") -> Step:
        """A line that is already written, played again with the luck it had."""
        if before is None:
            return Step(line, begin_again(self.game, self.seats, self.house, line), Journal(), group)
        after, journal = _overheard(before)
        play_again(self.game, after, line)
        after.journal = None
        return Step(line, after, journal, group)

    def steps(self) -> list[Step]:
        """Every line so far, played again."""
        steps: list[Step] = []
        for line, group in zip(self.lines, self.groups, strict=True):
            steps.append(self.replayed(line, steps[-1].position if steps else None, group))
        return steps

    def _has_shown(self, steps: Sequence[Step]) -> bool:
        """Whether taking these steps back would take back luck, or what others have seen."""
        if any(step.line.luck for step in steps):
            return True
        return bool(steps) and self.position.to_move() != steps[-1].position.to_move()

    def _refused(self, view: View, move: int, language: str) -> Illegal:
        why = self.game.refusal(view, move, language)
        to_move = view.seat != NOBODY and (view.movers >> view.seat) & 1
        return Illegal(why) if to_move else TooLate(why)

    # Accepting

    def accept(self, step: Step, n: int) -> None:
        """The step has happened, as number `n`."""
        before = self._position if self.lines else None
        if not (step.group and self.groups and self.groups[-1] == step.group):
            self._before = before
        self.lines.append(step.line)
        self.groups.append(step.group)
        self._position = step.position
        self._movers = self._unseen = None
        self._owe(before, step, n)
        if len(self.lines) % ANCHOR == 0:
            self._anchors = [*self._anchors[1 - ANCHORS :], (len(self.lines), step.position)]

    def take_back(self, to: int, n: int) -> None:
        """Every line from number `to` on has not happened."""
        keep = sum(line.number < to for line in self.lines)
        del self.lines[keep:], self.groups[keep:]
        self._anchors = [anchor for anchor in self._anchors if anchor[0] <= keep]
        self.forget()
        for seat in self.movers():
            self.owed[seat] = n

    def _owe(self, before: Position | None, step: Step, n: int) -> None:
        """A decision begins when a seat comes to owe one, when it has just moved, and when what it may do changes."""
        was = before.to_move() if before is not None else 0
        for seat in self.movers():
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
        """Whether a seat may take its last move back: FREE, ASK or NO.

        It is free exactly when no other seat's view has changed since, and no luck was used.
        """
        at = self.last_of(seat)
        if at is None:
            return NO
        return FREE if self.lines[-1].seat == seat and self._is_unseen(at) else ASK

    def _is_unseen(self, at: int) -> bool:
        """Of the last submission, which begins at line `at`. Found once, however many ask."""
        if self._unseen is None:
            self._unseen = self._find_unseen(at)
        return self._unseen

    def _find_unseen(self, at: int) -> bool:
        seat = self.lines[at].seat
        if any(line.seat != seat or line.luck for line in self.lines[at:]):
            return False
        before = self._before or self.at(at)
        if before.to_move() != self.position.to_move():
            return False  # whose turn it is, everyone sees
        others = [other for other in range(self.seats) if other != seat]
        return all(same(before.view(other), self.position.view(other)) for other in others)


def _overheard(position: Position) -> tuple[Position, Journal]:
    """A copy of a position, with a journal that hears what happens in it."""
    after, journal = position.copy(), Journal()
    after.journal = journal
    return after, journal
