# compiled
"""A game of Cribbage from deal to deal: the cards dealt, the show, and the pegs."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.journal import GLANCE, READ, RESULT
from gamenight.core.position import NOBODY, Position, best, bit, share
from gamenight.games.cribbage.rules.count import hand_points
from gamenight.games.cribbage.rules.public import (
    ANSWER,
    CALLED,
    CALLED_FALSELY,
    CLAIM,
    CLAIMED,
    COUNTED,
    COUNTING,
    DEAL_OVER,
    DEALT,
    DISCARD,
    FALSE_CALL,
    GAME_OVER,
    MUGGINS,
    NO_CARD,
    PASS,
    WON_GAME,
    Options,
    Public,
)
from gamenight.games.cribbage.rules.tally import tally
from gamenight.parts.bits import count, deal
from gamenight.parts.cards import PACK


class Shown(Position):
    """The cards and the pegs; what a game adds is how the cards are played."""

    def __init__(self, options: Options, public: Public) -> None:
        self.options: Final = options
        self.target: Final[i64] = options.points()
        self.public = public
        self.hands = vec[i64](capacity=4)  # cards still held
        self.tossed = vec[i64](capacity=4)  # cards laid away to the crib
        self.extra: i64 = 0  # the card that three players' crib gets from the pack

    def stock(self) -> i64:
        """The cards that were not dealt."""
        left = PACK & ~self.extra
        seat: i64 = 0
        while seat < self.public.seats:
            left &= ~(self.hands[seat] | self.tossed[seat])
            seat += 1
        return left

    def show(self, chance: Chance) -> None:
        """Every hand and the crib are counted, until someone has won (4.1, 5.1)."""
        p = self.public
        deals = p.deals
        while p.counting <= p.seats:
            points = self._counted(p.counting)
            if self._score_hand(p.counter(), points, chance) or p.deals != deals:
                return
            p.counting += 1
        self.look(DEAL_OVER, RESULT)
        self._next_deal(chance, (p.dealer + 1) % p.seats)

    def _counted(self, n: i64) -> i64:
        """What the n-th hand of the show is worth; the last is the crib, which is shown now."""
        p = self.public
        if n == p.seats:
            p.crib = self.crib()
            return hand_points(p.crib, p.starter, self.options.crib_flush_five)
        return hand_points(p.laid[p.counter()], p.starter, False)

    def crib(self) -> i64:
        cards = self.extra
        for tossed in self.tossed:
            cards |= tossed
        return cards

    def _score_hand(self, seat: i64, points: i64, chance: Chance) -> bool:
        """The points of a hand or the crib; whether they ended the game."""
        p = self.public
        crib = p.counting == p.seats
        if p.counting == 0:
            p.forget_show()
        if crib:
            p.old_crib, p.old_crib_points = p.crib, points
        else:
            p.old_points[seat] = points
        p.old_hands[seat] = p.laid[seat]
        p.old_starter = p.starter
        if self.journal is not None:
            cards = p.crib if crib else p.laid[seat]
            self.journal.note(COUNTED, seat, cards, p.starter, points, 1 if crib else 0)
            self._tell_count()
        return self.add(seat, points, chance)

    def _tell_count(self) -> None:
        """The hand is shown, and each combination as it is named."""
        p = self.public
        crib = p.counting >= p.seats
        lines: i64 = len(tally(p.counted_cards(), p.starter, crib and self.options.crib_flush_five))
        told: i64 = 1
        while told < lines:
            self.look(COUNTING, GLANCE, told)
            told += 1
        self.look(COUNTING, READ, lines)

    def look(self, kind: i64, hold: i64, told: i64 = 0) -> None:
        """A state worth seeing, for whoever listens."""
        if self.journal is not None:
            still = self.copy()
            assert isinstance(still, Shown)
            still.public.showing, still.public.told = kind, told
            self.journal.show(still, hold)

    def say(self, seat: i64, number: i64) -> None:
        """A hand is counted aloud: too much counts for nothing (4.9)."""
        p = self.public
        p.claimed = number
        p.phase = ANSWER
        p.turn = (seat + 1) % p.seats
        if self.journal is not None:
            self.journal.note(CLAIMED, seat, number)

    def answer(self, seat: i64, move: i64, chance: Chance) -> None:
        """The others, clockwise, say muggins or nothing; partners of the counter are not asked."""
        p = self.public
        counter = p.counter()
        nxt = (seat + 1) % p.seats
        while p.side(nxt) == p.side(counter) and nxt != counter:
            nxt = (nxt + 1) % p.seats
        if move == PASS and nxt != counter:
            p.turn = nxt
            return
        true = self._counted(p.counting)
        points = p.claimed if p.claimed < true else true
        deals = p.deals
        if self._score_hand(counter, points, chance) or p.deals != deals:
            return
        if move == MUGGINS and (self._call(seat, true - points, chance) or p.deals != deals):
            return
        p.counting += 1
        if p.counting > p.seats:
            self.look(DEAL_OVER, RESULT)
            self._next_deal(chance, (p.dealer + 1) % p.seats)
            return
        p.phase = CLAIM
        p.turn = p.counter()
        if p.counting == p.seats:
            p.crib = self.crib()  # laid open for the dealer to count

    def _call(self, seat: i64, missed: i64, chance: Chance) -> bool:
        """Muggins: what was overlooked is the caller's (4.9); a false call pays the counter (4.10)."""
        counter = self.public.counter()
        if missed == 0:
            if self.journal is not None:
                self.journal.note(CALLED_FALSELY, seat, FALSE_CALL, counter)
            return self.add(counter, FALSE_CALL, chance)
        if self.journal is not None:
            self.journal.note(CALLED, seat, missed)
        return self.add(seat, missed, chance)

    def add(self, seat: i64, points: i64, chance: Chance) -> bool:
        """Move a side's pegs; whether that won the game (5.1)."""
        p = self.public
        side = p.side(seat)
        if points > 0:
            p.back[side] = p.pegs[side]
            p.pegs[side] += points
        if p.pegs[side] < self.target:
            return False
        self._win(side, chance)
        return True

    def _win(self, side: i64, chance: Chance) -> None:
        """A game is won; the match too, or another game begins (5.3 to 5.5)."""
        p = self.public
        p.pegs[side] = self.target
        loser = self._loser(side)
        worth = self._worth(p.pegs[loser])
        p.games[side] += worth
        if self.journal is not None:
            self.journal.note(WON_GAME, side, worth, p.pegs[loser])
            self.look(GAME_OVER, RESULT)
        if p.games[side] >= self.options.games:
            p.over = True
            return
        other: i64 = 0
        while other < p.sides:
            p.pegs[other], p.back[other] = 0, 0
            other += 1
        dealer = (p.dealer + 1) % p.seats
        if self.options.loser_deals:  # 5.5, 5.6
            while p.side(dealer) != loser:
                dealer = (dealer + 1) % p.seats
        self._next_deal(chance, dealer)

    def _loser(self, winner: i64) -> i64:
        """The side that is last; of equals the first clockwise from the winner (5.6)."""
        p = self.public
        loser = (winner + 1) % p.sides
        other = (loser + 1) % p.sides
        while other != winner:
            if p.pegs[other] < p.pegs[loser]:
                loser = other
            other = (other + 1) % p.sides
        return loser

    def _worth(self, loser: i64) -> i64:
        if not self.options.skunks:
            return 1
        if self.target == 61:
            return 2 if loser < 31 else 1
        return 4 if loser < 61 else 2 if loser < 91 else 1

    def _next_deal(self, chance: Chance, dealer: i64) -> None:
        p = self.public
        p.dealer = dealer
        p.deals += 1
        self.deal(chance)

    def deal(self, chance: Chance) -> None:
        """Cards for everyone, and for three players one for the crib (1.2)."""
        p = self.public
        size: i64 = 6 if p.seats == 2 else 5
        left: i64 = PACK
        seat: i64 = 0
        while seat < p.seats:
            hand = deal(left, size, chance)
            self.hands[seat] = hand
            left ^= hand
            self.tossed[seat], p.laid[seat], p.lacks[seat] = 0, 0, 0
            seat += 1
        self.extra = 0
        if p.seats == 3:
            self.extra = deal(left, 1, chance)
        p.phase, p.waiting, p.starter = DISCARD, bit(1, p.seats) - 1, NO_CARD
        p.pile = vec[i64](capacity=8)
        p.count, p.gone, p.last, p.crib, p.counting = 0, 0, NOBODY, 0, 0
        p.heels = False
        if self.journal is not None:
            self.journal.note(DEALT, p.dealer, size)

    def scores(self) -> vec[i64]:
        p = self.public
        found = vec[i64](capacity=4)
        seat: i64 = 0
        while seat < p.seats:
            found = append(found, p.pegs[p.side(seat)])
            seat += 1
        return found

    def payoffs(self) -> vec[i64]:
        p = self.public
        if not p.over:
            return share(0, p.seats)
        side = best(p.games)
        if p.seats == 4:
            side |= side << 2  # partners share the win
        return share(side, p.seats)

    def audit(self) -> None:
        p = self.public
        seen: i64 = self.extra
        if p.starter != NO_CARD:
            seen |= bit(1, p.starter)
        total = count(seen)
        seat: i64 = 0
        while seat < p.seats:
            held = self.hands[seat] | self.tossed[seat] | p.laid[seat]
            total += count(self.hands[seat]) + count(self.tossed[seat]) + count(p.laid[seat])
            seen |= held
            assert count(held) == (6 if p.seats == 2 else 5), "a hand has too many cards or too few"
            assert self.hands[seat] & p.lacks[seat] == 0, "a card is where the table knows it is not"
            seat += 1
        assert count(seen) == total, "a card is in two places"
        for pegs in p.pegs:
            assert 0 <= pegs <= self.target
