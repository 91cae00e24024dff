# compiled
"""Bergen: points for making both ends of the line alike. Numbers in comments are clauses of rules.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from librt.vecs import append
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.options import flag, number
from gamenight.core.position import NOBODY
from gamenight.parts.dominoes import DOUBLES, is_double, pips
from gamenight.parts.line.position import LinePosition, LineView, imagine_line
from gamenight.parts.line.table import HELD, LEFT, RIGHT, Style, Table, no_points

OPENING: Final = 0  # what points were for
ALIKE: Final = 1
ALIKE_WITH_DOUBLE: Final = 2
OUT: Final = 3
LIGHTEST: Final = 4


@dataclass(frozen=True)
class Options:
    """House rules, agreed before the first round."""

    target: i64 = number(15, 5, 100, "6.2")
    five_for_four: bool = flag(False, "1.3")
    finish_round: bool = flag(False, "6.3")
    voluntary_draw: bool = flag(False, "3.4")


@final
class Bergen(LinePosition):
    def __init__(self, options: Options, table: Table) -> None:
        size: i64 = 5 if options.five_for_four and table.seats == 4 else 6  # 1.2, 1.3
        super().__init__(Style(size, True, options.voluntary_draw, True, False, options.target), table)
        self.options: Final = options

    def house(self) -> object:
        return self.options

    def score_tile(self, seat: i64) -> None:
        """Two points for ends that are alike, three if one of them is a double (4.1 to 4.3)."""
        t = self.table
        if t.left_end != t.right_end:
            return
        if len(t.left) == 0 and len(t.right) == 0:
            self._points(seat, 2, OPENING)
        elif is_double(t.end_tile(LEFT)) or is_double(t.end_tile(RIGHT)):
            self._points(seat, 3, ALIKE_WITH_DOUBLE)
        else:
            self._points(seat, 2, ALIKE)

    def _points(self, seat: i64, points: i64, reason: i64) -> None:
        t = self.table
        t.points += points
        self.credit(seat, points, reason)
        if t.totals[seat] >= self.options.target and not self.options.finish_round:  # 6.1
            self._note_round()
            t.over = True

    def _note_round(self) -> None:
        """Write down what this round brought each seat: what they have more than at its start."""
        t = self.table
        before = no_points(t.seats)
        at: i64 = 0
        for points in t.history:
            before[at % t.seats] += points
            at += 1
        seat: i64 = 0
        while seat < t.seats:
            t.history = append(t.history, t.totals[seat] - before[seat])
            seat += 1

    def score_round(self, out: i64) -> None:
        t = self.table
        t.winner = out
        if out != NOBODY:
            self.credit(out, 1, OUT)  # 5.1
        else:
            t.winner = self._lightest()
            if t.winner != NOBODY:
                self.credit(t.winner, 1, LIGHTEST)
        self._note_round()

    def _lightest(self) -> i64:
        """Who wins a blocked round: the fewest dots without a double, or not counting doubles if all hold some."""
        t = self.table
        all_double = True
        for hand in self.hands:
            if hand & DOUBLES == 0:
                all_double = False
        fewest: i64 = 1000
        winner: i64 = NOBODY
        seat: i64 = 0
        while seat < t.seats:
            hand = self.hands[seat]
            dots = pips(hand & ~DOUBLES)
            if self.journal is not None:
                self.journal.note(HELD, seat, pips(hand))
            if all_double or hand & DOUBLES == 0:
                if dots < fewest:
                    fewest, winner = dots, seat
                elif dots == fewest:
                    winner = NOBODY  # 5.5
            seat += 1
        return winner

    def copy(self) -> Bergen:
        new = Bergen(self.options, self.table.copy())
        self.fill(new)
        return new


def start(seats: int, options: Options, chance: Chance) -> Bergen:
    position = Bergen(options, Table(seats, no_points(seats)))
    position.deal(chance)
    return position


def imagine(view: LineView, chance: Chance) -> Bergen:
    options = view.options
    assert isinstance(options, Options)
    world = Bergen(options, view.table.copy())
    imagine_line(world, view, chance)
    return world
