"""The rules of Sample: what there is, who may do what, how it ends. No words, no pictures."""

from __future__ import annotations

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.journal import HIDDEN
from gamenight.core.options import flag
from gamenight.core.position import Position, View, best, fewest, share
from gamenight.parts.bits import draw

KEEP, SWAP = 0, 1  # the moves
MOVES = 2  # how many there are
PACK = 0b1111110  # the cards 1 to 6, as a bit set
DECIDED, SWAPPED, SHOWED = 0, 1, 2  # what the journal notes


@dataclass(frozen=True)
class Options:
    low: bool = flag(False, "1.4")


class SampleView(View):
    """What a seat knows: its card, who has decided, and once all have, every card."""

    def __init__(self, seat: int, position: Sample) -> None:
        super().__init__(seat, len(position.cards), position.to_move(), position.moves(seat))
        over = position.waiting == 0
        self.options = position.options
        self.cards = [card if over or at == seat else HIDDEN for at, card in enumerate(position.cards)]
        self.given = [
            (at, card) for at, card in position.given if over or at == seat
        ]  # who swapped which card
        self.waiting = position.waiting  # the seats that have not decided, as a bit set


class Sample(Position):
    """A game in progress."""

    def __init__(self, options: Options, cards: list[int], waiting: int) -> None:
        self.options = options
        self.cards = cards  # each seat's
        self.waiting = waiting
        self.given: list[tuple[int, int]] = []  # who swapped, and which card they gave up

    def rest(self) -> int:
        """The cards that nobody has held."""
        held = [*self.cards, *(card for _, card in self.given)]
        return PACK & ~sum(1 << card for card in held if card != HIDDEN)

    def to_move(self) -> int:
        return self.waiting

    def moves(self, seat: int) -> vec[i64]:
        return vec[i64]([KEEP, SWAP] if seat >= 0 and (self.waiting >> seat) & 1 else [])  # 1.2

    def play(self, seat: int, move: int, chance: Chance) -> None:
        self.waiting &= ~(1 << seat)
        if move == SWAP:
            old = self.cards[seat]
            self.cards[seat] = draw(self.rest(), chance)
            self.given.append((seat, old))
        if self.journal is not None:
            self._note(seat, move)

    def _note(self, seat: int, move: int) -> None:
        """What happened, as each seat may hear it."""
        assert self.journal is not None
        self.journal.note(DECIDED, seat)
        if move == SWAP:
            self.journal.whisper(1 << seat, SWAPPED, seat, self.cards[seat])
        if not self.waiting:  # 1.3
            for at, card in enumerate(self.cards):
                self.journal.note(SHOWED, at, card)

    def scores(self) -> vec[i64]:
        return vec[i64](self.cards)

    def payoffs(self) -> vec[i64]:
        winners = (fewest if self.options.low else best)(self.scores())  # 1.3, 1.4
        return share(0 if self.waiting else winners, len(self.cards))

    def copy(self) -> Sample:
        new = type(self)(self.options, self.cards[:], self.waiting)
        new.given = self.given[:]
        return new

    def view(self, seat: int) -> SampleView:
        return SampleView(seat, self)

    def audit(self) -> None:
        held = [*self.cards, *(card for _, card in self.given)]
        assert len(set(held)) == len(held), "a card is in two places"
        assert all(1 <= card <= 6 for card in held)


def start(seats: int, options: Options, chance: Chance) -> Sample:
    """Deal a card to each seat (1.1)."""
    cards: list[int] = []
    for _ in range(seats):
        cards.append(draw(PACK & ~sum(1 << card for card in cards), chance))
    return Sample(options, cards, (1 << seats) - 1)


def imagine(view: SampleView, chance: Chance) -> Sample:
    """A table that this view cannot tell from the true one: what is hidden is dealt anew."""
    world = Sample(view.options, [*view.cards], view.waiting)
    world.given = view.given[:]
    for seat, card in enumerate(view.cards):
        if card == HIDDEN:
            world.cards[seat] = draw(world.rest(), chance)
    return world
