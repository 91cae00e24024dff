"""What a host may do is limited where others play: nobody's moves are made for them while they are there."""

from __future__ import annotations

from at_table import AtTable

from gamenight.store.ratings import results
from gamenight.table import commands
from gamenight.table.manners import host_may


def test_a_host_cannot_cover_a_person_who_is_here() -> None:
    table = AtTable("Mabel", "Theo").start()
    assert table.refused(commands.seat_bot, 1, "medium", "Hazel") == "forbidden"
    assert table.do(commands.seat_bot, 1, "medium", "Hazel", absent=True) == ["covered"]


def test_nor_with_a_bot_that_plays_at_random() -> None:
    table = AtTable("Mabel", "Theo").start()
    assert table.refused(commands.seat_bot, 1, "random", "Hazel", absent=True) == "forbidden"


def test_nor_unseat_them_once_the_game_goes_on() -> None:
    table = AtTable("Mabel", "Theo")
    table.start()
    assert table.refused(commands.unseat, 1, "medium", "Hazel") == "forbidden"
    assert table.do(commands.unseat, 1, "medium", "Hazel", absent=True) == ["left", "sat"]


def test_before_the_start_a_host_may_unseat_anyone() -> None:
    assert AtTable("Mabel", "Theo").do(commands.unseat, 1, "medium", "Hazel") == ["left"]


def test_an_absent_player_still_has_to_agree_to_a_move_being_taken_back() -> None:
    table = AtTable("Mabel", "Theo").start()
    table.do(commands.seat_bot, 1, "medium", "Hazel", absent=True)
    table.play("draw", seat=0) if table.mover() == 0 else table.play()
    mover = table.log[-1].seat
    assert table.do(commands.undo, mover) == ["undo_asked"]


def test_who_gave_their_seat_to_a_bot_is_not_asked() -> None:
    table = AtTable("Mabel", "Theo").start()
    table.do(commands.cover, 1, "random", given=True)
    table.play()
    seat = table.log[-1].seat
    if seat == 0:
        assert table.do(commands.undo, 0) == ["undone"]


def test_a_game_that_the_host_closes_is_lost_by_the_host() -> None:
    table = AtTable("Mabel", "Theo").start()
    table.play()
    table.play()
    assert table.do(commands.close) == ["resigned", "ended", "closed"]
    assert table.table.payoffs == (0, 1000)
    assert [result.outcome for result in results(table.table)] == ["lost", "won"]
    assert table.table.counts()


def test_with_more_players_the_others_share_it() -> None:
    table = AtTable("Mabel", "Theo", "Ann").start()
    for _ in range(3):
        table.play()
    table.do(commands.close)
    assert table.table.payoffs == (0, 500, 500)


def test_a_game_that_nobody_has_moved_in_is_closed_without_a_result() -> None:
    table = AtTable("Mabel", "Theo").start()
    assert table.do(commands.close) == ["closed"]
    assert table.table.payoffs == ()


def test_what_a_host_may_do_is_less_in_a_game_that_counts() -> None:
    table = AtTable("Mabel", "Theo")
    assert "unseat" in host_may(table.table)
    assert "grace" in host_may(table.table)
    table.start()
    assert host_may(table.table) == sorted(
        ["close", "cover_absent", "listed", "mute", "pause", "spectators", "unseat_absent"]
    )
    assert table.refused(commands.settings, {"grace": 0}) == "forbidden"
