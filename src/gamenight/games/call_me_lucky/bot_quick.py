# compiled
"""What a good player of Call Me Lucky does at a glance: take what is tall, and lay where it will not be taken."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.games.call_me_lucky.bot_fate import NUMBERED, fate, points
from gamenight.games.call_me_lucky.rules.grid import LUCKY, Grid
from gamenight.games.call_me_lucky.rules.position import CallMeLucky
from gamenight.games.call_me_lucky.rules.public import ADD, DRAW, LAY, NO_CARD, SET, VALUES, Public
from gamenight.parts.bits import lowest

# Weights in sixteenths of a point; found by games of such quick players against each other.
POINT: Final[i64] = 16
COSTS: Final = vec[i64]([0, 0, 1, 0, 0, 6, 14, 16, 30, 20, 26])  # a point of a pile, by what it is in for
SPARED: Final[i64] = 7  # a point that a Lucky Seven covers and that another card could take as well
WITHIN: Final[i64] = 3  # a point of a pile that a card yet to be drawn could now take
THREAT: Final[i64] = 4  # a point of a pile that two piles could now take together
BARE: Final[i64] = -8  # a card on an open square, beside one that captures
LEAST: Final[i64] = -1_000_000


def quick_move(position: CallMeLucky, seat: i64, moves: vec[i64]) -> i64:
    """The move that a glance finds best; the first of those that are level."""
    p, grid = position.public, position.grid
    best: i64 = moves[0]
    high: i64 = LEAST
    for move in moves:
        value: i64 = 0
        if move < ADD:
            value = capture_value(p, grid, seat, move >> 3, grid.ways[move])
        elif LAY <= move < DRAW:
            value = lay_value(p, grid, seat, move - LAY, VALUES[p.drawn % SET])
        if value > high:
            high, best = value, move
    return best


def capture_value(p: Public, grid: Grid, seat: i64, square: i64, to: i64) -> i64:
    """How glad a capture with a pile makes: what it takes, less what the pile is in for where it comes to lie."""
    taken = points(p.piles[to])
    held = taken + points(p.piles[square])
    return POINT * (taken + 1) - held * COSTS[fate(p, grid, seat, to, p.number_at(square))] // 8


def lay_value(p: Public, grid: Grid, seat: i64, square: i64, number: i64) -> i64:
    """How glad it makes to lay a number on a square."""
    held: i64 = 0
    value = BARE
    if p.top[square] != NO_CARD:
        held = points(p.piles[square])
        value = POINT * held
        if number == LUCKY:
            return value - SPARED * held if _could_take(p, grid, seat, square) else value
    value -= (held + number) * COSTS[fate(p, grid, seat, square, number)]
    return value + _openings(p, grid, seat, square, number)


def _could_take(p: Public, grid: Grid, seat: i64, square: i64) -> bool:
    """Whether a card that a seat has yet to draw would take a pile."""
    waits = (p.decks[seat] >> (SET * seat)) & NUMBERED[p.number_at(square)]
    return waits != 0 and grid.beside[square] & p.owns[seat] != 0


def _openings(p: Public, grid: Grid, seat: i64, square: i64, number: i64) -> i64:
    """What a number laid on a square makes it possible to take later on."""
    value: i64 = 0
    prey = grid.beside[square] & p.prey(seat)
    mine = p.owns[seat]
    deck = p.decks[seat] >> (SET * seat)
    while prey != 0:
        at = lowest(prey)
        prey &= prey - 1
        n = p.number_at(at)
        if deck & NUMBERED[n] != 0 and grid.beside[at] & mine == 0:
            value += WITHIN * points(p.piles[at])
        if n > number and p.mine(seat) & p.at[n - number] & grid.beside[at] != 0:
            value += THREAT * points(p.piles[at])
    return value
