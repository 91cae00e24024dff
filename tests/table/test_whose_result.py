"""A result is somebody's only if they have played it: without a bot, without a hint, with nothing taken back."""

from __future__ import annotations

from typing import Any

import pytest
from at_table import AtTable

from gamenight.store.ratings import results
from gamenight.table import commands

TIMED = {"kind": "game", "seconds": 60, "increment": 5}
PASSING = {"passing": "left"}


def two_friends(**given: Any) -> AtTable:
    return AtTable("Mabel", "Theo", **given).start()


def alone(**given: Any) -> AtTable:
    """Mabel against a bot."""
    return AtTable("Mabel", bots=1, **given).start()


def moved_by_bot(table: AtTable, seat: int) -> None:
    while table.mover() != seat:
        table.play()
    table.play(seat=seat, by="medium")


def whose(table: AtTable) -> list[str]:
    """Who has a result."""
    return [result.player for result in results(table.table)]


# Help


def test_in_a_game_between_people_nobody_is_helped_before_all_agree_that_it_counts_for_nobody() -> None:
    table = two_friends()
    assert commands.help_for(table.table, 0) == "ask"
    assert table.refused(commands.helped, 0, "hint") == "forbidden"
    assert table.refused(commands.cover, 0, "expert", given=True) == "forbidden"
    assert table.do(commands.friendly, 0) == ["friendly_asked"]
    assert table.table.counts()
    assert table.heard(1)[-1] == "Mabel asks to play for fun: this game would not count."
    assert table.do(commands.consent, 1, "friendly", True) == ["consented", "friendly"]
    assert not table.table.counts()
    assert not table.again().counts(), "the log knows it"
    assert commands.help_for(table.table, 0) == "free"
    assert table.do(commands.cover, 0, "expert", given=True) == ["covered"]


def test_who_says_no_has_a_game_that_counts() -> None:
    table = two_friends()
    table.do(commands.friendly, 0)
    assert table.refused(commands.friendly, 1) == "bad"
    table.do(commands.consent, 1, "friendly", False)
    assert table.table.counts()
    assert table.heard(0)[-1] == "Theo said no: the game still counts."


def test_alone_with_bots_all_are_told_before_a_bot_plays_for_somebody() -> None:
    table = alone()
    assert commands.help_for(table.table, 0) == "ends"
    assert table.do(commands.cover, 0, "expert", given=True) == ["friendly", "covered"]
    assert not table.table.counts()
    assert table.heard(-1)[-2] == "Mabel lets a bot play. This game does not count any more."


def test_a_hint_and_a_program_are_told_before_they_help() -> None:
    for by, said in (("hint", "You take a hint."), ("program", "A program plays for you.")):
        table = alone()
        assert table.do(commands.helped, 0, by) == ["friendly"]
        assert table.heard(0)[-1] == f"{said} This game does not count any more."
        assert not table.table.counts()


def test_a_move_taken_back_ends_the_counting_and_that_is_said_before() -> None:
    table = alone()
    while table.mover() != 0:
        table.play()
    table.play()
    assert table.do(commands.undo, 0) == ["friendly", "undone"]
    assert not table.table.counts()


def test_whoever_agrees_to_a_move_being_taken_back_knows_what_it_means() -> None:
    table = two_friends()
    table.play(seat=table.mover())
    asker = table.log[-1].seat
    table.do(commands.undo, asker)
    assert table.heard(1 - asker)[-1].endswith("With that, this game does not count any more.")
    assert table.do(commands.consent, 1 - asker, "undo", True) == ["consented", "friendly", "undone"]
    assert not table.table.counts()


@pytest.mark.parametrize("where", [{"day": "2026-11-16"}, {"shared": "NIGHT2"}, {"club": "NIGHT2"}])
def test_where_results_stand_beside_other_tables_help_is_refused(where: dict[str, str]) -> None:
    table = two_friends(**where)
    table.play()
    seat = table.log[-1].seat
    assert commands.help_for(table.table, seat) == "no"
    assert table.table.undo_for(seat) == "no"
    assert table.refused(commands.undo, seat) == "forbidden"
    assert table.refused(commands.cover, seat, "expert", given=True) == "forbidden"
    assert table.refused(commands.helped, seat, "hint") == "forbidden"
    assert table.refused(commands.friendly, seat) == "forbidden"
    assert not commands.may_coach(table.table, seat)


def test_nor_has_a_club_night_a_coach_when_it_is_no_rated_game() -> None:
    table = AtTable("Mabel", bots=1, club="NIGHT2", friendly=True).start()
    assert not commands.may_coach(table.table, 0)


def test_once_it_is_over_nobody_says_that_they_were_helped() -> None:
    """Else whoever has lost says so, quicker than it is counted."""
    table = alone().play_on()
    assert table.refused(commands.helped, 0, "program") == "over"
    assert table.table.counts()


def test_a_deal_of_the_day_is_never_rated() -> None:
    table = AtTable("Mabel", bots=1, day="2026-11-16").start()
    assert not table.table.counts()


# Bots in somebody's place


def test_what_a_bot_has_played_for_somebody_absent_is_nobodys_result_and_the_others_count() -> None:
    table = AtTable("Mabel", "Theo", "Ann").start()
    table.do(commands.seat_bot, 1, "medium", "Hazel", absent=True)
    assert table.heard(0)[-1] == "A bot plays for Theo for now. If it moves, Theo has no result here."
    moved_by_bot(table, 1)
    table.do(commands.come_back, 1)
    table.play_on()
    assert table.table.counts()
    assert table.again().seats[1].absent
    assert whose(table) == ["p_0", "p_2"]


