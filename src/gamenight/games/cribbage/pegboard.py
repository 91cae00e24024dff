"""The peg board: four rows of thirty holes for each side, there and back twice, and one more hole to win."""

from __future__ import annotations

from functools import cache

from gamenight.core.scene import Board, Piece, Space
from gamenight.games.cribbage.rules.public import Public

COLOURS = ("red", "blue", "green")
ROW = 30
APART = 0.9  # from one side's holes to the next side's, where a hole is one from the next
BETWEEN = 0.7  # more than that from one row to the next


@cache
def board(sides: int, target: int) -> Board:
    spaces = [_hole(sides, target, side, n) for side in range(sides) for n in range(target + 1)]
    rows = (target - 1) // ROW
    height = rows * _row(sides) + 0.4
    return Board(f"pegs-{sides}-{target}", ROW + 1.6, height, tuple(spaces), "pegs")


def _row(sides: int) -> float:
    return sides * APART + BETWEEN


def _hole(sides: int, target: int, side: int, n: int) -> Space:
    row, col = divmod(max(n, 1) - 1, ROW)
    last = (target - 1) // ROW - 1
    if n == target:
        row, col = last, ROW
    x = col + 1.5 if row % 2 == 0 or n == 0 else ROW - col + 0.5
    if n == 0:
        x = 0.5
    if n == target:
        x = 0.5 if last % 2 else ROW + 1.5
    label = "Start" if n == 0 else str(n) if n % 5 == 0 or n == target else ""
    y = row * _row(sides) + side * APART + 0.55
    return Space(f"space:{side}.{n}", x, y, 0.6, 0.6, "hole", COLOURS[side], label, says=f"hole {n}")


def pegs(public: Public, says: tuple[str, ...]) -> tuple[Piece, ...]:
    """Two pegs a side: the front one at its points, the back one where it was before."""
    found = []
    for side in range(public.sides):
        for name, at in (("front", public.pegs[side]), ("back", public.back[side])):
            words = f"{says[side]} {name} peg, hole {at}"
            found.append(
                Piece(f"peg:{side}.{name}", "peg", "", words, side, COLOURS[side], f"space:{side}.{at}")
            )
    return tuple(found)
