"""Dominoes, clause by clause."""

from __future__ import annotations

import pytest
from games.lines import DOUBLE_SIX, line, tiles, tiles_of
from playing import tape

import gamenight
from gamenight.core.journal import Journal
from gamenight.core.moments import moments
from gamenight.parts.bits import count
from gamenight.parts.dominoes import NAMES, is_double
from gamenight.parts.line.position import LinePosition
from gamenight.parts.line.table import heavier_than

GAME = gamenight.game("dominoes")


def start(seats: int, seed: int, **house: object) -> LinePosition:
    position = GAME.begin(seats, GAME.house(seats, house), gamenight.Seeded(seed))
    assert isinstance(position, LinePosition)
    return position


def test_1_1_every_tile_is_somewhere_once() -> None:
    assert tiles_of(start(3, 1)) == DOUBLE_SIX
    start(3, 1).audit()


@pytest.mark.parametrize(("seats", "left"), [(2, 18), (3, 13), (4, 8)])
def test_1_2_five_each_and_a_boneyard(seats: int, left: int) -> None:
    position = start(seats, 1)
    assert sum(position.sizes()) == 5 * seats - 1
    assert count(position.boneyard) == left


def test_2_1_the_highest_double_opens() -> None:
    for seed in range(100):
        position = start(2, seed)
        assert is_double(position.table.first)
        assert (position.hands[0] | position.hands[1]) & heavier_than(position.table.first) == 0
        assert position.table.turn == 1 - position.table.opener


def test_2_2_without_a_double_all_is_drawn_again() -> None:
    """The tiles 1-0, 2-0, 2-1, 3-0... are drawn first: no double among ten tiles, so everyone draws again."""
    plain = [n for n in range(28) if not is_double(n)][:10]
    left = list(range(28))
    luck = []
    for one in plain:
        luck.append(left.index(one))
        left.remove(one)
    position = GAME.begin(2, GAME.house(2, {}), tape(*luck, *[0] * 10))
    assert position.table.first == NAMES.index("3-3")  # the second time the first ten tiles come: 0-0 to 3-3
    assert position.table.opener == 1


def test_3_1_a_tile_must_match_an_end() -> None:
    game = line("dominoes", "6-6 6-4", "4-2 5-5 6-1", "1-1")
    assert game.moves() == ["4-2", "6-1"]
    assert game.refusal("5-5") == "3.1"


def test_3_2_draw_until_it_fits_and_play_it_at_once() -> None:
    game = line("dominoes", "6-6", "1-1 2-1", "3-3", boneyard="4-4 5-5 6-2")
    assert game.moves() == ["draw"]
    game.play("draw", tape(0, 0))  # the double four, the double five, and the six-two is all there is
    assert game.moves() == ["6-2 left", "6-2 right"]
    assert game.refusal("1-1") == "3.2"
    assert game.refusal("pass") == "3.2"
    assert game.play("6-2 left").mover() == 1
    assert count(game.position.hands[0]) == 4


def test_3_2_what_was_drawn_is_not_known_any_more_to_be_elsewhere() -> None:
    game = line("dominoes", "6-6", "1-1 2-1", "3-3", boneyard="4-4 5-5 6-2")
    game.position.table.lacks[0] = tiles("4-4 5-5")
    game.play("draw", tape(0, 0))
    assert game.position.table.lacks[0] == game.position.table.fits()
    game = line("dominoes", "6-6", "1-1 2-1", "3-3", boneyard="4-4 5-5 6-2")
    game.position.table.lacks[0] = tiles("4-4 5-5")
    game.play("draw", tape(2))
    assert game.position.table.lacks[0] == game.position.table.fits() | tiles("4-4 5-5")


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_3_2_a_tile_that_was_drawn_and_must_be_played_is_imagined_in_that_hand(seat: int) -> None:
    game = line("dominoes", "6-6", "1-1 2-1", "3-3", boneyard="4-4 5-5 6-2").play("draw", tape(0, 0))
    for seed in range(20):
        world = GAME.imagine(game.view(seat), gamenight.Seeded(seed))
        assert [count(hand) for hand in world.hands] == [5, 1]
        assert world.hands[0] & world.table.fits() & 1 << world.fresh
        assert seat != 0 or world.fresh == game.position.fresh


def test_3_3_who_can_play_may_not_draw() -> None:
    game = line("dominoes", "6-6", "6-1 2-1", "3-3")
    assert "draw" not in game.moves()
    assert game.refusal("draw") == "3.3"


def test_3_4_unless_it_was_agreed() -> None:
    game = line("dominoes", "6-6", "6-1 2-1", "3-3", boneyard="4-4", voluntary_draw=True)
    assert "draw" in game.moves()
    game.play("draw")
    assert game.moves() == [
        "6-1 left",
        "6-1 right",
    ]  # nothing that fits came up, so a tile of the hand is played


