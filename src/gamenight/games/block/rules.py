# compiled
"""Block: no drawing, and whoever cannot match passes. Numbers in comments are clauses of rules.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from librt.vecs import append
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.options import flag, number
from gamenight.core.position import NOBODY
from gamenight.parts.dominoes import pips
from gamenight.parts.line.position import LinePosition, LineView, imagine_line
from gamenight.parts.line.table import HELD, Style, Table, no_points

OUT: Final = 0  # what points were for
BLOCKED: Final = 1


@dataclass(frozen=True)
class Options:
    """House rules, agreed before the first round."""

    target: i64 = number(100, 1, 500, "5.2")
    winner_leads: bool = flag(False, "2.3")


@final
class Block(LinePosition):
    def __init__(self, options: Options, table: Table) -> None:
        super().__init__(
            Style(7, False, False, False, options.winner_leads, options.target), table
        )  # 1.2, 3.2
        self.options: Final = options

    def house(self) -> object:
        return self.options

    def score_round(self, out: i64) -> None:
        """Whoever went out, or holds the fewest dots alone, scores all the dots the others hold (4.1 to 4.3)."""
        t = self.table
        total: i64 = 0
        winner = out
        fewest: i64 = 1000
        seat: i64 = 0
        while seat < t.seats:
            dots = pips(self.hands[seat])
            total += dots
            if self.journal is not None and dots > 0:
                self.journal.note(HELD, seat, dots)
            if out == NOBODY:
                if dots < fewest:
                    winner = seat
                elif dots == fewest:
                    winner = NOBODY  # 4.3
            if dots < fewest:
                fewest = dots
            seat += 1
        t.winner = winner
        seat = 0
        while seat < t.seats:
            points: i64 = 0
            if seat == winner:
                points = total - pips(self.hands[seat])
                self.credit(seat, points, OUT if out == seat else BLOCKED)
            t.history = append(t.history, points)
            seat += 1

    def copy(self) -> Block:
        new = Block(self.options, self.table.copy())
        self.fill(new)
        return new


def start(seats: int, options: Options, chance: Chance) -> Block:
    position = Block(options, Table(seats, no_points(seats)))
    position.deal(chance)
    return position


def imagine(view: LineView, chance: Chance) -> Block:
    options = view.options
    assert isinstance(options, Options)
    world = Block(options, view.table.copy())
    imagine_line(world, view, chance)
    return world
