# compiled
"""The cards of Sorry!: pile, discards and hands, and what everyone knows of hands. Comments cite rules.md."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.position import NOBODY, Position, bit
from gamenight.games.sorry.rules.moves import CARDS, COPIES, KINDS, NO_CARD
from gamenight.games.sorry.rules.public import DREW, SHUFFLED, Options, Public
from gamenight.parts.decks import draw_kind, none_of


class Hands(Position):
    """The pile has no order: it is how many of each kind it holds. Hands are empty unless played for points."""

    def __init__(self, options: Options, public: Public) -> None:
        self.options: Final = options
        self.public = public
        self.pile = COPIES[:]
        self.piled: i64 = CARDS
        self.hands = vec[i64]()  # seat by seat, how many of each kind
        self.sizes = none_of(public.seats)
        # What each seat knows since a shuffle: so many of each kind, at least, are in the other hands.
        self.floors = vec[i64]()

    def _part_with(self, seat: i64, kind: i64) -> None:
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

    def _discard(self, kind: i64) -> None:
        p = self.public
        p.discards[kind] += 1
        p.top = kind
        p.card = NO_CARD
        p.laid += 1

    def _draw(self, chance: Chance) -> i64:
        """Take a card from the pile, made anew from the discards if need be (2.6)."""
        if self.piled == 0:
            self._reshuffle()
        kind = draw_kind(self.pile, self.piled, chance)
        self.pile[kind] -= 1
        self.piled -= 1
        return kind

    def _reshuffle(self) -> None:
        """The discards become the pile, so everyone knows what is in it, and so what all hands hold together."""
        p = self.public
        self.pile = p.discards
        p.discards = none_of(KINDS)
        p.top = NO_CARD
        kind: i64 = 0
        while kind < KINDS:
            self.piled += self.pile[kind]
            if self.options.points:
                in_hands = COPIES[kind] - self.pile[kind]
                p.floors[kind] = in_hands
                seat: i64 = 0
                while seat < p.seats:
                    at = seat * KINDS + kind
                    self.floors[at] = in_hands - self.hands[at]
                    seat += 1
            kind += 1
        if self.journal is not None:
            self.journal.note(SHUFFLED, NOBODY, self.piled)

    def _draw_to_hand(self, seat: i64, chance: Chance) -> None:
        kind = self._draw(chance)
        self.hands[seat * KINDS + kind] += 1
        self.sizes[seat] += 1
        if self.journal is not None:
            self.journal.whisper(bit(1, seat), DREW, seat, kind)
