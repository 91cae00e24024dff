"""Whatever is wrong with what a program hands in is a GameNightError, in every game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import gamenight
from gamenight import GameNightError

BIG = 1 << 80


def anything(value: object) -> Any:
    """What a program without types might hand in."""
    return value


@pytest.mark.parametrize("name", gamenight.game_names())
def test_wrong_seats_and_moves(name: str) -> None:
    game = gamenight.game(name)
    position = game.start(seed=1)
    luck = gamenight.Seeded(1)
    before = repr(position)
    for seat in (9, 40, 99, -2):
        for wrong in (
            lambda seat=seat: position.view(seat),
            lambda seat=seat: game.moves(position, seat),
            lambda seat=seat: game.play(position, seat, 0, luck),
        ):
            with pytest.raises(GameNightError):
                wrong()
    seat = game.movers(position)[0]
    for move in (game.move_limit, -1, 10**6, BIG, "e4", None, 1.5):
        with pytest.raises(GameNightError):
            game.play(position, seat, move, luck)  # type: ignore[arg-type]
        with pytest.raises(GameNightError):
            game.write(position.view(seat), move)  # type: ignore[arg-type]
    assert repr(position) == before


@pytest.mark.parametrize(
    "wrong",
    [
        lambda game: game.start(seed="x"),
        lambda game: game.start(seed=BIG),
        lambda game: game.start(seats="two"),
        lambda game: game.start(seats=2.5),
        lambda game: game.start(nonsense=1),
        lambda game: game.start(target="many"),
        lambda game: game.read(game.start(seed=1).view(0), 7),
        lambda game: game.read(game.start(seed=1).view(0), ""),
        lambda game: game.scene(game.start(seed=1)),
        lambda game: game.scene(game.start(seats=2, seed=1).view(0), ["only one"]),
        lambda game: gamenight.game(anything(7)),
        lambda game: gamenight.game(anything(["chess"])),
        lambda game: gamenight.read_record(anything(b"bytes"), gamenight.game),
    ],
)
def test_other_wrong_things(wrong: Callable[[Any], object]) -> None:
    with pytest.raises(GameNightError):
        wrong(gamenight.game("crazy_eights"))


def test_plain_lists_for_programs() -> None:
    game = gamenight.game("hearts")
    position = game.start(seed=1)
    movers = game.movers(position)
    assert type(movers) is list
    assert game.moves(position, movers[0]) == list(position.moves(movers[0]))
    assert type(game.moves(position, movers[0])) is list
