"""Games played at random and written down, the same each time."""

from __future__ import annotations

import random
from typing import Any

from gamenight import Fair, Game, Record
from gamenight.core.fair import commitment
from gamenight.core.position import Position
from gamenight.sitting.recording import begin, step

SECRET = bytes(range(32))


def random_record(game: Game[Any], seats: int, options: dict[str, Any], seed: int, most: int) -> Record:
    """A random game of at most so many moves, with luck that can be checked."""
    words = tuple(f"word {seat}" for seat in range(seats))
    house = game.house(seats, options)
    record = Record(game, seats, house, commitment=commitment(SECRET), words=words)
    position = begin(record, Fair(SECRET, words, 0))
    choose = random.Random(seed)
    while position.to_move() and len(record.lines) <= most:
        seat, move = random_move(position, seats, choose)
        step(record, position, seat, move, Fair(SECRET, words, len(record.lines)))
    if record.ending == "over":
        record.secret = SECRET
    return record


def random_move(position: Position, seats: int, choose: random.Random) -> tuple[int, int]:
    movers = [seat for seat in range(seats) if (position.to_move() >> seat) & 1]
    seat = choose.choice(movers)
    return seat, choose.choice(list(position.moves(seat)))
