# compiled
"""The cards of Crazy Eights: the deal, the stock, and what everyone knows of where they went."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.position import NOBODY, Position, bit
from gamenight.games.crazy_eights.rules.public import (
    DEALT,
    DREW,
    EIGHT,
    EIGHTS,
    NO_CARD,
    SHUFFLED,
    TURNED,
    UNNAMED,
    Options,
    Public,
)
from gamenight.parts.bits import count, deal, each, has
from gamenight.parts.bits import draw as draw_one
from gamenight.parts.cards import PACK


class Stocked(Position):
    """Hands and stock are sets: nobody has put them in an order. `twice` holds second copies, with two packs."""

    def __init__(self, options: Options, public: Public, hands: vec[i64], stock: i64) -> None:
        self.options: Final = options
        self.public = public
        self.hands = hands
        self.stock = stock
        self.twice = vec[i64](capacity=8)
        self.stock_twice: i64 = 0
        self.fresh: i64 = NO_CARD  # the card just drawn, while its owner may still play it

    def two_packs(self) -> bool:
        return self.public.seats >= 9 or (self.options.two_packs and self.public.seats >= 6)  # 1.5, 1.6

    def bury(self) -> None:
        p = self.public
        one = bit(1, p.top)
        if p.spent & one != 0:
            p.spent_twice |= one
        else:
            p.spent |= one

    def leave_pool(self, seat: i64, one: i64) -> None:
        p = self.public
        pool: i64 = 0
        while pool < len(p.pools):
            if p.pools[pool] & one != 0:
                p.pools[pool] ^= one
                p.held[pool * p.seats + seat] -= 1
                return
            pool += 1

    def take(self, seat: i64, chance: Chance) -> i64:
        """A card moves from the stock to a hand; the discards become a new stock first if need be (4.3)."""
        p = self.public
        if self.stock == 0:
            self._reshuffle()
        if self.stock_twice == 0:
            card = draw_one(self.stock, chance)
            self.stock ^= bit(1, card)
        else:
            card = self.draw_of_two(chance)
        one = bit(1, card)
        if self.hands[seat] & one != 0:
            self.twice[seat] |= one
        else:
            self.hands[seat] |= one
        if len(p.pools) > 0:
            p.held[(len(p.pools) - 1) * p.seats + seat] += 1
        if self.journal is not None:
            self.journal.whisper(bit(1, seat), DREW, seat, card)
        return card

    def draw_of_two(self, chance: Chance) -> i64:
        """Every card of the stock is equally likely, second copies too. `stock` holds each that is there at all."""
        n = chance.pick(count(self.stock) + count(self.stock_twice))
        pile = self.stock if n < count(self.stock) else self.stock_twice
        card = each(pile)[n if n < count(self.stock) else n - count(self.stock)]
        one = bit(1, card)
        if self.stock_twice & one != 0:
            self.stock_twice ^= one
        else:
            self.stock ^= one
        return card

    def _reshuffle(self) -> None:
        p = self.public
        if self.journal is not None:
            self.journal.note(SHUFFLED, NOBODY, count(p.spent) + count(p.spent_twice))
        self.stock, self.stock_twice = p.spent, p.spent_twice
        p.forget_played_pools()
        seat: i64 = 0
        while seat < p.seats:
            p.lacks[seat] &= ~p.spent
            if not self.two_packs():
                p.held = append(p.held, 0)
            seat += 1
        if not self.two_packs():
            p.pools = append(p.pools, p.spent)
        p.spent, p.spent_twice = 0, 0

    def sizes(self) -> vec[i64]:
        """How many cards each seat holds."""
        found = vec[i64](capacity=8)
        seat: i64 = 0
        while seat < self.public.seats:
            found = append(found, count(self.hands[seat]) + count(self.twice[seat]))
            seat += 1
        return found

    def audit(self) -> None:
        p = self.public
        packs: i64 = 2 if self.two_packs() else 1
        card: i64 = 0
        while card < 52:
            found: i64 = ((p.spent >> card) & 1) + ((p.spent_twice >> card) & 1)
            found += ((self.stock >> card) & 1) + ((self.stock_twice >> card) & 1)
            if p.top == card:
                found += 1
            seat: i64 = 0
            while seat < p.seats:
                found += ((self.hands[seat] >> card) & 1) + ((self.twice[seat] >> card) & 1)
                seat += 1
            assert found == packs, f"card {card} is in {found} places, not {packs}"
            card += 1
        seat = 0
        while seat < p.seats:
            assert self.twice[seat] & ~self.hands[seat] == 0, "a second copy without a first"
            assert (self.hands[seat] | self.twice[seat]) & p.lacks[seat] == 0, (
                "a card the table knows is not there"
            )
            seat += 1


def deal_cards(position: Stocked, chance: Chance) -> None:
    """Hands, the first card of the pile, and the stock."""
    p = position.public
    size: i64 = 7 if p.seats == 2 else 5  # 1.2
    two = position.two_packs()
    position.stock = PACK
    position.stock_twice = PACK if two else 0
    position.hands = vec[i64](capacity=8)
    position.twice = vec[i64](capacity=8)
    seat: i64 = 0
    while seat < p.seats:
        p.lacks = append(p.lacks, 0)
        position.hands = append(position.hands, 0)
        position.twice = append(position.twice, 0)
        if two:
            n: i64 = 0
            while n < size:
                card = position.draw_of_two(chance)
                if has(position.hands[seat], card):
                    position.twice[seat] |= bit(1, card)
                else:
                    position.hands[seat] |= bit(1, card)
                n += 1
        else:
            hand = deal(position.stock, size, chance)
            position.hands[seat] = hand
            position.stock ^= hand
        seat += 1
    if position.journal is not None:
        position.journal.note(DEALT, p.dealer, size)
    _turn_first(position, chance)


def _turn_first(position: Stocked, chance: Chance) -> None:
    p = position.public
    eights: i64 = 0 if position.options.dealer_names else EIGHTS
    aside = position.stock & eights  # 1.3: an eight is put back and another card turned
    aside_twice = position.stock_twice & eights
    position.stock ^= aside
    position.stock_twice ^= aside_twice
    p.top = position.draw_of_two(chance)
    position.stock |= aside
    position.stock_twice |= aside_twice
    p.suit = p.top // 13
    if position.journal is not None:
        position.journal.note(TURNED, NOBODY, p.top)
    if p.top % 13 == EIGHT:  # 1.4
        p.suit = UNNAMED
        p.turn = p.dealer
        p.drawn = True  # marks that naming does not use up the dealer's turn
