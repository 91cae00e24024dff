# compiled
"""The rest of a hand of Hearts, played at a glance: the same choices as card by card at the table, but faster.

The tricks lie in plain numbers here; the last card is laid by the rules, which count what came of it all.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.position import bit
from gamenight.games.hearts.bot_moon import SPLIT, dares, in_the_air, owner_of, shoot, stop, strong
from gamenight.games.hearts.bot_play import follow, lead, throw
from gamenight.games.hearts.rules.position import Hearts
from gamenight.games.hearts.rules.public import (
    ALL_CLUBS,
    ALL_HEARTS,
    JACK,
    NO_MOON,
    NO_SEAT,
    PLAYING,
    POINTS,
    QUEEN,
    Options,
)
from gamenight.parts import tricks
from gamenight.parts.bits import highest, lowest


@final
class NoLuck(Chance):
    """For the deal that follows a hand, which nobody looks at."""

    def pick(self, n: i64) -> i64:
        return 0


NO_LUCK: Final = NoLuck()


@final
class QuickHand:
    """What players see of a hand, and their cards, which each looks at alone.

    The thinker shoots the moon only with a hand that surely wins, but takes the others to dare with less.
    """

    def __init__(self, position: Hearts, thinker: i64) -> None:
        p = position.public
        self.thinker: Final = thinker  # NOBODY: all dare
        self.seats: Final = p.seats
        self.options: Final[Options] = position.options
        self.moons: Final = position.options.moon != NO_MOON
        self.hands: Final[vec[i64]] = position.hands
        self.taken: Final[vec[i64]] = p.taken
        self.gone: i64 = p.gone()
        self.led: i64 = p.led
        self.best: i64 = p.best
        self.taker: i64 = p.taker
        self.size: i64 = tricks.size(p.trick)
        self.pile: i64 = tricks.cards(p.trick)
        self.turn: i64 = p.turn
        self.broken: bool = p.broken
        self.owner: i64 = owner_of(p.taken)  # the one seat with points so far

    def choose(self, seat: i64, legal: i64) -> i64:
        """The card that a seat plays of those that it may."""
        hand = self.hands[seat]
        if self.moons and self.owner != SPLIT:
            if self.owner == NO_SEAT or self.owner == seat:
                if self._shoots(seat, hand):
                    return shoot(self.gone, hand, legal, self.led, self.best, self.size == self.seats - 1)
            elif in_the_air(self.taken[self.owner]) and self.size > 0:
                card = stop(legal, self.led, self.best, self.pile, self.taker == self.owner, self._last())
                if card >= 0:
                    return card
                if self.taker == self.owner and legal & self.led == 0 and legal & ~POINTS != 0:
                    legal &= ~POINTS
        return self._calm(hand, legal)

    def _shoots(self, seat: i64, hand: i64) -> bool:
        if seat == self.thinker:
            return strong(self.gone, hand)
        return dares(self.gone, hand, self.taken[seat])

    def _calm(self, hand: i64, legal: i64) -> i64:
        if self.size == 0:
            return lead(hand, legal, self.gone)
        if legal & self.led != 0:
            return follow(hand, legal, self.gone, self.best, self.pile, self._last())
        if self.options.jack and legal & ~JACK != 0:
            legal &= ~JACK  # 6.2
        return throw(hand, legal, self.gone)

    def _last(self) -> bool:
        return self.size == self.seats - 1

    def run(self, cards: i64) -> None:
        """So many cards are played."""
        while cards > 0:
            legal = self._legal(self.hands[self.turn])
            if legal & (legal - 1) == 0:
                self._lay(legal, highest(legal))
            else:
                card = self.choose(self.turn, legal)
                self._lay(bit(1, card), card)
            cards -= 1

    def _legal(self, hand: i64) -> i64:
        """As `rules.playable` has it after the first trick."""
        if self.size > 0:
            if hand & self.led != 0:
                hand &= self.led  # 4.2
        elif not self.broken and hand & ~ALL_HEARTS != 0:
            hand &= ~ALL_HEARTS  # 5.1, 5.2
        if self.options.queen_waits and not self.broken and hand & ~QUEEN != 0:
            hand &= ~QUEEN  # 5.5
        return hand

    def _lay(self, one: i64, card: i64) -> None:
        seat = self.turn
        self.hands[seat] ^= one
        self.gone |= one
        self.pile |= one
        if not self.broken and one & POINTS != 0:
            self.broken = self._breaks(one)
        if self.size == 0:
            self.led = bit(ALL_CLUBS, card // 13 * 13)
            self.best, self.taker = card, seat
        elif one & self.led != 0 and card > self.best:  # 4.4
            self.best, self.taker = card, seat
        self.size += 1
        if self.size == self.seats:
            self._gather()
        else:
            seat += 1
            self.turn = 0 if seat == self.seats else seat

    def _breaks(self, one: i64) -> bool:
        """5.1, 5.3, 5.4"""
        if one == QUEEN:
            return self.options.queen_breaks
        return self.options.lead_breaks if self.size == 0 else self.led != ALL_HEARTS

    def _gather(self) -> None:
        taker = self.taker
        self.taken[taker] |= self.pile
        if self.pile & POINTS != 0 and self.owner != taker:
            self.owner = taker if self.owner == NO_SEAT else SPLIT
        self.pile, self.led, self.size = 0, 0, 0
        self.turn = taker


def finish_hand(position: Hearts, thinker: i64) -> bool:
    """Play a hand out at a glance; not while cards are passed, in the first trick with its own rules, or where a widow
    waits for its taker."""
    p = position.public
    if p.phase != PLAYING or p.tricks == 0 or position.widow != 0:
        return False
    hand = QuickHand(position, thinker)
    hand.run((p.size - p.tricks) * p.seats - hand.size - 1)
    p.tricks, p.trick = p.size - 1, tricks.EMPTY
    pile = hand.pile
    while pile != 0:  # in any order: who takes them is known
        card = lowest(pile)
        pile &= pile - 1
        if p.trick == tricks.EMPTY:
            p.trick = tricks.lead((hand.turn + 1) % p.seats, card)
        else:
            p.trick = tricks.follow(p.trick, card)
    p.led, p.best, p.taker, p.turn = hand.led, hand.best, hand.taker, hand.turn
    position.play(hand.turn, highest(position.hands[hand.turn]), NO_LUCK)
    return True
