# compiled
"""Hearts: take no hearts, and not the queen of spades. Numbers in comments are clauses of rules.md."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.journal import GLANCE
from gamenight.core.position import View, bit
from gamenight.games.hearts.rules.deal import Dealt, deal_hands
from gamenight.games.hearts.rules.playable import playable, shown
from gamenight.games.hearts.rules.points import points_in, reason_for
from gamenight.games.hearts.rules.public import (
    ALL_CLUBS,
    ALL_HEARTS,
    BROKE,
    FIRST_POINTS,
    MOON_OTHERS,
    NO_SEAT,
    NOTHING,
    PASS,
    PLAYED,
    PLAYING,
    POINTS,
    QUEEN,
    SHOOTING,
    TOOK,
    TRICK,
    WIDOW,
    Options,
    Public,
    nothing,
)
from gamenight.parts import tricks
from gamenight.parts.bits import each


@final
class HeartsView(View):
    """What one seat knows: the table, its hand, the cards it passed on and was given, the widow if it won it."""

    def __init__(self, seat: i64, movers: i64, moves: vec[i64], position: Hearts, p: Public) -> None:
        super().__init__(seat, p.seats, movers, moves)
        self.options: Final = position.options
        self.public: Final = p
        none: i64 = 0  # a literal in these expressions would make objects of numbers
        self.hand: Final[i64] = position.hands[seat] if seat >= 0 else none
        self.passed: Final[i64] = position.passed[seat] if seat >= 0 else none  # or chosen so far
        self.received: Final[i64] = position.received(seat) if seat >= 0 else none
        self.widow: Final[i64] = position.widow if seat >= 0 and seat == p.widow_taker else none


@final
class Hearts(Dealt):
    """A match in progress: the tricks of a hand."""

    def to_move(self) -> i64:
        if self.public.showing != NOTHING:
            return 0
        return self.public.movers

    def moves(self, seat: i64) -> vec[i64]:
        p = self.public
        if seat < 0 or p.showing != NOTHING or (p.movers >> seat) & 1 == 0:
            return vec[i64]()
        if p.phase == PLAYING:
            return each(playable(p, self.options, self.hands[seat]))
        if p.phase == SHOOTING:
            return vec[i64]([MOON_OTHERS, MOON_OTHERS + 1])  # 6.5
        found = vec[i64](capacity=16)
        for card in each(self.hands[seat] & ~self.passed[seat]):
            found = append(found, PASS + card)
        return found

    def play(self, seat: i64, move: i64, chance: Chance) -> None:
        if move < PASS:
            self._lay(seat, move, chance)
        elif move < MOON_OTHERS:
            self.choose(seat, bit(1, move - PASS))
        else:
            self.score(seat, move == MOON_OTHERS, chance)

    def _lay(self, seat: i64, card: i64, chance: Chance) -> None:
        """A card goes to the trick."""
        p = self.public
        one = bit(1, card)
        self.hands[seat] ^= one
        p.played[seat] |= one
        if p.tricks == 0 or not p.broken:
            p.lacks[seat] |= shown(p, self.options, card)
        elif one & p.led == 0:
            p.lacks[seat] |= p.led  # 4.2; led is empty at a lead
        if self.journal is not None:
            self.journal.note(PLAYED, seat, card, 1 if p.trick == tricks.EMPTY else 0)
        if not p.broken and one & POINTS != 0:
            self._break(seat, one)
        if p.trick == tricks.EMPTY:
            p.trick = tricks.lead(seat, card)
            p.led = bit(ALL_CLUBS, card // 13 * 13)
            p.best, p.taker = card, seat
        else:
            p.trick = tricks.follow(p.trick, card)
            if one & p.led != 0 and card > p.best:  # 4.4
                p.best, p.taker = card, seat
        if tricks.size(p.trick) == p.seats:
            self._gather(chance)
        else:
            p.turn = seat + 1
            if p.turn == p.seats:
                p.turn = 0
            p.movers = bit(1, p.turn)

    def _break(self, seat: i64, one: i64) -> None:
        """Perhaps the card breaks hearts: a heart out of suit does (5.1), others by house rule."""
        p = self.public
        if one == QUEEN:
            breaks = self.options.queen_breaks  # 5.4
        elif p.trick == tricks.EMPTY:
            breaks = self.options.lead_breaks  # 5.3
        else:
            breaks = p.led != ALL_HEARTS
        if breaks:
            p.broken = True
            if self.journal is not None:
                self.journal.note(BROKE, seat)

    def _gather(self, chance: Chance) -> None:
        """The highest card of the suit led takes the trick, and leads the next (4.4)."""
        p = self.public
        taker = p.taker
        cards = tricks.cards(p.trick)
        if self.journal is not None:
            points, reason = points_in(cards, self.options), reason_for(cards, self.options)
            self.journal.note(TOOK, taker, p.best, points, reason)
            self.show(TRICK, GLANCE)
        p.taken[taker] |= cards
        p.last, p.last_taker = p.trick, taker
        p.trick, p.led = tricks.EMPTY, 0
        p.tricks += 1
        if self.widow != 0 and p.widow_taker == NO_SEAT:
            self._take_widow(taker, cards)
        p.turn = taker
        p.movers = bit(1, taker)
        if p.tricks == p.size:
            self.finish(chance)

    def _take_widow(self, taker: i64, cards: i64) -> None:
        """The widow goes with the first trick, or with the first that holds points (1.3)."""
        if self.options.widow == FIRST_POINTS and cards & POINTS == 0:
            return
        self.public.widow_taker = taker
        if self.journal is not None:
            self.journal.whisper(bit(1, taker), WIDOW, taker, self.widow)

    def copy(self) -> Hearts:
        return Hearts(self.options, self.public.copy(), self.hands[:], self.passed[:], self.widow)

    def view(self, seat: i64) -> HeartsView:
        return HeartsView(seat, self.to_move(), self.moves(seat), self, self.public.copy())

    def glance(self, seat: i64) -> HeartsView:
        return HeartsView(seat, self.to_move(), self.moves(seat), self, self.public)


def start(seats: int, options: Options, chance: Chance) -> Hearts:
    public = Public(seats, nothing(seats), chance.pick(seats), 0)  # 1.6
    position = Hearts(options, public, vec[i64](), vec[i64](), 0)
    deal_hands(position, chance)
    return position
