"""Positions and views as values: they can be sent, copied, compared and read."""

from __future__ import annotations

import copy
import importlib
import io
import pickle
from pathlib import Path
from typing import Any

import pytest

import gamenight
from gamenight.core.position import first


def middle(name: str) -> gamenight.Position:
    """A game some moves in, at random."""
    position, chance = gamenight.game(name).start(seed=5), gamenight.Seeded(5)
    for _ in range(25):
        if position.to_move():
            seat = first(position.to_move())
            moves = position.moves(seat)
            position.play(seat, moves[chance.pick(len(moves))], chance)
    return position


def sent(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))


@pytest.mark.parametrize("name", gamenight.game_names())
def test_a_position_that_was_pickled_or_copied_plays_on_the_same(name: str) -> None:
    game, position = gamenight.game(name), middle(name)
    for again in (sent(position), copy.deepcopy(position), copy.copy(position)):
        assert again == position
        assert all(game.moves(again, seat) == game.moves(position, seat) for seat in game.movers(position))
        here = position.copy()
        assert gamenight.playout(here, gamenight.Seeded(1)) == gamenight.playout(again, gamenight.Seeded(1))
        assert again == here
        assert again != position or not position.to_move()
        again.audit()


@pytest.mark.parametrize("name", gamenight.game_names())
def test_a_view_that_was_pickled_is_the_same_view(name: str) -> None:
    game, position = gamenight.game(name), middle(name)
    for seat in range(gamenight.NOBODY, game.usual_seats):
        view = position.view(seat)
        again = sent(view)
        assert copy.deepcopy(view) == view
        assert again == view == position.view(seat)
        assert hash(again) == hash(view)
        assert game.scene(again) == game.scene(view)
        assert again.legal() == view.legal()
        assert game.imagine(again, gamenight.Seeded(2)) == game.imagine(view, gamenight.Seeded(2))


@pytest.mark.parametrize("name", gamenight.game_names())
def test_a_pickled_view_holds_nothing_that_the_view_does_not(name: str) -> None:
    """Two tables that a seat cannot tell apart are the same bytes; and no position is among what is written."""
    game, position = gamenight.game(name), middle(name)
    for seat in range(gamenight.NOBODY, game.usual_seats):
        view = position.view(seat)
        written = pickle.dumps(view)
        assert pickle.dumps(game.imagine(view, gamenight.Seeded(3)).view(seat)) == written
        assert not [kind for kind in kinds_in(written) if issubclass(kind, gamenight.Position)]


def kinds_in(written: bytes) -> set[type]:
    """The classes that a pickle makes."""
    kinds: set[type] = set()

    class Reader(pickle.Unpickler):
        def find_class(self, module: str, name: str) -> Any:
            found = super().find_class(module, name)
            if found is pickle.loads:
                return lambda inner: kinds.update(kinds_in(inner))
            if isinstance(found, type):
                kinds.add(found)
            return found

    Reader(io.BytesIO(written)).load()
    return kinds


def test_a_game_of_another_package_in_plain_python_is_pickled_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[1] / "plugin" / "src"))
    game: gamenight.Game[Any] = importlib.import_module("high_card").GAME
    position = game.start(seed=3)
    again = sent(position)
    assert again == position
    assert [sent(position.view(seat)) == position.view(seat) for seat in (gamenight.NOBODY, 0, 1)] == [
        True
    ] * 3
    assert gamenight.playout(again, gamenight.Seeded(1)) == gamenight.playout(position, gamenight.Seeded(1))
    assert again == position


def test_views_of_different_seats_are_different() -> None:
    position = middle("hearts")
    assert position.view(0) != position.view(1)
    assert position.view(0) != 7


def test_a_view_says_what_it_holds() -> None:
    said = repr(middle("crazy_eights").view(0))
    assert said.startswith("EightsView(") or "View(" in said
    assert "moves=[" in said
    assert "seat=0" in said


def test_a_position_has_no_hash_since_it_changes() -> None:
    with pytest.raises(TypeError, match="changes as it is played"):
        hash(middle("chess"))
