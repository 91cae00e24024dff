# compiled
"""Domino Poker: five tiles each and a round of betting. Numbers in comments are clauses of rules.md."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.journal import RESULT
from gamenight.core.position import NOBODY, Position, View, best, bit, share
from gamenight.games.domino_poker.rules.hands import PACK, worth
from gamenight.games.domino_poker.rules.public import (
    ACTED,
    ANTED,
    BET,
    BY,
    CALL,
    CHECK,
    CHIPS,
    DEALT,
    FOLD,
    HAND_OVER,
    LIMIT,
    NO_LIMIT,
    NOTHING,
    OUT,
    POSTED,
    RAISE,
    RAISES,
    SCORED,
    SHOW,
    SHOWED,
    WON_POT,
    Options,
    Public,
)
from gamenight.parts.bits import count, deal, has


@final
class PokerView(View):
    """What one seat knows: the table and its own tiles."""

    def __init__(self, seat: i64, movers: i64, moves: vec[i64], position: DominoPoker) -> None:
        super().__init__(seat, position.public.seats, movers, moves)
        self.options: Final = position.options
        self.public: Final = position.public.copy()
        self.hand: Final[i64] = position.tiles[seat] if seat >= 0 else 0


def has_opened(p: Public, options: Options) -> bool:
    """Whether there is a bet, if only a blind: what comes on top is a raise."""
    return options.blinds > 0 or p.stake > options.ante


@final
class DominoPoker(Position):
    def __init__(self, options: Options, public: Public) -> None:
        self.options: Final = options
        self.public = public
        self.tiles = vec[i64](capacity=4)
        self.unused: i64 = 0  # 1.3

    def to_move(self) -> i64:
        p = self.public
        if p.over or p.showing != NOTHING:
            return 0
        return bit(1, p.turn)

    def moves(self, seat: i64) -> vec[i64]:
        p = self.public
        found = vec[i64](capacity=8)
        if p.over or seat != p.turn or p.showing != NOTHING:
            return found
        if not self.options.betting:
            return append(found, SHOW)  # 2.7
        owed = p.stake - p.paid[seat]
        more = p.chips[seat] - owed
        limit = self.options.stakes == LIMIT
        opened = has_opened(p, self.options)
        found = append(found, CHECK if owed == 0 else CALL)
        if limit and more > 0 and not opened:
            found = append(found, BET)  # 2.2
        elif limit and more > 0 and p.raises < RAISES:
            found = append(found, RAISE)  # 2.3
        if owed > 0:
            found = append(found, FOLD)
        if not limit and more > 0:
            most = more if self.options.stakes == NO_LIMIT else min(more, p.pot() + owed)  # 2.8
            chips = min(p.step, more)
            while chips <= most:
                found = append(found, BY + chips)
                chips += 1
        return found

    def play(self, seat: i64, move: i64, chance: Chance) -> None:
        p = self.public
        raising = has_opened(p, self.options)
        chips = p.chips[seat] - p.owes(seat)  # what is left to bet or raise by
        if self.options.betting and move > FOLD:
            chips, move = move - BY, RAISE if raising else BET
        p.last, p.last_move = seat, move
        if not self.options.betting:
            self._showdown()
            self._next_hand(chance)
            return
        paid = self._pay(seat, move, chips)
        if self.journal is not None:
            self.journal.note(ACTED, seat, move, paid)
        p.spoken |= bit(1, seat)
        if move in (BET, RAISE):
            p.spoken = bit(1, seat)
        elif move == FOLD:
            p.playing ^= bit(1, seat)
        if count(p.playing) == 1 or not self._find_turn(seat):
            if count(p.playing) == 1:
                self._take_pot()  # 2.4
            else:
                self._showdown()
            self._next_hand(chance)

    def _pay(self, seat: i64, move: i64, chips: i64) -> i64:
        """Chips go into the pot for a move; how many."""
        p = self.public
        if move in (CHECK, FOLD):
            return 0
        if move in (BET, RAISE):
            if self.options.stakes == LIMIT:
                chips = min(chips, self.options.unit())
            p.stake += chips
            p.step = max(p.step, chips)
            if move == RAISE and p.raises < RAISES:
                p.raises += 1
        owed = p.owes(seat)
        p.chips[seat] -= owed
        p.paid[seat] += owed
        return owed

    def _find_turn(self, after: i64) -> bool:
        """Pass the turn to the next who has something to decide; whether there is one."""
        p = self.public
        seat = after
        n: i64 = 0
        while n < p.seats:
            seat = (seat + 1) % p.seats
            if has(p.playing & ~p.spoken, seat) and p.chips[seat] > 0:
                p.turn = seat
                return True
            n += 1
        return False

    def _take_pot(self) -> None:
        """All others folded."""
        p = self.public
        pot = p.pot()
        seat: i64 = 0
        while seat < p.seats:
            p.shown[seat], p.won[seat] = 0, 0
            seat += 1
        seat = 0
        while not has(p.playing, seat):
            seat += 1
        p.chips[seat] += pot
        p.won[seat] = pot
        if self.journal is not None:
            self.journal.note(WON_POT, seat, pot, 0)

    def _showdown(self) -> None:
        """Those who are left show their tiles; the best hand takes the pot, layer by layer (2.4 to 2.6)."""
        p = self.public
        values = vec[i64](capacity=4)
        seat: i64 = 0
        while seat < p.seats:
            held: i64 = -1
            p.shown[seat], p.won[seat] = 0, 0
            if has(p.playing, seat):
                held = worth(self.tiles[seat], self.options)
                p.shown[seat] = self.tiles[seat]
                if self.journal is not None:
                    self.journal.note(SHOWED, seat, self.tiles[seat], held)
            values = append(values, held)
            seat += 1
        if self.options.betting:
            self._share_out(values)
        else:
            self._award(best(values), 1)
        self._tell_winners()

    def _share_out(self, values: vec[i64]) -> None:
        p = self.public
        floor: i64 = 0
        while True:
            level: i64 = 0  # the next amount that someone stopped at
            seat: i64 = 0
            while seat < p.seats:
                if p.paid[seat] > floor and (level == 0 or p.paid[seat] < level):
                    level = p.paid[seat]
                seat += 1
            if level == 0:
                return
            pot: i64 = 0
            contend = vec[i64](capacity=4)
            seat = 0
            while seat < p.seats:
                reached = p.paid[seat] >= level
                if reached:
                    pot += level - floor
                contend = append(contend, values[seat] if reached else -2)
                seat += 1
            self._split(best(contend), pot)
            floor = level

    def _split(self, winners: i64, pot: i64) -> None:
        """Chips that do not divide go to the first winners to the dealer's left (2.6)."""
        p = self.public
        n = count(winners)
        part, odd = pot // n, pot % n
        seat = p.dealer
        i: i64 = 0
        while i < p.seats:
            seat = (seat + 1) % p.seats
            if has(winners, seat):
                chips = part + 1 if odd > 0 else part
                if odd > 0:
                    odd -= 1
                p.chips[seat] += chips
                p.won[seat] += chips
            i += 1

    def _award(self, winners: i64, points: i64) -> None:
        p = self.public
        seat: i64 = 0
        while seat < p.seats:
            if has(winners, seat):
                p.chips[seat] += points
                p.won[seat] = points
            seat += 1

    def _tell_winners(self) -> None:
        p = self.public
        if self.journal is None:
            return
        seat: i64 = 0
        while seat < p.seats:
            if p.won[seat] > 0:
                if self.options.betting:
                    self.journal.note(WON_POT, seat, p.won[seat], 1)
                else:
                    self.journal.note(SCORED, seat, p.chips[seat])
            seat += 1

    def _show_hand(self) -> None:
        """The hand as it came out, with the pot paid out."""
        still = self.copy()
        still.public.showing = HAND_OVER
        seat: i64 = 0
        while seat < still.public.seats:
            still.public.paid[seat] = 0
            seat += 1
        if self.journal is not None:
            self.journal.show(still, RESULT)

    def _next_hand(self, chance: Chance) -> None:
        p = self.public
        p.hands += 1
        if self.journal is not None:
            self._show_hand()
        alive: i64 = 0
        seat: i64 = 0
        while seat < p.seats:
            if p.chips[seat] > 0 or not self.options.betting:
                alive += 1
            elif has(p.dealt, seat) and self.journal is not None:
                self.journal.note(OUT, seat)
            seat += 1
        if p.hands >= self.options.hands or alive == 1:  # 4.1
            p.over = True
            seat = 0
            while seat < p.seats:
                p.paid[seat] = 0
                seat += 1
            return
        p.dealer = (p.dealer + 1) % p.seats  # 1.4
        while self.options.betting and p.chips[p.dealer] == 0:
            p.dealer = (p.dealer + 1) % p.seats
        self.deal(chance)

    def deal(self, chance: Chance) -> None:
        """Five tiles for everyone who is still in, an ante from each, and the blinds."""
        p, ante = self.public, self.options.ante if self.options.betting else 0
        self.tiles = vec[i64](capacity=4)
        self.unused = PACK
        p.playing, p.spoken, p.stake, p.raises, p.step = 0, 0, ante, 0, self.options.unit()
        seat: i64 = 0
        while seat < p.seats:
            hand: i64 = 0
            p.paid[seat] = 0
            if p.chips[seat] > 0 or not self.options.betting:
                hand = deal(self.unused, 5, chance)
                p.playing |= bit(1, seat)
                p.paid[seat] = min(ante, p.chips[seat])  # 2.9
                p.chips[seat] -= p.paid[seat]
            self.tiles = append(self.tiles, hand)
            self.unused ^= hand
            seat += 1
        p.dealt = p.playing
        if self.journal is not None:
            self.journal.note(DEALT, p.dealer)
            if ante > 0:
                self.journal.note(ANTED, NOBODY, p.pot(), ante)
        speaks_after = self._post() if self.options.betting and self.options.blinds > 0 else p.dealer
        if not self.options.betting:
            p.turn = (p.dealer + 1) % p.seats
        elif not self._find_turn(speaks_after):  # everyone has put in their last chip
            self._showdown()
            self._next_hand(chance)

    def _post(self) -> i64:
        """The blinds are put in (2.10); the seat of the second."""
        p = self.public
        seat = p.dealer
        blind = i64(self.options.blinds)
        for _ in range(2):
            seat = (seat + 1) % p.seats
            while not has(p.dealt, seat):
                seat = (seat + 1) % p.seats
            chips = min(blind, p.chips[seat])
            p.chips[seat] -= chips
            p.paid[seat] += chips
            if self.journal is not None:
                self.journal.note(POSTED, seat, chips)
            blind *= 2
        p.stake += 2 * self.options.blinds
        return seat

    def scores(self) -> vec[i64]:
        return self.public.chips[:]

    def payoffs(self) -> vec[i64]:
        p = self.public
        return share(best(p.chips) if p.over else 0, p.seats)

    def copy(self) -> DominoPoker:
        new = DominoPoker(self.options, self.public.copy())
        new.tiles = self.tiles[:]
        new.unused = self.unused
        return new

    def view(self, seat: i64) -> PokerView:
        return PokerView(seat, self.to_move(), self.moves(seat), self)

    def audit(self) -> None:
        p = self.public
        seen = self.unused
        chips: i64 = 0
        seat: i64 = 0
        while seat < p.seats:
            assert seen & self.tiles[seat] == 0, "a tile is in two places"
            seen |= self.tiles[seat]
            chips += p.chips[seat] + p.paid[seat]
            seat += 1
        assert seen == PACK, "a tile is missing"
        assert chips == CHIPS * p.seats or not self.options.betting, f"{chips} chips"


def start(seats: int, options: Options, chance: Chance) -> DominoPoker:
    public = Public(seats, chance.pick(seats))
    seat: i64 = 0
    while seat < seats:
        public.chips = append(public.chips, CHIPS if options.betting else 0)
        public.paid = append(public.paid, 0)
        public.shown = append(public.shown, 0)
        public.won = append(public.won, 0)
        seat += 1
    position = DominoPoker(options, public)
    position.deal(chance)
    return position
