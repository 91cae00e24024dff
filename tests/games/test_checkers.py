"""Checkers, clause by clause. Positions are laid out as PDN writes them; B is dark, W is light."""

from __future__ import annotations

import pytest
from at_table import AtTable
from playing import Play, tape

import gamenight
from gamenight.core.refusal import BadOption, Unreadable
from gamenight.games.checkers.pdn import write_position
from gamenight.games.checkers.scene import path
from gamenight.table import commands

GAME = gamenight.game("checkers")
DARK, LIGHT = 0, 1


def table(position: str = "", **house: bool | int | str) -> Play:
    asked = {"position": position} if position else {}
    return Play(GAME, GAME.start(seed=1, **asked, **house))


def board(game: Play) -> str:
    return write_position(game.position.public)  # type: ignore[attr-defined]


def how(game: Play) -> tuple[bool, list[int]]:
    return game.over(), game.payoffs()


def test_1_1_only_the_32_dark_squares_are_used() -> None:
    scene = GAME.scene(table().view(LIGHT))
    assert scene.board is not None
    assert scene.board.kind == "chequered"
    corner = next(space for space in scene.board.spaces if (space.x, space.y) == (7, 7))
    assert corner.colour == "light"
    numbered = {space.label: space for space in scene.board.spaces if space.label}
    assert sorted(numbered, key=int) == [str(n) for n in range(1, 33)]
    assert all(space.colour == "dark" for space in numbered.values())
    assert (numbered["29"].x, numbered["29"].y) == (0, 7)
    assert (numbered["4"].x, numbered["4"].y) == (7, 0)


def test_1_1_each_side_sees_its_own_rows_nearest() -> None:
    for seat, nearest in ((DARK, "space:1"), (LIGHT, "space:29")):
        scene = GAME.scene(table().view(seat))
        assert scene.board is not None
        assert next(space.y for space in scene.board.spaces if space.id == nearest) == 7


def test_1_2_twelve_checkers_a_side_on_the_first_three_rows() -> None:
    dark, light = ",".join(map(str, range(1, 13))), ",".join(map(str, range(21, 33)))
    assert board(table()) == f"B:W{light}:B{dark}"


def test_1_3_dark_begins_or_light_or_luck_decides() -> None:
    assert table().mover() == DARK
    assert table(first="light").mover() == LIGHT
    begins = [GAME.start(chance=tape(seat), first="random").to_move() for seat in (DARK, LIGHT)]
    assert begins == [1 << DARK, 1 << LIGHT]


def test_1_4_any_position_may_be_the_first() -> None:
    game = table("W:W18,K24:B1,2")
    assert game.mover() == LIGHT
    assert board(game) == "W:W18,K24:B1,2"
    assert board(table("b:bk32,5:w20.")) == "B:W20:B5,K32"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("nonsense", "should be who begins"),
        ("B:W1:W2", "should be who begins"),
        ("B:W40:B1", "no square"),
        ("B:W9:B9", "two checkers on 9"),
        ("B:W3:B9", "write K3"),
        ("B:W:B9", "0 light checkers"),
        ("W:WK29,K30,K31,K32,25,26,27,28,21,22,23,24,20:B1", "13 light checkers"),
        ("B:W9,13,14,18:B5", "has no move"),
    ],
)
def test_1_4_a_position_that_cannot_be_is_explained(text: str, says: str) -> None:
    with pytest.raises(BadOption, match=says):
        GAME.start(position=text)


def test_2_1_one_move_each_in_turn_with_your_own_checkers() -> None:
    game = table()
    assert game.moves() == ["9-13", "9-14", "10-14", "10-15", "11-15", "11-16", "12-16"]
    assert game.refusal("22-18") == "2.1"
    assert game.refusal("15-18") == "2.1"
    game.play("11-15")
    assert game.mover() == LIGHT
    assert game.refusal("9-14", LIGHT) == "2.1"


def test_2_2_nobody_may_pass() -> None:
    assert table().refusal("stop") == "2.2"


def test_3_1_one_square_diagonally_to_an_empty_square() -> None:
    game = table()
    assert game.refusal("9-18") == "4.1"
    assert game.refusal("9-17") == "3.1"
    assert game.refusal("11-30") == "3.1"
    assert game.refusal("5-9") == "3.1"


def test_3_2_a_man_moves_forward_only() -> None:
    game = table("B:W32:B18")
    assert game.moves() == ["18-22", "18-23"]
    assert game.refusal("18-14") == "3.2"
    game = table("W:W18:B1")
    assert game.moves() == ["18-14", "18-15"]
    assert game.refusal("18-22") == "3.2"


