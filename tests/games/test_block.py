"""Block, clause by clause."""

from __future__ import annotations

import itertools

import pytest
from games.lines import DOUBLE_SIX, line, tiles, tiles_of
from playing import Play

import gamenight
from gamenight.laws import evenness
from gamenight.parts.bits import count
from gamenight.parts.dominoes import NAMES, SET
from gamenight.parts.line.position import LinePosition
from gamenight.parts.line.scene import laid_faces
from gamenight.parts.line.table import NONE, heavier_than

GAME = gamenight.game("block")


def start(seats: int, seed: int) -> LinePosition:
    position = GAME.start(seats=seats, seed=seed)
    assert isinstance(position, LinePosition)
    return position


def test_1_1_every_tile_is_somewhere_once() -> None:
    assert tiles_of(start(4, 1)) == DOUBLE_SIX
    start(4, 1).audit()


@pytest.mark.parametrize(("seats", "left"), [(2, 14), (3, 7), (4, 0)])
def test_1_2_seven_each_and_the_rest_out_of_play(seats: int, left: int) -> None:
    position = start(seats, 1)
    assert sum(position.sizes()) == 7 * seats - 1  # the opener has played one
    assert count(position.boneyard) == left


def test_2_1_the_highest_double_opens_else_the_heaviest_tile() -> None:
    for seed in range(200):
        position = start(2, seed)
        held = position.hands[0] | position.hands[1]
        assert held & heavier_than(position.table.first) == 0
        assert list(position.table.lacks) == [heavier_than(position.table.first)] * 2
    assert [NAMES[n] for n in range(28) if (heavier_than(tile("5-4")) >> n) & 1] == [
        "0-0", "1-1", "2-2", "3-3", "4-4", "5-5", "6-3", "6-4", "6-5", "6-6",
    ]  # fmt: skip


def tile(name: str) -> int:
    return NAMES.index(name)


def test_2_2_play_goes_on_clockwise() -> None:
    position = start(3, 4)
    assert position.table.turn == (position.table.opener + 1) % 3


def test_2_3_the_winner_may_lead_the_next_round() -> None:
    game = line("block", "6-6", "6-5", "1-1 2-2", winner_leads=True)
    game.play("6-5 left")
    assert game.position.table.first == NONE
    assert game.mover() == 0
    assert len(game.moves()) == 7
    assert line("block", "6-6", "6-5", "1-1 2-2").play("6-5 left").position.table.first != NONE


def test_3_1_a_tile_must_match_an_end() -> None:
    game = line("block", "6-6 6-4", "4-2 6-1 5-5", "1-1")
    assert game.moves() == ["4-2", "6-1"]
    assert game.refusal("5-5") == "3.1"
    game.play("4-2")
    assert [face for _, face in laid_faces(game.position.table)] == ["6-6", "6-4", "4-2"]


def test_3_1_a_tile_that_fits_both_ends_says_which() -> None:
    game = line("block", "6-5 5-4", "6-4 1-1", "2-2")
    assert game.moves() == ["6-4 left", "6-4 right"]
    game.play("6-4 right")
    assert game.position.table.right_end == 6


def test_3_2_who_cannot_match_passes_and_nobody_draws() -> None:
    game = line("block", "6-6", "1-1 2-1", "6-1 3-3")
    assert game.moves() == ["pass"]
    assert game.refusal("draw") == "3.2"
    assert game.play("pass").refusal("pass") == "3.2"


def test_3_3_who_can_play_must_and_a_double_leaves_two_ends() -> None:
    game = line("block", "6-6", "6-1 3-3", "1-1")
    assert "pass" not in game.moves()
    game.play("6-1 left")
    assert (game.position.table.left_end, game.position.table.right_end) == (1, 6)


def test_4_1_going_out_scores_all_the_dots_of_the_others() -> None:
    game = line("block", "6-6", "6-5", "1-1 2-2", "4-3")
    assert game.play("6-5 left").scores() == [6 + 7, 0, 0]


def test_4_1_whichever_seat_it_is_and_each_round_is_written_down_seat_by_seat() -> None:
    game = line("block", "6-6", "6-5 1-1", "6-4", "3-2").plays("6-5 left", "6-4")
    assert game.scores() == [0, 2 + 5, 0]
    assert list(game.position.table.history) == [0, 7, 0]
    assert "Player 2 scored 7 points for going out, 7 in all." in game.story()


def test_4_2_a_blocked_round_goes_to_the_fewest_dots_without_taking_them_off() -> None:
    game = line("block", "6-6", "1-0", "5-4", "3-3").plays("pass", "pass", "pass")
    assert game.scores() == [15, 0, 0]
    assert "Nobody can play: the round is blocked." in game.story()


def test_4_3_nobody_scores_if_the_fewest_are_shared() -> None:
    assert line("block", "6-6", "2-0", "1-1", "3-3").plays("pass", "pass", "pass").scores() == [0, 0, 0]


def test_5_1_a_hundred_points_win() -> None:
    game = line("block", "6-6", "6-5", "5-5", totals=[90, 0])
    assert not line("block", "6-6", "6-5", "5-4", totals=[89, 0]).play("6-5 left").over()
    assert game.play("6-5 left").over()
    assert game.payoffs() == [1000, 0]
    assert line("block", "6-6", "6-5", "5-5", target=10).play("6-5 left").over()


def test_a_pass_shows_what_is_not_held() -> None:
    game = line("block", "6-5", "4-4 3-2", "1-1 2-1", "6-1 0-0").play("pass")
    view = game.view(1)
    chance = gamenight.Seeded(1)
    for _ in range(50):
        assert GAME.imagine(view, chance).hands[0] & game.position.table.fits() == 0


def test_imagined_tables_are_all_equally_likely() -> None:
    game = line("block", "6-5", "4-4 3-2", "1-1 2-1", "6-1 0-0", boneyard="5-0 2-0").play("pass")
    view = game.view(1)
    unseen = [n for n in range(28) if (SET & ~(view.table.laid | view.hand)) >> n & 1]
    lacks = game.position.table.fits()
    worlds = []
    for mine in itertools.combinations(unseen, 2):
        for theirs in itertools.combinations([n for n in unseen if n not in mine], 2):
            first, third = sum(1 << n for n in mine), sum(1 << n for n in theirs)
            if not first & lacks:
                worlds.append((first, third))
    chance = gamenight.Seeded(1)

    def draw() -> tuple[int, int]:
        hands = GAME.imagine(view, chance).hands
        return hands[0], hands[2]

    assert evenness(draw, worlds, 60 * len(worlds)) < 2


def test_what_is_written_reads_leniently() -> None:
    game = Play(GAME, line("block", "6-5", "6-4 1-1", "2-2").position)
    assert game.game.read(game.view(), "4:6") == game.game.read(game.view(), "play 6-4 left")
    assert tiles("6-4") == 1 << tile("6-4")


def test_1_3_four_may_play_and_not_five() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    assert count(start(4, 1).boneyard) == 0


def test_4_4_going_out_ends_the_round_and_not_the_game() -> None:
    game = line("block", "6-6", "6-5", "5-5").play("6-5 left")
    assert game.scores() == [10, 0]
    assert not game.over()


def test_5_2_the_target_may_be_another() -> None:
    assert line("block", "6-6", "6-5", "5-5", totals=[45, 0], target=50).play("6-5 left").over()
