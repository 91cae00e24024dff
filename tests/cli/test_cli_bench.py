"""`bench`: ratios against whatever rivals are there."""

from __future__ import annotations

import json

import pytest
from commands import Terminal

from gamenight.core.registry import game
from gamenight.lab.bench import rivals
from gamenight.lab.bench.clock import Rate
from gamenight.lab.bench.programs import Missing
from gamenight.lab.bench.run import Measured, rows
from gamenight.lab.bench.targets import ROWS


def test_a_rival_that_is_not_there_is_named_and_nothing_is_installed(
    gamenight: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(module: str, package: str) -> None:
        raise Missing(package)

    monkeypatch.setattr(rivals, "imported", missing)
    said = gamenight("bench", "crazy_eights", "--seconds", 0.03)
    assert said.status == 0
    assert "Not found, so not measured: open_spiel. (pip install open_spiel)" in said.out
    assert "not found" in said.out


def test_against_openspiel(gamenight: Terminal) -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed (pip install open_spiel)")
    told = json.loads(gamenight("bench", "crazy_eights", "--seconds", 0.03, "--json").out)
    assert [line["by"] for line in told["lines"]] == ["engine", "Python"]
    assert all(line["ratio"] > 0 for line in told["lines"])


def test_a_game_without_a_target_says_so(gamenight: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gamenight.lab.bench.run.ROWS", ())
    said = gamenight("bench", "crazy_eights")
    assert said.status == 2
    assert "Crazy Eights has no line in this table." in said.err


def test_every_row_is_a_game_that_can_be_set_up() -> None:
    for row in rows():
        rules = game(row.game)
        options = {**(rules.presets[row.preset].options if row.preset else {}), **row.options}
        rules.house(row.seats, options)


def test_every_game_has_at_most_one_row() -> None:
    names = [row.game for row in ROWS]
    assert len(names) == len(set(names))


def test_what_was_wanted_is_reached_or_not_or_cannot_be_told() -> None:
    assert Measured("Hearts", "engine", 300.0, "OpenSpiel", 100.0, 3).reached() is True
    assert Measured("Hearts", "engine", 299.0, "OpenSpiel", 100.0, 3).reached() is False
    assert Measured("Hearts", "engine", 299.0, "OpenSpiel", None, 3, "open_spiel").reached() is None
    assert Measured("Sorry!", "engine", 2e6, "", None, 1e6).reached() is True


def test_a_rate_is_work_over_time() -> None:
    assert Rate.of(lambda: 1000, 0.003).per_second > 1000
