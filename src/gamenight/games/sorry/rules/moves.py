# compiled
"""What a card allows in Sorry!. Numbers in comments are clauses of rules.md."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.position import bit
from gamenight.games.sorry.rules.board import (
    HOME,
    NO_PAWN,
    NOWHERE,
    PAWNS,
    TRACK,
    Board,
    backward,
    circle,
    forward,
)

# Kinds of card.
ONE: Final = 0
TWO: Final = 1
FOUR: Final = 3
SEVEN: Final = 5
ELEVEN: Final = 8
SORRY: Final = 10
KINDS: Final = 11
NO_CARD: Final = -1
COPIES: Final = vec[i64]([5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4])  # 1.6
CARDS: Final = 45
FORWARD: Final = vec[i64]([1, 2, 3, 0, 5, 7, 8, 10, 11, 12, 0])
BACKWARD: Final = vec[i64]([0, 0, 0, 4, 0, 0, 0, 1, 0, 0, 0])

# A move is pawn * 8 + slot, or one of the ranges below. Slot 0 goes backward, slot 7 forward by the card's whole
# number, slots 1 to 6 forward by that part of a seven.
BACK: Final = 0
WHOLE: Final = 7
RISE: Final = 128  # + colour: a pawn comes out of START
SWAP: Final = 132  # + pawn * 16 + other pawn
STRIKE: Final = 388  # + colour * 16 + other pawn: SORRY!
LAY: Final = 452  # + kind: choose a card of the hand
TOSS: Final = 463  # + kind: discard one, for nothing can be used
FORFEIT: Final = 474
MOVES: Final = 475


def uses(board: Board, side: i64, foes: i64, kind: i64, many: bool) -> vec[i64]:
    """The ways to use a card with the pawns of `side` (a set of colours), ascending; none if it cannot be used.

    `many`: a seven may be split among more than two pawns, and SORRY! may strike one's own side (7.4, 7.5).
    """
    found = vec[i64](capacity=16)
    if kind == SORRY:
        return strikes(board, side, foes, many)
    if kind == SEVEN:
        return parts(board, side, 7, 0, many)
    found = _steps(board, side, kind, found)
    if kind <= TWO:  # 5.1, 5.2
        found = _rises(board, side, found)
    if kind == ELEVEN:
        forfeit = len(found) == 0
        found = _swaps(board, side, foes, found)
        if forfeit and len(found) > 0:  # 6.3
            found = append(found, FORFEIT)
    return found


def _steps(board: Board, side: i64, kind: i64, found: vec[i64]) -> vec[i64]:
    on, back = FORWARD[kind], BACKWARD[kind]
    pawn: i64 = 0
    while pawn < PAWNS:
        colour = pawn >> 2
        if (side >> colour) & 1 == 0:
            pawn += 4
            continue
        place = board.place[pawn]
        if place < HOME:
            if back > 0 and board.free(pawn, backward(colour, place, back)):  # 5.5, 5.8
                found = append(found, pawn * 8 + BACK)
            if on > 0:
                to = forward(colour, place, on)
                if to != NOWHERE and board.free(pawn, to):
                    found = append(found, pawn * 8 + WHOLE)
        pawn += 1
    return found


def _rises(board: Board, side: i64, found: vec[i64]) -> vec[i64]:
    colour: i64 = 0
    while colour < 4:
        if (side >> colour) & 1:
            pawn = board.waiting(colour)
            if pawn != NO_PAWN and board.free(pawn, circle(colour)):  # 5.3
                found = append(found, RISE + colour)
        colour += 1
    return found


def _swaps(board: Board, side: i64, foes: i64, found: vec[i64]) -> vec[i64]:
    """6.1, 6.2: a pawn of the side with an opponent's, both on the track."""
    pawn: i64 = 0
    while pawn < PAWNS:
        if (side >> (pawn >> 2)) & 1 and board.place[pawn] < TRACK:
            other: i64 = 0
            while other < PAWNS:
                if (foes >> (other >> 2)) & 1 and board.place[other] < TRACK:
                    found = append(found, SWAP + pawn * 16 + other)
                other += 1
        pawn += 1
    return found


def strikes(board: Board, side: i64, foes: i64, many: bool) -> vec[i64]:
    """6.6; in teams any pawn of one's own side if no opponent is there (7.5)."""
    found = _strikes(board, side, foes)
    return _strikes(board, side, side) if many and len(found) == 0 else found


def _strikes(board: Board, side: i64, targets: i64) -> vec[i64]:
    found = vec[i64](capacity=16)
    colour: i64 = 0
    while colour < 4:
        if (side >> colour) & 1 and board.waiting(colour) != NO_PAWN:
            other: i64 = 0
            while other < PAWNS:
                if (targets >> (other >> 2)) & 1 and board.place[other] < TRACK:
                    found = append(found, STRIKE + colour * 16 + other)
                other += 1
        colour += 1
    return found


def parts(board: Board, side: i64, left: i64, used: i64, many: bool) -> vec[i64]:
    """The next parts of a seven of which `left` is to be played by pawns not in `used`; each can be completed (5.7)."""
    found = vec[i64](capacity=16)
    pawn: i64 = 0
    while pawn < PAWNS:
        colour = pawn >> 2
        place = board.place[pawn]
        if (side >> colour) & 1 and (used >> pawn) & 1 == 0 and place < HOME:
            n: i64 = 1 if used == 0 or many else left
            while n <= left:
                to = forward(colour, place, n)
                if to == NOWHERE:
                    break
                if board.free(pawn, to) and (
                    n == left or _completes(board, side, pawn, to, left - n, used, many)
                ):
                    found = append(found, pawn * 8 + n)
                n += 1
        pawn += 1
    return found


def _completes(board: Board, side: i64, pawn: i64, to: i64, left: i64, used: i64, many: bool) -> bool:
    """Whether the rest of a seven can be played once this pawn has moved."""
    before = board.place[:]
    board.land(pawn, to, None)
    can = _can_finish(board, side, left, used | bit(1, pawn), many)
    board.restore(before)
    return can


def _can_finish(board: Board, side: i64, left: i64, used: i64, many: bool) -> bool:
    pawn: i64 = 0
    while pawn < PAWNS:
        if (side >> (pawn >> 2)) & 1 and (used >> pawn) & 1 == 0:
            to = forward(pawn >> 2, board.place[pawn], left)
            if to != NOWHERE and board.free(pawn, to):
                return True
        pawn += 1
    return many and left > 1 and len(parts(board, side, left, used, many)) > 0
