"""Every lesson can be played in the terminal, and a wrong try is answered."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import gamenight
from gamenight.core.lesson import taught
from gamenight.terminal.teaching import minute, teach, thing_meant


def heard(name: str, lines: Iterator[str]) -> tuple[bool, list[str]]:
    said: list[str] = []
    whole = teach(gamenight.game(name), said.append, lambda: next(lines, None))
    return whole, said


def answers(name: str) -> list[str]:
    return [step.asks[0] if step.asks else "" for step in gamenight.game(name).lesson.steps]


@pytest.mark.parametrize("name", gamenight.game_names())
def test_who_does_what_is_asked_comes_to_the_end(name: str) -> None:
    whole, said = heard(name, iter(answers(name)))
    assert whole
    assert said[:3] == minute(gamenight.game(name))[:3]
    assert said[-1].endswith("Now play!")


def test_a_wrong_try_is_answered_with_the_rule_or_the_lesson_and_may_be_skipped() -> None:
    wrong = ["", "9H", "draw", "bananas", "skip", "quit"]
    whole, said = heard("crazy_eights", iter(wrong))
    assert not whole
    assert any("does not fit" in line and "(3.1)" in line for line in said)
    assert "The ace is a diamond too, and an eight is worth keeping." in said
    assert any("is no move here" in line for line in said)
    assert "Type AD, or skip." in said
    assert said[-1] != "\nThat is all you need. Now play!"


@pytest.mark.parametrize("name", gamenight.game_names())
def test_what_is_pointed_at_has_a_name(name: str) -> None:
    game = gamenight.game(name)
    for step, position in taught(game, game.lesson):
        scene = game.scene(position.view(game.lesson.seat))
        assert not step.points_at or thing_meant(scene, step.points_at), step.points_at


@pytest.mark.parametrize("name", gamenight.game_names())
def test_a_minute_has_three_sentences_and_a_picture(name: str) -> None:
    lines = minute(gamenight.game(name))
    assert lines[3] == ""
    assert len(lines) > 4


def test_a_lesson_goes_on_where_it_was_left() -> None:
    kept: list[int] = []
    game, said = gamenight.game("crazy_eights"), list[str]()
    assert not teach(game, said.append, iter(["", "AD", "quit"]).__next__, keep=kept.append)
    assert kept[-1] == 2
    said.clear()
    assert teach(game, said.append, iter(answers("crazy_eights")[2:]).__next__, kept[-1], kept.append)
    assert said[0].startswith("\n3 of")
    assert kept[-1] == 0
