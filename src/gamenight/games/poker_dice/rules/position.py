# compiled
"""Poker Dice: the best hand in two throws of five dice. Numbers in comments are clauses of rules.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.journal import GLANCE, RESULT
from gamenight.core.options import flag, number
from gamenight.core.position import NOBODY, Position, View, best, bit, share
from gamenight.games.poker_dice.rules.hands import hand_value, wild_value
from gamenight.parts.bits import count, lowest

# A move is the set of dice to throw again, a bit for each of the five; none is standing.
STAND: Final = 0
MOVES: Final = 32
ALL: Final = 31
NOTHING_YET: Final = -1

# What a still shows.
NO_SHOW: Final = 0
DICE: Final = 1
HAND_OVER: Final = 2

# The journal: what happened, and what a, b and c say.
ORDERED: Final = 0  # a: the die thrown for the order of play
THREW: Final = (
    1  # a: the dice, three bits each, b: which of them were thrown, c: its how manieth throw it was
)
STOOD: Final = 2  # a: the dice, b: the value of the hand
TIED: Final = 3  # a: the set of players who throw off
WON_HAND: Final = 4  # a: the value of the hand, b: hands won by now
LEVEL: Final = 5  # a: the set of players level on hands, b: 1 if they throw off for the match
WON_THROW_OFF: Final = 6  # a: the value of the hand that wins the match


@dataclass(frozen=True)
class Options:
    """House rules, agreed before the first throw."""

    wild_aces: bool = flag(False, "3.6")
    wins: i64 = number(3, 1, 10, "4.4")
    rounds: i64 = number(1, 1, 20, "4.5")
    short_throw_off: bool = flag(False, "4.2")
    three_throws: bool = flag(False, "2.3")
    throw_all: bool = flag(False, "2.2")
    limit: bool = flag(False, "2.4")
    rotate: bool = flag(False, "1.5")
    another_hand: bool = flag(False, "4.7")


@final
class Public:
    """The whole game: everyone sees everything."""

    def __init__(self, seats: i64) -> None:
        self.seats: Final = seats
        self.over = False
        self.showing: i64 = NO_SHOW  # only in a still
        self.order = vec[i64](capacity=12)  # the seats, as they play
        self.first: i64 = 0  # index in order of who began this hand
        self.at: i64 = 0  # how many turns of this hand are over
        self.playing: i64 = 0  # the seats in this hand or throw-off
        self.throwing_off = False
        self.deciding = False  # the throw-off is for the match (4.6)
        self.turn: i64 = NOBODY
        self.dice: i64 = 0  # of the seat to move, three bits a die
        self.thrown: i64 = 0  # which dice were thrown last
        self.throws: i64 = 0  # used by the seat to move
        self.most: i64 = 0  # throws allowed in this hand
        self.values = vec[i64](capacity=12)  # of the hands thrown so far, seat by seat
        self.shown = vec[i64](capacity=12)  # their dice
        self.wins = vec[i64](capacity=12)
        self.hands: i64 = 0  # hands decided
        self.winner: i64 = NOBODY  # of the last hand

    def copy(self) -> Public:
        new = Public(self.seats)
        new.over, new.first, new.at = self.over, self.first, self.at
        new.playing, new.throwing_off, new.turn = self.playing, self.throwing_off, self.turn
        new.deciding = self.deciding
        new.dice, new.thrown, new.throws, new.most = self.dice, self.thrown, self.throws, self.most
        new.hands, new.winner, new.showing = self.hands, self.winner, self.showing
        new.order = self.order[:]
        new.values = self.values[:]
        new.shown = self.shown[:]
        new.wins = self.wins[:]
        return new

    def champion(self) -> i64:
        """Who has won: the most hands, or the throw-off between those who had."""
        first = best(self.wins)
        return self.winner if self.deciding else lowest(first)


@final
class DiceView(View):
    """Everything: nothing is hidden in this game."""

    def __init__(self, seat: i64, movers: i64, moves: vec[i64], position: PokerDice) -> None:
        super().__init__(seat, position.public.seats, movers, moves)
        self.options: Final = position.options
        self.public: Final = position.public.copy()


@final
class PokerDice(Position):
    def __init__(self, options: Options, public: Public) -> None:
        self.options: Final = options
        self.public = public

    def to_move(self) -> i64:
        p = self.public
        if p.over or p.showing != NO_SHOW:
            return 0
        return bit(1, p.turn)

    def moves(self, seat: i64) -> vec[i64]:
        p = self.public
        found = vec[i64](capacity=32)
        if p.over or seat != p.turn or p.showing != NO_SHOW:
            return found
        most: i64 = 5 if self.options.throw_all else 3  # 2.1, 2.2
        again: i64 = 0
        while again < MOVES:
            if count(again) <= most:
                found = append(found, again)
            again += 1
        return found

    def play(self, seat: i64, move: i64, chance: Chance) -> None:
        p = self.public
        if move != STAND:
            self._throw(move, chance)
            if p.throws < p.most:
                return
        self._stand(chance)

    def _throw(self, which: i64, chance: Chance) -> None:
        """Throw some of the dice of the seat to move."""
        p = self.public
        die: i64 = 0
        while die < 5:
            if (which >> die) & 1:
                p.dice = (p.dice & ~bit(7, 3 * die)) | bit(chance.pick(6), 3 * die)
            die += 1
        p.throws += 1
        p.thrown = which
        if self.journal is not None:
            self.journal.note(THREW, p.turn, p.dice, which, p.throws)
            self._show(DICE, GLANCE)

    def _show(self, what: i64, hold: i64) -> None:
        if self.journal is not None:
            still = self.copy()
            still.public.showing = what
            self.journal.show(still, hold)

    def _stand(self, chance: Chance) -> None:
        """The turn is over: its hand counts. Turns that leave no choice are played at once."""
        p = self.public
        while True:
            value = wild_value(p.dice) if self.options.wild_aces else hand_value(p.dice)
            p.values[p.turn], p.shown[p.turn] = value, p.dice
            if self.journal is not None:
                self.journal.note(STOOD, p.turn, p.dice, value)
            if self.options.limit and p.at == 0:
                p.most = p.throws  # 2.4
            p.at += 1
            if p.at == count(p.playing):
                self._decide(chance)
            if p.over or self._begin_turn(chance):
                return

    def _begin_turn(self, chance: Chance) -> bool:
        """The next player throws all five; whether a choice is left to them."""
        p = self.public
        seen: i64 = 0
        index = p.first
        while True:
            seat = p.order[index]
            if (p.playing >> seat) & 1:
                if seen == p.at:
                    break
                seen += 1
            index += 1
            if index == p.seats:
                index = 0
        p.turn, p.dice, p.throws = seat, 0, 0
        if p.at == 0:
            p.most = 3 if self.options.three_throws else 2  # 2.1, 2.3
            if p.throwing_off and self.options.short_throw_off:
                p.most = 1  # 4.2
        self._throw(ALL, chance)
        return p.throws < p.most

    def _decide(self, chance: Chance) -> None:
        """All have played: the best hand wins, or those who tie throw off (4.1)."""
        p = self.public
        tied = best(p.values)
        if count(tied) > 1:
            if self.journal is not None:
                self.journal.note(TIED, NOBODY, tied)
            self._begin_hand(tied, True)
            return
        seat: i64 = 0
        while bit(1, seat) != tied:
            seat += 1
        p.winner = seat
        if p.deciding:
            p.over = True  # 4.6
            if self.journal is not None:
                self.journal.note(WON_THROW_OFF, seat, p.values[seat])
                self._show(HAND_OVER, RESULT)
            return
        p.wins[seat] += 1
        p.hands += 1
        if self.journal is not None:
            self.journal.note(WON_HAND, seat, p.values[seat], p.wins[seat])
            self._show(HAND_OVER, RESULT)
        self._go_on(seat)

    def _go_on(self, winner: i64) -> None:
        """The match is won, or another hand begins."""
        p = self.public
        everyone = bit(1, p.seats) - 1
        if p.seats == 2:
            p.over = p.wins[winner] == self.options.wins  # 4.3
        elif p.hands >= self.options.rounds:  # 4.5
            level = best(p.wins)
            p.over = count(level) == 1
            everyone = level
            p.deciding = not p.over and not self.options.another_hand  # 4.6, 4.7
            if not p.over and self.journal is not None:
                self.journal.note(LEVEL, NOBODY, level, 1 if p.deciding else 0)
        if p.over:
            return
        if self.options.rotate:
            p.first = (p.first + 1) % p.seats  # 1.5
        else:
            while p.order[p.first] != winner:  # 1.4
                p.first = (p.first + 1) % p.seats
        self._begin_hand(everyone, p.deciding)

    def _begin_hand(self, playing: i64, throwing_off: bool) -> None:
        p = self.public
        p.playing, p.throwing_off, p.at = playing, throwing_off, 0
        seat: i64 = 0
        while seat < p.seats:
            p.values[seat] = NOTHING_YET
            seat += 1

    def scores(self) -> vec[i64]:
        return self.public.wins[:]

    def payoffs(self) -> vec[i64]:
        p = self.public
        return share(bit(1, p.champion()) if p.over else 0, p.seats)

    def copy(self) -> PokerDice:
        return PokerDice(self.options, self.public.copy())

    def view(self, seat: i64) -> DiceView:
        return DiceView(seat, self.to_move(), self.moves(seat), self)

    def audit(self) -> None:
        p = self.public
        die: i64 = 0
        while die < 5:
            assert (p.dice >> (3 * die)) & 7 < 6, "a die shows no face"
            die += 1
        won: i64 = 0
        for wins in p.wins:
            won += wins
        assert won == p.hands, "hands were won that were not played"
        assert p.over or (p.playing >> p.turn) & 1, "someone plays who is out"
        assert p.throws <= 3


def start(seats: int, options: Options, chance: Chance) -> PokerDice:
    public = Public(seats)
    position = PokerDice(options, public)
    seat: i64 = 0
    while seat < seats:
        public.values = append(public.values, NOTHING_YET)
        public.shown = append(public.shown, 0)
        public.wins = append(public.wins, 0)
        seat += 1
    everyone = bit(1, public.seats) - 1
    settle_order(position, everyone, chance)
    position._begin_hand(everyone, False)
    position._begin_turn(chance)
    return position


def settle_order(position: PokerDice, seats: i64, chance: Chance) -> None:
    """Append these seats to the order of play, by one die each; equals throw again among themselves (1.1, 1.3)."""
    p = position.public
    thrown = vec[i64]([0, 0, 0, 0, 0, 0])  # the seats that threw each face
    seat: i64 = 0
    while seat < p.seats:
        if (seats >> seat) & 1:
            face = chance.pick(6)
            thrown[face] |= bit(1, seat)
            if position.journal is not None:
                position.journal.note(ORDERED, seat, face)
        seat += 1
    face = 5
    while face >= 0:
        if count(thrown[face]) > 1:
            settle_order(position, thrown[face], chance)
        elif thrown[face] != 0:
            seat = 0
            while bit(1, seat) != thrown[face]:
                seat += 1
            p.order = append(p.order, seat)
        face -= 1


def imagine(view: DiceView, chance: Chance) -> PokerDice:
    """The table itself: nothing is hidden."""
    return PokerDice(view.options, view.public.copy())
