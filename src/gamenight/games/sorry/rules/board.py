# compiled
"""The board of Sorry!: where a pawn may stand, how it moves, whom it bumps. Comments cite clauses of rules.md."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.journal import Journal

# A place: a space of the track 0 to 59, clockwise; a step of the pawn's own safety zone; HOME; START.
TRACK: Final = 60
ZONE: Final = 60  # the first step of the safety zone; 64 is the last
HOME: Final = 65
START: Final = 66
NOWHERE: Final = -1  # where a card cannot take a pawn
NO_PAWN: Final = -1

SIDE: Final = 15  # spaces of the track on each colour's side
PAWNS: Final = 16  # pawn = colour * 4 + 0 to 3; colours clockwise: red, blue, yellow, green

# How far a pawn slides from each space of a side: 3 from its first triangle, 4 from its second (1.3).
SLIDES: Final = vec[i64]([0, 3, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0])

# The journal: what happened to pawns.
MOVED: Final = 0  # a: pawn, b: from, c: to, d: 1 if backward
STARTED: Final = 1  # a: pawn, b: to
SWAPPED: Final = 2  # a: pawn, b: the other pawn, c: where the first now stands, d: where the other does
SORRIED: Final = 3  # a: pawn, b: the other pawn, c: where
BUMPED: Final = 4  # a: pawn, b: from where
SLID: Final = 5  # a: pawn, b: from, c: to


def entry(colour: i64) -> i64:
    """The space of the track that a colour's safety zone leads off (1.4)."""
    return SIDE * colour + 2


def circle(colour: i64) -> i64:
    """The space of the track outside a colour's START (1.2)."""
    return SIDE * colour + 4


def forward(colour: i64, place: i64, n: i64) -> i64:
    """Where n steps forward lead a pawn: into its safety zone, HOME by exact count, NOWHERE beyond (3.1, 3.3)."""
    if place >= HOME:
        return NOWHERE
    if place >= ZONE:
        if place + n > HOME:
            return NOWHERE
        return place + n
    d = entry(colour) - place
    if d < 0:
        d += TRACK
    if n > d:
        if n - d > 6:
            return NOWHERE
        return ZONE - 1 + n - d
    to = place + n
    return to if to < TRACK else to - TRACK


def backward(colour: i64, place: i64, n: i64) -> i64:
    """Where n steps backward lead a pawn: past its safety zone and out of it, never in (3.4)."""
    if place >= HOME:
        return NOWHERE
    if place >= ZONE:
        step = place - ZONE + 1
        if step > n:
            return place - n
        to = entry(colour) - (n - step)
    else:
        to = place - n
    return to if to >= 0 else to + TRACK


def slide_end(colour: i64, place: i64) -> i64:
    """Where a pawn that landed on a space of the track comes to rest (3.6, 3.7)."""
    if place // SIDE == colour:
        return place
    return place + SLIDES[place % SIDE]


