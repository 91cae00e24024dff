# compiled
"""What a good player of Crazy Eights knows: get rid of what costs most, keep eights, name your longest suit."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.journal import Entry
from gamenight.core.position import NOBODY, Judgement, Position, View, bit
from gamenight.games.crazy_eights.rules.position import CrazyEights, EightsView
from gamenight.games.crazy_eights.rules.public import (
    DRAW,
    EIGHT,
    EIGHTS,
    NAME,
    PENALTY,
    PENALTY_CARDS,
    SAY,
)
from gamenight.parts.bits import count, each
from gamenight.parts.cards import rank_cards, suit_cards
from gamenight.parts.prospects import prospects_of_lowest

LEAD = 30.0  # penalty points that make one seat e times as likely to win a match as another


# Reasons, and what a and b say.
KEEPS_AN_EIGHT: Final = 0
ONLY_FIT: Final = 1  # a: the card
LONGEST_SUIT: Final = 2  # a: cards of it, b: the suit
LAST_CARD: Final = 3
EIGHT_NAMES: Final = 4  # a: cards of the suit that it will name, b: the suit
FOLLOWERS: Final = 5  # a: cards of the suit that are left, b: the suit
COSTS: Final = 6  # a: penalty points
OWED: Final = 7  # a: cards to draw
HANDS_ON: Final = 8  # a: cards that the next player has to draw
SAYING_SO: Final = 9
TURNS_PLAY: Final = 10  # a: from that suit, b: to that one
LEFT_WITHOUT: Final = 11
FEW_OF_RANK: Final = 12  # a: cards of it that the seat has not seen, b: the rank


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
        owed = view.public.owed
        if move >= SAY:
            return _reason(SAYING_SO)
        if owed != 0:
            return _reason(OWED, owed) if move == DRAW else _reason(HANDS_ON, owed + PENALTY_CARDS)
        if NAME <= move < DRAW:
            return _why_name(view, move - NAME)
        if view.sizes[view.seat] == 1 and move < NAME:
            return _reason(LAST_CARD)
        if move < NAME and view.moves[len(view.moves) - 1] >= SAY:
            return None  # it leaves unsaid what should be said
        return _why_play(view, move)


def _why_play(view: EightsView, move: i64) -> Entry | None:
    """To draw, to keep what was drawn, or to play a card that is not the last."""
    fits: i64 = 0
    for other in view.moves:
        if other < NAME:
            fits |= bit(1, other)
    plain = fits & ~EIGHTS
    choice = plain != fits or view.moves[len(view.moves) - 1] >= DRAW  # to play no plain card
    if move >= DRAW:
        if plain == 0:
            return _reason(KEEPS_AN_EIGHT) if fits != 0 else None
        for other in each(plain):
            if _plain(view, other // 13) > 1:
                return None
        return _reason(LEFT_WITHOUT)
    if move % 13 == EIGHT:
        suit = _longest(view)
        others = count(fits & EIGHTS) < len(view.moves)
        cards = _plain(view, suit)
        turns = others and cards > 0 and suit != view.public.suit
        return _reason(EIGHT_NAMES, cards, suit) if turns else None
    if count(plain) == 1:
        return _reason(ONLY_FIT, move)
    left = _plain(view, move // 13) - 1
    more, dearest, dearer = choice, True, choice
    for other in each(plain):
        more = more or _plain(view, other // 13) == 1
        dearest = dearest and PENALTY[other % 13] <= PENALTY[move % 13]
        dearer = dearer or PENALTY[other % 13] < PENALTY[move % 13]
    if more and left > 0:
        return _reason(FOLLOWERS, left, move // 13)
    if dearest and dearer:
        return _reason(COSTS, PENALTY[move % 13])
    if move // 13 != view.public.suit and (choice or fits & suit_cards(view.public.suit) != 0):
        return _reason(TURNS_PLAY, view.public.suit, move // 13)
    unseen, fewest, fewer = _unseen(view, move % 13), True, choice
    for other in each(plain):
        fewest = fewest and unseen <= _unseen(view, other % 13)
        fewer = fewer or unseen < _unseen(view, other % 13)
    return _reason(FEW_OF_RANK, unseen, move % 13) if fewest and fewer else None


def _unseen(view: EightsView, rank: i64) -> i64:
    """How many cards of a rank lie neither in the hand nor on the pile."""
    p = view.public
    cards = rank_cards(rank)
    seen = count(view.hand & cards) + count(view.twice & cards) + count(bit(1, p.top) & cards)
    two = view.seats >= 9 or (view.options.two_packs and view.seats >= 6)  # packs: 1.5, 1.6
    return (8 if two else 4) - seen - count(p.spent & cards) - count(p.spent_twice & cards)


def _why_name(view: EightsView, suit: i64) -> Entry | None:
    cards = _plain(view, suit)
    most, fewer, without = True, False, False  # beside the other suits
    for other in range(4):
        most = most and _plain(view, other) <= cards
        fewer = fewer or _plain(view, other) < cards
        without = without or _plain(view, other) == 0
    if most and fewer:
        return _reason(LONGEST_SUIT, cards, suit)
    return _reason(FOLLOWERS, cards, suit) if cards > 0 and without else None


def _plain(view: EightsView, suit: i64) -> i64:
    """How many cards of a suit the seat holds, eights apart."""
    cards = suit_cards(suit) & ~EIGHTS
    return count(view.hand & cards) + count(view.twice & cards)


def _longest(view: EightsView) -> i64:
    """The suit of which the seat holds most."""
    longest: i64 = 0
    for suit in range(1, 4):
        if _plain(view, suit) > _plain(view, longest):
            longest = suit
    return longest


def _reason(kind: i64, a: i64 = 0, b: i64 = 0) -> Entry:
    return Entry(kind, NOBODY, a, b, 0, 0)
