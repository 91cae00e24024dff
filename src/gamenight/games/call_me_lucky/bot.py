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
from gamenight.core.position import NOBODY, Judgement, Position, View
from gamenight.games.call_me_lucky.bot_fate import FAR, FAR_TWICE, SURE, fate
from gamenight.games.call_me_lucky.bot_quick import quick_move
from gamenight.games.call_me_lucky.bot_value import SCALE, strengths
from gamenight.games.call_me_lucky.rules.grid import grid_for
from gamenight.games.call_me_lucky.rules.position import CallMeLucky, LuckyView
from gamenight.games.call_me_lucky.rules.public import (
    ADD,
    DRAW,
    LAY,
    NO_CARD,
    PASS,
    SET,
    SEVEN,
    number_of,
    worth,
)
from gamenight.parts.prospects import prospects

AHEAD: Final[i64] = 8  # moves looked ahead

# Reasons, and what a says.
CAPTURES: Final = 0  # a: what the pile is worth
COMPLETES: Final = 1
LEAVES_MORE: Final = 2
COSTS_MORE: Final = 3
FITS_NOWHERE: Final = 4
OUT_OF_REACH: Final = 5
SEVEN_KEEPS: Final = 6  # a: what the pile is worth
GUARDS: Final = 7  # likewise
TAKES_OVER: Final = 8  # likewise

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
        p = view.public
        if move < ADD:
            grid = grid_for(view.options.grid, view.options.sides_only)
            return _reason(CAPTURES, worth(p.piles[grid.ways[move]]))
        if move < LAY:
            return _reason(COMPLETES)
        if move == DRAW:
            return _reason(LEAVES_MORE)
        if move == PASS:
            return _reason(COSTS_MORE)
        return _why_lay(view, move - LAY) if move < DRAW else _reason(FITS_NOWHERE)


def _why_lay(view: LuckyView, square: i64) -> Entry | None:
    p = view.public
    if p.top[square] == NO_CARD:
        grid = grid_for(view.options.grid, view.options.sides_only)
        safe = fate(p, grid, view.seat, square, number_of(p.drawn)) in (SURE, FAR, FAR_TWICE)
        return _reason(OUT_OF_REACH) if safe else None
    value = worth(p.piles[square])
    if p.drawn % SET == SEVEN:
        return _reason(SEVEN_KEEPS, value)
    return _reason(GUARDS if (p.owns[view.seat] >> square) & 1 else TAKES_OVER, value)


def _reason(kind: i64, a: i64 = 0) -> Entry:
    return Entry(kind, NOBODY, a, 0, 0, 0)