@final
class Board:
    """Where every pawn stands. `at` is the same the other way round: which pawn is on each space of the track."""

    def __init__(self, place: vec[i64], at: vec[i64]) -> None:
        self.place: Final = place
        self.at: Final = at
        self.moved: i64 = NO_PAWN  # the pawn that moved last
        self.came: i64 = NOWHERE  # and the place it left

    def copy(self) -> Board:
        new = Board(self.place[:], self.at[:])
        new.moved, new.came = self.moved, self.came
        return new

    def step(self, seat: i64, pawn: i64, to: i64, back: bool, journal: Journal | None) -> None:
        """A pawn moves along the track."""
        self.moved, self.came = pawn, self.place[pawn]
        if journal is not None:
            journal.note(MOVED, seat, pawn, self.came, to, 1 if back else 0)
        self.land(pawn, to, journal)

    def rise(self, seat: i64, colour: i64, journal: Journal | None) -> None:
        """A pawn comes out of START (5.1, 5.2)."""
        pawn = self.waiting(colour)
        self.moved, self.came = pawn, START
        if journal is not None:
            journal.note(STARTED, seat, pawn, circle(colour))
        self.land(pawn, circle(colour), journal)

    def strike(self, seat: i64, colour: i64, other: i64, journal: Journal | None) -> None:
        """SORRY!: a pawn from START takes the place of another (6.6)."""
        pawn, place = self.waiting(colour), self.place[other]
        self.moved, self.came = pawn, START
        if journal is not None:
            journal.note(SORRIED, seat, pawn, other, place)
        self.land(pawn, place, journal)

    def free(self, pawn: i64, to: i64) -> bool:
        """Whether no other pawn of its colour stands there (3.5). HOME has room for all."""
        if to == HOME:
            return True
        if to < TRACK:
            other = self.at[to]
            return other < 0 or other >> 2 != pawn >> 2
        n: i64 = pawn & ~3
        while n <= pawn | 3:
            if self.place[n] == to:
                return False
            n += 1
        return True

    def land(self, pawn: i64, to: i64, journal: Journal | None) -> None:
        """Put a pawn on a place, bump whoever stands there, and slide if a slide begins there (4.1, 3.6)."""
        old = self.place[pawn]
        if old < TRACK:
            self.at[old] = NO_PAWN
        if to >= TRACK:
            self.place[pawn] = to
            return
        self._clear(to, journal)
        end = slide_end(pawn >> 2, to)
        if end != to:
            if journal is not None:
                journal.note(SLID, NO_PAWN, pawn, to, end)
            space = to + 1
            while space <= end:  # slides never pass a corner
                self._clear(space, journal)
                space += 1
        self.place[pawn] = end
        self.at[end] = pawn

    def _clear(self, space: i64, journal: Journal | None) -> None:
        pawn = self.at[space]
        if pawn < 0:
            return
        self.at[space] = NO_PAWN
        self.place[pawn] = START
        if journal is not None:
            journal.note(BUMPED, NO_PAWN, pawn, space)

    def swap(self, seat: i64, pawn: i64, other: i64, both: bool, journal: Journal | None) -> None:
        """Two pawns on the track change places; the first slides where it may, the other only if `both` (6.4, 6.5)."""
        here, there = self.place[pawn], self.place[other]
        self.moved, self.came = pawn, here
        if journal is not None:
            journal.note(SWAPPED, seat, pawn, other, there, here)
        self.at[there] = NO_PAWN
        self.place[other] = here
        self.at[here] = other
        self.place[pawn] = START  # in the hand, so that landing lifts nobody else
        self.land(pawn, there, journal)
        if both and self.place[other] == here:  # not bumped by the slide
            self.place[other] = START
            self.at[here] = NO_PAWN
            self.land(other, here, journal)

    def waiting(self, colour: i64) -> i64:
        """The first pawn of a colour in its START; NO_PAWN if there is none."""
        pawn: i64 = colour * 4
        while pawn < colour * 4 + 4:
            if self.place[pawn] == START:
                return pawn
            pawn += 1
        return NO_PAWN

    def home(self, colours: i64) -> i64:
        """How many pawns of a set of colours are HOME."""
        found: i64 = 0
        pawn: i64 = 0
        while pawn < PAWNS:
            if self.place[pawn] == HOME and (colours >> (pawn >> 2)) & 1:
                found += 1
            pawn += 1
        return found

    def restore(self, place: vec[i64]) -> None:
        """Put all pawns back where they were."""
        pawn: i64 = 0
        while pawn < PAWNS:
            if self.place[pawn] != place[pawn] and self.place[pawn] < TRACK:
                self.at[self.place[pawn]] = NO_PAWN
            pawn += 1
        pawn = 0
        while pawn < PAWNS:
            if self.place[pawn] != place[pawn]:
                self.place[pawn] = place[pawn]
                if place[pawn] < TRACK:
                    self.at[place[pawn]] = pawn
            pawn += 1


def set_up(started: i64) -> Board:
    """All pawns in START, but for the first of each colour in `started`, which stands on its circle (2.1, 8.1)."""
    place = vec[i64](capacity=16)
    at = vec[i64](capacity=64)
    while len(at) < TRACK:
        at = append(at, NO_PAWN)
    pawn: i64 = 0
    while pawn < PAWNS:
        place = append(place, START)
        pawn += 1
    board = Board(place, at)
    colour: i64 = 0
    while colour < 4:
        if (started >> colour) & 1:
            board.land(colour * 4, circle(colour), None)
        colour += 1
    return board
