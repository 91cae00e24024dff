# compiled
"""Crazy Eights: match the top card and be the first with no cards. Numbers in comments are clauses of rules.md."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.journal import RESULT
from gamenight.core.position import NOBODY, View, bit, fewest, share
from gamenight.games.crazy_eights.rules.public import (
    ACE,
    ANNOUNCED,
    BLOCKED,
    DEAL_OVER,
    DRAW,
    EIGHT,
    EIGHTS,
    FORGOT,
    KEPT,
    NAME,
    NAMED,
    NO_CARD,
    NOTHING,
    ONE,
    ONE_AND_PLAY,
    OWES,
    PASS,
    PASSED,
    PENALTY,
    PENALTY_CARDS,
    PLAIN,
    PLAYED,
    QUEEN,
    SAY,
    SCORED,
    SKIPPED,
    STACKING,
    TURNED_ROUND,
    TWO,
    UNNAMED,
    UNTIL_PLAYABLE,
    WENT_OUT,
    Options,
    Public,
)
from gamenight.games.crazy_eights.rules.stock import Stocked, deal_cards
from gamenight.parts.bits import count, each, has
from gamenight.parts.cards import PACK, rank_cards, suit_cards


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
class CrazyEights(Stocked):
    """A match in progress: the turns of a deal."""

    def to_move(self) -> i64:
        p = self.public
        if p.over or p.showing != NOTHING:
            return 0
        return bit(1, p.turn)

    def fits(self) -> i64:
        """The cards that may go on the top card (3.1 to 3.3, 7.1)."""
        p = self.public
        if p.owed != 0:
            return rank_cards(TWO) if self.options.twos == STACKING else 0
        if p.top % 13 == EIGHT:
            return suit_cards(p.suit) | EIGHTS
        return suit_cards(p.suit) | rank_cards(p.top % 13) | EIGHTS

    def moves(self, seat: i64) -> vec[i64]:
        p = self.public
        if p.over or seat != p.turn or p.showing != NOTHING:
            return vec[i64]()
        if p.suit == UNNAMED:
            return vec[i64]([NAME, NAME + 1, NAME + 2, NAME + 3])  # 3.4
        playable = self.fits() & (bit(1, self.fresh) if p.drawn else self.hands[seat])
        moves = each(playable)
        if p.drawn:  # 4.1, one and play
            moves = append(moves, PASS)
        elif p.owed != 0:  # 7.1
            moves = append(moves, DRAW)
        elif self.stock != 0 or p.spent != 0:
            if playable == 0 or self.options.drawing != UNTIL_PLAYABLE:  # 4.2
                moves = append(moves, DRAW)
        elif playable == 0:
            moves = append(moves, PASS)  # 4.4
        if self.options.last_card and self.leaves_one(seat):
            for card in each(playable):
                moves = append(moves, SAY + card)
        return moves

    def leaves_one(self, seat: i64) -> bool:
        """Whether a card played now is the last but one."""
        return count(self.hands[seat]) + count(self.twice[seat]) == 2

    def play(self, seat: i64, move: i64, chance: Chance) -> None:
        p = self.public
        if move < NAME:
            silent = self.options.last_card and self.leaves_one(seat)
            self._lay(seat, move, chance)
            if silent:  # 7.6
                if self.journal is not None:
                    self.journal.note(FORGOT, seat)
                self._draw_penalty(seat, PENALTY_CARDS, chance)
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
        elif move >= SAY:  # 7.6
            if self.journal is not None:
                self.journal.note(ANNOUNCED, seat)
            self._lay(seat, move - SAY, chance)
        else:
            self._pass(seat, chance)

    def _next(self) -> None:
        p = self.public
        p.turn += p.direction
        if p.turn == p.seats:
            p.turn = 0
        elif p.turn < 0:
            p.turn = p.seats - 1
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
        self.bury()
        p.top, p.suit, p.passes = card, card // 13, 0
        if len(p.pools) > 0:
            self.leave_pool(seat, one)
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
            self._pass_on(card % 13)

    def _pass_on(self, rank: i64) -> None:
        """The turn passes on, as the rank of the card just played has it (7.1 to 7.4)."""
        p, options = self.public, self.options
        if rank == ACE and options.ace_turns:
            p.direction = -p.direction
            if self.journal is not None:
                self.journal.note(TURNED_ROUND, NOBODY, p.direction)
        self._next()
        if rank == TWO and options.twos != PLAIN:
            p.owed += PENALTY_CARDS
            if self.journal is not None:
                self.journal.note(OWES, p.turn, p.owed)
        elif rank == QUEEN and options.queen_skips:
            if self.journal is not None:
                self.journal.note(SKIPPED, p.turn)
            self._next()

    def _draw_penalty(self, seat: i64, cards: i64, chance: Chance) -> None:
        """A seat draws so many cards, or as many as there are (7.5)."""
        p = self.public
        while cards > 0 and (self.stock != 0 or p.spent != 0):
            self.take(seat, chance)
            cards -= 1
        if self.options.drawing == UNTIL_PLAYABLE:
            p.lacks[seat] = 0  # what it showed not to hold may have come now

    def _draw(self, seat: i64, chance: Chance) -> None:
        p = self.public
        p.passes = 0
        if p.owed != 0:  # 7.1
            self._draw_penalty(seat, p.owed, chance)
            p.owed = 0
            self._next()
            return
        card = self.take(seat, chance)
        if self.options.drawing == ONE:
            self._next()
        elif self.options.drawing == ONE_AND_PLAY:
            self.fresh = card
            p.drawn = True
        else:
            fits = self.fits()
            while not has(fits, card) and (self.stock != 0 or p.spent != 0):
                card = self.take(seat, chance)
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
        p.owed = 0
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
        if self.journal is not None:
            still = self.copy()
            still.public.showing = DEAL_OVER
            self.journal.show(still, RESULT)
        if highest >= self.options.target:  # 6.3, 6.4
            p.over = True
        else:
            self._deal_again(chance)

    def _deal_again(self, chance: Chance) -> None:
        old = self.public
        fresh = Public(old.seats, old.totals, (old.dealer + 1) % old.seats)  # 1.7
        fresh.history = old.history
        self.public = fresh
        deal_cards(self, chance)

    def scores(self) -> vec[i64]:
        return self.public.totals[:]

    def payoffs(self) -> vec[i64]:
        p = self.public
        return share(fewest(p.totals) if p.over else 0, p.seats)  # 6.3, 6.4

    def copy(self) -> CrazyEights:
        new = CrazyEights(self.options, self.public.copy(), self.hands[:], self.stock)
        new.twice = self.twice[:]
        new.stock_twice = self.stock_twice
        new.fresh = self.fresh
        return new

    def view(self, seat: i64) -> EightsView:
        return EightsView(seat, self.to_move(), self.moves(seat), self)


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
    public = Public(seats, totals, chance.pick(seats))  # 1.7
    position = CrazyEights(options, public, vec[i64](), PACK)
    deal_cards(position, chance)
    return position
