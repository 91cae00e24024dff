"""Every game on the shelf, played to its end through the page alone: with a mouse or finger, and from the keyboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hands import Hands
from tables import start

import gamenight

pytest.importorskip("playwright.sync_api")
GAMES = gamenight.game_names()
Visit = Callable[..., Any]


def play(visit: Visit, server: Any, game: str, size: str, keyboard: bool, seconds: float) -> None:
    """One short match by hand against easy bots, as few as the game can be played with."""
    finger = size == "phone" and not keyboard
    page = visit("/", size, has_touch=finger)
    start(page, server.address, game, level="easy", seats=gamenight.game(game).seats[0], short=True)
    hands = Hands(page, keyboard, finger=finger)
    over = hands.play(5000, seconds)
    print(f"{game}, {size}, {'keyboard' if keyboard else 'pointer'}: {hands.touched} touches")
    assert over, page.locator(".game").inner_text()
    assert not hands.covered, f"lit, but nowhere free to be touched: {hands.covered}"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("keyboard", [False, True], ids=["pointer", "keyboard"])
def test_a_game_is_played_to_its_end_through_the_page(
    visit: Visit, server: Any, game: str, keyboard: bool
) -> None:
    """Every game in both ways, one of them on a phone and the other on a desk."""
    size = ("desktop", "phone")[(GAMES.index(game) + keyboard) % 2]
    play(visit, server, game, size, keyboard, 150)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize("keyboard", [False, True], ids=["pointer", "keyboard"])
def test_soak(visit: Visit, server: Any, game: str, size: str, keyboard: bool) -> None:
    play(visit, server, game, size, keyboard, 600)
