# compiled
"""The end of the play of a deal, counted out: with one card left to them, the opponent has nothing to choose."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from gamenight.core.chance import Seeded
from gamenight.core.position import WIN, bit
from gamenight.games.cribbage.rules.position import Cribbage, CribbageView
from gamenight.games.cribbage.rules.public import GO, NO_CARD, PLAY
from gamenight.parts.bits import count, each
from gamenight.parts.cards import PACK

MILLION: Final[i64] = 1_000_000
FEW: Final[i64] = 2  # own cards, so that after one of them nothing is left to choose either


def can_be_counted_out(view: CribbageView) -> bool:
    """Whether only the opponent's last card is unknown, as far as the play goes."""
    p = view.public
    if p.seats != 2 or p.phase != PLAY or len(view.moves) < 2 or count(view.hand) > FEW:
        return False
    return view.moves[len(view.moves) - 1] < GO and p.left(1 - view.seat) <= 1


def tables(view: CribbageView) -> list[Cribbage]:
    """One for each card that the opponent may hold, all equally likely; what lies in the crib is drawn for each."""
    p = view.public
    other = 1 - view.seat
    unseen = PACK & ~(view.hand | view.tossed | p.laid[0] | p.laid[1])
    if p.starter != NO_CARD:
        unseen &= ~bit(1, p.starter)
    found: list[Cribbage] = []
    if p.left(other) == 0:
        found.append(_table(view, unseen, 0))
        return found
    for card in each(unseen & ~p.lacks[other]):
        found.append(_table(view, unseen, bit(1, card)))
    return found


def _table(view: CribbageView, unseen: i64, theirs: i64) -> Cribbage:
    world = Cribbage(view.options, view.public.copy())
    chance = Seeded(theirs)
    rest = unseen & ~theirs
    tossed: i64 = 0
    while count(tossed) < 2:
        cards = each(rest & ~tossed)
        tossed |= bit(1, cards[chance.pick(len(cards))])
    seat: i64 = 0
    while seat < 2:
        mine = seat == view.seat
        world.hands = append(world.hands, view.hand if mine else theirs)
        world.tossed = append(world.tossed, view.tossed if mine else tossed)
        seat += 1
    return world


def play_out(world: Cribbage, deals: i64) -> None:
    """To the end of the deal: nobody has anything to choose in the play, and the count is said by itself."""
    chance = Seeded(0)
    while world.to_move() != 0 and world.public.deals == deals and world.public.phase == PLAY:
        seat = world.public.turn
        world.play(seat, world.moves(seat)[0], chance)


def stake(total: i64, tables: i64) -> i64:
    """Payoffs of so many tables as millionths of the win."""
    return total * (MILLION // WIN) // tables
