# compiled
"""What lies on the table of a game on a line of play: how it is played, the line itself, and what everyone knows."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.position import NOBODY, bit
from gamenight.parts.dominoes import HIGH, LOW, NUMBERS, SET, is_double

# A move is a tile times two plus the end it goes to, or one of these.
LEFT: Final = 0
RIGHT: Final = 1
DRAW: Final = 56
PASS: Final = 57
MOVES: Final = 58
NONE: Final = -1

# The journal: what happened, and what a and b say.
DEALT: Final = 0  # a: tiles each
REDRAWN: Final = 1  # nobody held a double
OPENED: Final = 2  # a: the tile
LAID: Final = 3  # a: the tile, b: the end
DREW: Final = 4  # a: how many tiles
TOOK: Final = 5  # a: a tile drawn, for the one who drew it
PASSED: Final = 6
WENT_OUT: Final = 7
BLOCKED: Final = 8
HELD: Final = 9  # a: the dots left in a hand
POINTS: Final = 10  # a: points, b: the new total, c: what for (the game's own kinds)


# What a still shows.
NOTHING: Final = 0
ROUND_OVER: Final = 1


@final
class Style:
    """How a game plays the line."""

    def __init__(
        self, size: i64, draws: bool, voluntary: bool, redraws: bool, winner_leads: bool, target: i64
    ) -> None:
        self.size: Final = size  # tiles each
        self.draws: Final = draws  # whoever cannot play draws until they can
        self.voluntary: Final = voluntary  # also whoever could play
        self.redraws: Final = redraws  # if nobody holds a double, all tiles are drawn again
        self.winner_leads: Final = winner_leads  # from the second round on, with any tile
        self.target: Final = target  # points that end the game


@final
class Table:
    """What everyone sees, and what everyone can conclude from it."""

    def __init__(self, seats: i64, totals: vec[i64]) -> None:
        self.seats: Final = seats
        self.over = False
        self.showing: i64 = NOTHING  # only in a still
        self.turn: i64 = 0
        self.opener: i64 = 0
        self.first: i64 = NONE  # the tile that opened the line
        self.left = vec[i64]()  # the tiles laid to its left, outwards
        self.right = vec[i64]()
        self.left_end: i64 = NONE  # the open numbers
        self.right_end: i64 = NONE
        self.laid: i64 = 0  # the tiles of the line, as a set
        self.drawn = False  # the seat to move has drawn a tile that fits, and must play it
        self.passes: i64 = 0  # in a row
        self.took: i64 = 0  # how many tiles the last to draw took
        self.lacks = vec[i64](capacity=4)  # tiles that a seat was seen not to hold
        self.totals = totals
        self.rounds: i64 = 0  # finished
        self.winner: i64 = NOBODY  # of the last round
        self.history = vec[i64]()  # points, round by round, seat by seat
        self.shown = vec[i64]()  # the hands at the end of the last round
        self.points: i64 = 0  # scored by the last tile laid
        self.last: i64 = NONE  # the last move that laid a tile, also of a round that is over

    def begin(self) -> Table:
        """The table of the next round."""
        new = Table(self.seats, self.totals)
        new.rounds, new.winner, new.last = self.rounds, self.winner, self.last
        new.history = self.history
        new.shown = self.shown
        seat: i64 = 0
        while seat < self.seats:
            new.lacks = append(new.lacks, 0)
            seat += 1
        return new

    def copy(self) -> Table:
        new = Table(self.seats, self.totals[:])
        new.over, new.turn, new.opener, new.first = self.over, self.turn, self.opener, self.first
        new.left = self.left[:]
        new.right = self.right[:]
        new.left_end, new.right_end, new.laid = self.left_end, self.right_end, self.laid
        new.drawn, new.passes, new.took = self.drawn, self.passes, self.took
        new.showing = self.showing
        new.lacks = self.lacks[:]
        new.rounds, new.winner, new.points, new.last = self.rounds, self.winner, self.points, self.last
        new.history = self.history[:]
        new.shown = self.shown[:]
        return new

    def fits(self) -> i64:
        """The tiles that match an open end; any tile opens an empty line."""
        if self.first == NONE:
            return SET
        return NUMBERS[self.left_end] | NUMBERS[self.right_end]

    def end_tile(self, end: i64) -> i64:
        """The last tile at an end of the line."""
        side = self.left if end == LEFT else self.right
        return side[len(side) - 1] if len(side) > 0 else self.first

    def lay(self, tile: i64, end: i64) -> None:
        self.laid |= bit(1, tile)
        if self.first == NONE:
            self.first = tile
            self.left_end, self.right_end = HIGH[tile], LOW[tile]
        elif end == LEFT:
            self.left = append(self.left, tile)
            self.left_end = HIGH[tile] + LOW[tile] - self.left_end
        else:
            self.right = append(self.right, tile)
            self.right_end = HIGH[tile] + LOW[tile] - self.right_end


def heavier(a: i64, b: i64) -> bool:
    """Whether tile a opens before tile b: doubles first, then by dots, then by the larger number."""
    if is_double(a) != is_double(b):
        return is_double(a)
    dots = HIGH[a] + LOW[a] - HIGH[b] - LOW[b]
    return dots > 0 or (dots == 0 and HIGH[a] > HIGH[b])


def heavier_than(tile: i64) -> i64:
    """The tiles that open before this one, as a set."""
    found: i64 = 0
    other: i64 = 0
    while other < 28:
        if heavier(other, tile):
            found |= bit(1, other)
        other += 1
    return found


def no_points(seats: int) -> vec[i64]:
    totals = vec[i64](capacity=4)
    seat: i64 = 0
    while seat < seats:
        totals = append(totals, 0)
        seat += 1
    return totals
