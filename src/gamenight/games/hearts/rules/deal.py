# compiled
"""Hearts from deal to deal: the cards dealt and passed, and what a hand brings."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.journal import READ, RESULT
from gamenight.core.position import NOBODY, Position, bit, fewest, share
from gamenight.games.hearts.rules.pack import deal_out, low_clubs, pack_for
from gamenight.games.hearts.rules.passing import pass_distance, rotation_length
from gamenight.games.hearts.rules.points import moon_needs, points_in, reason_for
from gamenight.games.hearts.rules.public import (
    ALL_CLUBS,
    CHOOSE,
    CHOSE,
    DEALT,
    EXCHANGE,
    HAND_OVER,
    MOON,
    NEVER,
    NO_MOON,
    NO_SEAT,
    OPENS,
    OTHERS,
    PASSED,
    PASSING,
    PLAYING,
    POINTS,
    RANDOM,
    SCORED,
    SHOOTING,
    SHOT,
    SHOT_OTHERS,
    SHOT_OWN,
    TO_PASS,
    WAS_SHOT,
    WIDOW_SHOWN,
    WON,
    Options,
    Public,
    nothing,
)
from gamenight.parts import bits, tricks
from gamenight.parts.bits import count, each


class Dealt(Position):
    """Hands and widow are sets. `passed` is what each seat has chosen to pass, and stays for its memory."""

    def __init__(
        self, options: Options, public: Public, hands: vec[i64], passed: vec[i64], widow: i64
    ) -> None:
        self.options: Final = options
        self.public = public
        self.hands = hands
        self.passed = passed
        self.widow = widow

    def received(self, seat: i64) -> i64:
        """What a seat was given in this hand; nothing until all have chosen (2.8)."""
        p = self.public
        if p.phase == PASSING or p.pass_by == 0:
            return 0
        return self.passed[(seat - p.pass_by + p.seats) % p.seats]

    def show(self, kind: i64, hold: i64) -> None:
        """A state worth seeing, for whoever listens."""
        if self.journal is not None:
            still = self.copy()
            assert isinstance(still, Dealt)
            still.public.showing = kind
            self.journal.show(still, hold)

    def choose(self, seat: i64, one: i64) -> None:
        """A card is laid aside, face down."""
        p = self.public
        self.passed[seat] |= one
        if count(self.passed[seat]) < p.pass_size:
            return
        p.movers ^= bit(1, seat)
        if self.journal is not None:
            self.journal.note(CHOSE, seat)
        if p.movers == 0:
            self._exchange()
            self._open()

    def _exchange(self) -> None:
        """All have chosen: the cards change hands (2.8)."""
        p = self.public
        seat: i64 = 0
        while seat < p.seats:
            to = (seat + p.pass_by) % p.seats
            cards = self.passed[seat]
            self.hands[seat] ^= cards
            self.hands[to] |= cards
            if self.journal is not None:
                self.journal.whisper(bit(1, seat) | bit(1, to), PASSED, seat, cards, to)
            seat += 1
        p.phase = PLAYING
        self.show(EXCHANGE, READ)

    def _open(self) -> None:
        """The first trick is led by the eldest hand (3.1), or by the lowest club in play (3.2)."""
        p = self.public
        p.phase = PLAYING
        if self.options.club_leads:
            p.opening = bits.lowest(pack_for(p.seats, self.options) & ALL_CLUBS & ~self.widow)
            p.turn = 0
            while (self.hands[p.turn] >> p.opening) & 1 == 0:
                p.turn += 1
            p.opener = p.turn
            if self.journal is not None:
                self.journal.note(OPENS, p.turn, p.opening)
        p.movers = bit(1, p.turn)

    def finish(self, chance: Chance) -> None:
        """The last trick is taken: the widow is shown, and whoever shot the moon may have a say."""
        p = self.public
        if self.journal is not None and self.widow != 0:
            self.journal.note(WIDOW_SHOWN, p.widow_taker, self.widow)
        shooter = self._moon()
        if shooter != NO_SEAT and self.journal is not None:
            self.journal.note(SHOT, shooter)
        if shooter != NO_SEAT and self.options.moon == CHOOSE:  # 6.5
            p.phase = SHOOTING
            p.turn = shooter
            p.movers = bit(1, shooter)
            return
        self.score(shooter, self.options.moon == OTHERS, chance)

    def _won(self, seat: i64) -> i64:
        """All cards a seat has taken, the widow included."""
        p = self.public
        if seat != p.widow_taker:
            return p.taken[seat]
        return p.taken[seat] | self.widow

    def _moon(self) -> i64:
        """Who shot the moon (6.3, 6.6); NO_SEAT if nobody did."""
        if self.options.moon == NO_MOON:
            return NO_SEAT
        needed = moon_needs(self.options)
        seat: i64 = 0
        while seat < self.public.seats:
            if self._won(seat) & needed == needed:
                return seat
            seat += 1
        return NO_SEAT

    def score(self, shooter: i64, others_pay: bool, chance: Chance) -> None:
        """Everyone counts what they took (6.1 to 6.6), and the match goes on or is over."""
        p = self.public
        seat: i64 = 0
        while seat < p.seats:
            won = self._won(seat)
            points = points_in(won, self.options)
            reason = reason_for(won, self.options)
            if seat == shooter:
                points = points_in(won & ~POINTS, self.options) - (0 if others_pay else MOON)  # 6.3, 6.4
                reason |= SHOT_OTHERS if others_pay else SHOT_OWN
            elif shooter != NO_SEAT and others_pay:
                points += MOON  # 6.3
                reason |= WAS_SHOT
            p.totals[seat] += points
            p.history = append(p.history, points)
            p.reasons = append(p.reasons, reason)
            if self.journal is not None:
                self.journal.note(SCORED, seat, points, p.totals[seat], reason)
            seat += 1
        p.phase = PLAYING
        self.show(HAND_OVER, RESULT)
        if self._ended():
            self._close()
        else:
            self._deal_again(chance)

    def _ended(self) -> bool:
        """Someone has passed the target (7.1), or reached it (7.2); or a single hand was agreed on (7.4)."""
        target = self.options.target
        if target == 0:
            return True
        for total in self.public.totals:
            if total > target or (total == target and self.options.reaching):
                return True
        return False

    def _close(self) -> None:
        p = self.public
        p.movers = 0
        if self.journal is not None:
            for seat in each(fewest(p.totals)):
                self.journal.note(WON, seat, p.totals[seat])

    def _deal_again(self, chance: Chance) -> None:
        old = self.public
        fresh = Public(old.seats, old.totals, (old.dealer + 1) % old.seats, old.number + 1)  # 1.6
        fresh.history, fresh.reasons = old.history, old.reasons
        fresh.last, fresh.last_taker = old.last, old.last_taker
        self.public = fresh
        deal_hands(self, chance)

    def scores(self) -> vec[i64]:
        return self.public.totals[:]

    def payoffs(self) -> vec[i64]:
        p = self.public
        return share(fewest(p.totals) if p.movers == 0 else 0, p.seats)  # 7.3

    def audit(self) -> None:
        p = self.public
        seen = self.widow
        total = count(self.widow)
        taken: i64 = 0
        seat: i64 = 0
        while seat < p.seats:
            hand, played = self.hands[seat], p.played[seat]
            assert count(hand) == p.left(seat), "a hand has the wrong size"
            assert hand & p.lacks[seat] == 0, "a card the table knows is not there"
            given = hand | played
            if p.phase != PASSING:
                given = self.hands[(seat + p.pass_by) % p.seats] | p.played[(seat + p.pass_by) % p.seats]
            assert self.passed[seat] & ~given == 0, "a passed card went astray"
            seen |= hand | played
            total += count(hand) + count(played)
            taken += count(p.taken[seat])
            seat += 1
        pack = pack_for(p.seats, self.options)
        assert seen == pack, "a card is missing"
        assert total == count(pack), "a card is in two places"
        assert taken == p.tricks * p.seats, "a trick went astray"
        if p.opening >= 0 and p.tricks == 0 and p.trick == tricks.EMPTY:
            assert (self.hands[p.opener] >> p.opening) & 1 == 1, "the opening club is elsewhere"
            assert low_clubs(p, self.options) & ~self.widow == 0, "a lower club is in play"


def deal_hands(position: Dealt, chance: Chance) -> None:
    """The whole pack, evenly; the rest is the widow (1.3, 1.5). Then the passing, or the first lead."""
    p, options = position.public, position.options
    cards = pack_for(p.seats, options)
    p.size = count(cards) // p.seats
    p.played, p.taken, p.lacks = nothing(p.seats), nothing(p.seats), nothing(p.seats)
    p.broken = not options.breaking
    position.hands, position.passed = nothing(p.seats), nothing(p.seats)
    position.widow = deal_out(cards, p.size, position.hands, chance)
    if position.journal is not None:
        position.journal.note(DEALT, p.dealer, p.size, count(position.widow), p.number)
    step = p.number
    if options.passing == RANDOM:
        step = chance.pick(rotation_length(p.seats, options))  # 2.6
    p.pass_by = pass_distance(p.seats, options, step)
    begin_hand(position)


def begin_hand(position: Dealt) -> None:
    """The passing, or the first lead: the cards are dealt and the direction is known."""
    p, options = position.public, position.options
    size: i64 = 2 if p.seats > 4 else 3  # 2.7
    if options.pass_size > 0:
        size = options.pass_size
    if options.passing != NEVER and position.journal is not None:
        position.journal.note(TO_PASS, NOBODY, size, p.pass_by)
    if p.pass_by == 0:
        position._open()
        return
    p.pass_size = size
    p.phase = PASSING
    p.movers = bit(1, p.seats) - 1
