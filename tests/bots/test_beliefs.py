"""What others did tells what they hold: tables are drawn by how likely a sensible player would have done so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import gamenight
from gamenight.bots import bot
from gamenight.bots.beliefs import Beliefs
from gamenight.core.chance import Seeded
from gamenight.core.position import SURE, first
from gamenight.games.cribbage.rules.count import hand_points
from gamenight.games.cribbage.rules.public import PLAY
from gamenight.games.texas_42.rules.public import PLAYING
from gamenight.parts.bits import count

TELLING = ("cribbage", "hearts", "rummy", "texas_42", "zillionaire")


def reached(name: str, seed: int, enough: Callable[[Any], bool]) -> Any:
    """A position that quick play comes to."""
    game, chance = gamenight.game(name), Seeded(seed)
    seats = game.usual_seats
    position: Any = game.begin(seats, game.house(seats, {}), chance)
    assert game.judgement is not None
    while position.to_move() and not enough(position):
        seat = first(position.to_move())
        position.play(seat, game.judgement.choose(position, seat, position.moves(seat), chance), chance)
    return position


def mean(tables: list[Any], worth: Callable[[Any], float]) -> float:
    return sum(worth(table) for table in tables) / len(tables)


def believed_and_imagined(name: str, view: Any, n: int = 60) -> tuple[list[Any], list[Any]]:
    game, chance = gamenight.game(name), Seeded(5)
    assert game.judgement is not None
    beliefs = Beliefs(game.imagine, view, game.judgement)
    for _ in range(4 * n):
        beliefs.table(chance)
    return [beliefs.table(chance) for _ in range(n)], [game.imagine(view, chance) for _ in range(n)]


@pytest.mark.parametrize("name", TELLING)
def test_what_is_believed_is_never_ruled_out_by_the_view(name: str) -> None:
    game, steps = gamenight.game(name), [0]

    def later(position: Any) -> bool:
        steps[0] += 1
        return steps[0] > 25

    position = reached(name, 4, later)
    seat = first(position.to_move())
    view = position.view(seat)
    judgement = game.judgement
    assert judgement is not None
    assert judgement.tells(view)
    believed, imagined = believed_and_imagined(name, view, 12)
    assert all(table.view(seat) == view for table in believed)
    weights = [judgement.likely(view, table) for table in imagined]
    assert all(0 <= weight <= SURE for weight in weights)
    assert max(weights) > 0


def test_a_bidder_of_texas_is_believed_to_hold_trumps() -> None:
    gained = 0.0
    for seed in range(40):
        position = reached("texas_42", seed, lambda found: found.public.phase == PLAYING)
        p = position.public
        if not position.to_move() or not p.trumps:
            continue
        view = position.view((p.bidder + 1) % 4)
        believed, imagined = believed_and_imagined("texas_42", view)

        def trumps(table: Any, p: Any = p) -> float:
            return float(count(table.hands[p.bidder] & p.trumps))

        gained += mean(believed, trumps) - mean(imagined, trumps)
        if gained > 2:
            return
    raise AssertionError(f"the bidders seem to hold only {gained:.1f} trumps more than anybody")


def test_a_hand_of_cribbage_that_was_kept_is_believed_to_count() -> None:
    position = reached("cribbage", 3, lambda found: found.public.phase == PLAY)
    view, p = position.view(0), position.public
    believed, imagined = believed_and_imagined("cribbage", view)

    def points(table: Any) -> float:
        return float(hand_points(table.hands[1] | p.laid[1], p.starter, False))

    assert mean(believed, points) > mean(imagined, points) + 0.8


@pytest.mark.parametrize("name", TELLING)
def test_the_same_seed_and_playouts_make_the_same_move(name: str) -> None:
    game, steps = gamenight.game(name), [0]

    def later(position: Any) -> bool:
        steps[0] += 1
        return steps[0] > 12 and len(position.view(first(position.to_move())).moves) > 1

    position = reached(name, 8, later)
    view = position.view(first(position.to_move()))
    moves = {bot("search:playouts=60").choose(game, view, seed=3) for _ in range(2)}
    assert len(moves) == 1
