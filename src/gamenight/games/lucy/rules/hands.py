# compiled
"""Who holds which characters in I Love Lucy, and what everyone learns of it. Comments cite rules.md."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.journal import Journal
from gamenight.core.position import bit
from gamenight.games.lucy.rules.board import ENTRANCE, MAINS, NEEDED, complete, some
from gamenight.games.lucy.rules.known import Known
from gamenight.games.lucy.rules.public import COLLECTED, SAFE_NOW, Public


@final
class Hands:
    """`cards` are packed hands, `known` what each seat has learnt of the others."""

    def __init__(self, public: Public, cards: vec[i64], known: list[Known]) -> None:
        self.public: Final = public
        self.cards: Final = cards
        self.known: Final = known

    def copy(self, public: Public) -> Hands:
        return Hands(public, self.cards[:], [known.copy() for known in self.known])

    def qualifies(self, seat: i64) -> bool:
        """Enough money and all four main characters (3.1)."""
        return self.public.money[seat] >= NEEDED and complete(self.cards[seat])

    def move(self, giver: i64, taker: i64, character: i64, seen: bool, journal: Journal | None) -> None:
        """A card goes from hand to hand; the two know which, and everyone if it is `seen`."""
        p = self.public
        self.cards[giver] -= some(1, character)
        self.cards[taker] += some(1, character)
        p.sizes[giver] -= 1
        p.sizes[taker] += 1
        seat: i64 = 0
        for known in self.known:
            known.follow(giver, taker, character, seen or seat in (giver, taker))
            seat += 1
        p.known.follow(giver, taker, character, seen)
        if not seen or character < MAINS:
            p.short &= ~bit(1, taker)
        self.appraise(taker, journal)

    def collect(self, seat: i64, character: i64, journal: Journal | None) -> None:
        """A card from the bank."""
        p = self.public
        p.bank -= some(1, character)
        self.cards[seat] += some(1, character)
        p.sizes[seat] += 1
        p.known.gain(seat, character)
        for known in self.known:
            known.gain(seat, character)
        if character < MAINS:
            p.short &= ~bit(1, seat)
        if journal is not None:
            journal.note(COLLECTED, seat, character)

    def deny(self, seat: i64, character: i64) -> None:
        """A seat was asked for a character and has none (4.5)."""
        self.public.known.deny(seat, character)
        for known in self.known:
            known.deny(seat, character)

    def appraise(self, seat: i64, journal: Journal | None) -> None:
        """Whether someone at the entrance qualifies shows at once (3.4, 3.5)."""
        p = self.public
        if p.at[seat] != ENTRANCE or (p.safe >> seat) & 1 or p.money[seat] < NEEDED:
            return
        if not complete(self.cards[seat]):
            p.short |= bit(1, seat)
            return
        p.safe |= bit(1, seat)
        if journal is not None:
            journal.note(SAFE_NOW, seat)
        character: i64 = 0
        while character < MAINS:
            p.known.tie(seat, character)
            for known in self.known:
                known.tie(seat, character)
            character += 1
