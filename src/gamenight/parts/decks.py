"""Decks of cards that come in copies. A card is its kind; copies of a kind are alike.

A deck nobody has ordered is how many of each kind it holds. Cards returned to the bottom are a known queue: they come
up in that order once the rest is used up.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance


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
    """A shuffled deck. `rest` counts the cards that have not come up since the shuffle, `queue` holds those put under them."""

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
