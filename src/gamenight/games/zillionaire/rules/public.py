# compiled
"""What everyone sees at a Zillionaire table, the house rules, and who sits and exchanges where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.options import choice, flag, number, player
from gamenight.core.position import NOBODY

# A move is a group of cards, rank and number, or one of these.
PASS: Final = 78
NAME: Final = 79  # + the number a led Five stands for, less one
MOVES: Final = 85

# The journal: what happened, and what a to c say.
DEALT: Final = 0  # a: cards each
SEATED: Final = 1  # a: a place of the last game
SWAPPED: Final = 2  # a: who with, b: what was given, c: what was got; for the two of them
PLAYED: Final = 3  # a: rank, b: number of cards, c: what they stand for
PASSED: Final = 4
SKIPPED: Final = 5
NAMED: Final = 6  # a: the number
WENT_OUT: Final = 7  # a: the place
ROUND_OVER: Final = 8  # seat: who leads
GAME_OVER: Final = 9  # seat: who is Poor
SCORED: Final = 10  # a: points, b: the new total, c: the place


# What a still shows.
NOTHING: Final = 0
ROUND_WON: Final = 1
GAME_SCORED: Final = 2


@dataclass(frozen=True)
class Options:
    """House rules, agreed before the first deal."""

    games: i64 = number(3, 1, 10, "6.1")
    seating: i64 = choice(0, ("climbing", "alternating"), "5.2")
    green_line: i64 = choice(0, ("Money to Burn", "Upper Crust"), "5.6")
    pass_is_final: bool = flag(False, "2.4")
    next_answers: bool = flag(False, "3.5")
    skip_each: bool = flag(False, "3.9")
    namer_bound: bool = flag(True, "3.13")
    rich_breaks_ties: bool = flag(False, "6.3")
    dealer: i64 = player(6, "1.3")


@final
class Public:
    def __init__(self, seats: i64) -> None:
        self.seats: Final = seats
        self.over = False
        self.showing: i64 = NOTHING  # only in a still
        self.ring = vec[i64](capacity=8)  # the seats, clockwise from the dealer
        self.turn: i64 = 0
        self.rank: i64 = 0  # to be beaten; 0 for a lead
        self.size: i64 = 0  # of the group; 0 while a led Five has no number yet
        self.last: i64 = NOBODY  # who played what is to be beaten
        self.answered: i64 = 0  # seats that passed or were skipped since
        self.dropped: i64 = 0  # seats out of the round, where a pass is final
        self.sizes = vec[i64](capacity=8)  # cards in each hand
        self.played = vec[i64](capacity=8)  # cards each seat has played in this game
        self.places = vec[i64](capacity=8)  # the seats that are out, in order
        self.old_places = vec[i64](capacity=8)  # of the game before; empty in the first
        self.games: i64 = 0  # finished
        self.points = vec[i64](capacity=8)
        self.riches = vec[i64](capacity=8)  # how often each was Rich
        self.history = vec[i64]()  # points, game by game, seat by seat
        self.act: i64 = -1  # the last move, and whose it was
        self.actor: i64 = NOBODY

    def copy(self) -> Public:
        new = Public(self.seats)
        new.over, new.turn, new.rank, new.size, new.last = (
            self.over,
            self.turn,
            self.rank,
            self.size,
            self.last,
        )
        new.showing = self.showing
        new.answered, new.dropped, new.games = self.answered, self.dropped, self.games
        new.act, new.actor = self.act, self.actor
        new.ring = self.ring[:]
        new.sizes = self.sizes[:]
        new.played = self.played[:]
        new.places = self.places[:]
        new.old_places = self.old_places[:]
        new.points = self.points[:]
        new.riches = self.riches[:]
        new.history = self.history[:]
        return new

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        at: i64 = 0
        while self.ring[at] != seat:
            at += 1
        at += 1
        if at == self.seats:
            at = 0
        return self.ring[at]

    def named(self) -> bool:
        """Whether the seat to move has just said what a led Five stands for."""
        return self.act >= NAME

    def active(self, seat: i64) -> bool:
        return self.sizes[seat] > 0

    def next_active(self, seat: i64) -> i64:
        """The next seat clockwise that has cards; there must be one."""
        found = self.after(seat)
        while self.sizes[found] == 0:
            found = self.after(found)
        return found

    def place(self, seat: i64) -> i64:
        """A seat's place in the game before, 0 for Rich; -1 in the first game."""
        at: i64 = 0
        for other in self.old_places:
            if other == seat:
                return at
            at += 1
        return -1


def points_for(seats: i64, place: i64) -> i64:
    """What a place is worth (4.3)."""
    if place == seats - 1:
        return 1
    if place == 0:
        return 6
    if seats == 3:
        return 3
    if seats == 6:
        return 6 - place
    if seats == 5:
        return 5 - place
    return 6 - 2 * place


def seat_ring(places: vec[i64], alternating: bool) -> vec[i64]:
    """Who sits where, clockwise from Rich (5.1, 5.2)."""
    ring = vec[i64](capacity=8)
    ring = append(ring, places[0])
    n: i64 = len(places)
    low, high = n - 1, 1
    while low >= high:
        ring = append(ring, places[low])
        low -= 1
        if alternating and low >= high:
            ring = append(ring, places[high])
            high += 1
    return ring


def partner(seats: i64, place: i64, upper_crust: bool) -> i64:
    """The place that a place exchanges with; -1 for nobody (5.3 to 5.5)."""
    if place == 0:
        return seats - 1
    if place == seats - 1:
        return 0
    if seats == 3:
        return -1
    poor = seats - 2
    rich: i64 = 2 if seats == 6 and upper_crust else 1
    if place == rich:
        return poor
    return rich if place == poor else -1


def exchanged(seats: i64, place: i64) -> i64:
    """How many cards are exchanged on a place's line."""
    return 2 if place in (0, seats - 1) else 1
