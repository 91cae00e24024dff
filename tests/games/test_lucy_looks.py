"""Markers that players choose."""

from __future__ import annotations

import gamenight


def test_1_9_everyone_chooses_the_colour_of_a_marker() -> None:
    game = gamenight.game("lucy")
    scene = game.scene(game.start(seats=2, seed=1, colours="- red").view(0))
    assert [seat.colour for seat in scene.seats] == ["blue", "red"]
    assert [piece.colour for piece in scene.pieces] == ["blue", "red"]
