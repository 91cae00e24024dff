# compiled
"""What lies on the table in Sorry!: the house rules, and what everyone sees. Comments cite clauses of rules.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.options import flag, looks, number, player
from gamenight.core.position import bit
from gamenight.games.sorry.rules.board import Board, set_up
from gamenight.games.sorry.rules.moves import KINDS, NO_CARD
from gamenight.parts.decks import none_of

HAND: Final = 5

# The journal, besides what happens to pawns (board).
TURNED: Final = 10  # a: the card turned up for a seat
DREW: Final = 11  # a: the card, for the one who drew it
LAID: Final = 12  # a: the card chosen from a hand
TOSSED: Final = 13  # a: the card discarded because none could be used
FORFEITED: Final = 14  # a: the card, b: 1 if it could have been used
SHUFFLED: Final = 15  # a: how many cards
WON: Final = 17
STOPPED: Final = 18  # a: after how many turns
SCORED: Final = 19  # a: points in this game, b: the new total
BEGINS: Final = 20

# What a still shows.
CARD_TURNED: Final = 1
CARD_LAID: Final = 2
GAME_OVER: Final = 3

COLOURS: Final = ("red", "blue", "yellow", "green")


@dataclass(frozen=True)
class Options:
    """House rules, agreed before the first card."""

    first: i64 = player(4, "2.2")
    opposite: bool = flag(True, "2.3")
    teams: bool = flag(False, "7.1")
    points: bool = flag(False, "8.1")
    two_plays_again: bool = flag(True, "8.5")
    cumulative: bool = flag(False, "8.8")
    target: i64 = number(0, 0, 1000, "8.9")
    displaced_slides: bool = flag(False, "6.5")
    max_turns: i64 = number(0, 0, 20000, "2.8")
    colours: str = looks(COLOURS, "2.11")


@final
class Public:
    """What everyone sees, and what everyone can conclude from it."""

    def __init__(self, seats: i64, sides: vec[i64], own: vec[i64], board: Board) -> None:
        self.seats: Final = seats
        self.sides: Final = sides  # the colours each seat moves, as a set: its team's
        self.own: Final = own  # the colours of each seat's own pawns
        self.board = board
        self.turn: i64 = 0
        self.card: i64 = NO_CARD  # face up, to be used now
        self.left: i64 = 0  # of a seven that has been begun
        self.used: i64 = 0  # the pawns that have had their part of it
        self.turns: i64 = 0  # played in all
        self.over = False
        self.showing: i64 = 0  # only in a still
        self.winners: i64 = 0
        self.discards = none_of(KINDS)  # how many of each kind
        self.top: i64 = NO_CARD  # of the discards
        self.laid: i64 = 0  # how many cards have been discarded since the beginning
        # Playing for points, what is known of hands.
        self.lacks = none_of(seats)  # kinds that `bound` cards of a hand are known not to be (8.4)
        self.bound = none_of(seats)
        self.floors = none_of(
            KINDS
        )  # at least so many of each kind are in hands: not in the pile since a shuffle
        self.totals = none_of(seats)
        self.history = vec[i64]()  # game by game: the winner, then seat by seat how many pawns were HOME

    def copy(self) -> Public:
        new = Public(self.seats, self.sides, self.own, self.board.copy())
        new.turn, new.card, new.left, new.used = self.turn, self.card, self.left, self.used
        new.turns, new.over, new.winners = self.turns, self.over, self.winners
        new.showing = self.showing
        new.discards = self.discards[:]
        new.top, new.laid = self.top, self.laid
        new.lacks = self.lacks[:]
        new.bound = self.bound[:]
        new.floors = self.floors[:]
        new.totals = self.totals[:]
        new.history = self.history[:]
        return new

    def foes(self, seat: i64) -> i64:
        """The colours of a seat's opponents."""
        all_sides: i64 = 0
        for side in self.sides:
            all_sides |= side
        return all_sides & ~self.sides[seat]

    def partners(self, seat: i64) -> i64:
        """The seats of a seat's side, itself too, as a set."""
        found: i64 = 0
        other: i64 = 0
        for side in self.sides:
            if side == self.sides[seat]:
                found |= bit(1, other)
            other += 1
        return found

    def highest(self) -> i64:
        """The highest total."""
        high: i64 = 0
        for points in self.totals:
            if points > high:
                high = points
        return high

    def set_up(self, first: i64, points: bool) -> None:
        """Pawns and discards as a game begins; `first` is to move (2.1, 8.1)."""
        colours: i64 = 0
        for side in self.sides:
            colours |= side
        self.board = set_up(colours if points else 0)
        self.turn, self.top, self.card = first, NO_CARD, NO_CARD
        self.discards, self.floors = none_of(KINDS), none_of(KINDS)
        self.lacks, self.bound = none_of(self.seats), none_of(self.seats)
