"""When the reasons that Call Me Lucky gives are true."""

from __future__ import annotations

from functools import partial
from typing import Any

from games.test_call_me_lucky import GAME, table, take
from playing import Play

from gamenight import Seeded
from gamenight.games.call_me_lucky.notation import grid_of, square_named
from gamenight.games.call_me_lucky.rules.grid import LUCKY
from gamenight.games.call_me_lucky.rules.position import CallMeLucky, LuckyView
from gamenight.games.call_me_lucky.rules.public import ADD, DRAW, LAY, captures, layable, number_of, worth
from gamenight.parts.bits import count, each
from reasons.law import Reasons, Use, after

REASONS = Reasons("call_me_lucky")
B1: Any = "b1"  # sentences name squares as players do


def drawn(card: str, piles: dict[str, str]) -> partial[Play]:
    """Seat 0 has drawn a card."""

    def lay_out() -> Play:
        game = table(piles)
        game.position.public.drawn = take(game.position.public, card)
        return game

    return partial(lay_out)


def target(view: LuckyView, move: int) -> int | None:
    """Where a move brings a card or a pile."""
    if move < ADD:
        return int(grid_of(view).ways[move])
    return move - LAY if LAY <= move < DRAW else None


def laid(view: LuckyView, move: int) -> int | None:
    """The open square on which a card is laid."""
    square = target(view, move)
    return None if square is None or view.public.top[square] >= 0 else square


def points(view: LuckyView, move: int) -> int:
    square = target(view, move)
    return 0 if square is None else worth(view.public.piles[square])


def number(view: LuckyView, move: int) -> int | None:
    """The number that comes to lie uppermost."""
    if move < ADD:
        return int(view.public.number_at(move >> 3))
    return int(number_of(view.public.drawn)) if LAY <= move < DRAW else None


def world_after(view: LuckyView, move: int) -> CallMeLucky:
    world = after(GAME.imagine(view, Seeded(1)), view.seat, move)
    assert isinstance(world, CallMeLucky)
    return world


def touching(view: LuckyView, move: int, mine: bool) -> int | None:
    """How many piles, of the player or of others, touch the open square on which a card is laid."""
    square = laid(view, move)
    if square is None:
        return None
    own = view.public.owns[view.seat]
    squares = own if mine else view.public.covered() & ~own
    return int(count(grid_of(view).beside[square] & squares))


def others(view: LuckyView, move: int) -> int | None:
    return touching(view, move, False)


def own(view: LuckyView, move: int) -> int | None:
    return touching(view, move, True)


def around(view: LuckyView, move: int) -> int | None:
    square = laid(view, move)
    return None if square is None else int(count(grid_of(view).beside[square]))


def lays(view: LuckyView) -> list[int]:
    return [move for move in view.moves if laid(view, move) is not None]


@REASONS.when(
    Use(partial(table, {"b1": "R4", "b2": "G4 G3", "a1": "G4"}), "b1xb2", 7),
    Use(partial(table, {"b1": "R4", "b2": "G4 G3", "a1": "G4"}), "b1xa1", 4),
    names={"taken": points},
)
def because_it_captures(view: LuckyView, move: int, taken: int) -> bool:
    return taken == max(points(view, other) for other in view.moves) > 0


@REASONS.when(
    Use(drawn("R7", {"b2": "G4 G3", "a1": "G4"}), "capture b2", 7),
    Use(drawn("R7", {"b2": "G4 G3", "a1": "G4"}), "capture a1", 4),
    names={"taken": points},
)
def because_it_freezes(view: LuckyView, move: int, taken: int) -> bool:
    return number(view, move) == LUCKY and because_it_captures(view, move, taken)


@REASONS.when(
    Use(drawn("R5", {"b1": "G4"}), "place d3", 5),
    Use(drawn("R5", {"b1": "G4"}), "place a1", 5),
    names={"n": number},
)
def because_it_is_safe(view: LuckyView, move: int, n: int) -> bool:
    square = target(view, move)
    world = world_after(view, move)
    p, grid, many = world.public, world.grid, view.options.many_cards
    if square is None or not (p.owns[view.seat] >> square) & 1:
        return False
    rivals = [seat for seat in range(p.seats) if seat != view.seat]
    by_piles = any(grid.ways[way] == square for seat in rivals for way in captures(p, grid, seat, many))
    cards = [(seat, card) for seat in rivals for card in each(p.decks[seat]) if number_of(card) == n]
    return not by_piles and not any(square in each(layable(p, grid, seat, card)) for seat, card in cards)


def lies_there(view: LuckyView, name: str, n: int, worth_of_it: int) -> bool:
    """Whether another player's pile on a square shows this number and is worth this."""
    p, square = view.public, square_named(grid_of(view), name)
    shown = bool((p.prey(view.seat) >> square) & 1) and p.number_at(square) == n
    return shown and worth(p.piles[square]) == worth_of_it


@REASONS.when(
    Use(drawn("R5", {"b1": "G5"}), "place a1", B1, 5, 5), Use(drawn("R5", {"b1": "G5"}), "place d3", B1, 5, 5)
)
def because_it_is_ready(view: LuckyView, move: int, name: str, n: int, worth_of_it: int) -> bool:
    square, there = laid(view, move), square_named(grid_of(view), name)
    if square is None or not lies_there(view, name, n, worth_of_it):
        return False
    world = world_after(view, move)
    ways = captures(world.public, world.grid, view.seat, view.options.many_cards)
    return any(way >> 3 == square and world.grid.ways[way] == there for way in ways)


@REASONS.when(
    Use(drawn("R5", {"b1": "G4"}), "place a1", B1, 4, 4), Use(drawn("R5", {"b1": "G4"}), "place d3", B1, 4, 4)
)
def because_it_is_beside(view: LuckyView, move: int, name: str, n: int, worth_of_it: int) -> bool:
    square, there = laid(view, move), square_named(grid_of(view), name)
    if square is None or not lies_there(view, name, n, worth_of_it):
        return False
    touches = (grid_of(view).beside[square] >> there) & 1 != 0
    world = world_after(view, move)
    to_come = [card for card in each(world.public.decks[view.seat]) if number_of(card) == n]
    takes = [there in each(layable(world.public, world.grid, view.seat, card)) for card in to_come]
    return touches and any(takes)


@REASONS.when(
    Use(drawn("R5", {"b1": "G4"}), "place d3", 0),
    Use(drawn("R5", {"b1": "G4"}), "place a1", 1),
    names={"piles": others},
)
def because_few_are_beside(view: LuckyView, move: int, piles: int) -> bool:
    return piles == min(others(view, other) or 0 for other in lays(view))


@REASONS.when(
    Use(drawn("R5", {"b1": "R4"}), "place a1", 1),
    Use(drawn("R5", {"b1": "R4"}), "place d3", 0),
    names={"piles": own},
)
def because_yours_are_beside(view: LuckyView, move: int, piles: int) -> bool:
    return piles == max(own(view, other) or 0 for other in lays(view)) > 0


@REASONS.when(
    Use(drawn("R5", {}), "place a1", 3),
    Use(drawn("R5", {}), "place d3", 5),
    names={"squares": around},
)
def because_of_the_edge(view: LuckyView, move: int, squares: int) -> bool:
    return squares == min(around(view, other) or 0 for other in lays(view))
