"""`games`, `rules`, and no command at all."""

from __future__ import annotations

import json

import pytest
from commands import Terminal

import gamenight as package
from gamenight.cli import given


def test_without_a_command_the_shelf_is_shown(gamenight: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gamenight.cli.shelf._web", lambda: None)
    said = gamenight()
    assert said.status == 0
    for name in package.game_names():
        assert name in said.out
    assert "gamenight play" in said.out


def test_without_a_command_the_browser_opens_where_there_is_one(
    gamenight: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Web:
        @staticmethod
        def open_shelf(host: str) -> None:
            print("opened", host or "for the home")

    monkeypatch.setattr("gamenight.cli.shelf._web", lambda: Web)
    assert gamenight().out == "opened for the home\n"
    assert gamenight("--host", "127.0.0.1").out == "opened 127.0.0.1\n"


def test_games_as_json_says_everything_about_every_option(gamenight: Terminal) -> None:
    listed = json.loads(gamenight("games", "--json").out)
    assert [game["name"] for game in listed] == package.game_names()
    for game in listed:
        assert game["seats"] == list(package.game(game["name"]).seats)
        for option in game["options"]:
            assert {"name", "type", "default", "words", "clause"} <= set(option)
            if option["type"] == "choice":
                assert option["default"] in option["choices"]
            if option["type"] == "number":
                low, high = option["bounds"]
                assert low <= option["default"] <= high


@pytest.mark.parametrize("name", ["Crates", "switch", "Swedish Rummy", "LAST ONE", "rockaway"])
def test_a_game_is_there_by_the_other_names_that_its_sheet_gives(gamenight: Terminal, name: str) -> None:
    found = gamenight("games", name).out
    assert "Crazy Eights (crazy_eights), 2-12 players" in found
    assert "Also called Crates, Switch, Swedish Rummy, Last One, Rockaway." in found
    assert "did you mean crazy_eights?" in gamenight("play", name).err


def test_games_for_people_names_every_option(gamenight: Terminal) -> None:
    said = gamenight("games").out
    for name in package.game_names():
        for option in package.game(name).option_list():
            assert option.name in said


def test_rules_are_the_rulebook(gamenight: Terminal) -> None:
    said = gamenight("rules", "crazy_eights").out
    assert said == package.game("crazy_eights").rulebook()
    assert "**3.2**" in said


def test_one_game_is_shown_alone(gamenight: Terminal) -> None:
    assert "Chess" in gamenight("games", "chess").out
    assert "Hearts" not in gamenight("games", "chess").out
    assert [game["name"] for game in json.loads(gamenight("games", "chess", "--json").out)] == ["chess"]


def test_one_clause_or_chapter_is_shown_alone(gamenight: Terminal) -> None:
    assert gamenight("rules", "crazy_eights", "3.2").out.startswith("- **3.2**")
    chapter = gamenight("rules", "crazy_eights", "3").out.splitlines()
    assert chapter[0].startswith("## 3 ")
    assert all(line.startswith("- **3.") for line in chapter[1:])
    assert gamenight("rules", "crazy_eights", "9.9").status == 2


@pytest.mark.parametrize("typed", ["CHESS", "Chess", "chess!", "ches"])
def test_a_game_typed_otherwise_is_suggested(gamenight: Terminal, typed: str) -> None:
    assert "did you mean chess?" in gamenight("rules", typed).err


def test_the_help_says_that_without_a_command_it_serves(gamenight: Terminal) -> None:
    assert "With no command, `gamenight` serves the shelf" in gamenight("--help").out


def test_the_shell_completes_the_names_of_games(gamenight: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("_GAMENIGHT_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", "gamenight rules che")
    monkeypatch.setenv("COMP_CWORD", "2")
    assert gamenight().out.split() == ["checkers", "chess"]


def test_the_doctor_speaks_json(gamenight: Terminal) -> None:
    assert "Python" in json.loads(gamenight("doctor", "--json").out)


class Screen:
    """A terminal as far as it is asked about itself."""

    def __init__(self, encoding: str = "utf-8") -> None:
        self.encoding = encoding

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("term", "encoding", "able"),
    [("xterm", "UTF-8", True), ("dumb", "utf-8", False), ("", "utf-8", False), ("xterm", "latin-1", False)],
)
def test_the_full_screen_is_for_terminals_that_can_show_it(
    monkeypatch: pytest.MonkeyPatch, term: str, encoding: str, able: bool
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("TERM", term)
    monkeypatch.setattr("sys.stdin", Screen())
    monkeypatch.setattr("sys.stdout", Screen(encoding))
    assert given.full_screen() == able


def test_version(gamenight: Terminal) -> None:
    assert gamenight("--version").out.startswith("gamenight")


def test_help_lists_the_commands(gamenight: Terminal) -> None:
    said = gamenight("--help")
    assert said.status == 0
    for command in ("games", "rules", "play", "sim", "replay", "verify", "bench", "doctor"):
        assert command in said.out
