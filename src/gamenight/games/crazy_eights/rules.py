"""Crazy Eights: match the top card and be the first with no cards. Numbers in comments are clauses of rules.md."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.position import NOBODY, Position, View, bit, lowest, share
from gamenight.games.crazy_eights.rules_table import (
    NO_CARD,
    ONE,
    ONE_AND_PLAY,
    UNNAMED,
    UNTIL_PLAYABLE,
    Options,
    Public,
)
from gamenight.parts.bits import count, deal, each, has
from gamenight.parts.bits import draw as draw_one
from gamenight.parts.cards import PACK, rank_cards, suit_cards

# A move is a card to play, or one of these.
NAME: Final = 52  # + suit
DRAW: Final = 56
PASS: Final = 57
MOVES: Final = 58

EIGHT: Final = 6  # rank
EIGHTS: Final[i64] = 0x200100080040
PENALTY: Final = vec[i64]([2, 3, 4, 5, 6, 7, 50, 9, 10, 10, 10, 10, 1])  # 6.1, two to ace


# The journal: what happened, and what a and b say.
DEALT: Final = 0  # a: cards each
TURNED: Final = 1  # a: the card
PLAYED: Final = 2  # a: the card
NAMED: Final = 3  # a: the suit
DREW: Final = 4  # a: the card, for the one who drew it
SHUFFLED: Final = 5  # a: how many cards
PASSED: Final = 6
KEPT: Final = 7
WENT_OUT: Final = 8
BLOCKED: Final = 9
SCORED: Final = 10  # a: penalty points, b: the new total


@final
class EightsView(View):
    """What one seat knows: the table, its own hand, how many cards the others and the stock hold."""

    def __init__(self, seat: i64, movers: i64, moves: vec[i64], position: CrazyEights) -> None:
        super().__init__(seat, position.public.seats, movers, moves)
        self.options: Final = position.options
        self.public: Final = position.public.copy()
        self.hand: Final[i64] = position.hands[seat] if seat >= 0 else 0
        self.twice: Final[i64] = position.twice[seat] if seat >= 0 else 0
        self.fresh: Final[i64] = position.fresh if seat == position.public.turn else NO_CARD
        self.sizes: Final = position.sizes()
        self.stock: Final[i64] = count(position.stock) + count(position.stock_twice)


@final
class CrazyEights(Position):
    """Hands and stock are sets: nobody has put them in an order. `twice` holds second copies, with two packs."""

    def __init__(self, options: Options, public: Public, hands: vec[i64], stock: i64) -> None:
        self.options: Final = options
        self.public = public
        self.hands = hands
        self.stock = stock
        self.twice = vec[i64](capacity=8)
        self.stock_twice: i64 = 0
        self.fresh: i64 = NO_CARD  # the card just drawn, while its owner may still play it

    def two_packs(self) -> bool:
        return self.options.two_packs and self.public.seats >= 6  # 1.5

    def to_move(self) -> i64:
        p = self.public
        return 0 if p.over else bit(1, p.turn)

    def fits(self) -> i64:
        """The cards that may go on the top card (3.1 to 3.3)."""
        p = self.public
        if p.top % 13 == EIGHT:
            return suit_cards(p.suit) | EIGHTS
        return suit_cards(p.suit) | rank_cards(p.top % 13) | EIGHTS

    def moves(self, seat: i64) -> vec[i64]:
        p = self.public
        if p.over or seat != p.turn:
            return vec[i64]()
        if p.suit == UNNAMED:
            return vec[i64]([NAME, NAME + 1, NAME + 2, NAME + 3])  # 3.4
        fits = self.fits()
        if p.drawn:  # 4.1, one and play
            if has(fits, self.fresh):
                return vec[i64]([self.fresh, PASS])
            return vec[i64]([PASS])
        playable = self.hands[seat] & fits
        found = each(playable)
        if self.stock != 0 or p.spent != 0:
            if playable == 0 or self.options.drawing != UNTIL_PLAYABLE:  # 4.2
                found = append(found, DRAW)
        elif playable == 0:
            found = append(found, PASS)  # 4.4
        return found

    def play(self, seat: i64, move: i64, chance: Chance) -> None:
        p = self.public
        if move < NAME:
            self._lay(seat, move, chance)
        elif move < DRAW:
            p.suit = move - NAME
            if self.journal is not None:
                self.journal.note(NAMED, seat, move - NAME)
            if p.drawn:  # the dealer named it for the first card (1.4)
                p.drawn = False
                p.turn = (p.dealer + 1) % p.seats
            else:
                self._next()
        elif move == DRAW:
            self._draw(seat, chance)
        else:
            self._pass(seat, chance)

    def _next(self) -> None:
        p = self.public
        p.turn += 1
        if p.turn == p.seats:
            p.turn = 0
        p.drawn = False
        self.fresh = NO_CARD

    def _lay(self, seat: i64, card: i64, chance: Chance) -> None:
        """A card goes on the pile."""
        p = self.public
        one = bit(1, card)
        if self.twice[seat] & one != 0:
            self.twice[seat] ^= one
        else:
            self.hands[seat] ^= one
        self._bury()
        p.top, p.suit, p.passes = card, card // 13, 0
        if len(p.pools) > 0:
            self._leave_pool(seat, one)
        if self.journal is not None:
            self.journal.note(PLAYED, seat, card)
        if self.hands[seat] == 0:  # 5.1; 3.5: an eight as the last card names nothing
            if self.journal is not None:
                self.journal.note(WENT_OUT, seat)
            self._score(chance)
        elif card % 13 == EIGHT:
            p.suit = UNNAMED  # 3.4: the same seat names the suit
            p.drawn = False
            self.fresh = NO_CARD
        else:
            self._next()

    def _bury(self) -> None:
        p = self.public
        one = bit(1, p.top)
        if p.spent & one != 0:
            p.spent_twice |= one
        else:
            p.spent |= one

    def _leave_pool(self, seat: i64, one: i64) -> None:
        p = self.public
        pool: i64 = 0
        while pool < len(p.pools):
            if p.pools[pool] & one != 0:
                p.pools[pool] ^= one
                p.held[pool * p.seats + seat] -= 1
                return
            pool += 1

    def _take(self, seat: i64, chance: Chance) -> i64:
        """A card moves from the stock to a hand; the discards become a new stock first if need be (4.3)."""
        p = self.public
        if self.stock == 0:
            self._reshuffle()
        if self.stock_twice == 0:
            card = draw_one(self.stock, chance)
            self.stock ^= bit(1, card)
        else:
            card = self._draw_of_two(chance)
        one = bit(1, card)
        if self.hands[seat] & one != 0:
            self.twice[seat] |= one
        else:
            self.hands[seat] |= one
        if len(p.pools) > 0:
            p.held[(len(p.pools) - 1) * p.seats + seat] += 1
        if self.journal is not None:
            self.journal.whisper(bit(1, seat), DREW, seat, card)
        return card

    def _draw_of_two(self, chance: Chance) -> i64:
        """Every card of the stock is equally likely, second copies too. `stock` holds each that is there at all."""
        n = chance.pick(count(self.stock) + count(self.stock_twice))
        pile = self.stock if n < count(self.stock) else self.stock_twice
        card = each(pile)[n if n < count(self.stock) else n - count(self.stock)]
        one = bit(1, card)
        if self.stock_twice & one != 0:
            self.stock_twice ^= one
        else:
            self.stock ^= one
        return card

    def _reshuffle(self) -> None:
        p = self.public
        if self.journal is not None:
            self.journal.note(SHUFFLED, NOBODY, count(p.spent) + count(p.spent_twice))
        self.stock, self.stock_twice = p.spent, p.spent_twice
        seat: i64 = 0
        while seat < p.seats:
            p.lacks[seat] &= ~p.spent
            if not self.two_packs():
                p.held = append(p.held, 0)
            seat += 1
        if not self.two_packs():
            p.pools = append(p.pools, p.spent)
        p.spent, p.spent_twice = 0, 0

    def _draw(self, seat: i64, chance: Chance) -> None:
        p = self.public
        p.passes = 0
        card = self._take(seat, chance)
        if self.options.drawing == ONE:
            self._next()
        elif self.options.drawing == ONE_AND_PLAY:
            self.fresh = card
            p.drawn = True
        else:
            fits = self.fits()
            while not has(fits, card) and (self.stock != 0 or p.spent != 0):
                card = self._take(seat, chance)
            self._learn(seat, fits)  # but for the last card drawn, which is played
            if has(fits, card):
                self._lay(seat, card, chance)
            else:
                self._next()

    def _learn(self, seat: i64, fits: i64) -> None:
        """Everyone saw that a seat holds none of these. With two packs a card has a twin, and this is not kept."""
        if not self.two_packs():
            self.public.lacks[seat] = fits

    def _pass(self, seat: i64, chance: Chance) -> None:
        p = self.public
        if p.drawn:
            if self.journal is not None:
                self.journal.note(KEPT, seat)
            self._next()
            return
        if self.journal is not None:
            self.journal.note(PASSED, seat)
        self._learn(seat, self.fits())
        p.passes += 1
        self._next()
        if p.passes == p.seats:  # 5.2
            if self.journal is not None:
                self.journal.note(BLOCKED, NOBODY)
            self._score(chance)

    def _score(self, chance: Chance) -> None:
        """The deal is over: everyone scores what they still hold (6.1, 6.2)."""
        p = self.public
        p.drawn = False
        self.fresh = NO_CARD
        highest: i64 = 0
        seat: i64 = 0
        while seat < p.seats:
            points = penalty(self.hands[seat]) + penalty(self.twice[seat])
            p.totals[seat] += points
            p.history = append(p.history, points)
            if p.totals[seat] > highest:
                highest = p.totals[seat]
            if self.journal is not None:
                self.journal.note(SCORED, seat, points, p.totals[seat])
            seat += 1
        if highest >= self.options.target:  # 6.3, 6.4
            p.over = True
        else:
            self._deal_again(chance)

    def _deal_again(self, chance: Chance) -> None:
        old = self.public
        fresh = Public(old.seats, old.totals, (old.dealer + 1) % old.seats)  # 1.6
        fresh.history = old.history
        self.public = fresh
        deal_cards(self, chance)

    def sizes(self) -> vec[i64]:
        """How many cards each seat holds."""
        found = vec[i64](capacity=8)
        seat: i64 = 0
        while seat < self.public.seats:
            found = append(found, count(self.hands[seat]) + count(self.twice[seat]))
            seat += 1
        return found

    def scores(self) -> vec[i64]:
        return self.public.totals[:]

    def payoffs(self) -> vec[i64]:
        p = self.public
        return share(lowest(p.totals) if p.over else 0, p.seats)  # 6.3, 6.4

    def copy(self) -> CrazyEights:
        new = CrazyEights(self.options, self.public.copy(), self.hands[:], self.stock)
        new.twice = self.twice[:]
        new.stock_twice = self.stock_twice
        new.fresh = self.fresh
        return new

    def view(self, seat: i64) -> EightsView:
        return EightsView(seat, self.to_move(), self.moves(seat), self)

    def audit(self) -> None:
        p = self.public
        packs: i64 = 2 if self.two_packs() else 1
        card: i64 = 0
        while card < 52:
            found: i64 = ((p.spent >> card) & 1) + ((p.spent_twice >> card) & 1)
            found += ((self.stock >> card) & 1) + ((self.stock_twice >> card) & 1)
            if p.top == card:
                found += 1
            seat: i64 = 0
            while seat < p.seats:
                found += ((self.hands[seat] >> card) & 1) + ((self.twice[seat] >> card) & 1)
                seat += 1
            assert found == packs, f"card {card} is in {found} places, not {packs}"
            card += 1
        seat = 0
        while seat < p.seats:
            assert self.twice[seat] & ~self.hands[seat] == 0, "a second copy without a first"
            assert (self.hands[seat] | self.twice[seat]) & p.lacks[seat] == 0, (
                "a card the table knows is not there"
            )
            seat += 1


def penalty(cards: i64) -> i64:
    """What cards left in a hand cost (6.1)."""
    points: i64 = 0
    for card in each(cards):
        points += PENALTY[card % 13]
    return points


def start(seats: int, options: Options, chance: Chance) -> CrazyEights:
    totals = vec[i64](capacity=8)
    seat: i64 = 0
    while seat < seats:
        totals = append(totals, 0)
        seat += 1
    public = Public(seats, totals, chance.pick(seats))  # 1.6
    position = CrazyEights(options, public, vec[i64](), PACK)
    deal_cards(position, chance)
    return position


def deal_cards(position: CrazyEights, chance: Chance) -> None:
    """Hands, the first card of the pile, and the stock."""
    p = position.public
    size: i64 = 7 if p.seats == 2 else 5  # 1.2
    two = position.two_packs()
    position.stock = PACK
    position.stock_twice = PACK if two else 0
    position.hands = vec[i64](capacity=8)
    position.twice = vec[i64](capacity=8)
    seat: i64 = 0
    while seat < p.seats:
        p.lacks = append(p.lacks, 0)
        position.hands = append(position.hands, 0)
        position.twice = append(position.twice, 0)
        if two:
            n: i64 = 0
            while n < size:
                card = position._draw_of_two(chance)
                if has(position.hands[seat], card):
                    position.twice[seat] |= bit(1, card)
                else:
                    position.hands[seat] |= bit(1, card)
                n += 1
        else:
            hand = deal(position.stock, size, chance)
            position.hands[seat] = hand
            position.stock ^= hand
        seat += 1
    if position.journal is not None:
        position.journal.note(DEALT, p.dealer, size)
    _turn_first(position, chance)


def _turn_first(position: CrazyEights, chance: Chance) -> None:
    p = position.public
    eights: i64 = 0 if position.options.dealer_names else EIGHTS
    aside = position.stock & eights  # 1.3: an eight is put back and another card turned
    aside_twice = position.stock_twice & eights
    position.stock ^= aside
    position.stock_twice ^= aside_twice
    p.top = position._draw_of_two(chance)
    position.stock |= aside
    position.stock_twice |= aside_twice
    p.suit = p.top // 13
    if position.journal is not None:
        position.journal.note(TURNED, NOBODY, p.top)
    if p.top % 13 == EIGHT:  # 1.4
        p.suit = UNNAMED
        p.turn = p.dealer
        p.drawn = True  # marks that naming does not use up the dealer's turn
