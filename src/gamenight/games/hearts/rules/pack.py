# compiled
"""The pack of Hearts: which cards are in play, and how they are dealt. Numbers in comments are clauses of rules.md."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.position import bit
from gamenight.games.hearts.rules.public import STRIPPED, Options, Public
from gamenight.parts.bits import count
from gamenight.parts.cards import PACK


def pack_for(seats: i64, options: Options) -> i64:
    """The cards in play (1.1, 1.2)."""
    if options.widow != STRIPPED:
        return PACK
    if seats == 3:
        return PACK & ~bit(1, 13)
    if seats == 5:
        return PACK & ~(bit(1, 13) | 1)
    if seats == 6:
        return PACK & ~(bit(3, 13) | bit(1, 39) | 1)
    return PACK


def low_clubs(p: Public, options: Options) -> i64:
    """The clubs below the one that opened: everyone knows that they lie in the widow."""
    return pack_for(p.seats, options) & (bit(1, p.opening) - 1) if p.opening >= 0 else 0


def deal_out(cards: i64, size: i64, hands: vec[i64], chance: Chance) -> i64:
    """Each card goes to one of the places still free in a hand or in the widow, which is returned."""
    room: i64 = 0  # free places, a byte a hand
    seat: i64 = 0
    while seat < len(hands):
        room |= size << (8 * seat)
        seat += 1
    places = count(cards)
    widow: i64 = 0
    while cards != 0:
        one = cards & -cards
        cards ^= one
        place = chance.pick(places)
        places -= 1
        seat = 0
        free = room
        while free != 0 and place >= free & 255:
            place -= free & 255
            free >>= 8
            seat += 1
        if free == 0:
            widow |= one
        else:
            hands[seat] |= one
            room -= bit(1, 8 * seat)
    return widow
