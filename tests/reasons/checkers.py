"""When the reasons that Checkers gives are true."""

from __future__ import annotations

from functools import partial

from games.test_checkers import table
from playing import Play

from gamenight.core.chance import Seeded
from gamenight.games.checkers.notation import board_square, is_jump
from gamenight.games.checkers.rules.position import Checkers, CheckersView, imagine
from gamenight.games.checkers.rules.public import DARK, PLACE, STOP, Public
from reasons.law import Reasons, Use, after

REASONS = Reasons("checkers")


def laid(position: str, **house: object) -> partial[Play]:
    return partial(table, position, **house)  # type: ignore[arg-type]


def square(number: int) -> int:
    """As the words are given it; people number squares from 1."""
    return number - 1


def made(view: CheckersView, move: int) -> Checkers:
    position = after(imagine(view, Seeded(1)), view.seat, move)
    assert isinstance(position, Checkers)
    return position


def end_of(view: CheckersView, move: int) -> int | None:
    return None if move == STOP else move & 31


def stands(view: CheckersView, move: int) -> int:
    """Where the checker that moves is after the move."""
    return list(PLACE).index(view.public.jumping) if move == STOP else move & 31


def checkers(p: Public, side: int) -> set[int]:
    held = p.dark if side == DARK else p.light
    return {where for where in range(32) if held >> PLACE[where] & 1}


def men(p: Public, side: int) -> set[int]:
    return {where for where in checkers(p, side) if not p.kings >> PLACE[where] & 1}


def jumps(position: Checkers) -> list[int]:
    seat = position.public.turn
    return [move for move in position.moves(seat) if move != STOP and is_jump(move)]


def lead(p: Public, side: int) -> int:
    return len(checkers(p, side)) - len(checkers(p, 1 - side))


def when_all_is_jumped(position: Checkers, side: int) -> int:
    """A side's lead once nobody jumps any more, both jumping as well as they can."""
    p = position.public
    if p.over or not jumps(position):
        return lead(p, side)
    ways = [when_all_is_jumped(after(position, p.turn, move), side) for move in jumps(position)]  # type: ignore[arg-type]
    if not position.options.forced_capture:  # may leave it, or end a jump
        resting = after(position, p.turn, STOP) if STOP in position.moves(p.turn) else None
        ways.append(when_all_is_jumped(resting, side) if resting else lead(p, side))  # type: ignore[arg-type]
    return max(ways) if p.turn == side else min(ways)


def over_to_them(view: CheckersView, position: Checkers) -> bool:
    return position.public.turn != view.seat


@REASONS.when(Use(laid("B:W15:B11"), "11x18"), Use(laid("B:W15,32:B11"), "11x18"))
def because_it_wins(view: CheckersView, move: int) -> bool:
    p = made(view, move).public
    return p.over and p.winner == view.seat


@REASONS.when(
    Use(laid("B:W15,32:B11", forced_capture=True), "11x18", 1),
    Use(laid("B:W15,22,32:B11", forced_capture=True), "11x18", 1),
)
def because_won_by_jumps(view: CheckersView, move: int, checkers: int) -> bool:
    return when_all_is_jumped(made(view, move), view.seat) - lead(view.public, view.seat) == checkers > 0


@REASONS.when(
    Use(laid("B:W9:B27"), "27-31", square(31)),
    Use(laid("B:W9:BK27"), "27-31", square(31)),
    names={"square": end_of},
)
def because_it_crowns(view: CheckersView, move: int, square: int) -> bool:
    if move == STOP or move >> 5 not in men(view.public, view.seat):
        return False
    p = made(view, move).public
    return square in checkers(p, view.seat) - men(p, view.seat)


@REASONS.when(
    Use(laid("B:W22,25:B14,1"), "1-5", square(5)),
    Use(laid("B:W22,25:B14,1"), "14-18", square(18)),
    names={"square": lambda view, move: stands(view, move)},
)
def because_safe(view: CheckersView, move: int, square: int) -> bool:
    then = made(view, move)
    return over_to_them(view, then) and not jumps(then)


@REASONS.when(
    Use(laid("B:W31:B11"), "11-15", square(15)),
    Use(laid("B:W31:B11"), "11-16", square(16)),
    names={"square": end_of},
)
def because_of_the_middle(view: CheckersView, move: int, square: int) -> bool:
    where = board_square(square)
    return move != STOP and 2 <= where % 8 <= 5 and 2 <= where // 8 <= 5


@REASONS.when(
    Use(laid("B:WK4:B18"), "18-22", 2, square(22)),
    Use(laid("B:WK4:B18"), "18-22", 3, square(22)),
    names={"square": end_of},
)
def because_near_king(view: CheckersView, move: int, rows: int, square: int) -> bool:
    man = move != STOP and move >> 5 in men(view.public, view.seat)
    return man and rows == (7 - square // 4 if view.seat == DARK else square // 4)
