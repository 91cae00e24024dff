"""Tokens that players choose."""

from __future__ import annotations

import gamenight


def test_1_12_everyone_chooses_a_token() -> None:
    game = gamenight.game("christmas_opoly")
    scene = game.scene(game.start(seats=2, seed=1, tokens="drum bell").view(0))
    assert [piece.face for piece in scene.pieces] == ["drum", "bell"]
    assert scene.pieces[0].says.startswith("Your drum, ")
