"""Colours that players choose, and the sides of four."""

from __future__ import annotations

import pytest

import gamenight
from gamenight.core.refusal import BadOption


def test_1_4_everyone_chooses_a_colour_or_every_side() -> None:
    game = gamenight.game("cribbage")
    scene = game.scene(game.start(seats=2, seed=1, colours="- red").view(0))
    assert [seat.colour for seat in scene.seats] == ["blue", "red"]
    assert {(peg.seat, peg.colour) for peg in scene.pieces} == {(0, "blue"), (1, "red")}
    assert scene.board is not None
    holes = {space.id.split(".")[0]: space.colour for space in scene.board.spaces}
    assert holes == {"space:0": "blue", "space:1": "red"}
    by_order = game.scene(game.start(seats=2, seed=1).view(0)).board
    assert by_order is not None
    assert by_order.id != scene.board.id
    four = game.scene(game.start(seats=4, seed=1, colours="green").view(0))
    assert [seat.colour for seat in four.seats] == ["green", "blue", "green", "blue"]
    with pytest.raises(BadOption, match="first two choose"):
        game.house(4, {"colours": "- - green"})
