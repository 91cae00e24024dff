"""The best play from a view, move by move, in games of two sides with nothing hidden."""

from __future__ import annotations

from typing import Any, NamedTuple

from gamenight.bots.bot import NODES, check_asked, promised
from gamenight.bots.net_use import duel_of
from gamenight.bots.search_duel import DuelSearch
from gamenight.core.game import Game
from gamenight.core.position import View

PLAYOUTS = 1000
LONGEST = 12  # moves


class BestLine(NamedTuple):
    """What both sides should play from here, and what that comes to for whoever is to move."""

    moves: tuple[int, ...]
    lead: int  # in hundredths of the least piece; near 30,000 where the game is decided
    share: float  # of the win, 0 to 1
    depth: int  # moves that were looked ahead


def best_line(
    game: Game[Any], view: View, *, playouts: int = PLAYOUTS, seed: int = 1, longest: int = LONGEST
) -> BestLine | None:
    """The best line from a view; None in other games, or where the seat of the view has nothing to choose."""
    check_asked(game, view, None, playouts, seed)
    duel = duel_of(game, view)
    if duel is None:
        return None
    search = DuelSearch(duel, game.move_limit, seed)
    search.think(NODES * playouts, 0.0, 0, False, None)
    lead = search.values[0]
    return BestLine(tuple(search.line(search.best(), longest)), lead, promised(lead), search.depth)
