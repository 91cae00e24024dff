"""Every lesson can be played in the terminal, and a wrong try is answered."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import gamenight
from gamenight.terminal.teaching import minute, teach


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
    assert said[:3] == minute(gamenight.game(name))
    assert said[-1].endswith("Now play!")


def test_a_wrong_try_is_answered_with_the_rule_or_the_lesson_and_may_be_skipped() -> None:
    wrong = ["", "9H", "draw", "bananas", "skip", "quit"]
    whole, said = heard("crazy_eights", iter(wrong))
    assert not whole
    assert any("does not fit" in line and "(3.1)" in line for line in said)
    assert "It must be a diamond, a seven or an eight." in said
    assert any("is no move here" in line for line in said)
    assert said[-1] != "\nThat is all you need. Now play!"
