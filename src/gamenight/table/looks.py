"""What each chair has in a game before it begins: its colour or set, its token. Who takes the chair takes them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from gamenight.core.chance import Seeded
from gamenight.core.game import Game
from gamenight.core.position import NOBODY


class Look(NamedTuple):
    colour: str  # "red"; "" where the game gives its seats none
    piece: str  # "boat"


@lru_cache(maxsize=256)
def looks(game: Game[Any], seats: int, house: Any) -> tuple[Look, ...]:
    """Of each chair, as the game itself will show it: whatever luck does, that is the same."""
    scene = game.scene(game.begin(seats, house, Seeded(0)).view(NOBODY))
    tokens = {piece.seat: piece.face for piece in scene.pieces if piece.kind == "token"}
    return tuple(Look(seat.colour, tokens.get(seat.seat, "")) for seat in scene.seats)
