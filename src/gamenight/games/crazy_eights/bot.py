# compiled
"""What a good player of Crazy Eights knows: get rid of what costs most, keep eights, name your longest suit."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.journal import Entry
from gamenight.core.position import Judgement, Position, View, bit
from gamenight.games.crazy_eights.rules.position import CrazyEights, EightsView
from gamenight.games.crazy_eights.rules.public import (
    DRAW,
    EIGHT,
    EIGHTS,
    NAME,
    PENALTY,
    SAY,
)
from gamenight.parts.bits import count
from gamenight.parts.cards import rank_cards, suit_cards
from gamenight.parts.prospects import prospects_of_lowest
from gamenight.parts.sayings import Saying, sets_apart

LEAD = 30.0  # penalty points that make one seat e times as likely to win a match as another


# Reasons.
ONLY_FIT: Final = 0
LONGEST_SUIT: Final = 1
LAST_CARD: Final = 2
EIGHT_NAMES: Final = 3
FOLLOWERS: Final = 4
COSTS: Final = 5
SAYING_SO: Final = 6
LEFT_WITHOUT: Final = 7
FEWEST_FIT: Final = 8


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
        naming = NAME <= move < DRAW
        return sets_apart(view, move, _on_naming(view) if naming else _on_playing(view))


def _on_naming(view: EightsView) -> list[Saying]:
    suits = list(view.moves)
    most = max([plain(view, suit - NAME) for suit in suits])
    return [
        (LONGEST_SUIT, [suit for suit in suits if plain(view, suit - NAME) == most]),
        (FOLLOWERS, [suit for suit in suits if plain(view, suit - NAME) > 0]),
        (FEWEST_FIT, _fewest_fit(view, suits)),
    ]


def _on_playing(view: EightsView) -> list[Saying]:
    p, moves = view.public, list(view.moves)
    if moves[-1] >= SAY:
        return [(SAYING_SO, [move for move in moves if move >= SAY])]
    draws = [move for move in moves if move >= DRAW]
    fits = [move for move in moves if move < NAME]
    if p.owed != 0:
        return []
    eights = [card for card in fits if card % 13 == EIGHT]
    cards = [card for card in fits if card % 13 != EIGHT]
    followed = [card for card in cards if plain(view, card // 13) > 1]
    dearest = max([PENALTY[card % 13] for card in cards], default=0)
    named = longest(view)
    return [
        (LAST_CARD, fits if view.sizes[view.seat] == 1 else []),
        (LEFT_WITHOUT, [] if followed else draws),
        (EIGHT_NAMES, eights if plain(view, named) > 0 and named != p.suit else []),
        (ONLY_FIT, cards if len(cards) == 1 else []),
        (FOLLOWERS, followed),
        (COSTS, [card for card in cards if PENALTY[card % 13] == dearest]),
        (FEWEST_FIT, _fewest_fit(view, cards)),
    ]


def _fewest_fit(view: EightsView, moves: list[i64]) -> list[i64]:
    fewest = min([fitting(view, move) for move in moves], default=0)
    return [move for move in moves if fitting(view, move) == fewest]


def fitting(view: EightsView, move: i64) -> i64:
    """How many cards that the seat has not seen fit on a card or a suit, eights apart."""
    cards = (
        suit_cards(move - NAME) if move >= NAME else suit_cards(move // 13) | rank_cards(move % 13)
    ) & ~EIGHTS
    p = view.public
    packs = 2 if view.seats >= 9 or (view.options.two_packs and view.seats >= 6) else 1  # 1.5, 1.6
    seen = [view.hand, view.twice, bit(1, p.top), p.spent, p.spent_twice]
    return packs * count(cards) - sum([count(some & cards) for some in seen])


def plain(view: EightsView, suit: i64) -> i64:
    """How many cards of a suit the seat holds, eights apart."""
    cards = suit_cards(suit) & ~EIGHTS
    return count(view.hand & cards) + count(view.twice & cards)


def longest(view: EightsView) -> i64:
    """The suit of which the seat holds most."""
    return max([(plain(view, suit), suit) for suit in range(4)])[1]
