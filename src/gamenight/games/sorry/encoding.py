# compiled
"""Sorry! as words: where the pawns of each colour stand, one's own colour first, and the cards."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.encoding import SEATS, Amount, Encoding, Pen, Slice
from gamenight.core.position import View, bit
from gamenight.games.sorry.rules.board import HOME, SIDE, START, TRACK, ZONE
from gamenight.games.sorry.rules.moves import COPIES, KINDS
from gamenight.games.sorry.rules.position import SorryView
from gamenight.parts.bits import lowest

VERSION: Final = 1
SLICES: Final = (
    Slice("track 0", 60),
    Slice("zone 0", 5),
    Slice("home 0", 4),
    Slice("start 0", 4),
    Slice("track 1", 60),
    Slice("zone 1", 5),
    Slice("home 1", 4),
    Slice("start 1", 4),
    Slice("track 2", 60),
    Slice("zone 2", 5),
    Slice("home 2", 4),
    Slice("start 2", 4),
    Slice("track 3", 60),
    Slice("zone 3", 5),
    Slice("home 3", 4),
    Slice("start 3", 4),
    Slice("colour", 4),
    Slice("allies", 4),
    Slice("card", 11),
    Slice("left", 7),
    Slice("used", 16),
    Slice("hand", 45),
    Slice("discards", 45),
    Slice("top", 11),
    Slice("turn", SEATS),
    Slice("lacks", 11, each=True),
)
AMOUNTS: Final = (
    Amount("cards", 5, each=True),
    Amount("total", 100, each=True),
    Amount("pile", 45),
    Amount("turns", 500),
)


@final
class SorryEncoding(Encoding):
    def __init__(self) -> None:
        super().__init__(VERSION, SLICES, AMOUNTS)

    def write(self, view: View, pen: Pen) -> None:
        assert isinstance(view, SorryView)
        p = view.public
        colour = lowest(p.sides[pen.me])
        turn: i64 = 0
        while turn < 4:
            self._colour(pen, view, (colour + turn) & 3, colour)
            turn += 1
        pen.one(colour, 4)
        pen.bits(p.sides[pen.me], 4)
        pen.one(p.card, KINDS)
        pen.one(p.left - 1, 7)
        pen.bits(p.used, 16)
        pen.bits(spread(view.hand), 45)
        pen.bits(spread(p.discards), 45)
        pen.one(p.top, KINDS)
        pen.seat(p.turn)
        pen.sets(p.lacks, KINDS)
        pen.amounts(view.sizes)
        pen.amounts(p.totals)
        pen.amount(view.piled)
        pen.amount(p.turns)

    def _colour(self, pen: Pen, view: SorryView, colour: i64, mine: i64) -> None:
        """The pawns of a colour, the track turned so that one's own side is the first."""
        place = view.public.board.place
        track: i64 = 0
        zone: i64 = 0
        home: i64 = 0
        start: i64 = 0
        pawn = 4 * colour
        while pawn < 4 * colour + 4:
            at = place[pawn]
            if at < TRACK:
                track |= bit(1, (at - SIDE * mine + TRACK) % TRACK)
            elif at < HOME:
                zone |= bit(1, at - ZONE)
            elif at == HOME:
                home += 1
            elif at == START:
                start += 1
            pawn += 1
        pen.bits(track, 60)
        pen.bits(zone, 5)
        pen.tally(home, 4)
        pen.tally(start, 4)


def spread(cards: vec[i64]) -> i64:
    """Kind by kind as many bits as there are cards of it, of as many as the deck has."""
    found: i64 = 0
    first: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        found |= (bit(1, cards[kind]) - 1) << first
        first += COPIES[kind]
        kind += 1
    return found


ENCODING: Final = SorryEncoding()
