"""Sentences have a room of their own: played in a made-up language, a game says nothing in plain letters."""

from __future__ import annotations

import pytest

import gamenight
from gamenight.core.pseudo import pseudo
from gamenight.laws import cases, nothing_is_said_but_in_its_words


@pytest.mark.parametrize("name", gamenight.game_names())
def test_all_that_a_game_says_stands_in_its_words(name: str) -> None:
    for case in cases(gamenight.game(name), looks=30)[:6]:
        nothing_is_said_but_in_its_words(case)


@pytest.mark.parametrize("name", gamenight.game_names())
def test_every_option_and_preset_has_words(name: str) -> None:
    game = gamenight.game(name)
    for language, words in game.words.items():
        assert words.title, language
        assert words.about, language
        assert set(words.presets) == set(game.settings), language
        assert set(words.options) == {option.name for option in game.option_list()}, language


def test_the_made_up_language_changes_every_letter() -> None:
    words = pseudo(gamenight.game("crazy_eights").words["en"])
    assert words(["Μ", "Θ"], 0).to_play(1) == "Θ ţō ƥľȃŷ."
    assert words.title == "Ċřȃžŷ Ěĩğĥţş"
