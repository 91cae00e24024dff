"""`games`, `rules`, and no command at all."""

from __future__ import annotations

import json

import pytest
from commands import Terminal

import gamenight as package


def test_without_a_command_the_shelf_is_shown(gamenight: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gamenight.cli.shelf._web", lambda: None)
    said = gamenight()
    assert said.status == 0
    for name in package.games():
        assert name in said.out
    assert "gamenight play" in said.out


def test_without_a_command_the_browser_opens_where_there_is_one(
    gamenight: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Web:
        @staticmethod
        def open_shelf() -> None:
            print("opened")

    monkeypatch.setattr("gamenight.cli.shelf._web", lambda: Web)
    assert gamenight().out == "opened\n"


def test_games_as_json_says_everything_about_every_option(gamenight: Terminal) -> None:
    listed = json.loads(gamenight("games", "--json").out)
    assert [game["name"] for game in listed] == package.games()
    for game in listed:
        assert game["seats"] == list(package.game(game["name"]).seats)
        for option in game["options"]:
            assert {"name", "type", "default", "words", "clause"} <= set(option)
            if option["type"] == "choice":
                assert option["default"] in option["choices"]
            if option["type"] == "number":
                low, high = option["bounds"]
                assert low <= option["default"] <= high


def test_games_for_people_names_every_option(gamenight: Terminal) -> None:
    said = gamenight("games").out
    for name in package.games():
        for option in package.game(name).option_list():
            assert option.name in said


def test_rules_are_the_rulebook(gamenight: Terminal) -> None:
    said = gamenight("rules", "crazy_eights").out
    assert said == package.game("crazy_eights").rulebook()
    assert "**3.2**" in said


def test_version(gamenight: Terminal) -> None:
    assert gamenight("--version").out.startswith("gamenight")


def test_help_lists_the_commands(gamenight: Terminal) -> None:
    said = gamenight("--help")
    assert said.status == 0
    for command in ("games", "rules", "play", "sim", "replay", "verify", "bench", "doctor"):
        assert command in said.out
