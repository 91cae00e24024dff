# compiled
"""Rummy: draw, meld, lay off, discard, and be the first with no cards. Numbers in comments are clauses of rules.md."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.journal import RESULT
from gamenight.core.position import NOBODY, Position, View, best, bit, share
from gamenight.games.rummy.rules.moves import turn_moves
from gamenight.games.rummy.rules.public import (
    DEAL_OVER,
    DRAW,
    LAY,
    MELD,
    NO_CARD,
    NOTHING,
    SIZES,
    TAKE,
    Options,
    Public,
    audit,
    ends_void,
    first_card,
    worth,
)
from gamenight.parts.bits import count, deal, has, lowest
from gamenight.parts.bits import draw as draw_one
from gamenight.parts.cards import PACK
from gamenight.parts.melds import CARDS

# The journal: what happened, and what a and b say.
DEALT: Final = 0  # a: cards each, b: the number of the deal
TURNED: Final = 1  # a: the first card of the pile
DREW: Final = 2  # a: the card, for those who know it
TOOK: Final = 3  # a: the card
FLIPPED: Final = 4  # a: how many cards
MELDED: Final = 5  # a: the number of the meld
LAID_OFF: Final = 6  # a: the card, b: the first card of the meld, c: where
DISCARDED: Final = 7  # a: the card
WENT_OUT: Final = 8  # a: how
HELD: Final = 9  # a: the cards left in a hand, b: what they count
SCORED: Final = 10  # a: points, b: the new total, c: whether they count double
VOID: Final = 11
WON: Final = 12  # a: the total
LEVEL: Final = 13  # all deals are played and nobody leads alone

BY_MELD: Final = 0
BY_LAYING_OFF: Final = 1
BY_DISCARD: Final = 2


@final
class RummyView(View):
    """What one seat knows: the table, its own hand, how many cards the others and the stock hold."""

    def __init__(self, seat: i64, movers: i64, moves: vec[i64], position: Rummy) -> None:
        super().__init__(seat, position.public.seats, movers, moves)
        self.options: Final = position.options
        self.public: Final = position.public.copy()
        self.hand: Final[i64] = position.hands[seat] if seat >= 0 else 0
        self.fresh: Final[i64] = position.fresh if seat == position.public.turn else NO_CARD
        self.sizes: Final = position.sizes()
        self.stock: Final[i64] = count(position.stock) + position.public.ordered()

    def ends_void(self) -> bool:
        return ends_void(self.public, self.options, self.sizes)


@final
class Rummy(Position):
    """Hands and stock are sets: nobody has put them in an order. A stock that was turned over is a public queue."""

    def __init__(self, options: Options, public: Public, hands: vec[i64], stock: i64) -> None:
        self.options: Final = options
        self.public = public
        self.hands = hands
        self.stock = stock
        self.fresh: i64 = NO_CARD  # what the seat to move drew in this turn

    def to_move(self) -> i64:
        p = self.public
        if p.over or p.showing != NOTHING:
            return 0
        return bit(1, p.turn)

    def moves(self, seat: i64) -> vec[i64]:
        p = self.public
        found = vec[i64](capacity=16)
        if p.over or seat != p.turn or p.showing != NOTHING:
            return found
        if not p.drawn:
            return append(append(found, DRAW), TAKE)  # 2.2
        return turn_moves(p, self.options, self.hands[seat])

    def play(self, seat: i64, move: i64, chance: Chance) -> None:
        if move < DRAW:
            self._discard(seat, move, chance)
        elif move == DRAW:
            self._draw(seat, chance)
        elif move == TAKE:
            self._take(seat)
        elif move < MELD:
            self._lay_off(seat, (move - LAY) >> 2, (move - LAY) & 3, chance)
        else:
            self._meld(seat, move - MELD, chance)

    def _draw(self, seat: i64, chance: Chance) -> None:
        p = self.public
        if self.stock == 0 and p.ordered() == 0:
            if ends_void(p, self.options, self.sizes()):
                self._void(chance)
                return
            self._turn_over()
        if self.stock != 0:
            card = draw_one(self.stock, chance)
            self.stock ^= bit(1, card)
            if self.journal is not None:
                self.journal.whisper(bit(1, seat), DREW, seat, card)
        else:
            card = p.queue[p.next]
            p.next += 1
            p.shown = card
            p.known[seat] |= bit(1, card)
            if self.journal is not None:
                self.journal.note(DREW, seat, card)
        self._pick_up(seat, card)

    def _pick_up(self, seat: i64, card: i64) -> None:
        p = self.public
        self.hands[seat] |= bit(1, card)
        self.fresh = card
        p.drawn = True
        p.before = has(p.down, seat)

    def _turn_over(self) -> None:
        """The pile becomes the stock: what lay at its bottom comes first (2.5)."""
        p = self.public
        p.queue = p.pile
        p.next = 0
        p.pile = vec[i64](capacity=16)
        p.flips += 1
        if self.journal is not None:
            self.journal.note(FLIPPED, NOBODY, len(p.queue))

    def _take(self, seat: i64) -> None:
        p = self.public
        p.pile, card = pop(p.pile)
        p.taken, p.shown = card, card
        p.known[seat] |= bit(1, card)
        if self.journal is not None:
            self.journal.note(TOOK, seat, card)
        self._pick_up(seat, card)

    def _put_down(self, seat: i64, cards: i64) -> None:
        """Cards leave a hand for the table."""
        p = self.public
        self.hands[seat] ^= cards
        p.laid |= cards & ~p.known[seat]
        p.known[seat] &= ~cards
        p.down |= bit(1, seat)
        p.flips = 0

    def _meld(self, seat: i64, meld: i64, chance: Chance) -> None:
        p = self.public
        self._put_down(seat, CARDS[meld])
        p.put(seat, meld, self.options.ace_high)
        p.melded = True
        if self.journal is not None:
            self.journal.note(MELDED, seat, meld)
        if self.hands[seat] == 0:
            self._go_out(seat, BY_MELD, chance)

    def _lay_off(self, seat: i64, card: i64, where: i64, chance: Chance) -> None:
        p = self.public
        if self.journal is not None:
            self.journal.note(LAID_OFF, seat, card, first_card(p, p.place_for(card, where)), where)
        self._put_down(seat, bit(1, card))
        p.lay(card, where, self.options.ace_high)
        if self.hands[seat] == 0:
            self._go_out(seat, BY_LAYING_OFF, chance)

    def _discard(self, seat: i64, card: i64, chance: Chance) -> None:
        p = self.public
        one = bit(1, card)
        self.hands[seat] ^= one
        p.known[seat] &= ~one
        p.pile = append(p.pile, card)
        if self.journal is not None:
            self.journal.note(DISCARDED, seat, card)
        if self.hands[seat] == 0:
            self._go_out(seat, BY_DISCARD, chance)
            return
        p.turn = seat + 1
        if p.turn == p.seats:
            p.turn = 0
        self._between_turns()

    def _between_turns(self) -> None:
        p = self.public
        p.drawn, p.melded = False, False
        p.taken, p.shown, p.laid = NO_CARD, NO_CARD, 0
        self.fresh = NO_CARD

    def _go_out(self, seat: i64, how: i64, chance: Chance) -> None:
        """The deal is over: whoever went out scores what the others still hold (6.1, 6.2)."""
        p = self.public
        if self.journal is not None:
            self.journal.note(WENT_OUT, seat, how)
        p.hands = self.hands[:]
        p.winner = seat
        points = self._count_hands(seat)
        double = self.options.rummy and not p.before  # 6.3
        if double:
            points *= 2
        p.totals[seat] += points
        other: i64 = 0
        while other < p.seats:
            p.history = append(p.history, points if other == seat else 0)
            other += 1
        if self.journal is not None:
            self.journal.note(SCORED, seat, points, p.totals[seat], 1 if double else 0)
        self._finish(chance)

    def _count_hands(self, out: i64) -> i64:
        p = self.public
        total: i64 = 0
        seat: i64 = 0
        while seat < p.seats:
            points = worth(self.hands[seat])
            p.left = append(p.left, points)
            total += points
            if seat != out and self.journal is not None:
                self.journal.note(HELD, seat, self.hands[seat], points)
            seat += 1
        return total

    def _finish(self, chance: Chance) -> None:
        """After a deal: the end of the match, or the next deal."""
        if self.journal is not None:
            still = self.copy()
            still.public.showing = DEAL_OVER
            self.journal.show(still, RESULT)
        p = self.public
        if not self._is_won():
            self._deal_again(chance)
            return
        self._between_turns()
        p.over = True
        p.known = self.hands[:]  # all hands are shown
        if self.journal is not None:
            self.journal.note(WON, lowest(best(p.totals)), p.totals[lowest(best(p.totals))])

    def _is_won(self) -> bool:
        p = self.public
        if self.options.deals == 0:
            return p.totals[p.winner] >= self.options.target  # 7.1
        if p.deals() < self.options.deals:
            return False
        alone = count(best(p.totals)) == 1
        if not alone and self.journal is not None:
            self.journal.note(LEVEL, NOBODY)
        return alone  # 7.2, 7.3

    def _void(self, chance: Chance) -> None:
        p = self.public
        p.voids += 1
        p.winner = NOBODY
        p.hands = vec[i64]()
        if self.journal is not None:
            self.journal.note(VOID, NOBODY)
        self._deal_again(chance)

    def _deal_again(self, chance: Chance) -> None:
        self.public = self.public.again()
        deal_cards(self, chance)

    def sizes(self) -> vec[i64]:
        """How many cards each seat holds."""
        found = vec[i64](capacity=6)
        for hand in self.hands:
            found = append(found, count(hand))
        return found

    def scores(self) -> vec[i64]:
        return self.public.totals[:]

    def payoffs(self) -> vec[i64]:
        p = self.public
        return share(best(p.totals) if p.over else 0, p.seats)

    def copy(self) -> Rummy:
        new = Rummy(self.options, self.public.copy(), self.hands[:], self.stock)
        new.fresh = self.fresh
        return new

    def view(self, seat: i64) -> RummyView:
        return RummyView(seat, self.to_move(), self.moves(seat), self)

    def audit(self) -> None:
        audit(self.public, self.hands, self.stock)


def start(seats: int, options: Options, chance: Chance) -> Rummy:
    totals = vec[i64](capacity=6)
    seat: i64 = 0
    while seat < seats:
        totals = append(totals, 0)
        seat += 1
    position = Rummy(options, Public(seats, totals, chance.pick(seats)), vec[i64](), PACK)  # 1.4
    deal_cards(position, chance)
    return position


def deal_cards(position: Rummy, chance: Chance) -> None:
    """Hands, the first card of the pile, and the stock (1.2, 1.3)."""
    p = position.public
    size = SIZES[p.seats]
    position.stock = PACK
    position.fresh = NO_CARD
    position.hands = vec[i64](capacity=6)
    seat: i64 = 0
    while seat < p.seats:
        hand = deal(position.stock, size, chance)
        position.hands = append(position.hands, hand)
        position.stock ^= hand
        p.known = append(p.known, 0)
        seat += 1
    top = draw_one(position.stock, chance)
    position.stock ^= bit(1, top)
    p.pile = append(p.pile, top)
    if position.journal is not None:
        position.journal.note(DEALT, p.dealer, size, p.deals() + p.voids + 1)
        position.journal.note(TURNED, NOBODY, top)
