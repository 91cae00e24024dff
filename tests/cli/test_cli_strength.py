"""`gamenight games GAME` says what picking a level means."""

from __future__ import annotations

import json

from commands import Terminal

from gamenight.bots.ratings import strengths


def test_a_game_says_how_well_its_bots_play(gamenight: Terminal) -> None:
    said = gamenight("games", "hearts").out
    assert f"bot medium: Plays like a casual player. Rating {strengths('hearts')['medium'].rating}." in said
    assert "bot expert: Beats a casual player" in said


def test_programs_get_the_figures(gamenight: Terminal) -> None:
    (shown,) = json.loads(gamenight("games", "chess", "--json").out)
    assert {name: each["rating"] for name, each in shown["strength"].items()} == {
        name: each.rating for name, each in strengths("chess").items()
    }


def test_luck_alone_has_no_levels(gamenight: Terminal) -> None:
    assert "bot " not in gamenight("games", "bingo").out
