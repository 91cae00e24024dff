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
    PACK,
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
from gamenight.parts.bits import count
from gamenight.parts.prospects import prospects

LEAD: Final = 14.0  # chips that make one seat e times as likely to win as another

HELD: Final[i64] = 5  # tiles in a hand
OTHERS: Final[i64] = 3003  # hands of the fifteen tiles that one does not hold

# Reasons: a is the rank of the hand, b how often of 100 it beats one other, c the pot, d what staying costs.
NO_BETTING: Final = 0
TOO_SELDOM: Final = 1
FREE: Final = 2
MORE_CHIPS: Final = 3
BLUFF: Final = 4
POT: Final = 5


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


@final
class Book:
    """What every hand is worth by the house rules, the least first; kept, since it never changes."""

    def __init__(self, options: Options) -> None:
        self.by_suit: Final = options.straights
        self.rotation: Final = options.rotation
        self._hands = vec[i64](capacity=16384)
        self._worths = vec[i64](capacity=16384)
        found: list[tuple[int, int]] = []
        self._add(found, 0, PACK, HELD, options)
        for value, hand in sorted(found):
            self._hands = append(self._hands, hand)
            self._worths = append(self._worths, value)

    def _add(self, found: list[tuple[int, int]], hand: i64, left: i64, more: i64, options: Options) -> None:
        if more == 0:
            found.append((worth(hand, options), hand))
            return
        while left != 0:
            one = left & -left
            left ^= one
            self._add(found, hand | one, left, more - 1, options)

    def beaten(self, hand: i64, value: i64) -> i64:
        """How many hands of the tiles that are not in this one are worth less."""
        n: i64 = 0
        at: i64 = 0
        while at < len(self._hands) and self._worths[at] < value:
            if self._hands[at] & hand == 0:
                n += 1
            at += 1
        return n


BOOKS: Final[list[Book]] = []


def beats(hand: i64, options: Options) -> i64:
    """How many of a hundred hands that one other may hold are worth less than this one, counted out."""
    book: Book | None = None
    for each in BOOKS:
        if each.by_suit == options.straights and each.rotation == options.rotation:
            book = each
    if book is None:
        book = Book(options)
        BOOKS.append(book)
    return (100 * book.beaten(hand, worth(hand, options)) + OTHERS // 2) // OTHERS


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
        if not view.options.betting:
            return Entry(NO_BETTING, NOBODY, 0, 0, 0, 0)
        good = beats(view.hand, view.options)
        rank = worth(view.hand, view.options) >> 40
        kind: i64 = POT
        if move == FOLD:
            kind = TOO_SELDOM
        elif move == CHECK:
            kind = FREE
        elif move in (BET, RAISE) or move > BY:
            kind = MORE_CHIPS if good > 55 else BLUFF
        return Entry(kind, NOBODY, rank, good, view.public.pot(), view.public.owes(view.seat))
