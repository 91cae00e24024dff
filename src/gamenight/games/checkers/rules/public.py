# compiled
"""What everyone sees at a board of Checkers, and the house rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.options import choice, flag, number, text
from gamenight.core.position import NOBODY

# A move is 32 * from + to, for a step or one jump; or it ends a jump that could go on.
STOP: Final = 1024
MOVES: Final = 1025

DARK: Final = 0  # seats
LIGHT: Final = 1
NONE: Final = -1

BOARD: Final[i64] = 0x7FBFDFEFF  # all but the spare bits 8, 17 and 26
TOP: Final[i64] = 0xF  # squares 1 to 4
BOTTOM: Final[i64] = 0x780000000  # squares 29 to 32
PLACE: Final = vec[i64]([s + s // 8 for s in range(32)])  # the bit of a square
SQUARE: Final = vec[i64]([p - p // 9 for p in range(36)])  # the square of a bit

FIRST_DARK: Final = 0  # 1.3: who begins
FIRST_LIGHT: Final = 1
FIRST_RANDOM: Final = 2

# How a game ended.
PLAYING: Final = 0
CAPTURED: Final = 1
BLOCKED: Final = 2
BLOCKED_DRAW: Final = 3
REPEATED: Final = 4
QUIET: Final = 5

# The journal: what happened, and what a to d say.
STEPPED: Final = 0  # a: from, b: to
JUMPED: Final = 1  # a: from, b: to, c: the square jumped, d: 1 if a king was taken
CROWNED: Final = 2  # a: where
STOPPED: Final = 3  # a: where
ENDED: Final = 4  # seat: the winner or NOBODY, a: how


@dataclass(frozen=True)
class Options:
    """House rules, agreed before the game."""

    forced_capture: bool = flag(False, "4.5")
    king_jumps_on: bool = flag(False, "5.3")
    blocked_draws: bool = flag(False, "6.3")
    first: i64 = choice(FIRST_DARK, ("dark", "light", "random"), "1.3")
    repetition: bool = flag(True, "7.2")
    quiet_moves: i64 = number(40, 0, 200, "7.3")
    agreed_draws: bool = flag(True, "7.1")
    position: str = text("", "1.4")


@final
class Public:
    """The table: everyone sees everything."""

    def __init__(self) -> None:
        self.dark: i64 = 0
        self.light: i64 = 0
        self.kings: i64 = 0  # of both
        self.turn: i64 = DARK
        self.jumping: i64 = NONE  # the bit number of the checker in the middle of a jump
        self.over = False
        self.winner: i64 = NOBODY
        self.ending: i64 = PLAYING
        self.played: i64 = 0  # turns
        self.quiet: i64 = 0  # turns since a jump or a man's move
        # Since then only kings have moved, one side's each turn: the two sides' kings before, then the mover's kings
        # turn by turn. Two neighbours tell a position exactly.
        self.trail = vec[i64]()
        self.who = vec[i64]()  # bit by bit the checker that stands there, 0-11 dark, 12-23 light
        self.all: i64 = 0  # the checkers the game began with
        self.path: i64 = 0  # the squares of the last move, six bits each, the last one lowest; 0 for none

    def copy(self) -> Public:
        new = Public()
        new.dark, new.light, new.kings = self.dark, self.light, self.kings
        new.turn, new.jumping, new.over = self.turn, self.jumping, self.over
        new.winner, new.ending = self.winner, self.ending
        new.played, new.quiet = self.played, self.quiet
        new.trail = self.trail[:]
        new.who = self.who[:]
        new.all, new.path = self.all, self.path
        return new
