# compiled
"""What one observer knows of the hands that they cannot see.

Cards are in pools. A pool is a heap of cards of which it is known what they are and how many of them each seat holds,
and nothing more; so a seat's cards that are known for sure are a pool of its own. A card that moves unseen from a seat
to another ties the giver's pools together: any card of them may have moved. That forgets how the pools were divided,
and keeps what is left true. Beside that stands which characters a seat is known to lack.

All deals that agree with the pools and the lacks are taken as equally likely.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.position import bit
from gamenight.games.lucy.rules.board import CHARACTERS, FIELD, MASK, held, some
from gamenight.parts.decks import none_of

SEATS: Final = 4
POOLS: Final = 12  # 0 to 3 are each seat's sure cards, the others are mixed
BITS: Final = 8  # of a pool's packed `who`: how many cards of it each seat holds
COUNT: Final = 255
OUTSIDER: Final = -1


def share_of(who: i64, seat: i64) -> i64:
    return (who >> (BITS * seat)) & COUNT


@final
class Known:
    """Pools, packed: what[p] counts the cards of each character, who[p] those of each seat. `own` is left out."""

    def __init__(self, own: i64) -> None:
        self.own: Final = own
        self.what = none_of(POOLS)
        self.who = none_of(POOLS)
        self.lacks: i64 = 0  # eight bits a seat, one a character

    def copy(self) -> Known:
        new = Known(self.own)
        new.what = self.what[:]
        new.who = self.who[:]
        new.lacks = self.lacks
        return new

    def begin(self, seats: i64, hand: i64, size: i64) -> None:
        """Everyone begins with the same hand, and knows it."""
        seat: i64 = 0
        while seat < seats:
            if seat != self.own:
                self.what[seat], self.who[seat] = hand, bit(size, BITS * seat)
            seat += 1

    def lacking(self, seat: i64) -> i64:
        """The characters that a seat is known not to hold, as a set."""
        return (self.lacks >> (BITS * seat)) & COUNT

    def gain(self, seat: i64, character: i64) -> None:
        """A seat gets a card that the observer knows."""
        if seat == self.own:
            return
        self.what[seat] += some(1, character)
        self.who[seat] += bit(1, BITS * seat)
        self.lacks &= ~bit(1, BITS * seat + character)

    def lose(self, seat: i64, character: i64) -> None:
        """A seat parts with a card that the observer knows.

        Cards of one character are alike, so a sure one goes first: that leaves exactly the hands that are possible.
        """
        if seat == self.own:
            return
        pool = seat
        if held(self.what[seat], character) == 0:
            pool = self._gather(seat, character)
        self.what[pool] -= some(1, character)
        self.who[pool] -= bit(1, BITS * seat)
        self._settle(pool)

    def follow(self, giver: i64, taker: i64, character: i64, seen: bool) -> None:
        """A card moved, and the observer has `seen` which or not."""
        if not seen:
            self.hide(giver, taker)
            return
        self.lose(giver, character)
        self.gain(taker, character)

    def _gather(self, seat: i64, character: i64) -> i64:
        """The mixed pool that a card of a seat comes from; if it may be one of several they become one."""
        found: i64 = -1
        pool: i64 = SEATS
        while pool < POOLS:
            if share_of(self.who[pool], seat) > 0 and held(self.what[pool], character) > 0:
                if found < 0:
                    found = pool
                else:
                    self._pour(pool, found)
            pool += 1
        return found

    def _pour(self, pool: i64, into: i64) -> None:
        self.what[into] += self.what[pool]
        self.who[into] += self.who[pool]
        self.what[pool], self.who[pool] = 0, 0

    def hide(self, giver: i64, taker: i64) -> None:
        """A card moved between two other seats, and the observer does not know which."""
        into: i64 = -1
        free: i64 = -1
        pool: i64 = SEATS
        while pool < POOLS:
            if share_of(self.who[pool], giver) > 0:
                if into < 0:
                    into = pool
                else:
                    self._pour(pool, into)
            elif self.who[pool] == 0 and free < 0:
                free = pool
            pool += 1
        if into < 0:
            into = free if free >= 0 else self._make_room()
        self._pour(giver, into)
        barred = self.lacking(giver) | _absent(self.what[into])
        self.lacks &= ~bit(COUNT & ~barred, BITS * taker)  # what came is nothing the giver lacked
        self.who[into] += bit(1, BITS * taker) - bit(1, BITS * giver)
        self._settle(into)

    def _make_room(self) -> i64:
        """So many mixed pools are hardly ever seen; two become one."""
        self._pour(POOLS - 1, POOLS - 2)
        return POOLS - 1

    def _settle(self, pool: i64) -> None:
        """A mixed pool that only one seat holds, or of only one character, is sure: it goes to its holders."""
        if pool < SEATS:
            return
        what, who = self.what[pool], self.who[pool]
        character = _only(what)
        seat: i64 = 0
        while seat < SEATS:
            n = share_of(who, seat)
            if n > 0 and character >= 0:
                self.what[seat] += some(n, character)
                self.who[seat] += bit(n, BITS * seat)
            elif n > 0 and who == bit(n, BITS * seat):
                self._pour(pool, seat)
                return
            seat += 1
        if character >= 0:
            self.what[pool], self.who[pool] = 0, 0

    def deny(self, seat: i64, character: i64) -> None:
        """A seat was asked for a character and has none."""
        if seat != self.own:
            self.lacks |= bit(1, BITS * seat + character)

    def tie(self, seat: i64, character: i64) -> None:
        """A seat has shown that it holds a character: one of its cards is sure to be that."""
        if seat != self.own and held(self.what[seat], character) == 0:
            self.lose(seat, character)
            self.gain(seat, character)


def _absent(what: i64) -> i64:
    """The characters of which a packed heap has none, as a set."""
    found: i64 = 0
    character: i64 = 0
    while character < CHARACTERS:
        if what & MASK == 0:
            found |= bit(1, character)
        what >>= FIELD
        character += 1
    return found


def _only(what: i64) -> i64:
    """The character of a heap that has only one; -1 if it has several or none."""
    found: i64 = -1
    character: i64 = 0
    while character < CHARACTERS:
        if what & MASK != 0:
            if found >= 0:
                return -1
            found = character
        what >>= FIELD
        character += 1
    return found


def veiled(own: i64, seats: i64, hands: vec[i64], sizes: vec[i64]) -> Known:
    """The least that anyone knows who sees their own hand: what all the others hold together."""
    known = Known(own)
    seat: i64 = 0
    while seat < seats:
        if seat != own:
            known.what[SEATS] += hands[seat]
            known.who[SEATS] += bit(sizes[seat], BITS * seat)
        seat += 1
    known._settle(SEATS)
    return known
