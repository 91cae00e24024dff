"""Every game on the shelf, played to its end through the page alone: with a mouse or finger, and from the keyboard."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import pytest
from hands import Hands
from tables import FEW, start

import gamenight
from gamenight.laws import cases, looks

pytest.importorskip("playwright.sync_api")
GAMES = gamenight.game_names()
Visit = Callable[..., Any]


def play(visit: Visit, server: Any, game: str, size: str, keyboard: bool, seconds: float) -> None:
    """One short match by hand against easy bots, as few as the game can be played with."""
    finger = size == "phone" and not keyboard
    page = visit("", size, has_touch=finger)
    start(page, server.address, game, level="easy", seats=gamenight.game(game).seats[0], short=True)
    hands = Hands(page, keyboard, finger=finger)
    over = hands.play(5000, seconds)
    print(f"{game}, {size}, {'keyboard' if keyboard else 'pointer'}: {hands.touched} touches")
    assert over, page.locator(".game").inner_text()
    assert not hands.covered, f"lit, but nowhere free to be touched: {hands.covered}"


@pytest.mark.parametrize("game", FEW)
def test_a_game_is_played_to_its_end_through_the_page(visit: Visit, server: Any, game: str) -> None:
    """In turn with a mouse, from the keyboard of a desk, with a finger, and from the keyboard of a phone."""
    turn = FEW.index(game)
    play(visit, server, game, ("desktop", "phone")[turn // 2 % 2], turn % 2 == 1, 150)


def drawn(name: str) -> set[tuple[str, str]]:
    """Every kind of thing that is drawn in some games by all house rules."""
    game, kinds = gamenight.game(name), set()
    for case in cases(game, looks=10)[:6]:
        for look in itertools.islice(looks(case), 60):
            scene = game.scene(look.position.view(look.seat))
            pieces = [*scene.pieces, *(piece for zone in scene.zones for piece in zone.pieces)]
            kinds |= {("table", scene.table), *(("zone", zone.kind) for zone in scene.zones)}
            kinds |= {("piece", piece.kind) for piece in pieces}
            kinds |= {("mark", mark.kind) for mark in scene.marks}
            if scene.board:
                kinds |= {
                    ("board", scene.board.kind),
                    *(("space", space.shape) for space in scene.board.spaces),
                }
            for choice in scene.choices:
                kinds |= {("touches", "many")} if len(choice.touch) > 1 else set()
                kinds |= {("touches", "any order")} if choice.any_order else set()
                kinds |= {("touches", "amount")} if choice.amount else set()
            for part in ("bargain", "sheet", "holdings", "facts"):
                kinds |= {("part", part)} if getattr(scene, part) else set()
    return kinds


def test_the_few_that_are_played_every_time_draw_all_that_is_drawn() -> None:
    kinds = {name: drawn(name) for name in GAMES}
    few: set[tuple[str, str]] = set().union(*(kinds[name] for name in FEW))
    assert set().union(*kinds.values()) - few <= {("mark", "houses")}  # which hardly a short game comes to


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize("keyboard", [False, True], ids=["pointer", "keyboard"])
def test_soak(visit: Visit, server: Any, game: str, size: str, keyboard: bool) -> None:
    play(visit, server, game, size, keyboard, 600)
