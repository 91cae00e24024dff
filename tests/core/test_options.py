"""House rules as people type them."""

from __future__ import annotations

import pytest

import gamenight
from gamenight.core.options import changed_values, describe, option_values, read_options
from gamenight.core.refusal import BadOption, BadSeats, UnknownGame
from gamenight.games.crazy_eights.rules.public import Options


def test_defaults_are_the_rule_sheet() -> None:
    assert changed_values(Options(), {}) == {}
    assert option_values(Options())["drawing"] == "one"


@pytest.mark.parametrize(
    ("name", "given", "held"),
    [
        ("target", "100", 100), ("target", 0, 0), ("dealer_names", "on", True), ("dealer_names", "No", False),
        ("drawing", "one and play", 1),
    ],
)  # fmt: skip
def test_what_people_type_is_understood(name: str, given: object, held: object) -> None:
    assert getattr(read_options(Options, {name: given}), name) == held


@pytest.mark.parametrize(
    ("name", "given", "says"),
    [
        ("target", 501, "from 0 to 500"), ("target", "many", "whole number"), ("target", True, "whole number"),
        ("dealer_names", "perhaps", "on or off"), ("drawing", "two", "one and play"), ("colour", 1, "drawing"),
    ],
)  # fmt: skip
def test_what_makes_no_sense_says_what_would(name: str, given: object, says: str) -> None:
    with pytest.raises(BadOption, match=says):
        read_options(Options, {name: given})


def test_options_read_back_from_what_they_say() -> None:
    house = read_options(Options, {"drawing": "until playable", "target": 50})
    assert read_options(Options, option_values(house)) == house


def test_an_option_knows_its_clause_and_its_values() -> None:
    drawing = describe(Options)[0]
    assert (drawing.name, drawing.clause, drawing.values()) == ("drawing", "4.1", list(drawing.names))


def test_seats_and_games_that_are_not_there() -> None:
    with pytest.raises(BadSeats, match="2 to 12 players, not 13"):
        gamenight.game("crazy_eights").start(seats=13)
    with pytest.raises(UnknownGame, match="crazy_eights"):
        gamenight.game("crazy_eigts")


def test_a_number_stands_for_the_choice_that_is_written_so() -> None:
    for right in (61, "61"):
        assert gamenight.game("cribbage").house(2, {"target": right}).points() == 61
    for wrong in (62, True, 61.0):
        with pytest.raises(BadOption, match="121, 61"):
            gamenight.game("cribbage").house(2, {"target": wrong})
