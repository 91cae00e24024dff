# compiled
"""A match of Zillionaire from game to game: places and points, seats, the deal and the exchange."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.journal import RESULT
from gamenight.core.position import NOBODY, Position, best, bit, share
from gamenight.games.zillionaire.rules.cards import (
    COPIES,
    ZILLIONAIRE,
    deal_hand,
    full_pack,
    held,
    highest,
    lowest,
    size,
)  # fmt: skip
from gamenight.games.zillionaire.rules.public import (
    DEALT,
    GAME_SCORED,
    SCORED,
    SEATED,
    SWAPPED,
    Options,
    Public,
    exchanged,
    partner,
    points_for,
    seat_ring,
)  # fmt: skip


class Dealt(Position):
    """What everyone holds, how it came there, and what a game that is over brings."""

    def __init__(self, options: Options, public: Public) -> None:
        self.options: Final = options
        self.public = public
        self.hands = vec[i64](capacity=8)
        self.gave = vec[i64](capacity=8)  # what each seat gave in the exchange
        self.got = vec[i64](capacity=8)
        self.aside: i64 = 0  # 1.2

    def score(self, chance: Chance) -> None:
        p = self.public
        p.games += 1
        place: i64 = 0
        earned = p.points[:]
        for seat in p.places:
            points = points_for(p.seats, place)
            p.points[seat] += points
            earned[seat] = points
            if place == 0:
                p.riches[seat] += 1
            if self.journal is not None:
                self.journal.note(SCORED, seat, points, p.points[seat], place)
            place += 1
        for points in earned:
            p.history = append(p.history, points)
        if self.journal is not None:
            still = self.copy()
            assert isinstance(still, Dealt)
            still.public.showing = GAME_SCORED
            self.journal.show(still, RESULT)
        if p.games == self.options.games:  # 6.1
            p.over = True
        else:
            self._next_game(chance)

    def _next_game(self, chance: Chance) -> None:
        """New seats, a new deal by Rich, the exchange, and Poor leads (5.1)."""
        p = self.public
        p.old_places = p.places
        p.places = vec[i64](capacity=8)
        p.ring = seat_ring(p.old_places, self.options.seating == 1)
        if self.journal is not None:
            place: i64 = 0
            for seat in p.old_places:
                self.journal.note(SEATED, seat, place)
                place += 1
        self.deal(chance)
        self._exchange()

    def deal(self, chance: Chance) -> None:
        p = self.public
        each = 60 // p.seats
        left = full_pack()
        self.hands = vec[i64](capacity=8)
        self.gave = vec[i64](capacity=8)
        self.got = vec[i64](capacity=8)
        p.sizes = vec[i64](capacity=8)
        p.played = vec[i64](capacity=8)
        seat: i64 = 0
        while seat < p.seats:
            hand = deal_hand(left, each, chance)
            left -= hand
            self.hands = append(self.hands, hand)
            self.gave = append(self.gave, 0)
            self.got = append(self.got, 0)
            p.sizes = append(p.sizes, each)
            p.played = append(p.played, 0)
            seat += 1
        self.aside = left
        p.rank, p.size, p.last, p.answered, p.dropped = 0, 0, NOBODY, 0, 0
        p.turn = p.ring[1]
        if self.journal is not None:
            self.journal.note(DEALT, p.ring[0], each)

    def _exchange(self) -> None:
        """The poorer gives the highest, the richer the lowest, both from the cards they were dealt (5.3 to 5.8)."""
        p = self.public
        place: i64 = 0
        for seat in p.old_places:
            other = partner(p.seats, place, self.options.green_line == 1)
            if other > place:
                poor = p.old_places[other]
                n = exchanged(p.seats, place)
                down, up = lowest(self.hands[seat], n), highest(self.hands[poor], n)
                self.hands[seat] += up - down
                self.hands[poor] += down - up
                self.gave[seat], self.got[seat] = down, up
                self.gave[poor], self.got[poor] = up, down
                if self.journal is not None:
                    both = bit(1, seat) | bit(1, poor)
                    self.journal.note(SWAPPED, seat, poor, 0, n)
                    self.journal.whisper(both, SWAPPED, seat, poor, down, up)
            place += 1

    def scores(self) -> vec[i64]:
        return self.public.points[:]

    def payoffs(self) -> vec[i64]:
        p = self.public
        if not p.over:
            return share(0, p.seats)
        totals = p.points[:]
        if self.options.rich_breaks_ties:  # 6.3
            seat: i64 = 0
            while seat < p.seats:
                totals[seat] = totals[seat] * 16 + p.riches[seat]
                seat += 1
        return share(best(totals), p.seats)

    def audit(self) -> None:
        p = self.public
        rank: i64 = 1
        while rank <= ZILLIONAIRE:
            total = held(self.aside, rank)
            seat: i64 = 0
            while seat < p.seats:
                total += held(self.hands[seat], rank) + held(p.played[seat], rank)
                seat += 1
            assert total == COPIES[rank], f"{total} cards of rank {rank}"
            rank += 1
        seat = 0
        while seat < p.seats:
            assert size(self.hands[seat]) == p.sizes[seat], "a hand is not as large as everyone sees"
            seat += 1
        assert size(self.aside) == 2
