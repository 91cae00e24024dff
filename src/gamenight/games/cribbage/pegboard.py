"""The peg board: four rows of thirty holes for each side, there and back twice, and one more hole to win."""

from __future__ import annotations

from gamenight.core.scene import Board, Piece, Space
from gamenight.core.words import ENGLISH
from gamenight.games.cribbage.rules.public import COLOURS, Public
from gamenight.games.cribbage.words.en import Words

ROW = 30
APART = 0.9  # from one side's holes to the next side's, where a hole is one from the next
BETWEEN = 0.7  # more than that from one row to the next


_BOARDS: dict[tuple[int, str, str], Board] = {}  # by target, colours and language


def board(sides: int, target: int, say: Words) -> Board:
    colours = "-".join(COLOURS[say.look(side)] for side in range(sides))
    key = (target, colours, say.language)
    if key not in _BOARDS:
        _BOARDS[key] = _board(sides, target, colours, say)
    return _BOARDS[key]


def _board(sides: int, target: int, colours: str, say: Words) -> Board:
    spaces = [_hole(say, sides, target, side, n) for side in range(sides) for n in range(target + 1)]
    rows = (target - 1) // ROW
    height = rows * _row(sides) + 0.4
    by_order = "" if colours == "-".join(COLOURS[:sides]) else f"-{colours}"
    name = f"pegs-{sides}-{target}{by_order}" + ("" if say.language == ENGLISH else f"-{say.language}")
    return Board(name, ROW + 1.6, height, tuple(spaces), "pegs")


def _row(sides: int) -> float:
    return sides * APART + BETWEEN


def _hole(say: Words, sides: int, target: int, side: int, n: int) -> Space:
    row, col = divmod(max(n, 1) - 1, ROW)
    last = (target - 1) // ROW - 1
    if n == target:
        row, col = last, ROW
    x = col + 1.5 if row % 2 == 0 or n == 0 else ROW - col + 0.5
    if n == 0:
        x = 0.5
    if n == target:
        x = 0.5 if last % 2 else ROW + 1.5
    label = say.hole_start() if n == 0 else str(n) if n % 5 == 0 or n == target else ""
    y = row * _row(sides) + side * APART + 0.55
    return Space(
        f"space:{side}.{n}", x, y, 0.6, 0.6, "hole", COLOURS[say.look(side)], label, says=say.hole(n)
    )


def pegs(public: Public, say: Words) -> tuple[Piece, ...]:
    """Two pegs a side: the front one at its points, the back one where it was before."""
    found = []
    for side in range(public.sides):
        front, back = public.pegs[side], public.back[side]
        found.append(_peg(say, side, "front", front, say.front_peg(side, front)))
        found.append(_peg(say, side, "back", back, say.back_peg(side, back)))
    return tuple(found)


def _peg(say: Words, side: int, name: str, hole: int, says: str) -> Piece:
    return Piece(f"peg:{side}.{name}", "peg", "", says, side, COLOURS[say.look(side)], f"space:{side}.{hole}")
