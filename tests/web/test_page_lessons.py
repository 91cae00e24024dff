"""Every lesson goes out whole: a scene for each step, and what it points at is in it."""

from __future__ import annotations

import json

import pytest

import gamenight
from gamenight.core.pseudo import has_plain_letters
from gamenight.web.live.lessons import NoLesson, lesson


@pytest.mark.parametrize("name", gamenight.game_names())
def test_a_lesson_as_the_page_gets_it(name: str) -> None:
    told = lesson(name)
    assert len(told["minute"]) == 3
    assert all(has_plain_letters(sentence) for sentence in told["minute"])
    boards = {board["id"] for board in told["boards"]}
    for step in told["steps"]:
        scene = step["scene"]
        assert step["says"]
        pointed = step["points_at"].removeprefix("seat:")
        assert not pointed or pointed in json.dumps({**scene, "boards": told["boards"]})
        assert not step["asks"] or scene["choices"], "what is asked for can be chosen"
        assert "board" not in scene or scene["board"]["id"] in boards


def test_a_game_without_a_lesson_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    game = gamenight.game("bingo")
    monkeypatch.setattr(
        "gamenight.web.live.lessons.game_named", lambda name: type(game)(**{**vars(game), "lesson": None})
    )
    with pytest.raises(NoLesson, match="brings no lesson"):
        lesson.__wrapped__("bingo")
