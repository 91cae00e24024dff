# compiled
"""Decks of cards that come in copies. A card is its kind; copies of a kind are alike.

A deck nobody has ordered is how many of each kind it holds. Cards returned to the bottom are a known queue: they come
up in that order once the rest is used up.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.position import bit
from gamenight.parts.unseen import FINE, choose

TRIES: Final = 60  # plain deals tried before all that fit are counted


def total(copies: vec[i64]) -> i64:
    """How many cards there are, all kinds together."""
    found: i64 = 0
    for n in copies:
        found += n
    return found


def draw_kind(copies: vec[i64], cards: i64, chance: Chance) -> i64:
    """The kind of one card at random, every card equally likely; there are `cards` of them. It is not taken out."""
    skip = chance.pick(cards)
    kind: i64 = 0
    while skip >= copies[kind]:
        skip -= copies[kind]
        kind += 1
    return kind


def none_of(kinds: i64) -> vec[i64]:
    """No cards of any of this many kinds."""
    copies = vec[i64](capacity=16)
    while len(copies) < kinds:
        copies = append(copies, 0)
    return copies


@final
class Deck:
    """A shuffled deck. `rest` counts the cards not seen since the shuffle, `queue` holds those put under them."""

    def __init__(self, copies: vec[i64]) -> None:
        self.rest = copies[:]
        self.unseen: i64 = total(copies)  # cards in `rest`
        self.queue = none_of(self.unseen)  # a ring: `queued` cards from `head` on
        self.head: i64 = 0
        self.queued: i64 = 0

    def copy(self) -> Deck:
        new = Deck(vec[i64]())
        new.rest = self.rest[:]
        new.unseen, new.head, new.queued = self.unseen, self.head, self.queued
        new.queue = self.queue[:]
        return new

    def size(self) -> i64:
        return self.unseen + self.queued

    def draw(self, chance: Chance) -> i64:
        """Take the top card of a deck that is not empty."""
        if self.unseen > 0:
            kind = draw_kind(self.rest, self.unseen, chance)
            self.rest[kind] -= 1
            self.unseen -= 1
            return kind
        kind = self.queue[self.head]
        self.queue[self.head] = 0  # what lay there is no longer a fact
        self.head = (self.head + 1) % len(self.queue)
        self.queued -= 1
        return kind

    def put_under(self, kind: i64) -> None:
        """Return a card to the bottom."""
        self.queue[(self.head + self.queued) % len(self.queue)] = kind
        self.queued += 1

    def under(self) -> vec[i64]:
        """The cards whose order is known, the next to come up first."""
        found = vec[i64](capacity=16)
        n: i64 = 0
        while n < self.queued:
            found = append(found, self.queue[(self.head + n) % len(self.queue)])
            n += 1
        return found

    def holds(self, kind: i64) -> i64:
        """How many copies of a kind lie in the deck."""
        found = self.rest[kind]
        for card in self.under():
            if card == kind:
                found += 1
        return found


def deal_copies(copies: vec[i64], sizes: vec[i64], barred: vec[i64], chance: Chance) -> vec[i64]:
    """All cards dealt to places: `sizes[i]` to place i, none of a kind in `barred[i]`. Place by place, kind by kind.

    All deals of the single cards that fit are equally likely. There must be one, and `sizes` must add up.
    """
    bound: i64 = 0
    place: i64 = 0
    for bar in barred:
        if sizes[place] > 0:
            bound |= bar
        place += 1
    kind: i64 = 0
    for n in copies:
        if n == 0 and (bound >> kind) & 1:
            bound ^= bit(1, kind)
        kind += 1
    tries: i64 = 0
    while tries < TRIES:
        dealt = _deal_blind(copies, sizes, chance)
        if bound == 0 or _fits(dealt, len(copies), barred):
            return dealt
        tries += 1
    return _deal_counted(copies, sizes, barred, bound, chance)


def _deal_blind(copies: vec[i64], sizes: vec[i64], chance: Chance) -> vec[i64]:
    left = copies[:]
    cards = total(left)
    dealt = none_of(len(sizes) * len(copies))
    at: i64 = 0
    for size in sizes:
        n: i64 = 0
        while n < size:
            kind = draw_kind(left, cards, chance)
            left[kind] -= 1
            cards -= 1
            dealt[at + kind] += 1
            n += 1
        at += len(copies)
    return dealt


def _fits(dealt: vec[i64], kinds: i64, barred: vec[i64]) -> bool:
    at: i64 = 0
    for bar in barred:
        kind: i64 = 0
        while kind < kinds:
            if dealt[at + kind] > 0 and (bar >> kind) & 1:
                return False
            kind += 1
        at += kinds
    return True


def _deal_counted(
    copies: vec[i64], sizes: vec[i64], barred: vec[i64], bound: i64, chance: Chance
) -> vec[i64]:
    """Kinds that are barred somewhere first, each split as often as there are deals that have it so; then the rest."""
    counter = _Splits(copies, barred, bound)
    room, left = sizes[:], copies[:]
    dealt = none_of(len(sizes) * len(copies))
    for kind in counter.kinds:
        place: i64 = 0
        while place < len(sizes):
            n = counter.split(kind, place, left[kind], room, chance)
            dealt[place * len(copies) + kind] += n
            left[kind] -= n
            room[place] -= n
            place += 1
    rest = _deal_blind(left, room, chance)
    at: i64 = 0
    while at < len(dealt):
        dealt[at] += rest[at]
        at += 1
    return dealt


@final
class _Splits:
    """Counts deals. A memory holds what has been counted: by kind, place, how many are left, and the room."""

    def __init__(self, copies: vec[i64], barred: vec[i64], bound: i64) -> None:
        self.copies: Final = copies
        self.barred: Final = barred
        self.kinds = vec[i64](capacity=16)
        kind: i64 = 0
        while kind < len(copies):
            if (bound >> kind) & 1:
                self.kinds = append(self.kinds, kind)
            kind += 1
        self.memory: Final[dict[tuple[int, ...], float]] = {}

    def ways(self, kind: i64, place: i64, left: i64, room: vec[i64]) -> float:
        """How many deals there are of `left` cards of a kind to this place and later ones, and of all later kinds."""
        if place == len(room):
            if left > 0:
                return 0.0
            following = self._after(kind)
            return (
                _free_ways(room) if following < 0 else self.ways(following, 0, self.copies[following], room)
            )
        key = (kind, place, left, *room)
        found = self.memory.get(key)
        if found is not None:
            return found
        added: float = 0.0
        n: i64 = 0
        while n <= self._most(kind, place, left, room):
            added += self._weight(kind, place, left, n, room)
            n += 1
        self.memory[key] = added
        return added

    def _weight(self, kind: i64, place: i64, left: i64, n: i64, room: vec[i64]) -> float:
        room[place] -= n
        weight = choose(left, n) * self.ways(kind, place + 1, left - n, room)
        room[place] += n
        return weight

    def _most(self, kind: i64, place: i64, left: i64, room: vec[i64]) -> i64:
        if (self.barred[place] >> kind) & 1:
            return 0
        return room[place] if room[place] < left else left

    def _after(self, kind: i64) -> i64:
        for each in self.kinds:
            if each > kind:
                return each
        return -1

    def split(self, kind: i64, place: i64, left: i64, room: vec[i64], chance: Chance) -> i64:
        """How many of a kind go to a place."""
        point = float(chance.pick(FINE)) / float(FINE) * self.ways(kind, place, left, room)
        last: i64 = 0
        n: i64 = 0
        while n <= self._most(kind, place, left, room):
            weight = self._weight(kind, place, left, n, room)
            if weight > 0.0:
                last = n
                if point < weight:
                    return n
                point -= weight
            n += 1
        return last


def _free_ways(room: vec[i64]) -> float:
    """How many deals there are of cards that may go anywhere and fill all the room."""
    ways: float = 1.0
    cards: i64 = 0
    for n in room:
        cards += n
        ways *= choose(cards, n)
    return ways
