"""Sets that players choose."""

from __future__ import annotations

import gamenight


def test_1_7_everyone_chooses_a_set() -> None:
    game = gamenight.game("call_me_lucky")
    position = game.start(seats=2, seed=2, colours="yellow", first="1")
    game.play(position, 0, game.read(position.view(0), "draw")[0], gamenight.Seeded(1))
    scene = game.scene(position.view(0))
    assert [seat.colour for seat in scene.seats] == ["yellow", "green"]
    drawn = next(zone.pieces[0] for zone in scene.zones if zone.id == "zone:drawn")
    assert (drawn.colour, drawn.says.split()[0]) == ("yellow", "yellow")
