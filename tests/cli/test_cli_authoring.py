"""`new` makes a game that keeps every law at once; `laws` says which are broken."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

import pytest
from commands import Terminal

from gamenight.cli.sample import GAME
from gamenight.core import registry
from gamenight.laws import LAWS, cases


def test_the_sample_keeps_every_law() -> None:
    for law in LAWS:
        for case in cases(GAME):
            law(case)


def test_a_new_game_is_a_package_that_plays_at_once(
    gamenight: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = gamenight("new", "odd_one")
    assert said.status == 0
    assert "gamenight laws odd_one" in said.out
    assert (tmp_path / "odd_one" / "tests" / "test_odd_one.py").exists()
    assert 'odd_one = "odd_one:GAME"' in (tmp_path / "odd_one" / "pyproject.toml").read_text()
    monkeypatch.syspath_prepend(str(tmp_path / "odd_one" / "src"))
    game = importlib.import_module("odd_one").GAME
    assert (game.name, game.title, type(game.start(seed=1)).__name__) == ("odd_one", "Odd One", "OddOne")
    monkeypatch.setattr(registry, "_added", lambda: {"odd_one": game})
    tried = gamenight("laws", "odd_one")
    assert (tried.status, tried.out.splitlines()[-1]) == (0, "all hold")
    played = gamenight("play", "odd_one", "--plain", "--seed", 1, stdin="keep\n")
    assert "You decided." in played.out
    assert not [name for name in sys.modules if name.startswith("odd_one") and "sample" in name]


def test_only_the_folder_for_this_programs_own_games(gamenight: Terminal, tmp_path: Path) -> None:
    (tmp_path / "gamenight" / "games").mkdir(parents=True)
    assert gamenight("new", "odd_one", "--folder", "gamenight/games").status == 0
    made = tmp_path / "gamenight" / "games" / "odd_one"
    assert "from gamenight.games.odd_one.rules import" in (made / "scene.py").read_text()
    assert "ample" not in "".join(path.read_text() for path in made.rglob("*.py"))


@pytest.mark.parametrize("name", ["chess", "My Game", "MyGame", "../x", "1st", "class"])
def test_a_name_that_cannot_be_is_refused(gamenight: Terminal, tmp_path: Path, name: str) -> None:
    said = gamenight("new", name)
    assert (said.status, said.err.count("\n")) == (2, 1)
    assert list(tmp_path.iterdir()) == []


def test_a_name_that_is_taken_is_said_to_be(gamenight: Terminal) -> None:
    assert "There is a game chess already" in gamenight("new", "chess").err


def test_nothing_is_written_over(gamenight: Terminal, tmp_path: Path) -> None:
    (tmp_path / "odd_one").mkdir()
    assert "is there already" in gamenight("new", "odd_one").err
