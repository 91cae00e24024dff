"""Every game on the shelf in the terminal, drawn from its scene alone."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest

import gamenight
from gamenight.core.position import first
from gamenight.core.scene import Scene
from gamenight.terminal.canvas import Canvas
from gamenight.terminal.draw import draw, lit, narrowed
from gamenight.terminal.opponents import opponent
from gamenight.terminal.plain import PlainTable
from gamenight.terminal.sitting import sit_down
from gamenight.terminal.words import look, move_lines, sheet_lines

SIZES = ((50, 20), (76, 36))  # what the table has of a screen of 80 by 24, and of 120 by 40
MOMENTS = 8
APART = 15  # moves from one moment to the next


def moments(name: str, seats: int) -> Iterator[tuple[int, Scene]]:
    """Scenes from a random game, each as its mover sees it."""
    game = gamenight.game(name)
    chance = gamenight.Seeded(11)
    position = game.start(seats=seats, chance=chance)
    played = 0
    while position.to_move() and played < MOMENTS * APART:
        seat = first(position.to_move())
        if played % APART == 0:
            yield seat, game.scene(position.view(seat))
        moves = position.moves(seat)
        position.play(seat, moves[chance.pick(len(moves))], chance)
        played += 1
    yield 0, game.scene(position.view(0))


@pytest.mark.parametrize("name", gamenight.game_names())
def test_everything_that_may_be_touched_is_on_the_screen(name: str) -> None:
    for seat, scene in moments(name, gamenight.game(name).seats[-1]):
        for width, height in SIZES:
            drawn = draw(scene, seat, width, height)
            missing = lit(scene.choices, []) - touchable(drawn)
            assert not missing, f"not on the screen: {sorted(missing)}"


def touchable(canvas: Canvas) -> set[str]:
    return {one for y in range(canvas.height) for x in range(canvas.width) for one in canvas.hit(x, y)}


@pytest.mark.parametrize("name", gamenight.game_names())
def test_touching_leads_to_every_move(name: str) -> None:
    for _, scene in moments(name, gamenight.game(name).seats[0]):
        for choice in scene.choices:
            left = narrowed(scene.choices, choice.touch)
            assert choice in left


@pytest.mark.parametrize("name", gamenight.game_names())
def test_no_line_is_wider_than_the_screen(name: str) -> None:
    for seat, scene in moments(name, gamenight.game(name).seats[0]):
        for width, height in SIZES:
            assert all(len(line) <= width for line in draw(scene, seat, width, height).lines())


@pytest.mark.parametrize("name", gamenight.game_names())
def test_words_are_ascii(name: str) -> None:
    for seat, scene in moments(name, gamenight.game(name).seats[0]):
        for line in [*look(scene, seat), *move_lines(scene.choices), *sheet_lines(scene.sheet)]:
            assert line.isascii()
            assert line.isprintable()


@pytest.mark.parametrize("name", gamenight.game_names())
def test_a_game_line_by_line(name: str) -> None:
    """A person who always types the first move listed, until the game is over or for a while."""
    game = gamenight.game(name)
    seats = game.seats[0]
    sitting = sit_down(game, seats, {}, 0, "Ann", [opponent("random")] * seats, 5)
    said, refused = io.StringIO(), io.StringIO()
    table = PlainTable(sitting, None, io.StringIO(), said, refused)
    for _ in range(30):
        table._let_bots_play()
        if sitting.over():
            break
        table._obey("look")
        table._obey("moves")
        choice = sitting.scene().choices[0]
        amount = choice.amount
        table._obey(choice.text.replace("{}", str(amount.low)) if amount else choice.text)
    assert refused.getvalue() == ""
    assert said.getvalue().isascii()


@pytest.mark.parametrize("seats", gamenight.game("cribbage").seats)
@pytest.mark.parametrize("size", SIZES)
def test_every_hole_of_a_peg_board_has_a_place_of_its_own(seats: int, size: tuple[int, int]) -> None:
    game = gamenight.game("cribbage")
    scene = game.scene(game.start(seats=seats, seed=1).view(0))
    assert scene.board is not None
    canvas = draw(scene, 0, *size)
    holes = {space.id for space in scene.board.spaces}
    places = [holes.intersection(canvas.hit(x, y)) for y in range(canvas.height) for x in range(canvas.width)]
    assert set().union(*places) == holes
    assert max(map(len, places)) == 1
