# compiled
"""What a good player knows of a line of play: be rid of dots and doubles, keep every number, shut the others out."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.names import Names
from gamenight.core.position import Judgement, Position, View, bit
from gamenight.parts.bits import count
from gamenight.parts.dominoes import HIGH, LOW, NUMBERS, SET, WORDS, is_double
from gamenight.parts.line.position import LinePosition, LineView
from gamenight.parts.line.table import DRAW, LEFT, NONE, Table
from gamenight.parts.prospects import prospects

ALIKE: Final[i64] = 30  # what making both ends alike is worth where it scores


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

    def reason(self, view: View, move: i64, names: Names) -> str:
        assert isinstance(view, LineView)
        if move >= DRAW:
            return "A fresh tile is worth the dots it may cost." if move == DRAW else ""
        return why(view, move, self._ends)


def open_ends(t: Table, move: i64) -> tuple[i64, i64]:
    """The open numbers once a move has been made."""
    tile = move >> 1
    if t.first == NONE:
        return HIGH[tile], LOW[tile]
    if move & 1 == LEFT:
        return HIGH[tile] + LOW[tile] - t.left_end, t.right_end
    return t.left_end, HIGH[tile] + LOW[tile] - t.right_end


def why(view: LineView, move: i64, ends_score: bool) -> str:
    """The plainest thing that speaks for laying a tile."""
    t = view.table
    tile = move >> 1
    left, right = open_ends(t, move)
    rest = view.hand & ~bit(1, tile)
    if rest == 0:
        return "It is your last tile: you go out."
    if ends_score and left == right:
        return f"Both ends show {WORDS[left]}: that scores at once."
    fits = NUMBERS[left] | NUMBERS[right]
    unseen = SET & ~(t.laid | view.hand)
    out = count(unseen & fits)
    mine = count(rest & fits)
    if mine > 0 and out <= mine:
        return f"You hold {mine} of the tiles that fit afterwards, and only {out} others can follow."
    if is_double(tile):
        return "A double fits in fewer places than other tiles, so it is well to be rid of it."
    if HIGH[tile] + LOW[tile] >= 9:
        return f"It rids you of {HIGH[tile] + LOW[tile]} dots, and you can still follow."
    if mine > 0:
        return f"It leaves you {mine} {'tile' if mine == 1 else 'tiles'} to follow with."
    return "It keeps the most different numbers in your hand for later."
