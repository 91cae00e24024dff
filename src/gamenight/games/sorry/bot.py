# compiled
"""What a good player of Sorry! knows: get pawns out, keep them moving, bump those furthest on, slide when you can."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.journal import Entry
from gamenight.core.position import NOBODY, Judgement, Position, View
from gamenight.games.sorry.rules.board import (
    HOME,
    NOWHERE,
    PAWNS,
    START,
    TRACK,
    ZONE,
    Board,
    backward,
    circle,
    forward,
    slide_end,
)
from gamenight.games.sorry.rules.moves import (
    BACK,
    BACKWARD,
    FORFEIT,
    FORWARD,
    LAY,
    RISE,
    SEVEN,
    SORRY,
    STRIKE,
    SWAP,
    TOSS,
)
from gamenight.games.sorry.rules.position import Sorry, SorryView
from gamenight.games.sorry.rules.public import Public
from gamenight.parts.prospects import prospects

OUT: Final[i64] = 14  # what being out of START is worth, in steps
SAFE: Final[i64] = 6  # what standing in the safety zone is worth besides
ARRIVED: Final[i64] = 12  # and being HOME, for good
SCALE: Final = 38.0  # steps ahead that make one seat e times as likely to win as another
AHEAD: Final[i64] = 40  # moves looked ahead
KEPT: Final = vec[i64]([8, 7, 3, 5, 4, 6, 5, 4, 6, 6, 9])  # what each kind of card is worth in the hand

# Reasons.
SWAPPING_HELPS_OTHERS: Final = 0
LEAST_NEEDED: Final = 1
LETS_YOU_BUMP: Final = 2
DOES_THE_MOST: Final = 3
SENDS_BACK: Final = 4
GAINS_GROUND: Final = 5
COMES_OUT: Final = 6
BACK_IS_CLOSE: Final = 7
COSTS_LEAST: Final = 8
COMES_HOME: Final = 9
IS_SAFE: Final = 10
BUMPS: Final = 11
SLIDES_ON: Final = 12
MOST_TO_GAIN: Final = 13


def progress(colour: i64, place: i64) -> i64:
    """How far on a pawn is, in steps."""
    if place >= TRACK:
        if place == START:
            return 0
        return OUT + 58 + place - ZONE + 1 + (SAFE + ARRIVED if place == HOME else SAFE)
    steps = place - circle(colour)
    if steps < 0:
        steps += TRACK
    return OUT - 3 if steps == 59 else OUT + steps  # just behind its own door, it must go all the way round


def gain(board: Board, p: Public, move: i64) -> i64:
    """What a move wins in steps, and costs opponents, looking no further."""
    if move < RISE:
        pawn = move >> 3
        place = board.place[pawn]
        if move & 7 == BACK:
            to = backward(pawn >> 2, place, BACKWARD[p.card])
        else:
            to = forward(pawn >> 2, place, move & 7 if p.card == SEVEN else FORWARD[p.card])
        return _landing(board, pawn, to) - progress(pawn >> 2, place)
    if move < SWAP:
        return OUT + 2
    if move < STRIKE:
        pawn, other = (move - SWAP) >> 4, (move - SWAP) & 15
        here, there = board.place[pawn], board.place[other]
        mine = progress(pawn >> 2, slide_end(pawn >> 2, there)) - progress(pawn >> 2, here)
        return mine - (progress(other >> 2, here) - progress(other >> 2, there))
    if move < LAY:
        other = (move - STRIKE) & 15
        return progress((move - STRIKE) >> 4, board.place[other]) + progress(other >> 2, board.place[other])
    return 0


def _landing(board: Board, pawn: i64, to: i64) -> i64:
    """What a place is worth to a pawn that lands there, with all it bumps."""
    if to == NOWHERE or to >= TRACK:
        return progress(pawn >> 2, to)
    end = slide_end(pawn >> 2, to)
    value = progress(pawn >> 2, end)
    space = to
    while space <= end:
        other = board.at[space]
        if other >= 0 and other != pawn:
            lost = progress(other >> 2, space)
            value += -lost if other >> 2 == pawn >> 2 else lost
        space += 1
    return value


@final
class SorryJudgement(Judgement):
    """Quick moves by the steps they win; prospects by how far on the pawns are."""

    def choose(self, position: Position, seat: i64, moves: vec[i64], chance: Chance) -> i64:
        assert isinstance(position, Sorry)
        p = position.public
        best: i64 = moves[0]
        high: i64 = -10_000
        for move in moves:
            if move >= LAY and move < FORFEIT:
                kind = move - LAY if move < TOSS else move - TOSS
                value = (FORWARD[kind] if move < TOSS else 0) - KEPT[kind] + chance.pick(9)
            else:
                value = gain(p.board, p, move) + chance.pick(6)
            if value > high:
                high, best = value, move
        return best

    def horizon(self) -> i64:
        return AHEAD

    def chapter(self, position: Position) -> i64:
        assert isinstance(position, Sorry)
        return len(position.public.history)

    def worth(self, position: Position) -> vec[i64]:
        """Team mates share a win, so each has half of their side's prospects."""
        assert isinstance(position, Sorry)
        p = position.public
        totals = vec[i64](capacity=4)
        for side in p.sides:
            totals = append(totals, _side(p.board, side))
        if len(p.history) > 0:
            seat: i64 = 0
            while seat < p.seats:
                totals[seat] += p.totals[seat]
                seat += 1
        shares = prospects(totals, SCALE)
        return shares

    def because(self, view: View, move: i64) -> Entry | None:
        assert isinstance(view, SorryView)
        return Entry(_why(view.public, move), NOBODY, 0, 0, 0, 0)


def _side(board: Board, side: i64) -> i64:
    total: i64 = 0
    pawn: i64 = 0
    while pawn < PAWNS:
        if (side >> (pawn >> 2)) & 1:
            total += progress(pawn >> 2, board.place[pawn])
        pawn += 1
    return total


def _why(p: Public, move: i64) -> i64:
    """The kind of reason for a move."""
    if move >= FORFEIT:
        return SWAPPING_HELPS_OTHERS
    if move >= TOSS:
        return LEAST_NEEDED
    if move >= LAY:
        return LETS_YOU_BUMP if move - LAY == SORRY else DOES_THE_MOST
    if move >= STRIKE:
        return SENDS_BACK
    if move >= SWAP:
        return GAINS_GROUND
    return COMES_OUT if move >= RISE else _why_step(p, move >> 3, move & 7)


def _why_step(p: Public, pawn: i64, slot: i64) -> i64:
    colour, place = pawn >> 2, p.board.place[pawn]
    if slot == BACK:
        to = backward(colour, place, BACKWARD[p.card])
        end = slide_end(colour, to) if to < TRACK else to
        return BACK_IS_CLOSE if progress(colour, end) - progress(colour, place) > 10 else COSTS_LEAST
    to = forward(colour, place, slot if p.card == SEVEN else FORWARD[p.card])
    if to >= ZONE:
        return COMES_HOME if to == HOME else IS_SAFE
    if _landing(p.board, pawn, to) > progress(colour, slide_end(colour, to)):
        return BUMPS
    return SLIDES_ON if slide_end(colour, to) != to else MOST_TO_GAIN
