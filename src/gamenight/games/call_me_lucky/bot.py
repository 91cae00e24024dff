"""What a good player of Call Me Lucky knows: take the big piles, freeze the biggest, and do not lie beside an equal."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.names import Names
from gamenight.core.position import Judgement, Position, View
from gamenight.games.call_me_lucky.rules import CallMeLucky, LuckyView
from gamenight.games.call_me_lucky.rules_grid import LUCKY, Grid, grid_for
from gamenight.games.call_me_lucky.rules_table import (
    ADD,
    ASIDE,
    DRAW,
    LAY,
    NO_CARD,
    Public,
    number_of,
    worth,
)
from gamenight.parts.bits import count
from gamenight.parts.prospects import prospects

LEAD: Final = 12.0  # points that make one seat e times as likely to win as another
SLIP: Final = 10  # quick moves in a hundred that are made without thinking, so that playouts differ


@final
class LuckyJudgement(Judgement):
    """Quick play by what a capture brings and what a card beside an equal may lose."""

    def choose(self, position: Position, seat: i64, moves: vec[i64], chance: Chance) -> i64:
        assert isinstance(position, CallMeLucky)
        if chance.pick(100) < SLIP:
            return moves[chance.pick(len(moves))]
        best: i64 = moves[0]
        high: i64 = -1000
        for move in moves:
            value = 4 * move_value(position.public, position.grid, seat, move) + chance.pick(4)
            if value > high:
                high, best = value, move
        return best

    def worth(self, position: Position) -> vec[i64]:
        assert isinstance(position, CallMeLucky)
        return prospects(position.scores(), LEAD)

    def reason(self, view: View, move: i64, names: Names) -> str:
        assert isinstance(view, LuckyView)
        p = view.public
        grid = grid_for(view.options.grid, view.options.sides_only)
        if move < ADD:
            return f"It captures {_points(worth(p.piles[grid.ways[move]]))} at once."
        if move < LAY:
            return "It makes the sum, and your other piles stay where they are of use."
        if move < DRAW:
            return _why_lay(p, grid, view.seat, move - LAY)
        if move == DRAW:
            return (
                "Nothing on the board is worth capturing now."
                if len(view.moves) > 1
                else "There is nothing to capture."
            )
        return "There is nothing else to do." if move == ASIDE else "Your piles are safer where they are."


def move_value(p: Public, grid: Grid, seat: i64, move: i64) -> i64:
    """How gladly a move is made, in points."""
    if move < ADD:
        target = grid.ways[move]
        return 5 + worth(p.piles[target]) - danger(p, grid, seat, target, p.number_at(move >> 3))
    if move < LAY:
        return 20 - p.number_at(move - ADD)
    if move >= DRAW:
        return 0 if move == ASIDE else 4
    square = move - LAY
    n = number_of(p.drawn)
    if n == LUCKY:
        return worth(p.piles[square])
    if p.top[square] != NO_CARD:
        return 5 + worth(p.piles[square]) - danger(p, grid, seat, square, n)
    return 2 - danger(p, grid, seat, square, n)


def danger(p: Public, grid: Grid, seat: i64, square: i64, n: i64) -> i64:
    """What a pile that shows this number stands to lose there, to others' equals and to others' piles beside it."""
    rivals = p.prey(seat) & grid.beside[square]
    equals = count(rivals & p.at[n])
    return 4 * equals + (1 if rivals != 0 else 0)


def _why_lay(p: Public, grid: Grid, seat: i64, square: i64) -> str:
    if p.top[square] != NO_CARD:
        points = _points(worth(p.piles[square]))
        if number_of(p.drawn) == LUCKY:
            return f"It takes {points} for good: a frozen pile cannot be won back."
        return f"It captures {points} at once."
    if danger(p, grid, seat, square, number_of(p.drawn)) == 0:
        return "No other player's pile is beside it, so it is safe for now."
    if count(grid.beside[square] & p.owns[seat]) > 0:
        return "It stands beside your own piles, with which it can capture."
    return "It is the safest open square for it, and puts you next to piles you may capture."


def _points(n: i64) -> str:
    return "1 point" if n == 1 else f"{n} points"
