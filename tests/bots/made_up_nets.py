"""Nets that have learnt nothing, for tests, and positions to ask them about."""

from __future__ import annotations

import random
from typing import Any

import gamenight
from gamenight.bots.net import STEPS, TOP
from gamenight.bots.net_file import Weights
from gamenight.core.chance import Seeded
from gamenight.core.position import first
from gamenight.lab.observation import encoding_of


def made_up(name: str, seats: int, seed: int = 1, most: int = 9, width: int = 16) -> Weights:
    """A net that has learnt nothing."""
    encoding, luck = encoding_of(gamenight.game(name)), random.Random(seed)
    words, scales = encoding.words(seats), encoding.scales(seats)
    features = 64 * words + STEPS * len(scales)

    def some(count: int, reach: int) -> list[int]:
        return [luck.randint(-reach, reach) for _ in range(count)]

    return Weights(
        some(features * width, most),
        some(width, 100),
        some(width * 4, 40),
        some(4, 3000),
        some(4, TOP),
        -77,
        words,
        scales,
    )


def about(name: str, seats: int) -> dict[str, Any]:
    return {"game": name, "seats": seats, "encoding": encoding_of(gamenight.game(name)).version}


def some_position(name: str, seats: int, moves: int = 20) -> Any:
    """A game some moves on."""
    game, chance = gamenight.game(name), Seeded(5)
    position = game.start(seats, chance=chance)
    for _ in range(moves):
        mover = first(position.to_move())
        legal = position.moves(mover)
        position.play(mover, legal[chance.pick(len(legal))], chance)
    return position
