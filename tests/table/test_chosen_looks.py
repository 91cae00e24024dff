"""Before the start people choose their token or colour: any that nobody has."""

from __future__ import annotations

import pytest
from at_table import SECRET, AtTable, told_since

import gamenight
from gamenight.core.record import read_record
from gamenight.core.registry import game as game_named
from gamenight.table import commands
from gamenight.table.events import Refused
from gamenight.table.looks import looks
from gamenight.table.records import record_of
from gamenight.table.table import Table
from gamenight.web.live.acting import _next_setup

GAMES = ("monopoly", "christmas_opoly", "lucy", "sorry", "cribbage", "call_me_lucky")


def names_of(table: Table) -> list[str]:
    return [str(look) for look in looks(table.game, table.count, table.house)]


def all_of(game: str) -> tuple[str, ...]:
    option = gamenight.game(game).looks_option()
    assert option is not None
    return option.names


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [0, 1])
def test_any_look_that_nobody_has_can_be_had_at_any_seat(game: str, seat: int) -> None:
    for look in all_of(game):
        at = AtTable("Mabel", "Theo", game=game)
        other = names_of(at.table)[1 - seat]
        if look == other:
            assert at.refused(commands.choose, seat, look) == "forbidden"
            continue
        assert at.do(commands.choose, seat, look) == ["chose"]
        assert names_of(at.table)[seat] == look
        assert names_of(at.table)[1 - seat] == other
        at.start()
        shown = at.table.game.scene(at.table.in_play().position.view(seat), at.table.names())
        assert names_of(at.table)[seat] in {shown.seats[seat].colour, *(piece.face for piece in shown.pieces)}


@pytest.mark.parametrize("game", GAMES)
def test_a_free_chair_or_a_bot_has_what_is_left(game: str) -> None:
    for bots in (0, 1):
        at = AtTable("Mabel", "Theo", game=game, bots=bots)
        if not bots:
            at.do(commands.leave, 1, "random", "Hazel")
        wanted = names_of(at.table)[-1]
        at.do(commands.choose, 0, wanted)
        assert names_of(at.table)[0] == wanted
        assert len(set(names_of(at.table))) == at.table.count


def test_partners_share_a_colour_and_either_of_them_chooses_it() -> None:
    at = AtTable("Mabel", "Theo", "Ada", "Ben", game="cribbage")
    at.do(commands.choose, 2, "green")
    assert names_of(at.table) == ["green", "blue", "green", "blue"]
    assert at.refused(commands.choose, 3, "green") == "forbidden"


def test_in_teams_a_colour_of_the_other_team_goes_with_its_chair() -> None:
    at = AtTable("Mabel", "Theo", "Ada", game="sorry", bots=1, options={"teams": True})
    assert at.refused(commands.choose, 0, "green") == "forbidden"
    at.do(commands.change_chair, "p_0", 0, 3)
    assert names_of(at.table)[3] == "green"


def test_there_is_nothing_to_choose_in_other_games_nor_once_it_began() -> None:
    assert AtTable("Mabel", "Theo").refused(commands.choose, 0, "red") == "bad"
    at = AtTable("Mabel", "Theo", game="monopoly")
    assert at.refused(commands.choose, 0, "dog") == "bad"
    at.start()
    assert at.refused(commands.choose, 0, "cap") == "late"
    alike = AtTable("Mabel", "Theo", game="sorry", shared="DUPL22")
    assert alike.refused(commands.choose, 0, "green") == "bad"


def test_the_story_the_record_and_the_table_read_again_follow() -> None:
    at = AtTable("Mabel", "Theo", game="monopoly")
    at.do(commands.choose, 1, "cap")
    at.start()
    heard = [says for told in told_since(at.table, at.log, 1) for says in told.story]
    assert "You chose the cap." in heard
    assert names_of(Table(SECRET).apply_all(at.log)) == ["teapot", "cap"]
    record = read_record(record_of(at.table).text(), game_named)
    assert "option tokens: teapot cap\n" in record_of(at.table).text()
    scene = record.game.scene(record.game.begin(2, record.house, gamenight.Seeded(1)).view(0))
    assert [piece.face for piece in scene.pieces] == ["teapot", "cap"]


@pytest.mark.parametrize("game", GAMES)
def test_where_nobody_chose_nothing_is_written_and_the_order_of_the_seats_holds(game: str) -> None:
    at = AtTable("Mabel", "Theo", game=game).start()
    option = at.table.game.looks_option()
    assert option is not None
    assert option.name not in record_of(at.table).text()
    assert option.names == at.table.game.words["en"].looks
    assert names_of(at.table)[0] == option.names[0]
    assert not any(option.name in event.written() for event in at.log)


def test_a_choice_is_no_house_rule_and_moves_on_with_people() -> None:
    at = AtTable("Mabel", "Theo", "Ada", game="monopoly")
    at.do(commands.choose, 2, "cap")
    at.start()
    assert at.table.options == {}
    at.do(commands.resign, 0, "random")
    at.do(commands.close)
    assert _next_setup(at.table, "NEXT22").options == {"tokens": "cap teapot boat"}


def test_what_a_person_has_already_is_named_with_its_owner() -> None:
    at = AtTable("Mabel", "Theo", game="sorry")
    with pytest.raises(Refused) as problem:
        commands.choose(at.table, 0, "yellow", at.now)
    assert problem.value.sentence == "Yellow is taken by Theo."
