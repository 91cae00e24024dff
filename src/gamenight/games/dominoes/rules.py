# compiled
"""Dominoes: whoever cannot match draws until they can. Numbers in comments are clauses of rules.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.options import flag, number
from gamenight.core.position import NOBODY, bit, fewest
from gamenight.parts.bits import count, has
from gamenight.parts.dominoes import pips
from gamenight.parts.line.position import LinePosition, LineView, imagine_line
from gamenight.parts.line.table import HELD, Style, Table, no_points

OUT: Final = 0  # what points were for
FEWEST: Final = 1
SPLIT: Final = 2


@dataclass(frozen=True)
class Options:
    """House rules, agreed before the first round."""

    target: i64 = number(100, 1, 500, "5.2")
    voluntary_draw: bool = flag(False, "3.4")
    split_ties: bool = flag(False, "4.4")


@final
class Dominoes(LinePosition):
    def __init__(self, options: Options, table: Table) -> None:
        super().__init__(
            Style(5, True, options.voluntary_draw, True, False, options.target), table
        )  # 1.2, 2.2
        self.options: Final = options

    def house(self) -> object:
        return self.options

    def score_round(self, out: i64) -> None:
        """The winner's dots are taken from the total of the others' (4.1 to 4.4)."""
        t = self.table
        dots = vec[i64](capacity=4)
        total: i64 = 0
        seat: i64 = 0
        while seat < t.seats:
            held = pips(self.hands[seat])
            dots = append(dots, held)
            total += held
            if self.journal is not None and held > 0:
                self.journal.note(HELD, seat, held)
            seat += 1
        winners = (
            fewest(dots) if out == NOBODY else bit(1, out)
        )  # 4.1: going out wins, whatever the others hold
        tied = count(winners)
        t.winner = NOBODY
        seat = 0
        while seat < t.seats:
            points: i64 = 0
            if has(winners, seat) and tied == 1:
                points = total - 2 * dots[seat]
                t.winner = seat
                self.credit(seat, points, OUT if out == seat else FEWEST)
            elif has(winners, seat) and self.options.split_ties:  # 4.4
                points = (total - tied * dots[seat]) // tied
                self.credit(seat, points, SPLIT)
            t.history = append(t.history, points)
            seat += 1

    def copy(self) -> Dominoes:
        new = Dominoes(self.options, self.table.copy())
        self.fill(new)
        return new


def start(seats: int, options: Options, chance: Chance) -> Dominoes:
    position = Dominoes(options, Table(seats, no_points(seats)))
    position.deal(chance)
    return position


def imagine(view: LineView, chance: Chance) -> Dominoes:
    options = view.options
    assert isinstance(options, Options)
    world = Dominoes(options, view.table.copy())
    imagine_line(world, view, chance)
    return world