def test_3_5_with_an_empty_boneyard_pass() -> None:
    game = line("dominoes", "6-6", "1-1", "6-1 3-3", boneyard="")
    assert game.moves() == ["pass"]
    assert game.refusal("draw") == "3.5"
    assert game.play("pass").refusal("pass") == "3.5"
    assert line("dominoes", "6-6", "1-1", "3-3").refusal("pass") == "3.5"


def test_3_7_doubles_leave_two_ends() -> None:
    game = line("dominoes", "6-6", "6-1 5-5", "3-3").play("6-1 right")
    assert (game.position.table.left_end, game.position.table.right_end) == (6, 1)
    zone = next(zone for zone in GAME.scene(game.view(-1)).zones if zone.kind == "line")
    assert [piece.turned for piece in zone.pieces] == [True, False]


def test_4_1_going_out_scores_the_others_dots() -> None:
    assert line("dominoes", "6-6", "6-5", "1-1 2-2", "4-3").play("6-5 left").scores() == [13, 0, 0]


def test_4_1_whichever_seat_it_is_and_each_round_is_written_down_seat_by_seat() -> None:
    game = line("dominoes", "6-6", "6-5 1-1", "6-4", "3-2").plays("6-5 left", "6-4")
    assert game.scores() == [0, 7, 0]
    assert list(game.position.table.history) == [0, 7, 0]
    assert "Player 2 scored 7 points for going out, 7 in all." in game.story()


def test_4_1_going_out_wins_even_if_another_holds_only_the_double_blank() -> None:
    game = line("dominoes", "6-6 6-4", "4-2", "0-0", "5-5").play("4-2")
    assert game.scores() == [10, 0, 0]


def test_4_2_the_example_on_the_sheet() -> None:
    game = line("dominoes", "6-6", "2-1", "5-4", "5-5 4-4 3-0", boneyard="").plays("pass", "pass", "pass")
    assert game.scores() == [9 + 21 - 3, 0, 0]


def test_4_3_a_tie_for_the_fewest_scores_nothing() -> None:
    assert line("dominoes", "6-6", "2-0", "1-1", "3-3", boneyard="").plays(
        "pass", "pass", "pass"
    ).scores() == [0, 0, 0]


def test_4_4_or_is_split_if_agreed() -> None:
    game = line("dominoes", "6-6", "2-0", "1-1", "3-2", boneyard="", split_ties=True).plays(
        "pass", "pass", "pass"
    )
    assert game.scores() == [2, 2, 0]
    assert list(game.position.table.history) == [2, 2, 0]


def test_5_1_the_first_to_the_target_wins() -> None:
    game = line("dominoes", "6-6", "6-5", "5-5", totals=[90, 0]).play("6-5 left")
    assert game.over()
    assert game.payoffs() == [1000, 0]
    assert line("dominoes", "6-6", "6-5", "5-5", totals=[40, 0], target=50).play("6-5 left").over()
    assert not line("dominoes", "6-6", "6-5", "5-4", totals=[90, 0]).play("6-5 left").over()


def test_others_hear_how_many_were_drawn_but_not_which() -> None:
    game = line("dominoes", "6-6", "1-1 2-1", "3-3", boneyard="4-4 6-2").play("draw", tape(0))
    assert game.story(0) == ["You drew the double four.", "You drew the six-two."]
    assert game.story(1) == ["Player 1 drew 2 tiles."]


def test_3_6_doubles_lie_across_the_line() -> None:
    scene = GAME.scene(line("dominoes", "6-6 6-4", "4-2", "5-5").position.view(0))
    laid = next(zone for zone in scene.zones if zone.id == "zone:line").pieces
    assert [(piece.id, piece.turned) for piece in laid] == [("tile:6-6", True), ("tile:6-4", False)]


def test_5_2_a_short_game_goes_to_fifty() -> None:
    game = line("dominoes", "6-6", "6-5", "5-5", totals=[45, 0], target=50).play("6-5 left")
    assert game.over()
    assert not line("dominoes", "6-6", "6-5", "5-5", totals=[45, 0]).play("6-5 left").over()


def test_a_round_that_is_over_is_shown_with_open_hands() -> None:
    game = line("dominoes", "6-6", "6-5", "5-5")
    position = game.position
    journal = position.journal = Journal()
    position.play(0, position.moves(0)[0], gamenight.Seeded(1))
    shown, now = moments(GAME, position, journal, 0)
    assert (shown.hold, [line.amount for line in shown.scene.showing.lines]) == ("result", ["+10", "+0"])
    assert shown.scene.zones[3].pieces[0].face == "5-5"
    assert (shown.scene.heading, now.scene.heading) == ("Round 1", "Round 2")
