"""What a host may do is limited where others play: nobody's moves are made for them while they are there."""

from __future__ import annotations

from at_table import AtTable

import gamenight
from gamenight.store.ratings import results
from gamenight.table import commands
from gamenight.table.looks import looks
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


def test_before_the_start_somebody_takes_another_chair_and_a_bot_that_had_it_takes_theirs() -> None:
    table = AtTable("Mabel", "Theo", bots=1)
    seats = table.table.seats
    mabel, bot = seats[0].player, seats[2]
    assert table.refused(commands.change_chair, mabel, 0, 1) == "forbidden"
    assert table.refused(commands.change_chair, mabel, 1, 2) == "forbidden"
    assert table.do(commands.change_chair, mabel, 0, 2) == ["left", "left", "sat", "sat"]
    seats = table.table.seats
    assert (seats[2].kind, seats[2].name, seats[2].player) == ("person", "Mabel", mabel)
    assert (seats[0].kind, seats[0].name, seats[0].level) == ("bot", bot.name, bot.level)
    table.start()
    assert table.refused(commands.change_chair, mabel, 2, 0) == "late"


def test_each_chair_has_the_colour_or_token_that_the_game_will_show() -> None:
    tokens = looks(gamenight.game("monopoly"), 3, gamenight.game("monopoly").house(3, {}))
    assert len({look.piece for look in tokens}) == 3
    for name in ("sorry", "call_me_lucky", "cribbage", "lucy"):
        game = gamenight.game(name)
        colours = [look.colour for look in looks(game, 2, game.house(2, {}))]
        scene = game.scene(game.start(seats=2, seed=9).view(1))
        assert colours == [seat.colour for seat in scene.seats]
        assert len(set(colours)) == 2


def test_an_absent_player_still_has_to_agree_to_a_move_being_taken_back() -> None:
    table = AtTable("Mabel", "Theo").start()
    table.do(commands.seat_bot, 1, "medium", "Hazel", absent=True)
    table.play("draw", seat=0) if table.mover() == 0 else table.play()
    mover = table.log[-1].seat
    assert table.do(commands.undo, mover) == ["undo_asked"]


def test_who_gave_their_seat_to_a_bot_is_not_asked() -> None:
    table = AtTable("Mabel", "Theo", friendly=True).start()
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


def moved_by_all(table: AtTable) -> AtTable:
    table.start()
    for seat in range(table.table.count):
        while table.table.in_play().last_of(seat) is None:
            table.play()
    return table


def test_where_more_play_a_host_closes_no_game_that_counts() -> None:
    """It would be a win for two who have not won, and none for whoever was about to."""
    table = moved_by_all(AtTable("Mabel", "Theo", "Ann"))
    assert table.refused(commands.close) == "forbidden"
    assert "close" not in host_may(table.table)
    table.do(commands.resign, 0, "medium")
    assert table.refused(commands.close) == "forbidden"


def test_nor_does_a_host_who_got_up_or_never_sat_down() -> None:
    """Else whoever is losing gets up, and closes the table of whoever is winning."""
    table = moved_by_all(AtTable("Mabel", "Theo"))
    assert "close" in host_may(table.table)
    table.do(commands.leave, 0, "medium", "Hazel")
    assert table.refused(commands.close) == "forbidden"
    assert "close" not in host_may(table.table)
    table.do(commands.unseat, 1, "medium", "Otto", absent=True)
    assert table.do(commands.close) == ["closed"]


def test_a_game_that_counts_for_nobody_is_closed_at_will() -> None:
    assert moved_by_all(AtTable("Mabel", "Theo", "Ann", friendly=True)).do(commands.close)[-1] == "closed"


def test_alone_with_bots_the_host_has_lost_it() -> None:
    table = moved_by_all(AtTable("Mabel", bots=2))
    assert table.do(commands.close) == ["resigned", "ended", "closed"]
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
        ["close", "cover_absent", "listed", "mute", "spectators", "unseat_absent"]
    )
    assert table.refused(commands.settings, {"grace": 0}) == "forbidden"
