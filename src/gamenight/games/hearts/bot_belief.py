# compiled
"""What the others' cards tell at Hearts: what was thrown off, and who ducked how.

What was passed to us tells nothing that could be measured: whoever passed it was passed cards as well.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gamenight.core.position import SURE, bit
from gamenight.games.hearts.bot_play import HIGH_SPADES
from gamenight.games.hearts.rules.position import Hearts, HeartsView
from gamenight.games.hearts.rules.public import PASSING, QUEEN, Public
from gamenight.parts import tricks
from gamenight.parts.bits import count
from gamenight.parts.cards import SPADES, suit_cards

KEPT_QUEEN: Final = 0.6  # chance that a seat out of a suit that was led did not throw the queen
KEPT_SPADE: Final = 0.8  # likewise a spade above her
KEPT_HIGH: Final = 0.35  # chance that a higher card was kept though the trick was lost
TOOK_LIGHTLY: Final = 0.5  # chance that a trick was taken though it could be ducked


def could_tell(view: HeartsView) -> bool:
    p = view.public
    return view.seat >= 0 and p.phase != PASSING and p.gone() != 0


def likelihood(view: HeartsView, world: Hearts) -> i64:
    p = view.public
    weight = 1.0
    queen_out = p.gone() & QUEEN == 0 and view.hand & QUEEN == 0
    seat: i64 = 0
    while seat < p.seats:
        if seat != view.seat and queen_out and p.tricks > 1 and p.lacks[seat] & ~suit_cards(SPADES) != 0:
            if world.hands[seat] & QUEEN != 0:
                weight *= KEPT_QUEEN
            elif world.hands[seat] & HIGH_SPADES != 0:
                weight *= KEPT_SPADE
        seat += 1
    weight *= _trick(view, world, p.trick) * _trick(view, world, p.last)
    return i64(weight * SURE)


def _trick(view: HeartsView, world: Hearts, trick: i64) -> float:
    """Cards that somebody held back in a trick, though a sensible player would have played them."""
    p = view.public
    n: i64 = tricks.size(trick)
    if n == 0 or (trick == p.last and p.tricks == 0):
        return 1.0
    weight = 1.0
    best: i64 = tricks.card_at(trick, 0)
    suit = suit_cards(best // 13)
    at: i64 = 1
    while at < n:
        card = tricks.card_at(trick, at)
        seat = tricks.seat_at(trick, at, p.seats)
        one = bit(1, card)
        if one & suit != 0:
            held = world.hands[seat] & suit
            if seat != view.seat and held != 0:
                weight *= _followed(p, held, card, best, at == p.seats - 1)
            if card > best:
                best = card
        at += 1
    return weight


def _followed(p: Public, held: i64, card: i64, best: i64, last: bool) -> float:
    """How likely a card was followed with, while these of its suit were held back."""
    below = held & (bit(1, best) - 1)
    if card < best:
        over = count(below & ~(bit(1, card) - 1))
        return KEPT_HIGH if over > 0 else 1.0
    if below != 0:
        return TOOK_LIGHTLY
    return KEPT_HIGH if last and held & ~(bit(1, card) - 1) != 0 else 1.0