def test_3_3_a_king_moves_one_square_in_any_direction() -> None:
    game = table("B:W32:BK18")
    assert game.moves() == ["18-14", "18-15", "18-22", "18-23"]
    assert game.refusal("18-11") == "4.1"
    assert game.refusal("18-8") == "3.3"


def test_4_1_a_jump_goes_over_an_enemy_to_the_empty_square_behind() -> None:
    game = table("B:W18,32:B14")
    assert game.moves() == ["14-17", "14x23"]
    assert game.refusal("14-18") == "3.1"
    assert table("B:W18,23:B14").moves() == ["14-17"], "the square behind must be empty"
    assert table("B:W32:B14,18").moves() == ["14-17", "18-22", "18-23"], "not over one's own"


def test_4_2_a_jumped_checker_is_captured() -> None:
    game = table("B:W18,32:B14").play("14x23")
    assert board(game) == "W:W32:B23"
    assert game.scores() == [1, 0]
    taken = next(zone for zone in GAME.scene(game.view(-1)).zones if zone.seat == DARK)
    assert [piece.id for piece in taken.pieces] == ["man:light.1"]


def test_4_2_nothing_is_jumped_twice() -> None:
    """The king goes round in a ring, and could go round again if what it jumped still stood there."""
    game = table("B:W10,11,18,19,32:BK7", forced_capture=True).play("7x14x23x16x7")
    assert game.mover() == LIGHT
    assert board(game) == "W:W32:BK7"


def test_4_3_the_same_checker_may_jump_on() -> None:
    game = table("B:W18,26,32:B5,14").play("14x23")
    assert game.mover() == DARK
    assert game.moves() == ["23x30", "stop"]
    assert game.refusal("5-9") == "4.3"
    assert game.refusal("23-27") == "4.3"
    game.play("23x30")
    assert game.mover() == LIGHT
    assert board(game) == "W:W32:B5,K30"


def test_4_3_several_jumps_are_said_in_one_phrase() -> None:
    for phrase in ("14x23x30", "14 23 30", "14X30", "c5xe3xc1"):
        assert board(table("B:W18,26,32:B14").play(phrase)) == "W:W32:BK30"
    assert board(table("B:W18,26,32:B14").play("14x23 stop")) == "W:W26,32:B23"


def test_4_3_a_phrase_with_two_ways_must_name_every_square() -> None:
    game = table("B:W14,15,22,23:BK10")
    with pytest.raises(Unreadable, match="2 ways"):
        game.play("10x26")
    game.play("10x17x26")
    assert board(game) == "B:W15,23:BK26"


def test_4_4_nobody_has_to_jump_and_a_jump_may_stop() -> None:
    game = table("B:W18,26,32:B14")
    game.play("14-17")
    assert board(game) == "W:W18,26,32:B17"
    game = table("B:W18,26,32:B14").plays("14x23", "stop")
    assert game.mover() == LIGHT
    assert board(game) == "W:W26,32:B23"


def test_4_5_forced_capture_leaves_only_jumps_and_goes_to_the_end() -> None:
    game = table("B:W18,26,32:B5,14", forced_capture=True)
    assert game.moves() == ["14x23"]
    assert game.refusal("5-9") == "4.5"
    game.play("14x23")
    assert game.moves() == ["23x30"]
    assert game.refusal("stop") == "4.5"
    game.play("23x30")
    assert game.mover() == LIGHT


def test_4_5_any_jump_will_do_also_a_short_one() -> None:
    assert table("B:W18,26,17,32:B14", forced_capture=True).moves() == ["14x21", "14x23"]


def test_4_6_men_jump_forward_only_and_kings_both_ways() -> None:
    game = table("B:W14,32:B18")
    assert game.refusal("18x9") == "4.6"
    assert table("B:W14,32:BK18").moves() == ["18x9", "18-15", "18-22", "18-23"]


def test_5_1_a_man_on_the_far_row_becomes_a_king() -> None:
    game = table("B:W5:B27").play("27-31")
    assert board(game) == "W:W5:BK31"
    assert "Player 1's checker on 31 became a king!" in game.story()
    assert board(table("W:W6:B25").play("6-1")) == "B:WK1:B25"


def test_5_2_being_crowned_ends_the_turn() -> None:
    game = table("B:W26,27,12:B22").play("22x31")
    assert game.mover() == LIGHT
    assert board(game) == "W:W12,27:BK31"


def test_5_3_a_new_king_may_jump_on() -> None:
    game = table("B:W26,27,12:B22", king_jumps_on=True).play("22x31")
    assert game.moves() == ["31x24", "stop"]
    assert board(game.play("31x24")) == "W:W12:BK24"


