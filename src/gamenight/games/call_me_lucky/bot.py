# compiled
"""What a good player of Call Me Lucky knows: tall piles are the prize, and what is left open will be taken.

`bot_fate` says what a pile is in for, `bot_quick` what is done at a glance, `bot_value` how the game stands.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.journal import Entry
from gamenight.core.position import NOBODY, Judgement, Position, View, bit
from gamenight.games.call_me_lucky.bot_fate import FAR_TWICE, fate, waiting
from gamenight.games.call_me_lucky.bot_quick import quick_move
from gamenight.games.call_me_lucky.bot_value import SCALE, strengths
from gamenight.games.call_me_lucky.rules.grid import LUCKY, Grid, grid_for
from gamenight.games.call_me_lucky.rules.position import CallMeLucky, LuckyView
from gamenight.games.call_me_lucky.rules.public import (
    ADD,
    DRAW,
    LAY,
    NO_CARD,
    Public,
    adds_up,
    number_of,
    worth,
)
from gamenight.parts.bits import count, each
from gamenight.parts.prospects import prospects

AHEAD: Final[i64] = 8  # moves looked ahead

# Reasons, best first: what a move has more of than another, and none has more of. b: the number that it lays.
MOST: Final = 0  # a: the points captured
SAFE: Final = 1
READY: Final = 2  # a: a pile that the card could capture, its worth times 64 and its square; so for OPENS
OPENS: Final = 3
FEW_BESIDE: Final = 4  # a: less the piles of others; from here on of cards laid on open squares
OWN_BESIDE: Final = 5  # a: your piles
EDGE: Final = 6  # a: less the squares that touch it
NONE: Final[i64] = -100  # a move that a reason is not about

_NO_LUCK: Final = Chance()  # to lay a card asks for none


@final
class LuckyJudgement(Judgement):
    """Quick moves by what they take and what they leave open; prospects by what every pile is in for."""

    def choose(self, position: Position, seat: i64, moves: vec[i64], chance: Chance) -> i64:
        assert isinstance(position, CallMeLucky)
        return quick_move(position, seat, moves)

    def horizon(self) -> i64:
        return AHEAD

    def same_luck(self) -> bool:
        return True  # only drawing asks for luck, and everybody draws the same cards whatever is captured

    def worth(self, position: Position) -> vec[i64]:
        assert isinstance(position, CallMeLucky)
        p = position.public
        if p.drawn == NO_CARD:
            return prospects(strengths(p, position.grid), SCALE)
        after = position.copy()
        after.play(p.turn, quick_move(after, p.turn, after.moves(p.turn)), _NO_LUCK)
        return prospects(strengths(after.public, after.grid), SCALE)

    def because(self, view: View, move: i64) -> Entry | None:
        assert isinstance(view, LuckyView)
        grid, reason = grid_for(view.options.grid, view.options.sides_only), MOST
        while reason <= EDGE:
            merit, less, more = _merit(view, grid, move, reason), False, False
            for other in view.moves:
                value = _merit(view, grid, other, reason)
                less, more = less or NONE < value < merit, more or value > merit
            if less and not more:
                return Entry(reason, NOBODY, merit, _number(view, move), 0, 0)
            reason += 1
        return None


def _number(view: LuckyView, move: i64) -> i64:
    return view.public.number_at(move >> 3) if move < ADD else number_of(view.public.drawn)


def _merit(view: LuckyView, grid: Grid, move: i64, reason: i64) -> i64:
    """How much a move has of what a reason speaks of; `NONE` where it is not about such a move."""
    p, seat = view.public, view.seat
    square = grid.ways[move] if move < ADD else move - LAY
    if ADD <= move < LAY or move >= DRAW:
        return 0 if reason <= SAFE else NONE
    if reason == MOST:
        return worth(p.piles[square])
    if reason == SAFE:
        return 1 if _safe(view, grid, square, _number(view, move)) else 0
    near = grid.beside[square]
    if p.top[square] != NO_CARD:
        return NONE
    if reason == FEW_BESIDE:
        return -count(near & p.covered() & ~p.owns[seat])
    if reason == OWN_BESIDE:
        return count(near & p.owns[seat])
    return -count(near) if reason == EDGE else _prey(p, grid, seat, near, reason)


def _prey(p: Public, grid: Grid, seat: i64, near: i64, reason: i64) -> i64:
    """The tallest pile that the drawn card could capture later on, or could bring within reach of a card to come."""
    best: i64 = 0
    for square in each(p.prey(seat) & near):
        lacks = p.number_at(square) - number_of(p.drawn)
        if reason == READY:
            takes = lacks == 0 or (lacks > 0 and p.mine(seat) & p.at[lacks] & grid.beside[square] != 0)
        else:
            takes = p.owns[seat] & grid.beside[square] == 0 and waiting(p, seat, p.number_at(square)) > 0
        if takes:
            best = max(best, bit(worth(p.piles[square]), 6) + square)
    return best


def _safe(view: LuckyView, grid: Grid, square: i64, number: i64) -> bool:
    """Whether no pile beside a square can take this number there, nor a card that somebody beside it has to draw."""
    p = view.public
    if view.options.many_cards and number != LUCKY:
        for owned in p.owns:
            near = owned & ~p.owns[view.seat] & ~p.at[LUCKY] & grid.beside[square]
            if adds_up(p, near, number):
                return False
    return fate(p, grid, view.seat, square, number) <= FAR_TWICE
