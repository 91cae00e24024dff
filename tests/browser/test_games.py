"""Every game on the shelf, played through the page alone, with the mouse and from the keyboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hands import Hands
from tables import start

import gamenight

Late = pytest.importorskip("playwright.sync_api").TimeoutError
GAMES = gamenight.games()
TOUCHES = (
    30  # with one's own hands in the quick tests; then the page's "Let a bot play for me" plays on to the end
)
# Seconds that the bot has for it: a longer game (Monopoly) is then given up, from the page too. The soak does neither.
PATIENCE = 30


def played(
    visit: Callable[..., Any], server: Any, game: str, size: str, keyboard: bool, touches: int, seconds: float
) -> Hands:
    page = visit("/", size)
    start(page, server.address, game, level="easy", seats=gamenight.game(game).seats[0])
    hands = Hands(page, keyboard)
    if not hands.play(touches, seconds):
        hands.hand_to_bot()
    return hands


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_through_the_page(
    visit: Callable[..., Any], server: Any, game: str
) -> None:
    turn = GAMES.index(game)
    size, keyboard = ("desktop", "phone")[turn % 2], turn % 4 in (1, 2)
    hands = played(visit, server, game, size, keyboard, TOUCHES, 20)
    try:
        hands.finish(PATIENCE)
    except Late:
        hands.give_up()
        hands.finish(PATIENCE)
    assert hands.touched > 0
    assert not hands.covered, f"lit, but covered by something else: {hands.covered}"


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize("keyboard", [False, True], ids=["mouse", "keyboard"])
def test_soak(visit: Callable[..., Any], server: Any, game: str, size: str, keyboard: bool) -> None:
    hands = played(visit, server, game, size, keyboard, 5000, 900)
    hands.finish(600)
    assert not hands.covered
