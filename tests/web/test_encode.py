"""The quick encoder says what `plain` says."""

from __future__ import annotations

import json

import pytest

import gamenight
from gamenight.core.scene import plain
from gamenight.web.live.encode import board_named, compact


@pytest.mark.parametrize("name", gamenight.game_names())
def test_scenes_are_encoded_as_plain_describes_them(name: str) -> None:
    game = gamenight.game(name)
    position = game.start(seed=3)
    luck = gamenight.Seeded(5)
    for _ in range(40):
        movers = position.to_move()
        if not movers:
            break
        seat = int(movers & -movers).bit_length() - 1
        for eyes in (seat, -1):
            scene = game.scene(position.view(eyes))
            expected = plain(scene)
            if scene.board is not None:
                assert json.loads(compact(scene.board)) == plain(scene.board)
                expected["board"] = {"id": scene.board.id}
            assert json.loads(compact(board_named(scene))) == expected
        moves = position.moves(seat)
        position.play(seat, moves[luck.pick(len(moves))], luck)
