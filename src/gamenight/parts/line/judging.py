# compiled
"""What a good player knows of a line of play: be rid of dots and doubles, keep every number, shut the others out."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.journal import Entry
from gamenight.core.position import Judgement, Position, View, bit
from gamenight.parts.bits import count, highest
from gamenight.parts.dominoes import DOUBLES, HIGH, LOW, NUMBERS, is_double
from gamenight.parts.line.position import LinePosition, LineView
from gamenight.parts.line.table import DRAW, LEFT, NONE, Table
from gamenight.parts.prospects import prospects
from gamenight.parts.sayings import reason

ALIKE: Final[i64] = 30  # what making both ends alike is worth where it scores

# Reasons, the plainest first: what a tile does better than another that may be laid, and no tile does better.
LAST_TILE: Final = 0
ENDS_ALIKE: Final = 1
SHUTS_OUT: Final = 2
DOUBLE: Final = 3
CAN_FOLLOW: Final = 4
HEAVIEST: Final = 5
FEW_CAN_FOLLOW: Final = 6
DOUBLE_LATER: Final = 7
VARIETY: Final = 8
FEWER_TILES: Final = 9  # than after a draw
KEEPS: Final = 10  # of drawing: tiles that could be laid


@final
class LineJudgement(Judgement):
    """Quick moves by what stays playable; a game is judged round by round.

    `lead`: points that make one seat e times as likely to win as another. `ends_score`: alike ends bring points.
    """

    def __init__(self, lead: float, ends_score: bool) -> None:
        self._lead: Final = lead
        self._ends: Final = ends_score

    def choose(self, position: Position, seat: i64, moves: vec[i64], chance: Chance) -> i64:
        assert isinstance(position, LinePosition)
        hand = position.hands[seat]
        best: i64 = moves[0]
        high: i64 = -1000
        for move in moves:
            value = chance.pick(9)
            if move >= DRAW:
                value -= 100
            else:
                value += self._value(position.table, hand, move)
            if value > high:
                high, best = value, move
        return best

    def _value(self, t: Table, hand: i64, move: i64) -> i64:
        """How gladly a tile is laid at an end."""
        tile = move >> 1
        value = HIGH[tile] + LOW[tile] + (5 if is_double(tile) else 0)
        left, right = open_ends(t, move)
        rest = hand & ~bit(1, tile)
        value += 3 * count(rest & (NUMBERS[left] | NUMBERS[right]))
        if self._ends and left == right:
            value += ALIKE
        return value

    def chapter(self, position: Position) -> i64:
        assert isinstance(position, LinePosition)
        return position.table.rounds

    def worth(self, position: Position) -> vec[i64]:
        assert isinstance(position, LinePosition)
        return prospects(position.table.totals, self._lead)

    def because(self, view: View, move: i64) -> Entry | None:
        assert isinstance(view, LineView)
        if move >= DRAW:
            tiles = count(view.hand & view.table.fits())
            return reason(KEEPS, tiles) if tiles > 0 else None
        kind: i64 = LAST_TILE
        while kind <= FEWER_TILES:
            if (self._ends or kind != ENDS_ALIKE) and _stands_out(view, move, kind):
                return reason(kind, _merit(view, move, kind))
            kind += 1
        return None


def open_ends(t: Table, move: i64) -> tuple[i64, i64]:
    """The open numbers once a move has been made."""
    tile = move >> 1
    if t.first == NONE:
        return HIGH[tile], LOW[tile]
    if move & 1 == LEFT:
        return HIGH[tile] + LOW[tile] - t.left_end, t.right_end
    return t.left_end, HIGH[tile] + LOW[tile] - t.right_end


def _stands_out(view: LineView, move: i64, reason: i64) -> bool:
    """Whether a move has more of a merit than another, and none has more than it."""
    own = _merit(view, move, reason)
    less = False
    for other in view.moves:
        if other < DRAW or reason in (LAST_TILE, FEWER_TILES):
            value = _merit(view, other, reason)
            if value > own:
                return False
            less = less or value < own
    return less


def _merit(view: LineView, move: i64, reason: i64) -> i64:
    """How much there is of what a reason speaks of; more is better."""
    tile = move >> 1
    rest = view.hand & ~bit(1, tile)
    if reason == LAST_TILE:
        return 1 if move < DRAW and rest == 0 else 0
    if reason == FEWER_TILES:
        return count(rest) if move < DRAW else -1
    if reason == DOUBLE:
        return 1 if is_double(tile) else 0
    if reason == HEAVIEST:
        return HIGH[tile] + LOW[tile]
    if reason == VARIETY:
        return _variety(rest)
    return _merit_of_ends(view, rest, move, reason)


def _merit_of_ends(view: LineView, rest: i64, move: i64, reason: i64) -> i64:
    """How much there is of what a reason says of the ends that a move leaves open."""
    left, right = open_ends(view.table, move)
    fits = NUMBERS[left] | NUMBERS[right]
    if reason == ENDS_ALIKE:
        return 1 if left == right else 0
    if reason == CAN_FOLLOW:
        return count(rest & fits)
    if reason == DOUBLE_LATER:
        return 1 + highest(rest & fits & DOUBLES)  # heavier ones are the better to be rid of
    can_follow = fits & ~(view.table.laid | view.hand | view.table.lacks[(view.seat + 1) % view.seats])
    if reason == SHUTS_OUT:
        return 1 if can_follow == 0 else 0
    return -count(can_follow)


def _variety(tiles: i64) -> i64:
    """How many different numbers some tiles bear."""
    different: i64 = 0
    for number in NUMBERS:
        if tiles & number != 0:
            different += 1
    return different