def test_6_1_capturing_the_last_checker_wins() -> None:
    game = table("B:W18:B14").play("14x23")
    assert how(game) == (True, [1000, 0])
    assert game.story()[-1] == "Player 1 wins: all Player 2's checkers are captured."


def test_6_2_who_cannot_move_loses() -> None:
    game = table("B:W13:B5,6").play("5-9")
    assert how(game) == (True, [1000, 0])
    assert game.story(LIGHT)[-1] == "Player 1 wins: you cannot move."


def test_6_3_or_draws() -> None:
    assert how(table("B:W13:B5,6", blocked_draws=True).play("5-9")) == (True, [500, 500])
    assert how(table("B:W18:B14", blocked_draws=True).play("14x23")) == (True, [1000, 0])


def test_6_4_the_score_is_the_checkers_captured() -> None:
    game = table("W:W22,26:B18,19,9").play("22x15")
    assert game.scores() == [0, 1]
    assert GAME.scene(game.view(-1)).seats[LIGHT].score == 1


def test_7_1_players_may_agree_on_a_draw() -> None:
    table = AtTable("Mabel", "Theo", game="checkers").start()
    assert table.do(commands.offer_draw, 0) == ["draw_offered"]
    assert table.do(commands.consent, 1, "draw", True) == ["consented", "ended"]
    assert tuple(table.table.payoffs) == (500, 500)
    without = AtTable("Mabel", "Theo", game="checkers", options={"agreed_draws": False}).start()
    assert without.refused(commands.offer_draw, 0) == "illegal"


ROUND = ("1-5", "32-27", "5-1", "27-32")


def test_7_2_the_third_time_a_position_comes_it_is_a_draw() -> None:
    game = table("B:WK32:BK1").plays(*ROUND, *ROUND[:3])
    assert not game.over()
    game.play(ROUND[3])
    assert how(game) == (True, [500, 500])
    assert not table("B:WK32:BK1", repetition=False).plays(*ROUND, *ROUND, *ROUND).over()


def test_7_2_the_position_after_a_man_moved_counts_too() -> None:
    game = table("B:WK32:BK1,6").plays("6-10", "32-27", "1-5", "27-32", "5-1", "32-27", "1-5", "27-32")
    assert not game.over()
    assert how(game.play("5-1")) == (True, [500, 500])


def test_7_3_forty_quiet_moves_each_are_a_draw() -> None:
    game = table("B:WK32:BK1", repetition=False)
    for _ in range(19):
        game.plays(*ROUND)
    game.plays(*ROUND[:3])
    assert not game.over()
    game.play(ROUND[3])
    assert how(game) == (True, [500, 500])
    assert game.story()[-1] == "A draw: 40 moves each without a jump or a man moved."
    assert table("B:WK32:BK1", repetition=False, quiet_moves=2).plays(*ROUND).over()


@pytest.mark.parametrize("first", ["9-14", "9x18", "28-32"])
def test_7_3_counts_from_the_move_after_a_jump_or_a_man(first: str) -> None:
    game = table("B:WK29,14:BK4,9" if first == "9x18" else "B:WK29:BK4,9,28", repetition=False, quiet_moves=2)
    game.play(first)
    for quiet in ("29-25", "4-8", "25-29"):
        assert not game.play(quiet).over()
    assert game.play("8-4").over()


def test_the_tournament_preset_forces_capture() -> None:
    preset = GAME.presets["tournament"]
    assert table("B:W18,26,32:B5,14", **preset.options).moves() == ["14x23"]


def test_a_text_that_makes_no_sense_is_explained() -> None:
    game = table()
    for text in ("", "hello", "11", "11-33", "0-5", "a2-b3", "9--"):
        with pytest.raises(Unreadable):
            game.play(text)


def test_a_checker_keeps_its_name_and_the_last_move_is_marked() -> None:
    game = table()
    name = next(piece.id for piece in GAME.scene(game.view()).pieces if piece.at == "space:11")
    game.play("11-15")
    scene = GAME.scene(game.view())
    assert next(piece.at for piece in scene.pieces if piece.id == name) == "space:15"
    assert [mark.space for mark in scene.marks] == ["space:11", "space:15"]
    game = table("B:W18,26,32:B14").play("14x23x30")
    assert path(game.position.public) == [13, 22, 29]  # type: ignore[attr-defined]


def test_what_is_told() -> None:
    game = table("B:WK18,26,32:B14").plays("14x23", "stop", "32-28")
    assert game.story(DARK) == [
        "You jumped from 14 to 23 and captured the king on 18.",
        "You stopped on 23.",
        "Player 2 moved from 32 to 28.",
    ]
