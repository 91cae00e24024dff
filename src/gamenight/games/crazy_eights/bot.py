# compiled
"""What a good player of Crazy Eights knows: get rid of what costs most, keep eights, name your longest suit."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.names import Names
from gamenight.core.position import Judgement, Position, View
from gamenight.games.crazy_eights.rules.position import CrazyEights, EightsView
from gamenight.games.crazy_eights.rules.public import DRAW, EIGHT, EIGHTS, NAME, PASS, PENALTY
from gamenight.parts.bits import count
from gamenight.parts.cards import SUIT_WORDS, suit_cards
from gamenight.parts.prospects import prospects_of_lowest

LEAD = 30.0  # penalty points that make one seat e times as likely to win a match as another


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

    def reason(self, view: View, move: i64, names: Names) -> str:
        assert isinstance(view, EightsView)
        if move == DRAW:
            return _why_draw(view)
        if move == PASS:
            return "The card you drew is worth more in your hand than on the pile just now."
        if move >= NAME:
            n = count(view.hand & suit_cards(move - NAME) & ~EIGHTS)
            return f"You hold {_cards(n)} of {SUIT_WORDS[move - NAME]}, so you can go on in it."
        if count(view.hand) == 1:
            return "It is your last card: you go out."
        if move % 13 == EIGHT:
            return "An eight lets you turn play to the suit you hold most of."
        n = count(view.hand & suit_cards(move // 13) & ~EIGHTS) - 1
        if n > 0:
            return f"You keep {_cards(n)} of {SUIT_WORDS[move // 13]} to follow it with, and your eights for later."
        return f"It costs {PENALTY[move % 13]} points if you are caught with it, and the eights keep."


def _why_draw(view: EightsView) -> str:
    if len(view.moves) == 1:
        return "Nothing you hold fits, so you must draw."
    return "A fresh card is worth more than spending what you could play now."


def _cards(n: int) -> str:
    return "1 card" if n == 1 else f"{n} cards"
