# compiled
"""The cards of Sorry!: pile, discards and hands, and what everyone knows of hands. Comments cite rules.md."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.journal import Journal
from gamenight.core.position import NOBODY, bit
from gamenight.games.sorry.rules.moves import CARDS, COPIES, KINDS, NO_CARD
from gamenight.games.sorry.rules.public import DREW, HAND, SHUFFLED, Public
from gamenight.parts.decks import draw_kind, none_of


@final
class Cards:
    """The pile has no order: it is how many of each kind it holds. There are hands only when points are played for."""

    def __init__(self, public: Public) -> None:
        self.public: Final = public
        self.pile = COPIES[:]
        self.piled: i64 = CARDS
        self.sizes = none_of(public.seats)
        self.hands = vec[i64]()  # seat by seat, how many of each kind
        # What each seat knows since a shuffle: so many of each kind, at least, are in the other hands.
        self.floors = vec[i64]()

    def copy(self, public: Public) -> Cards:
        new = Cards(public)
        new.pile, new.piled = self.pile[:], self.piled
        new.hands, new.sizes, new.floors = self.hands[:], self.sizes[:], self.floors[:]
        return new

    def deal(self, chance: Chance, journal: Journal | None) -> None:
        """Hands of five cards (8.1)."""
        seats = self.public.seats
        self.hands, self.floors = none_of(seats * KINDS), none_of(seats * KINDS)
        seat: i64 = 0
        while seat < seats:
            while self.sizes[seat] < HAND:
                self.draw_to_hand(seat, chance, journal)
            seat += 1

    def held(self, seat: i64) -> i64:
        """The kinds of card in a hand, as a set."""
        found: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            if self.hands[seat * KINDS + kind] > 0:
                found |= bit(1, kind)
            kind += 1
        return found

    def part_with(self, seat: i64, kind: i64) -> None:
        """A card leaves a hand, and what is known of hands goes with it.

        The cards of `bound` are no longer told from the rest once one of a kind that both may be is gone: it counts as
        one of them, which leaves exactly the hands that are still possible.
        """
        p = self.public
        self.hands[seat * KINDS + kind] -= 1
        self.sizes[seat] -= 1
        if p.bound[seat] > 0 and (p.lacks[seat] >> kind) & 1 == 0:
            p.bound[seat] -= 1
            if p.bound[seat] == 0:
                p.lacks[seat] = 0
        if p.floors[kind] > 0:
            p.floors[kind] -= 1
        other: i64 = 0
        while other < p.seats:
            at = other * KINDS + kind
            if other != seat and self.floors[at] > 0:
                self.floors[at] -= 1
            other += 1

    def discard(self, kind: i64) -> None:
        p = self.public
        p.discards[kind] += 1
        p.top, p.card = kind, NO_CARD
        p.laid += 1

    def draw(self, chance: Chance, journal: Journal | None) -> i64:
        """Take a card from the pile, made anew from the discards if need be (2.6)."""
        if self.piled == 0:
            self._reshuffle()
            if journal is not None:
                journal.note(SHUFFLED, NOBODY, self.piled)
        kind = draw_kind(self.pile, self.piled, chance)
        self.pile[kind] -= 1
        self.piled -= 1
        return kind

    def _reshuffle(self) -> None:
        """The discards become the pile, so everyone knows what is in it, and so what all hands hold together."""
        p = self.public
        self.pile = p.discards
        p.discards, p.top = none_of(KINDS), NO_CARD
        kind: i64 = 0
        while kind < KINDS:
            self.piled += self.pile[kind]
            if len(self.hands) > 0:
                self._count_hands(kind, COPIES[kind] - self.pile[kind])
            kind += 1

    def _count_hands(self, kind: i64, in_hands: i64) -> None:
        self.public.floors[kind] = in_hands
        at = kind
        while at < len(self.hands):
            self.floors[at] = in_hands - self.hands[at]
            at += KINDS

    def draw_to_hand(self, seat: i64, chance: Chance, journal: Journal | None) -> None:
        kind = self.draw(chance, journal)
        self.hands[seat * KINDS + kind] += 1
        self.sizes[seat] += 1
        if journal is not None:
            journal.whisper(bit(1, seat), DREW, seat, kind)
