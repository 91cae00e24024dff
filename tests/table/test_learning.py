"""A coach and children's mode at a table: what they may, and what becomes of ratings and of talk."""

from __future__ import annotations

import pytest
from at_table import AtTable

from gamenight.table import commands
from gamenight.web.live.update import Eyes
from gamenight.web.live.updates import update_head


def test_with_a_coach_a_game_against_bots_does_not_count() -> None:
    table = AtTable("Mabel", bots=1).start()
    assert table.table.counts()
    assert commands.may_coach(table.table, 0)
    table.do(commands.coach, 0)
    assert not table.table.counts()
    assert not table.again().counts(), "the log knows it"
    assert "A coach helps you: this game does not count for ratings." in table.heard(0)


def test_where_others_are_rated_there_is_no_coach() -> None:
    table = AtTable("Mabel", "Theo").start()
    assert not commands.may_coach(table.table, 0)
    assert table.refused(commands.coach, 0) == "forbidden"


def test_at_a_friendly_table_everybody_may_have_one() -> None:
    table = AtTable("Mabel", "Theo", friendly=True).start()
    assert not table.table.counts()
    assert commands.may_coach(table.table, 0)
    assert commands.may_coach(table.table, 1)


def test_never_in_a_deal_of_the_day() -> None:
    table = AtTable("Mabel", bots=1, day="2026-11-16").start()
    assert not commands.may_coach(table.table, 0)


def test_a_game_with_a_child_does_not_count_and_no_talk_reaches_or_leaves_them() -> None:
    table = AtTable("Mabel", "Theo")
    table.do(commands.leave, 1, "easy", "Bot")
    table.take(commands.sit(table.table, "p_9", "Timmy", table.now, 1, child=True))
    table.start()
    assert not table.table.counts()
    assert table.refused(commands.say, 1, "hello", "") == "forbidden"
    table.do(commands.say, 0, "", "How old are you?")
    assert "How old" in told(table, 0)
    assert "How old" not in told(table, 1)


def told(table: AtTable, seat: int) -> str:
    """Everything that is sent to a seat."""
    return update_head(table.table, table.log, Eyes(seat), table.now, 0).raw.decode()


@pytest.mark.parametrize("on", [True, False])
def test_switched_during_a_game_the_talk_changes_at_once_and_the_rating_does_not(on: bool) -> None:
    """Nobody gets out of a game that they are losing by becoming a child."""
    table = AtTable("Mabel", "Theo").start()
    table.do(commands.shelter, 1, True)
    if not on:
        table.do(commands.shelter, 1, False)
    table.do(commands.say, 0, "", "Hello Theo")
    assert ("Hello Theo" in told(table, 1)) is not on
    assert table.table.counts()
    assert [seat.child for seat in table.again().seats] == [False, on]
