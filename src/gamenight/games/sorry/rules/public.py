# compiled
"""What lies on the table in Sorry!: the house rules, and what everyone sees. Comments cite clauses of rules.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.options import flag, number
from gamenight.games.sorry.rules.board import Board
from gamenight.games.sorry.rules.moves import KINDS, NO_CARD
from gamenight.parts.decks import none_of

HAND: Final = 5

# The journal, besides what happens to pawns (rules_board).
TURNED: Final = 10  # a: the card turned up for a seat
DREW: Final = 11  # a: the card, for the one who drew it
LAID: Final = 12  # a: the card chosen from a hand
TOSSED: Final = 13  # a: the card discarded because none could be used
FORFEITED: Final = 14  # a: the card
SHUFFLED: Final = 15  # a: how many cards
WON: Final = 17
STOPPED: Final = 18  # a: after how many turns
SCORED: Final = 19  # a: points in this game, b: the new total
BEGINS: Final = 20


@dataclass(frozen=True)
class Options:
    """House rules, agreed before the first card."""

    opposite: bool = flag(True, "2.3")
    teams: bool = flag(False, "7.1")
    points: bool = flag(False, "8.1")
    two_plays_again: bool = flag(True, "8.5")
    cumulative: bool = flag(False, "8.8")
    target: i64 = number(0, 0, 1000, "8.9")
    displaced_slides: bool = flag(False, "6.5")
    max_turns: i64 = number(5000, 10, 20000, "2.8")


def check(seats: int, options: Options, say: object) -> str:
    """What is wrong with these seats and options together."""
    if options.teams and seats == 3:
        return "Team rules need two or four players, not three."
    if options.teams and options.points:
        return "Play for points is not played in teams: choose one of the two."
    return ""


def game_points(homes: vec[i64], winner: i64, seat: i64, cumulative: bool) -> i64:
    """What a seat gets for one game, from how many pawns everyone has HOME; `winner` may be NOBODY (8.6 to 8.8)."""
    points: i64 = 5 * homes[seat]
    if seat != winner:
        return points
    most: i64 = 0
    other: i64 = 0
    for home in homes:
        if other != seat:
            points += 5 * (4 - home)
            if home > most:
                most = home
        other += 1
    return points + bonus(most, cumulative)


def bonus(most: i64, cumulative: bool) -> i64:
    """What the winner gets if no opponent has more than `most` pawns HOME."""
    if most > 2:
        return 0
    if most == 2:
        return 25
    if most == 1:
        return 75 if cumulative else 50
    return 175 if cumulative else 100


@final
class Public:
    """What everyone sees, and what everyone can conclude from it."""

    def __init__(self, seats: i64, sides: vec[i64], board: Board) -> None:
        self.seats: Final = seats
        self.sides: Final = sides  # the colours each seat moves, as a set: its team's
        self.board = board
        self.turn: i64 = 0
        self.card: i64 = NO_CARD  # face up, to be used now
        self.left: i64 = 0  # of a seven that has been begun
        self.used: i64 = 0  # the pawns that have had their part of it
        self.turns: i64 = 0  # played in all
        self.over = False
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
        self.moved: i64 = -1  # the pawn that moved last
        self.came: i64 = -1  # and the place it left

    def copy(self) -> Public:
        new = Public(self.seats, self.sides, self.board.copy())
        new.turn, new.card, new.left, new.used = self.turn, self.card, self.left, self.used
        new.turns, new.over, new.winners = self.turns, self.over, self.winners
        new.discards = self.discards[:]
        new.top, new.laid = self.top, self.laid
        new.lacks = self.lacks[:]
        new.bound = self.bound[:]
        new.floors = self.floors[:]
        new.totals = self.totals[:]
        new.history = self.history[:]
        new.moved, new.came = self.moved, self.came
        return new

    def foes(self, seat: i64) -> i64:
        """The colours of a seat's opponents."""
        all_sides: i64 = 0
        for side in self.sides:
            all_sides |= side
        return all_sides & ~self.sides[seat]
