"""Tokens that players choose."""

from __future__ import annotations

import gamenight


def test_1_8_everyone_chooses_a_token() -> None:
    game = gamenight.game("monopoly")
    scene = game.scene(game.start(seats=3, seed=1, tokens="- teapot cap").view(1))
    assert [piece.face for piece in scene.pieces] == ["boat", "teapot", "cap"]
    assert [piece.says for piece in scene.pieces][1] == "Your teapot, on GO"
    assert [seat.status[-1] for seat in scene.seats] == ["boat", "teapot", "cap"]
