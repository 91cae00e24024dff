# compiled
"""Quick play against quick play, without any thinking: which of two judgements has the better rules of thumb."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.position import Judgement, Position, first


def play_out(position: Position, players: list[Judgement], chance: Chance, most: i64) -> i64:
    """A game between judgements, one a seat, each choosing at a glance; how many moves it took."""
    played: i64 = 0
    while played < most:
        movers = position.to_move()
        if movers == 0:
            return played
        seat = first(movers)
        moves: vec[i64] = position.moves(seat)
        move = moves[0] if len(moves) == 1 else players[seat].choose(position, seat, moves, chance)
        position.play(seat, move, chance)
        played += 1
    return played
