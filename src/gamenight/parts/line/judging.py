# compiled
"""What a good player knows of a line of play: be rid of dots and doubles, keep every number, shut the others out."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.journal import Entry
from gamenight.core.position import NOBODY, Judgement, Position, View, bit
from gamenight.parts.bits import count
from gamenight.parts.dominoes import HIGH, LOW, NUMBERS, SET, is_double
from gamenight.parts.line.position import LinePosition, LineView
from gamenight.parts.line.table import DRAW, LEFT, NONE, PASS, Table
from gamenight.parts.prospects import prospects

ALIKE: Final[i64] = 30  # what making both ends alike is worth where it scores

# Reasons, and what a and b say.
FRESH_TILE: Final = 0
LAST_TILE: Final = 1
ENDS_ALIKE: Final = 2  # a: the number
FEW_CAN_FOLLOW: Final = 3  # a: tiles of your own that fit afterwards, b: of others
DOUBLE: Final = 4
HEAVY: Final = 5  # a: dots
CAN_FOLLOW: Final = 6  # a: tiles that fit afterwards
VARIETY: Final = 7


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
        if move == PASS:
            return None
        return _reason(FRESH_TILE) if move == DRAW else why(view, move, self._ends)


def _reason(kind: i64, a: i64 = 0, b: i64 = 0) -> Entry:
    return Entry(kind, NOBODY, a, b, 0, 0)


def open_ends(t: Table, move: i64) -> tuple[i64, i64]:
    """The open numbers once a move has been made."""
    tile = move >> 1
    if t.first == NONE:
        return HIGH[tile], LOW[tile]
    if move & 1 == LEFT:
        return HIGH[tile] + LOW[tile] - t.left_end, t.right_end
    return t.left_end, HIGH[tile] + LOW[tile] - t.right_end


def why(view: LineView, move: i64, ends_score: bool) -> Entry:
    """The plainest thing that speaks for laying a tile."""
    t = view.table
    tile = move >> 1
    left, right = open_ends(t, move)
    rest = view.hand & ~bit(1, tile)
    if rest == 0:
        return _reason(LAST_TILE)
    if ends_score and left == right:
        return _reason(ENDS_ALIKE, left)
    fits = NUMBERS[left] | NUMBERS[right]
    unseen = SET & ~(t.laid | view.hand)
    out = count(unseen & fits)
    mine = count(rest & fits)
    if mine > 0 and out <= mine:
        return _reason(FEW_CAN_FOLLOW, mine, out)
    if is_double(tile):
        return _reason(DOUBLE)
    if HIGH[tile] + LOW[tile] >= 9:
        return _reason(HEAVY, HIGH[tile] + LOW[tile])
    return _reason(CAN_FOLLOW, mine) if mine > 0 else _reason(VARIETY)
