"""Whatever is wrong with what a program hands in is a GameNightError, in every game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import gamenight
import gamenight.bots
from gamenight import GameNightError
from gamenight.bots.arena import compete

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


JUNK: tuple[Any, ...] = (None, "x", 1.5, [], {}, object(), b"x", (1, 2), BIG, -5)


@pytest.mark.parametrize("name", gamenight.game_names())
def test_no_position_no_view_no_luck(name: str) -> None:
    """Each place of each call is handed what does not belong there."""
    game = gamenight.game(name)
    position = game.start(seed=1)
    luck = gamenight.Seeded(1)
    seat = game.movers(position)[0]
    view = position.view(seat)
    move = view.legal()[0]
    calls: list[Callable[[Any], object]] = [
        game.movers,
        game.scores,
        game.payoffs,
        lambda wrong: game.moves(wrong, 0),
        lambda wrong: game.play(wrong, 0, 0, luck),
        lambda wrong: game.play(position.copy(), seat, move, wrong),
        lambda wrong: game.write(wrong, move),
        lambda wrong: game.read(wrong, "x"),
        lambda wrong: game.scene(wrong),
        lambda wrong: game.tell(wrong, []),
        lambda wrong: game.why_not(wrong, "x"),
        lambda wrong: game.refusal(wrong, 0),
        game.decision,
        game.explained,
        lambda wrong: game.reason(wrong, move),
        lambda wrong: game.whole(wrong, move),
        lambda wrong: gamenight.bots.bot("easy").choose(game, wrong, playouts=2),
        lambda wrong: gamenight.bots.hint(game, wrong, playouts=2),
    ]
    for call in calls:
        for wrong in JUNK:
            with pytest.raises(GameNightError):
                call(wrong)


@pytest.mark.parametrize(
    "call",
    [
        lambda wrong: gamenight.game("block").start(seats=2, chance=wrong),
        lambda wrong: gamenight.game("block").house(2, wrong),
        lambda wrong: gamenight.game("block").option_list(wrong),
        lambda wrong: gamenight.game("block").scene(gamenight.game("block").start(seed=1).view(0), wrong),
        lambda wrong: gamenight.game("block").tell(gamenight.game("block").start(seed=1).view(0), [wrong]),
        lambda wrong: gamenight.bots.bot(wrong),
        lambda wrong: list(gamenight.replay(wrong)),
        lambda wrong: compete("block", wrong, games=1),
        lambda wrong: compete("block", ["random", "random"], games=wrong),
        lambda wrong: compete("block", ["random", "random"], games=1, seats=wrong),
        lambda wrong: compete("block", ["random", "random"], games=1, seed=wrong),
    ],
)
@pytest.mark.parametrize("wrong", [1.5, object(), b"x", (1, 2, 3)])
def test_wrong_things_elsewhere(call: Callable[[Any], object], wrong: object) -> None:
    with pytest.raises(GameNightError):
        call(wrong)


def test_a_view_of_another_game() -> None:
    chess, hearts = gamenight.game("chess"), gamenight.game("hearts")
    view = hearts.start(seed=1).view(0)
    for call in (chess.scene, chess.decision, lambda view: chess.write(view, 0)):
        with pytest.raises(GameNightError, match="no view of Chess"):
            call(view)
    with pytest.raises(GameNightError, match="no position of Chess"):
        chess.movers(hearts.start(seed=1))


def test_plain_lists_for_programs() -> None:
    game = gamenight.game("hearts")
    position = game.start(seed=1)
    movers = game.movers(position)
    assert type(movers) is list
    assert game.moves(position, movers[0]) == list(position.moves(movers[0]))
    assert type(game.moves(position, movers[0])) is list
