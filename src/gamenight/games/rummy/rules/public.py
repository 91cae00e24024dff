# compiled
"""What lies open at Rummy: the pile, the melds and what fits them, the scores. Numbers in comments are clauses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.options import flag, number
from gamenight.core.position import NOBODY, bit
from gamenight.parts.bits import count, each, has, lowest
from gamenight.parts.cards import PACK, rank_cards
from gamenight.parts.melds import (
    CARDS,
    FEWEST,
    LOW_ACE,
    MELDS,
    NO_MELD,
    above,
    add_melds,
    below,
    card_at,
    run_low,
)

# A move is a card to discard, or one of these.
DRAW: Final = 52
TAKE: Final = 53
LAY: Final = 54  # + 4 times the card + where it goes
MELD: Final = 262  # + the number of the meld
MISMELD: Final = 759  # cards that are no meld: can be read, never played
MOVES: Final = 760

# Where a card is laid off.
GROUP: Final = 0
LOWER: Final = 1  # the lower end of a run
UPPER: Final = 2
NOWHERE: Final = 3  # a meld that it does not fit: can be read, never played

NO_CARD: Final = -1
VALUE: Final = vec[i64]([2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 1])  # 6.1, two to ace
SIZES: Final = vec[i64]([0, 0, 10, 7, 7, 6, 6])  # 1.2: cards each, by the number of players


# What a still shows.
NOTHING: Final = 0
DEAL_OVER: Final = 1


@dataclass(frozen=True)
class Options:
    """House rules, agreed before the deal."""

    target: i64 = number(100, 10, 500, "7.1")
    deals: i64 = number(0, 0, 20, "7.2")
    ace_high: bool = flag(False, "3.5")
    many_melds: bool = flag(False, "3.7")
    last_discard: bool = flag(False, "5.3")
    rummy: bool = flag(False, "6.3")
    void_after: i64 = number(0, 0, 10, "2.6")


@final
class Public:
    """What everyone sees, and what everyone can conclude from it."""

    def __init__(self, seats: i64, totals: vec[i64], dealer: i64) -> None:
        self.seats: Final = seats
        self.dealer = dealer
        self.turn: i64 = (dealer + 1) % seats  # 2.1
        self.over = False
        self.showing: i64 = NOTHING  # only in a still
        self.drawn = False  # the seat to move has drawn, and may meld, lay off and discard
        self.taken: i64 = NO_CARD  # what it took from the pile: not to be discarded in this turn (2.4)
        self.shown: i64 = (
            NO_CARD  # what it drew in plain sight: from the pile, or from a stock that was turned over
        )
        self.melded = False  # in this turn
        self.before = False  # whether the seat to move had put cards down before this turn
        self.laid: i64 = 0  # cards put down in this turn that nobody knew it held
        self.pile = vec[i64](capacity=16)  # the discards, from the bottom up
        self.queue = vec[
            i64
        ]()  # the stock once the pile was turned over, in the order in which it comes (2.5)
        self.next: i64 = 0  # how many of the queue have been drawn
        self.flips: i64 = 0  # turn-overs since the last meld or lay-off
        self.known = vec[i64](capacity=6)  # cards that everyone knows a seat to hold
        self.down: i64 = 0  # seats that have put cards down in this deal
        self.melds = vec[i64](capacity=8)  # the cards of each
        self.lows = vec[i64](capacity=8)  # where each run begins; NO_MELD for a group
        self.owners = vec[i64](capacity=8)  # who laid each down
        self.to_groups: i64 = 0  # cards that may be laid off on a group
        self.to_lower: i64 = 0  # on the lower end of a run
        self.to_upper: i64 = 0
        self.totals = totals
        self.voids: i64 = 0  # deals that came to nothing
        self.winner: i64 = NOBODY  # of the last deal
        self.history = vec[i64]()  # points scored, deal by deal, seat by seat
        self.left = vec[i64]()  # points left in the hands, deal by deal, seat by seat
        self.hands = vec[i64]()  # the hands at the end of the last deal

    def copy(self) -> Public:
        new = Public(self.seats, self.totals[:], self.dealer)
        new.turn, new.over, new.drawn, new.taken = self.turn, self.over, self.drawn, self.taken
        new.shown, new.melded, new.before, new.laid = self.shown, self.melded, self.before, self.laid
        new.pile = self.pile[:]
        new.queue = self.queue[:]
        new.next, new.flips, new.down = self.next, self.flips, self.down
        new.known = self.known[:]
        new.melds = self.melds[:]
        new.lows = self.lows[:]
        new.owners = self.owners[:]
        new.to_groups, new.to_lower, new.to_upper = self.to_groups, self.to_lower, self.to_upper
        new.voids, new.winner, new.showing = self.voids, self.winner, self.showing
        new.history = self.history[:]
        new.left = self.left[:]
        new.hands = self.hands[:]
        return new

    def again(self) -> Public:
        """The table of the next deal (1.4)."""
        new = Public(self.seats, self.totals, (self.dealer + 1) % self.seats)
        new.voids, new.winner = self.voids, self.winner
        new.history = self.history
        new.left = self.left
        new.hands = self.hands
        return new

    def deals(self) -> i64:
        """How many deals have been scored."""
        return len(self.history) // self.seats

    def ordered(self) -> i64:
        """How many cards of a stock that was turned over are left."""
        return len(self.queue) - self.next

    def table(self) -> i64:
        """All melded cards."""
        cards: i64 = 0
        for meld in self.melds:
            cards |= meld
        return cards

    def lie_open(self) -> i64:
        """Every card whose place everyone knows, but for those in hands."""
        cards = self.table()
        for card in self.pile:
            cards |= bit(1, card)
        at = self.next
        while at < len(self.queue):
            cards |= bit(1, self.queue[at])
            at += 1
        return cards

    def top(self) -> i64:
        """The card on top of the pile."""
        if len(self.pile) == 0:
            return NO_CARD
        return self.pile[len(self.pile) - 1]

    def fits(self) -> i64:
        """The cards that may be laid off somewhere."""
        return self.to_groups | self.to_lower | self.to_upper

    def put(self, seat: i64, meld: i64, ace_high: bool) -> None:
        """A new meld lies on the table."""
        cards = CARDS[meld]
        low = run_low(meld)
        self.melds = append(self.melds, cards)
        self.lows = append(self.lows, low)
        self.owners = append(self.owners, seat)
        self._open(cards, low, ace_high)

    def _open(self, cards: i64, low: i64, ace_high: bool) -> None:
        """Note what may be laid off on a meld."""
        if low == NO_MELD:
            self.to_groups |= room_in_group(cards)
        else:
            suit = lowest(cards) // 13
            self.to_lower |= below(suit, low)
            self.to_upper |= above(suit, low + count(cards) - 1, ace_high)

    def place_for(self, card: i64, where: i64) -> i64:
        """The meld that a card goes on; NO_MELD if there is none such."""
        n: i64 = 0
        while n < len(self.melds):
            if has(self.open_end(n, where), card):
                return n
            n += 1
        return NO_MELD

    def open_end(self, n: i64, where: i64) -> i64:
        """The card that would go there on a meld, as a set. Whether an ace may be high shows in `to_upper`."""
        cards, low = self.melds[n], self.lows[n]
        if low == NO_MELD:
            if where != GROUP:
                return 0
            return room_in_group(cards)
        suit = lowest(cards) // 13
        if where == LOWER:
            return below(suit, low)
        if where != UPPER:
            return 0
        return above(suit, low + count(cards) - 1, True) & self.to_upper

    def lay(self, card: i64, where: i64, ace_high: bool) -> i64:
        """A card joins a meld; which one."""
        n = self.place_for(card, where)
        one = bit(1, card)
        self.melds[n] |= one
        if where == GROUP:
            self.to_groups &= ~one
            return n
        if where == LOWER:
            self.lows[n] -= 1
            self.to_lower &= ~one
        else:
            self.to_upper &= ~one
        self._open(self.melds[n], self.lows[n], ace_high)
        return n


def room_in_group(cards: i64) -> i64:
    """The fourth card of a group of three, as a set (4.2)."""
    return rank_cards(lowest(cards) % 13) & ~cards


def opens(move: i64, ace_high: bool) -> i64:
    """The cards that might be laid off, after this meld or lay-off, on what it made."""
    if move >= MELD:
        cards = CARDS[move - MELD]
        low = run_low(move - MELD)
        if low == NO_MELD:
            return room_in_group(cards)
        suit = lowest(cards) // 13
        return below(suit, low) | above(suit, low + count(cards) - 1, ace_high)
    card, where = (move - LAY) >> 2, (move - LAY) & 3
    if where == GROUP:
        return 0
    place = card % 13 + 1
    if where == LOWER:
        return below(card // 13, LOW_ACE if place == 13 else place)
    return above(card // 13, place, ace_high)


def ends_void(p: Public, options: Options, sizes: vec[i64]) -> bool:
    """Whether a deal whose stock is used up is void instead of the pile being turned over (2.6, 2.7)."""
    if options.void_after > 0:
        return p.flips == options.void_after
    cards = PACK & ~p.table()
    if cards & p.fits() != 0:
        return False
    needed: i64 = FEWEST + 1 if options.last_discard else FEWEST
    for size in sizes:
        if size + 1 >= needed:
            return len(add_melds(vec[i64](capacity=16), 0, cards, options.ace_high)) == 0
    return True


def worth(cards: i64) -> i64:
    """What cards left in a hand count (6.1)."""
    points: i64 = 0
    for card in each(cards):
        points += VALUE[card % 13]
    return points


def first_card(p: Public, n: i64) -> i64:
    """The card by which a meld is called: the lowest of a run, the first of a group."""
    if p.lows[n] == NO_MELD:
        return lowest(p.melds[n])
    return card_at(lowest(p.melds[n]) // 13, p.lows[n])


def audit(p: Public, hands: vec[i64], stock: i64) -> None:
    """Raise AssertionError unless every card is in exactly one place."""
    seen = p.lie_open()
    cards = len(p.pile) + p.ordered() + count(p.table()) + count(stock)
    assert seen & stock == 0, "a card of the stock lies open"
    seen |= stock
    seat: i64 = 0
    while seat < p.seats:
        assert p.known[seat] & ~hands[seat] == 0, "a card that everyone knows a seat to hold is not there"
        seen |= hands[seat]
        cards += count(hands[seat])
        seat += 1
    assert seen == PACK, f"{count(seen)} different cards, not 52"
    assert cards == 52, f"{cards} cards, not 52"
    assert stock == 0 or p.ordered() == 0, "two stocks"


assert MELD + MELDS == MISMELD
