"""Positions that games of a board begin with, so that no two pairs of them are the same: some moves made at random."""

from __future__ import annotations

from functools import lru_cache

import gamenight
from gamenight.bots.bot import Budget, thoughts
from gamenight.bots.net_use import NONE
from gamenight.core.chance import Seeded
from gamenight.core.position import first
from gamenight.games.chess.fen import write_fen
from gamenight.games.chess.rules.position import Chess

EVEN = 0.14  # how far a side's share of the win may be from a half, as a short search sees it: a pawn
LOOK = 30  # playouts of it
SPREAD = 1_000_003


@lru_cache(maxsize=64)
def balanced(name: str, moves: int, seed: int, deal: int) -> str:
    """A position as text, after so many moves, in which both sides stand about equally well."""
    game, chance = gamenight.game(name), Seeded(seed * SPREAD + deal)
    while True:
        position = game.start(2, seed=0)
        for _ in range(moves):
            if position.to_move():
                seat = first(position.to_move())
                legal = position.moves(seat)
                position.play(seat, legal[chance.pick(len(legal))], chance)
        if position.to_move():
            view = position.view(first(position.to_move()))
            best = thoughts(game, view, Budget(playouts=LOOK, net=NONE), 1, None)[0]
            if abs(best.share - 0.5) < EVEN:
                assert isinstance(position, Chess)
                return write_fen(position.public.board)
