# compiled
"""Whose turn it is and who holds what in I Love Lucy, and what everyone learns from it. Comments cite rules.md."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.position import NOBODY, Position, best, bit
from gamenight.games.lucy.rules.board import ENTRANCE, MAINS, NEEDED, complete, everyone, mains, some
from gamenight.games.lucy.rules.known import Known
from gamenight.games.lucy.rules.public import (
    COLLECTED,
    IDLE,
    NOTHING,
    ROLLING,
    SAFE_NOW,
    SKIPPED,
    TIME,
    TOLD,
    Options,
    Public,
)


class Table(Position):
    """Hands are packed; `known` is what each seat has learnt of the others; `votes` are sealed until all are in."""

    def __init__(self, options: Options, public: Public, hands: vec[i64], known: list[Known]) -> None:
        self.options: Final = options
        self.public: Final = public
        self.hands: Final = hands
        self.known: Final = known
        self.votes: i64 = 0

    def others(self, seat: i64) -> i64:
        """The other seats that are not safe (6.1)."""
        p = self.public
        return everyone(p.seats) & ~p.safe & ~bit(1, seat)

    def next_of(self, seats: i64, after: i64) -> i64:
        """The first of a set of seats, clockwise after a seat."""
        n = self.public.seats
        seat: i64 = after + 1 if after + 1 < n else 0
        while (seats >> seat) & 1 == 0:
            seat = seat + 1 if seat + 1 < n else 0
        return seat

    def _idle(self, seat: i64, why: i64) -> None:
        if self.journal is not None:
            self.journal.note(IDLE, seat, why)
        self._end_turn()

    def _end_turn(self) -> None:
        """The next seat that has no turn to lose (2.4)."""
        p = self.public
        p.stage, p.card, p.named = ROLLING, NOTHING, NOTHING
        p.payers, p.payees, p.due = 0, 0, 0
        while True:
            p.turns += 1
            if p.turns >= self.options.max_turns * p.seats:
                self._stop()  # 2.6
                return
            p.turn = p.turn + 1 if p.turn + 1 < p.seats else 0
            if p.lost[p.turn] == 0:
                p.actor = p.turn
                return
            p.lost[p.turn] -= 1
            if self.journal is not None:
                self.journal.note(SKIPPED, p.turn, p.lost[p.turn])

    def _stop(self) -> None:
        p = self.public
        p.over = True
        p.shown = self.hands[:]
        worth = vec[i64](capacity=4)
        if self.journal is not None:
            self.journal.note(TIME, NOBODY, self.options.max_turns)
        seat: i64 = 0
        for hand in self.hands:
            worth = append(worth, mains(hand) * 1000000 + p.money[seat])
            if self.journal is not None:
                self.journal.note(TOLD, seat, mains(hand), p.money[seat])
            seat += 1
        p.winners = best(worth)

    def _appraise(self, seat: i64) -> None:
        """Whether someone at the entrance qualifies shows at once (3.4, 3.5)."""
        p = self.public
        if p.at[seat] != ENTRANCE or (p.safe >> seat) & 1 or p.money[seat] < NEEDED:
            return
        if not complete(self.hands[seat]):
            p.short |= bit(1, seat)
            return
        p.safe |= bit(1, seat)
        if self.journal is not None:
            self.journal.note(SAFE_NOW, seat)
        character: i64 = 0
        while character < MAINS:
            p.known.tie(seat, character)
            for known in self.known:
                known.tie(seat, character)
            character += 1

    def _move_card(self, giver: i64, taker: i64, character: i64, seen: bool) -> None:
        """A card goes from hand to hand; the two know which, and everyone if it is `seen`."""
        p = self.public
        self.hands[giver] -= some(1, character)
        self.hands[taker] += some(1, character)
        p.sizes[giver] -= 1
        p.sizes[taker] += 1
        seat: i64 = 0
        for known in self.known:
            if seen or seat in (giver, taker):
                known.lose(giver, character)
                known.gain(taker, character)
            else:
                known.hide(giver, taker)
            seat += 1
        if seen:
            p.known.lose(giver, character)
            p.known.gain(taker, character)
        else:
            p.known.hide(giver, taker)
        if not seen or character < MAINS:
            p.short &= ~bit(1, taker)
        self._appraise(taker)

    def _collect(self, seat: i64, character: i64) -> None:
        """A card from the bank."""
        p = self.public
        p.bank -= some(1, character)
        self.hands[seat] += some(1, character)
        p.sizes[seat] += 1
        p.known.gain(seat, character)
        for known in self.known:
            known.gain(seat, character)
        if character < MAINS:
            p.short &= ~bit(1, seat)
        if self.journal is not None:
            self.journal.note(COLLECTED, seat, character)
