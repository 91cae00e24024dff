# compiled
"""What a good player of Domino Poker knows: how often a hand is the best, and what a call costs against the pot."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.journal import Entry
from gamenight.core.position import NOBODY, Judgement, Position, View
from gamenight.games.domino_poker.rules.hands import (
    FLUSH,
    FOUR_STRAIGHT,
    FULL_HAND,
    HIGH_TILE,
    PAIR,
    THREES,
    worth,
)
from gamenight.games.domino_poker.rules.position import DominoPoker, PokerView
from gamenight.games.domino_poker.rules.public import (
    BET,
    BY,
    CALL,
    CHECK,
    FOLD,
    RAISE,
    SHOW,
    Options,
)
from gamenight.parts.bits import count, has
from gamenight.parts.dominoes import DOUBLES
from gamenight.parts.prospects import prospects

LEAD: Final = 14.0  # chips that make one seat e times as likely to win as another

# Reasons: a is the rank of the hand, b how many of 100 others it beats, c the pot, d what staying costs.
TOO_SELDOM: Final = 0
FREE: Final = 1
MORE_CHIPS: Final = 2
BLUFF: Final = 3
POT: Final = 4

LOWEST_DOUBLE: Final = 162  # the key of 2-2 among best tiles; each double more is 17 more
HIGH_BEATS: Final = vec[i64]([15, 26, 37, 48, 59])  # of 100, by the best double: all hands are counted
PAIR_BEATS: Final = vec[i64]([0, 75, 76, 83, 97])


def strength(hand: i64, options: Options) -> i64:
    """In how many of a hundred deals one opponent holds less, about."""
    held = worth(hand, options)
    rank = held >> 40
    top = (held >> 32) & 255  # of the best tile: a double is 128 and more
    if rank == HIGH_TILE:
        return 8 + (top * 40) // 255
    if rank == PAIR:
        return 52 + ((top - 128) * 26) // 64
    if rank == FLUSH:
        return 82
    if rank == THREES:
        return 88
    if rank <= FOUR_STRAIGHT:
        return 92
    return 96 if rank <= FULL_HAND else 99


def beats(hand: i64, options: Options) -> i64:
    """How many of a hundred hands that another can hold are lower, one more or less."""
    held = worth(hand, options)
    rank, doubles = held >> 40, count(hand & DOUBLES)
    top = (held >> 32) & 255
    if rank <= PAIR and doubles > 0:
        return (PAIR_BEATS if rank == PAIR else HIGH_BEATS)[(top - LOWEST_DOUBLE) // 17]
    if rank == HIGH_TILE:
        return (8 if top >= 94 else 4) if top >= 86 else (1 if top >= 77 else 0)
    if rank == FLUSH:
        return 92 if doubles > 0 else 83
    return 92 + 3 * doubles if rank == FOUR_STRAIGHT else 99


def thinned(moves: vec[i64], pot: i64) -> vec[i64]:
    """Of many amounts the least, half the pot, the pot and the most."""
    found = vec[i64](capacity=8)
    before: i64 = 0
    for move in moves:
        by = move - BY
        least = by > 0 and before <= BY
        if by <= 0 or least or by in (pot // 2, pot) or move == moves[len(moves) - 1]:
            found = append(found, move)
        before = move
    return found


@final
class PokerJudgement(Judgement):
    """Quick play by the strength of the hand against so many opponents; a match is judged hand by hand."""

    def choose(self, position: Position, seat: i64, moves: vec[i64], chance: Chance) -> i64:
        assert isinstance(position, DominoPoker)
        if moves[0] == SHOW:
            return SHOW
        p = position.public
        good = strength(position.tiles[seat], position.options)
        n = count(p.playing) - 1
        bold = good + chance.pick(21) - 10 - 7 * (n - 1)
        more = vec[i64](capacity=4)  # ways to bet or raise
        for move in thinned(moves, p.pot()):
            if move in (BET, RAISE) or move > BY:
                more = append(more, move)
        if moves[0] == CHECK:
            if len(more) > 0 and (bold > 62 or chance.pick(12) == 0):
                return more[chance.pick(len(more))]
            return CHECK
        if bold > 82 and len(more) > 0:
            return more[chance.pick(len(more))]
        return CALL if bold > 38 + 4 * p.raises else FOLD

    def consider(self, position: Position, seat: i64, moves: vec[i64]) -> vec[i64]:
        assert isinstance(position, DominoPoker)
        return thinned(moves, position.public.pot())

    def chapter(self, position: Position) -> i64:
        assert isinstance(position, DominoPoker)
        return position.public.hands

    def worth(self, position: Position) -> vec[i64]:
        assert isinstance(position, DominoPoker)
        p = position.public
        held = p.chips[:]
        seat: i64 = 0
        while seat < p.seats:
            held[seat] += p.paid[seat]
            seat += 1
        return prospects(held, LEAD if position.options.betting else 2.0)

    def because(self, view: View, move: i64) -> Entry | None:
        assert isinstance(view, PokerView)
        p = view.public
        if not view.options.betting:
            return None
        share, best, all_in = beats(view.hand, view.options), 1.0, False
        seat: i64 = 0
        while seat < p.seats:
            if seat != view.seat and has(p.playing, seat):
                best *= float(share) / 100.0  # how often the hand beats them all
                all_in = all_in or p.chips[seat] == 0
            seat += 1
        pot, price = p.pot(), p.owes(view.seat)
        pays = best * float(pot + price) >= float(price)
        kind: i64 = POT if pays else TOO_SELDOM
        if move == CHECK:
            kind = FREE
        elif move not in (FOLD, CALL):
            kind = MORE_CHIPS if best * float(count(p.playing)) >= 1.0 else BLUFF
        if (pays == (move == FOLD) and move in (FOLD, CALL)) or (kind == BLUFF and all_in):
            return None
        return Entry(kind, NOBODY, worth(view.hand, view.options) >> 40, share, pot, price)
