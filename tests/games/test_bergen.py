"""Bergen, clause by clause."""

from __future__ import annotations

import pytest
from games.lines import DOUBLE_SIX, line, tiles_of
from librt.vecs import vec
from mypy_extensions import i64

import gamenight
from gamenight.parts.bits import count
from gamenight.parts.dominoes import is_double
from gamenight.parts.line.position import LinePosition

GAME = gamenight.game("bergen")


def start(seats: int, seed: int, **house: object) -> LinePosition:
    position = GAME.begin(seats, GAME.house(seats, house), gamenight.Seeded(seed))
    assert isinstance(position, LinePosition)
    return position


def test_1_1_every_tile_is_somewhere_once() -> None:
    assert tiles_of(start(4, 2)) == DOUBLE_SIX
    start(4, 2).audit()


@pytest.mark.parametrize(("seats", "left"), [(2, 16), (3, 10), (4, 4)])
def test_1_2_six_each_and_a_boneyard(seats: int, left: int) -> None:
    position = start(seats, 1)
    assert sum(position.sizes()) == 6 * seats - 1
    assert count(position.boneyard) == left


def test_1_3_four_players_may_draw_five() -> None:
    assert count(start(4, 1, five_for_four=True).boneyard) == 8
    assert count(start(3, 1, five_for_four=True).boneyard) == 10


def test_2_1_the_opening_double_scores_two() -> None:
    position = start(3, 3)
    assert is_double(position.table.first)
    assert list(position.scores())[position.table.opener] == 2


def test_2_2_someone_always_has_a_double() -> None:
    assert all(is_double(start(2, seed).table.first) for seed in range(100))


def test_3_1_a_tile_must_match_an_end() -> None:
    game = line("bergen", "6-6 6-4", "4-2 5-5 6-1", "1-1")
    assert game.moves() == ["4-2", "6-1"]
    assert game.refusal("5-5") == "3.1"


def test_3_2_draw_until_it_fits_and_play_it() -> None:
    game = line("bergen", "6-6", "1-1 2-1", "3-3", boneyard="6-2").play("draw")
    assert game.moves() == ["6-2 left", "6-2 right"]
    assert game.refusal("1-1") == "3.2"


def test_3_3_who_can_play_may_not_draw() -> None:
    assert line("bergen", "6-6", "6-1 2-1", "3-3").refusal("draw") == "3.3"


def test_3_4_unless_it_was_agreed() -> None:
    assert "draw" in line("bergen", "6-6", "6-1 2-1", "3-3", voluntary_draw=True).moves()


def test_3_5_with_an_empty_boneyard_pass() -> None:
    game = line("bergen", "6-6", "1-1", "6-1 3-3", boneyard="")
    assert game.moves() == ["pass"]
    assert game.refusal("draw") == "3.5"


def test_4_1_two_for_ends_alike() -> None:
    game = line("bergen", "5-4 4-3", "5-3 1-1", "2-2").play("5-3 right")
    assert game.scores() == [2, 0]


def test_4_2_three_if_one_is_a_double() -> None:
    game = line("bergen", "5-3 3-4 4-5", "5-5 1-1", "2-2").play("5-5 right")
    assert game.scores() == [3, 0]
    assert any("one a double" in sentence for sentence in game.story())


def test_4_3_a_double_alone_scores_nothing_but_the_opening_one_is_an_end() -> None:
    assert line("bergen", "5-4 4-3", "3-3 1-1", "2-2").play("3-3").scores() == [0, 0]
    game = line("bergen", "6-6 6-4 4-2", "6-2 1-1", "2-2").play("6-2 right")
    assert game.scores() == [3, 0]


def test_5_1_going_out_scores_one() -> None:
    game = line("bergen", "6-6", "6-5", "1-1 2-2").play("6-5 left")
    assert "Player 1 scored 1 point for going out, 1 in all." in game.story()


def test_5_1_whichever_seat_it_is_and_each_round_is_written_down_seat_by_seat() -> None:
    game = line("bergen", "6-6", "6-5 1-1", "6-4", "3-2", totals=[1, 2, 0])
    game.position.table.history = vec[i64]([1, 2, 0])
    assert list(game.plays("6-5 left", "6-4").position.table.history) == [1, 2, 0, 0, 1, 0]


def test_5_3_a_blocked_round_goes_to_the_fewest_dots_without_a_double() -> None:
    game = line("bergen", "6-6", "1-1", "5-4", "3-2", boneyard="").plays("pass", "pass", "pass")
    told = [sentence for sentence in game.story() if "lightest" in sentence]
    assert told == ["Player 3 scored 1 point for the lightest hand, 1 in all."]


def test_5_4_if_all_hold_doubles_they_do_not_count() -> None:
    game = line("bergen", "6-6", "5-5 2-1", "1-1 4-0", "3-3 5-4", boneyard="").plays("pass", "pass", "pass")
    told = [sentence for sentence in game.story() if "lightest" in sentence]
    assert told == ["Player 1 scored 1 point for the lightest hand, 1 in all."]


def test_5_5_a_tie_scores_nothing() -> None:
    game = line("bergen", "6-6", "2-1", "3-0", "5-4", boneyard="").plays("pass", "pass", "pass")
    assert not any("lightest" in sentence for sentence in game.story())


def test_6_1_fifteen_win_at_once() -> None:
    game = line("bergen", "5-4 4-3", "5-3 1-1", "2-2 0-0", totals=[13, 0]).play("5-3 right")
    assert game.over()
    assert game.payoffs() == [1000, 0]


def test_6_3_unless_the_round_is_played_out() -> None:
    game = line("bergen", "5-4 4-3", "5-3 1-1", "5-2 0-0", totals=[13, 0], finish_round=True).play(
        "5-3 right"
    )
    assert not game.over()
    position = start(3, 5, finish_round=True)
    gamenight.playout(position, gamenight.Seeded(5))
    assert max(position.scores()) >= 15


def test_1_4_four_may_play_and_have_four_tiles_to_draw() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    assert count(start(4, 1).boneyard) == 4


def test_5_2_a_blocked_hand_with_a_double_scores_nothing() -> None:
    game = line("bergen", "6-6", "3-3", "5-4", boneyard="").plays("pass", "pass")
    assert list(game.position.table.history) == [0, 1]


def test_6_2_the_target_may_be_another() -> None:
    game = line("bergen", "6-6", "6-5", "5-5", totals=[6, 0], target=7).play("6-5 left")
    assert game.over()
