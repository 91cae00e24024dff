# compiled
"""What a good player of Crazy Eights knows: get rid of what costs most, keep eights, name your longest suit."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.journal import Entry
from gamenight.core.position import NOBODY, Judgement, Position, View
from gamenight.games.crazy_eights.rules.position import CrazyEights, EightsView
from gamenight.games.crazy_eights.rules.public import (
    DRAW,
    EIGHT,
    EIGHTS,
    NAME,
    PASS,
    PENALTY,
    PENALTY_CARDS,
    SAY,
    TWO,
)
from gamenight.parts.bits import count
from gamenight.parts.cards import suit_cards
from gamenight.parts.prospects import prospects_of_lowest

LEAD = 30.0  # penalty points that make one seat e times as likely to win a match as another


# Reasons, and what a and b say.
NOTHING_FITS: Final = 0
FRESH_CARD: Final = 1
WORTH_KEEPING: Final = 2
LONGEST_SUIT: Final = 3  # a: cards of it, b: the suit
LAST_CARD: Final = 4
EIGHT_TURNS_PLAY: Final = 5
FOLLOWERS: Final = 6  # a: cards of the suit that are left, b: the suit
COSTS: Final = 7  # a: penalty points
OWED: Final = 8  # a: cards to draw
HANDS_ON: Final = 9  # a: cards that the next player has to draw
SAYING_SO: Final = 10


@final
class EightsJudgement(Judgement):
    """Quick moves by the number of cards that could follow, and totals of a match as prospects."""

    def choose(self, position: Position, seat: i64, moves: vec[i64], chance: Chance) -> i64:
        assert isinstance(position, CrazyEights)
        hand = position.hands[seat]
        best: i64 = moves[0]
        high: i64 = -1
        for move in moves:
            value = self._value(hand, move) * 16 + chance.pick(48)
            if value > high:
                high, best = value, move
        return best

    def _value(self, hand: i64, move: i64) -> i64:
        """How much a quick player likes a move."""
        if move >= SAY:
            return 60 + self._value(hand, move - SAY)  # 7.6
        if move >= DRAW:
            return 1 if move == DRAW else 0
        if move >= NAME:
            return 10 + 4 * count(hand & suit_cards(move - NAME) & ~EIGHTS)
        if move % 13 == EIGHT:
            return 8 if count(hand) > 2 else 40
        return 10 + 4 * count(hand & suit_cards(move // 13)) + PENALTY[move % 13] // 2

    def chapter(self, position: Position) -> i64:
        assert isinstance(position, CrazyEights)
        return len(position.public.history)

    def worth(self, position: Position) -> vec[i64]:
        assert isinstance(position, CrazyEights)
        return prospects_of_lowest(position.public.totals, LEAD)

    def because(self, view: View, move: i64) -> Entry | None:
        assert isinstance(view, EightsView)
        if move >= SAY:
            return _reason(SAYING_SO)
        if move == DRAW and view.public.owed:
            return _reason(OWED, view.public.owed)
        if move % 13 == TWO and move < NAME and view.public.owed:
            return _reason(HANDS_ON, view.public.owed + PENALTY_CARDS)
        if move == DRAW:
            return _reason(NOTHING_FITS if len(view.moves) == 1 else FRESH_CARD)
        if move == PASS:
            return _reason(WORTH_KEEPING)
        if move >= NAME:
            suit = move - NAME
            return _reason(LONGEST_SUIT, count(view.hand & suit_cards(suit) & ~EIGHTS), suit)
        if view.sizes[view.seat] == 1:
            return _reason(LAST_CARD)
        if move % 13 == EIGHT:
            return _reason(EIGHT_TURNS_PLAY)
        n = count(view.hand & suit_cards(move // 13) & ~EIGHTS) - 1
        return _reason(FOLLOWERS, n, move // 13) if n > 0 else _reason(COSTS, PENALTY[move % 13])


def _reason(kind: i64, a: i64 = 0, b: i64 = 0) -> Entry:
    return Entry(kind, NOBODY, a, b, 0, 0)
