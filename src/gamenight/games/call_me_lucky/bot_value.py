# compiled
"""How a game of Call Me Lucky stands: what every pile may come to, by what it is in for and how many cards are left.

The weights were fitted to how games of strong bots came out, by logistic regression: 8,000 games of two players
(226,905 turns), and 3,402 of four (193,611 turns).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.position import bit
from gamenight.games.call_me_lucky.bot_fate import KINDS, fate, points
from gamenight.games.call_me_lucky.rules.grid import LUCKY, Grid
from gamenight.games.call_me_lucky.rules.public import SET, SEVEN, Public
from gamenight.parts.bits import count, lowest

FULL: Final[i64] = 28  # cards in two draw piles at the start
SCALE: Final = 1000.0  # of strength, that make a seat e times as likely to win as another
# Strength a point, with so many cards left to two players (weights between are drawn straight).
LEFT: Final = (0, 1, 2, 4, 6, 8, 12, 16, 20, 24, 28)
WEIGHTS: Final = (
    (208, 176, 134, 91, 65, 52, 32, 21, 2, -34, -5),  # FROZEN
    (224, 186, 147, 112, 94, 88, 73, 67, 67, 1, -39),  # SURE
    (0, -25, 8, 22, 34, 38, 46, 60, 56, 19, 6),  # JOINED
    (0, 209, 142, 96, 76, 63, 55, 40, 37, 38, 11),  # FAR
    (0, 0, 21, 79, 70, 63, 27, 20, 6, 7, -79),  # FAR_TWICE
    (0, -50, -30, -13, -4, 1, 16, 21, 30, 33, 30),  # NEAR
    (0, 0, -56, -91, -32, -28, -16, -1, -10, 13, -9),  # NEAR_TWICE
    (4, -8, -4, -5, 7, 8, 29, 49, 29, 8, 2),  # LATER
    (0, 0, -78, -80, -36, -42, 5, -2, 43, 34, 3),  # LATER_NEAR
    (-139, -184, -120, -64, -31, -18, 5, 29, 5, 10, -1),  # NOW
    (0, -100, -143, -126, -95, -53, -16, -15, 51, 2, -6),  # NOW_NEAR
    (0, 185, 175, 122, 91, 77, 71, 57, 59, 85, 87),  # yet to be drawn
    (25, 38, 67, 78, 62, 75, 78, 93, 120, 147, 15),  # set aside, to be taken off
    (0, -276, -257, -187, -154, -133, -93, -81, -65, 20, -1),  # the tallest, if a seven waits
    (0, -97, -42, -26, -13, -15, -21, -22, -8, -5, -76),  # the next
    (615, 194, -182, -31, -27, 15, -19, -52, -88, -161, -228),  # to have the turn, whatever the points
)
MORE: Final = (  # where three or four play
    (106, 71, 57, 38, 24, 15, 3, -12, -18, -15, 3),  # FROZEN
    (114, 82, 71, 57, 46, 44, 39, 29, 58, -36, 1),  # SURE
    (44, 30, 32, 29, 35, 31, 31, 23, 29, -20, 0),  # JOINED
    (126, 88, 75, 58, 50, 47, 37, 29, 42, 30, 10),  # FAR
    (0, 54, 58, 58, 49, 41, 37, 29, 28, 11, -15),  # FAR_TWICE
    (20, 22, 32, 30, 29, 29, 31, 16, 27, 10, -7),  # NEAR
    (0, -1, 15, 24, 26, 25, 24, 20, 23, 6, -12),  # NEAR_TWICE
    (51, 38, 37, 31, 15, 36, 12, 19, 4, -7, 0),  # LATER
    (9, 26, 23, 30, 20, 15, 23, 13, 3, 2, 20),  # LATER_NEAR
    (-36, -38, -16, -11, 3, 16, -17, -2, -1, -1, 0),  # NOW
    (-16, -9, -7, -4, 4, -2, 15, 16, -2, 0, 2),  # NOW_NEAR
    (26, 137, 97, 69, 45, 37, 27, 21, 25, 40, 47),  # yet to be drawn
    (108, 106, 96, 85, 87, 66, 27, 22, 18, 34, 18),  # set aside, to be taken off
    (-88, -71, -58, -48, -39, -42, -42, -26, -9, 24, 20),  # the tallest, if a seven waits
    (-77, -55, -38, -21, -27, -11, -3, 4, -9, 5, -27),  # the next
    (1282, 124, 140, 106, 62, 45, 52, 30, -17, -29, -168),  # to have the turn
)
TO_DRAW: Final[i64] = KINDS
ASIDE: Final[i64] = KINDS + 1
TALLEST: Final[i64] = KINDS + 2
NEXT: Final[i64] = KINDS + 3
TURN: Final[i64] = KINDS + 4
ROW: Final[i64] = FULL + 1
SHEET: Final[i64] = ROW * (TURN + 1)  # all the weights for so many players


def _between(row: tuple[int, ...], left: int) -> int:
    """The weight with so many cards left, on the line between its neighbours."""
    at = 1
    while LEFT[at] < left:
        at += 1
    low, high = LEFT[at - 1], LEFT[at]
    return round((row[at - 1] * (high - left) + row[at] * (left - low)) / (high - low))


_TABLE: Final = vec[i64]([_between(row, left) for row in WEIGHTS + MORE for left in range(FULL + 1)])


def strengths(p: Public, grid: Grid) -> vec[i64]:
    """How strong each seat is, whoever has the turn, before a card is drawn."""
    found = vec[i64](capacity=4)
    left: i64 = 0
    for deck in p.decks:
        left += count(deck)
    left = 2 * left // p.seats
    if p.seats > 2:
        left += SHEET
    seat: i64 = 0
    while seat < p.seats:
        strength = _piles(p, grid, seat, left) + points(p.decks[seat]) * _TABLE[TO_DRAW * ROW + left]
        strength -= points(p.aside[seat]) * _TABLE[ASIDE * ROW + left]
        if seat == p.turn:
            strength += _TABLE[TURN * ROW + left]
        found = append(found, strength)
        seat += 1
    return found


def _piles(p: Public, grid: Grid, seat: i64, left: i64) -> i64:
    """The piles of a seat, each by what it is in for; the tallest are what the others' sevens are for."""
    strength: i64 = 0
    tallest: i64 = 0
    second: i64 = 0
    squares = p.owns[seat]
    while squares != 0:
        square = lowest(squares)
        squares &= squares - 1
        value = points(p.piles[square])
        number = p.number_at(square)
        strength += value * _TABLE[fate(p, grid, seat, square, number) * ROW + left]
        if number != LUCKY:
            if value > tallest:
                tallest, second = value, tallest
            elif value > second:
                second = value
    if sevens_wait(p, seat):
        strength += tallest * _TABLE[TALLEST * ROW + left] + second * _TABLE[NEXT * ROW + left]
    return strength


def sevens_wait(p: Public, seat: i64) -> bool:
    """Whether anybody else has yet to draw a Lucky Seven."""
    other: i64 = 0
    while other < p.seats:
        if other != seat and p.decks[other] & bit(1, SET * other + SEVEN) != 0:
            return True
        other += 1
    return False