def test_who_comes_back_before_the_bot_has_moved_has_a_result() -> None:
    table = two_friends()
    table.do(commands.seat_bot, 1, "medium", "Hazel", absent=True)
    table.do(commands.come_back, 1)
    assert whose(table.play_on()) == ["p_0", "p_1"]


def test_a_move_that_a_bot_made_since_time_was_out_leaves_no_result() -> None:
    table = two_friends(clock={"kind": "move", "seconds": 10})
    late = table.mover()
    assert table.later(11).tick() == ["out_of_time"]
    assert table.heard(1 - late)[-1].endswith(f"If it moves, {table.table.names()[late]} has no result here.")
    moved_by_bot(table, late)
    table.play_on()
    assert whose(table) == [f"p_{1 - late}"]


def test_a_bot_that_took_over_from_somebody_who_left_has_no_result_either() -> None:
    table = two_friends()
    table.play()
    table.do(commands.leave, 1, "expert", "Hazel")
    assert whose(table.play_on()) == ["p_0"]


@pytest.mark.parametrize("status", [{}, {"friendly": True}, {"day": "2026-11-16"}])
def test_no_host_puts_a_weaker_bot_in_a_bots_place(status: dict[str, Any]) -> None:
    table = alone(**status)
    assert table.refused(commands.unseat, 1, "medium", "Hazel") == "forbidden"
    assert table.refused(commands.seat_bot, 1, "random", "Hazel") == "forbidden"


def test_a_draw_that_a_bot_agrees_to_for_somebody_is_not_their_result() -> None:
    table = two_friends(game="chess", clock={"kind": "move", "seconds": 10})
    for _ in range(4):
        table.play()
    late = table.mover()
    table.do(commands.offer_draw, 1 - late)
    assert table.later(11).tick() == ["out_of_time"]
    assert table.do(commands.consent, late, "draw", True, by="medium") == ["consented", "ended"]
    assert table.again().seats[late].absent
    assert whose(table) == [f"p_{1 - late}"]


def test_who_resigns_has_lost_whatever_their_bot_does() -> None:
    table = AtTable("Mabel", "Theo", "Ann").start()
    table.do(commands.resign, 1, "expert")
    moved_by_bot(table, 1)
    table.play_on()
    assert [(result.player, result.outcome) for result in results(table.table)][1] == ("p_1", "lost")


# Results without a game


def test_a_game_that_is_given_up_before_all_have_moved_counts_for_nobody() -> None:
    table = two_friends()
    table.do(commands.resign, 1, "medium")
    assert table.table.ended()
    assert not table.table.counts()


def test_a_draw_agreed_before_all_have_moved_counts_for_nobody() -> None:
    table = two_friends(game="chess")
    table.do(commands.offer_draw, 0)
    table.do(commands.consent, 1, "draw", True)
    assert not table.table.counts()


def test_a_deal_of_the_day_that_is_closed_half_way_has_no_result() -> None:
    """Else in hearts, where few points are good, whoever closes it after one card has beaten everybody."""
    table = AtTable("Mabel", bots=3, game="hearts", day="2026-11-16").start()
    while table.mover() != 0:
        table.play(by="medium")
    table.play()
    assert table.do(commands.close) == ["resigned", "ended", "closed"]
    assert whose(table) == []


# Clocks


def test_in_a_game_that_counts_a_pause_needs_the_others() -> None:
    table = two_friends(clock=TIMED)
    mover = table.mover()
    assert table.do(commands.pause, mover) == ["pause_asked"]
    assert table.table.status == "playing"
    before = table.table.timers.plain(table.now)[mover]["left"]
    table.later(7)
    assert table.table.timers.plain(table.now)[mover]["left"] == before - 7000
    assert table.do(commands.consent, 1 - mover, "pause", True) == ["consented", "paused"]


def test_nor_does_a_host_pause_who_does_not_play() -> None:
    table = two_friends(clock=TIMED)
    assert table.refused(commands.pause, -1) == "forbidden"


def test_a_pause_is_asked_for_once_and_may_be_refused() -> None:
    table = two_friends(clock=TIMED)
    table.do(commands.pause, 0)
    assert table.refused(commands.pause, 1) == "bad"
    assert table.do(commands.consent, 1, "pause", False) == ["pause_refused"]
    assert table.heard(0)[-1] == "Theo said no: the game goes on."


def test_a_game_that_counts_for_nobody_is_paused_at_once() -> None:
    assert two_friends(clock=TIMED, friendly=True).do(commands.pause, 0) == ["paused"]
    assert alone(clock=TIMED).do(commands.pause, 0) == ["paused"]


def test_taking_back_what_nobody_has_seen_does_not_fill_the_clock_of_a_game_that_counts() -> None:
    """Played and taken back, again and again, it would be a pause at will."""
    for counts in (True, False):
        table = AtTable(
            "Mabel",
            "Theo",
            "Ann",
            game="hearts",
            clock=TIMED,
            options={"passing": "left"},
            friendly=not counts,
        )
        table.start()
        seat = table.mover()
        table.play(seat=seat)
        way = table.table.undo_for(seat)
        if not counts:
            assert way == "free", "the position of this test allows it"
        else:
            assert way == "no"
            assert table.refused(commands.undo, seat) == "bad"
