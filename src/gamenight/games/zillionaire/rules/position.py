# compiled
"""Zillionaire: climb over each other's cards and be the first out. Numbers in comments are clauses of rules.md."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.journal import GLANCE
from gamenight.core.options import chosen
from gamenight.core.position import NOBODY, View, bit
from gamenight.games.zillionaire.rules.cards import BANKROLL, BANKRUPT, BUMP, FIVE, ZILLIONAIRE, held, some
from gamenight.games.zillionaire.rules.deal import Dealt
from gamenight.games.zillionaire.rules.public import (
    GAME_OVER,
    NAME,
    NAMED,
    NOTHING,
    PASS,
    PASSED,
    PLAYED,
    ROUND_OVER,
    ROUND_WON,
    SKIPPED,
    WENT_OUT,
    Options,
    Public,
)  # fmt: skip
from gamenight.parts.bits import has


def group(rank: i64, n: i64) -> i64:
    """The move that plays n cards of a rank."""
    return (rank - 1) * 6 + n - 1


@final
class ZillionaireView(View):
    """What one seat knows: the table, its cards, and the cards it exchanged."""

    def __init__(self, seat: i64, movers: i64, moves: vec[i64], position: Zillionaire) -> None:
        super().__init__(seat, position.public.seats, movers, moves)
        self.options: Final = position.options
        self.public: Final = position.public.copy()
        self.hand: Final[i64] = position.hands[seat] if seat >= 0 else 0
        self.gave: Final[i64] = position.gave[seat] if seat >= 0 else 0
        self.got: Final[i64] = position.got[seat] if seat >= 0 else 0


@final
class Zillionaire(Dealt):
    """A match in progress: the rounds of a game."""

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
        hand = self.hands[seat]
        if p.rank == 0:
            return self._groups(hand, 1)
        if p.size == 0:  # 3.11
            n: i64 = 0
            while n < 6:
                found = append(found, NAME + n)
                n += 1
            return found
        rank = p.rank + 1
        if p.rank == FIVE and p.named() and not self.options.namer_bound:  # 3.13
            return append(self._groups(hand, FIVE + 1), PASS)
        if p.rank == BANKRUPT:
            if held(hand, BANKROLL) >= p.size:  # 3.3
                found = append(found, group(BANKROLL, p.size))
            return append(found, PASS)
        while rank <= ZILLIONAIRE:
            if rank == FIVE:
                if held(hand, FIVE) > 0:  # 3.10
                    found = append(found, group(FIVE, 1))
            elif held(hand, rank) >= p.size:
                found = append(found, group(rank, p.size))
            rank += 1
        return append(found, PASS)

    def _groups(self, hand: i64, rank: i64) -> vec[i64]:
        """Every number of cards of one rank, from a rank up."""
        found = vec[i64](capacity=32)
        while rank <= ZILLIONAIRE:
            most = held(hand, rank)
            if rank == FIVE and most > 1:
                most = 1  # 3.12
            n: i64 = 1
            while n <= most:
                found = append(found, group(rank, n))
                n += 1
            rank += 1
        return found

    def play(self, seat: i64, move: i64, chance: Chance) -> None:
        p = self.public
        if p.rank == FIVE and p.named() and not self.options.namer_bound and move < PASS:
            p.size = move % 6 + 1  # 3.13
        p.act, p.actor = move, seat
        if move == PASS:
            self._pass(seat)
        elif move >= NAME:
            p.size = move - NAME + 1
            if self.journal is not None:
                self.journal.note(NAMED, seat, p.size)
        else:
            self._lay(seat, move // 6 + 1, move % 6 + 1, chance)

    def _pass(self, seat: i64) -> None:
        p = self.public
        p.answered |= bit(1, seat)
        if self.options.pass_is_final:
            p.dropped |= bit(1, seat)  # 2.4
        if self.journal is not None:
            self.journal.note(PASSED, seat)
        self._pass_turn(seat)

    def _pass_turn(self, after: i64) -> None:
        """The next who may still beat what lies there; if there is none the round is over (2.5, 2.6)."""
        p = self.public
        seat = p.after(after)
        n: i64 = 0
        while n < p.seats:
            if p.active(seat) and seat != p.last and not has(p.answered | p.dropped, seat):
                p.turn = seat
                return
            seat = p.after(seat)
            n += 1
        self._end_round(p.last)

    def _lay(self, seat: i64, rank: i64, n: i64, chance: Chance) -> None:
        p = self.public
        cards = some(rank, n)
        self.hands[seat] -= cards
        p.played[seat] += cards
        p.sizes[seat] -= n
        on_bankrupt = p.rank == BANKRUPT
        if p.rank == 0:
            p.size = n
            if rank == FIVE:
                p.size = 0
        p.rank, p.last, p.answered = rank, seat, 0
        if self.journal is not None:
            self.journal.note(PLAYED, seat, rank, n, p.size)
        if p.sizes[seat] == 0 and self._out(seat, chance):
            return
        if rank == ZILLIONAIRE or (rank == BANKROLL and on_bankrupt):  # 3.1, 3.6
            self._end_round(seat)
            return
        if rank == BUMP:
            self._bump(seat, n)
        elif rank == BANKRUPT and self.options.next_answers:  # 3.5
            p.answered = (bit(1, p.seats) - 1) & ~bit(1, p.next_active(seat))
        self._pass_turn(seat)

    def _bump(self, seat: i64, n: i64) -> None:
        """The next player is skipped, which counts as a pass (3.7 to 3.9)."""
        p = self.public
        skips: i64 = 1
        if self.options.skip_each:
            skips = n
        bumped = seat
        while skips > 0:
            bumped = p.next_active(bumped)
            if bumped == seat or has(p.answered, bumped):  # all have been skipped, once each
                return
            p.answered |= bit(1, bumped)
            if self.options.pass_is_final:
                p.dropped |= bit(1, bumped)
            if self.journal is not None:
                self.journal.note(SKIPPED, bumped)
            skips -= 1

    def _out(self, seat: i64, chance: Chance) -> bool:
        """A player has no cards left; whether that ends the game (4.1)."""
        p = self.public
        p.places = append(p.places, seat)
        if self.journal is not None:
            self.journal.note(WENT_OUT, seat, len(p.places) - 1)
        if len(p.places) < p.seats - 1:
            return False
        poor: i64 = p.next_active(seat)
        p.places = append(p.places, poor)
        if self.journal is not None:
            self.journal.note(GAME_OVER, poor)
        self.score(chance)
        return True

    def _end_round(self, leader: i64) -> None:
        p = self.public
        if self.journal is not None:
            still = self.copy()
            still.public.showing = ROUND_WON
            self.journal.show(still, GLANCE)
        p.turn = leader if p.active(leader) else p.next_active(leader)  # 2.7
        p.rank, p.size, p.last, p.answered, p.dropped = 0, 0, NOBODY, 0, 0
        if self.journal is not None:
            self.journal.note(ROUND_OVER, p.turn)

    def copy(self) -> Zillionaire:
        new = Zillionaire(self.options, self.public.copy())
        new.hands = self.hands[:]
        new.gave = self.gave[:]
        new.got = self.got[:]
        new.aside = self.aside
        return new

    def view(self, seat: i64) -> ZillionaireView:
        return ZillionaireView(seat, self.to_move(), self.moves(seat), self)


def start(seats: int, options: Options, chance: Chance) -> Zillionaire:
    public = Public(seats)
    dealer = chosen(options.dealer, seats, chance)  # 1.3
    seat: i64 = 0
    while seat < seats:
        public.ring = append(public.ring, (dealer + seat) % public.seats)
        public.points = append(public.points, 0)
        public.riches = append(public.riches, 0)
        seat += 1
    position = Zillionaire(options, public)
    position.deal(chance)
    return position
