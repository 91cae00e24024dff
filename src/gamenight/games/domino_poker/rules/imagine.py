# compiled
"""Tables of Domino Poker that a view cannot tell from the true one."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.games.domino_poker.rules.hands import PACK
from gamenight.games.domino_poker.rules.position import DominoPoker, PokerView
from gamenight.parts.bits import deal, has


def imagine(view: PokerView, chance: Chance) -> DominoPoker:
    """Tiles that this seat does not hold may be anywhere they were dealt to."""
    p = view.public
    world = DominoPoker(view.options, p.copy())
    unseen = PACK & ~view.hand
    seat: i64 = 0
    while seat < p.seats:
        hand: i64 = 0
        if seat == view.seat:
            hand = view.hand
        elif p.over:
            hand = p.shown[seat]
        elif has(p.dealt, seat):
            hand = deal(unseen, 5, chance)
        world.tiles = append(world.tiles, hand)
        unseen &= ~hand
        seat += 1
    world.unused = unseen
    return world
