"""A finished game looked at again in the built page: what was played, what was better, and all of it in sight."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from test_everyone import violations

import gamenight
from gamenight.bots.review import review
from gamenight.bots.reviewing import as_data
from gamenight.core.record import Record
from gamenight.sitting.recording import begin, step

Visit = Callable[..., Any]
MOVES = ["e2e4", "e7e5", "d1h5", "b8c6", "h5e5", "c6e5", "g1f3", "e5f3", "g2f3", "g8f6"]
# Whether something is drawn in sight and nothing that stays in its place lies over its middle.
IN_SIGHT = """(what) => {
  const node = document.querySelector(what);
  if (!node) return false;
  const box = node.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const top = document.elementFromPoint(x, y);
  return box.width > 0 && y < innerHeight && !!top && (node.contains(top) || top.contains(node));
}"""


@pytest.fixture(scope="module")
def queen_lost() -> tuple[str, dict[str, Any]]:
    """A game of chess in which White gives the queen for a pawn, and its review."""
    game = gamenight.game("chess")
    record = Record(game, 2, game.house(2, {}), names=("Ada", "Bo"))
    chance = gamenight.Seeded(1)
    position = begin(record, chance)
    for number, text in enumerate(MOVES):
        (move,) = game.read(position.view(number % 2), text)
        step(record, position, number % 2, move, chance)
    record.ending, record.scores, record.payoffs = "resigned 0", (0, 0), (0, 1000)
    return record.text(), as_data(review(record, playouts=40))


@pytest.mark.parametrize(("size", "theme"), [("phone", "light"), ("desktop", "dark")])
def test_the_moment_that_decided_a_game_is_seen_at_once(
    visit: Visit, queen_lost: tuple[str, dict[str, Any]], size: str, theme: str, tmp_path: Any
) -> None:
    text, found = queen_lost
    file = tmp_path / "game.record"
    file.write_text(text)
    page = visit("/replay", size, color_scheme=theme)
    state = {"digest": "0" * 64, "state": "whole", "done": 1, "total": 1, "review": found}
    page.route("**/api/review", lambda route: route.fulfill(body=json.dumps(state)))
    page.set_input_files("input[type=file]", file)
    page.get_by_role("button", name="What decided this game?").click()
    first = min(found["turning_points"], key=lambda point: point["line"])
    page.locator(".moment .mv.y", has_text=first["played_says"].rstrip(".")).wait_for()
    page.locator(".moment .mv.b", has_text=first["says"].rstrip(".")).wait_for()
    for arrow in (".marks .arrow.played", ".marks .arrow.best"):
        page.locator(arrow).wait_for(state="attached")  # one that goes straight up has no width to be seen by
    for what in (".moment .swing b", ".moment .mv.b", ".moment .why"):
        page.wait_for_function(IN_SIGHT, arg=what)
    assert first["line_says"] in page.locator(".moment .line").inner_text()
    assert not violations(page)
    if size == "phone":
        page.get_by_role("tab", name="Accuracy").click()
    page.get_by_role("table").get_by_text("Ada").wait_for()
    assert not violations(page)
