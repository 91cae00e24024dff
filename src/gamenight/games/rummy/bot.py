"""What a good player of Rummy knows: put down what you can, keep what may still become a meld, throw the dear rest."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.names import Names
from gamenight.core.position import Judgement, Position, View, bit
from gamenight.games.rummy.rules import Rummy, RummyView
from gamenight.games.rummy.rules_table import DRAW, LAY, MELD, TAKE, VALUE, Options, Public, worth
from gamenight.parts.bits import count, has
from gamenight.parts.cards import rank_cards, spoken
from gamenight.parts.melds import CARDS, add_melds, places
from gamenight.parts.prospects import prospects

LEAD: Final = 35.0  # points that make one seat e times as likely to win a match as another
LONG: Final = 500  # quick moves after which a deal is judged as it stands
SLIP: Final = 5  # quick moves in a hundred that are made without thinking, so that playouts differ


@final
class RummyJudgement(Judgement):
    """Quick play by the usual rules of thumb; a match is judged deal by deal."""

    def choose(self, position: Position, seat: i64, moves: vec[i64], chance: Chance) -> i64:
        assert isinstance(position, Rummy)
        if chance.pick(100) < SLIP:
            return moves[chance.pick(len(moves))]
        p = position.public
        hand = position.hands[seat]
        if not p.drawn:
            return TAKE if wants(p, position.options, hand, p.top()) else DRAW
        best: i64 = moves[0]
        high: i64 = -1000
        for move in moves:
            value = play_value(p, position.options, hand, move)
            if value > high:
                high, best = value, move
        return best

    def horizon(self) -> i64:
        return LONG

    def chapter(self, position: Position) -> i64:
        assert isinstance(position, Rummy)
        return len(position.public.history) + position.public.voids

    def worth(self, position: Position) -> vec[i64]:
        assert isinstance(position, Rummy)
        return prospects(position.public.totals, LEAD)

    def reason(self, view: View, move: i64, names: Names) -> str:
        assert isinstance(view, RummyView)
        if move == DRAW:
            return _why_draw(view)
        if move == TAKE:
            return _why_take(view)
        if move >= MELD:
            if CARDS[move - MELD] == view.hand:
                return "It is all you hold: you go out."
            return f"It takes {worth(CARDS[move - MELD])} points out of your hand, and the meld can grow."
        if move >= LAY:
            return (
                "It is out of your hand for nothing."
                if count(view.hand) > 1
                else "It is your last card: you go out."
            )
        return _why_discard(view, move)


def wants(p: Public, options: Options, hand: i64, card: i64) -> bool:
    """Whether the top card of the pile makes a meld with what is in hand."""
    for meld in add_melds(vec[i64](capacity=16), 0, hand | bit(1, card), options.ace_high):
        if has(CARDS[meld], card):
            return True
    return False


def links(options: Options, hand: i64, card: i64, gone: i64) -> i64:
    """How many ways a card has to grow into a meld: mates in hand, less what lies open and cannot come."""
    suit = card // 13
    mates = count(hand & rank_cards(card % 13)) - 1
    found: i64 = 0
    if mates > 0 and count(rank_cards(card % 13) & ~gone) > 2:
        found = 4 * mates
    held = places(hand, suit, options.ace_high)
    free = places(~gone, suit, options.ace_high)
    place: i64 = (card + 1) % 13
    found += _near(held, free, place)
    return found + _near(held, free, 13) if place == 0 and options.ace_high else found


def _near(held: i64, free: i64, place: i64) -> i64:
    """Neighbours in the suit that could make three in a row."""
    found: i64 = 0
    low: i64 = place - 2 if place > 1 else 0
    while low <= place and low <= 11:
        row = bit(7, low)
        if row & free == row:
            mates = count(row & held)
            if mates > 1:
                found += 2 * (mates - 1)
        low += 1
    return found


def play_value(p: Public, options: Options, hand: i64, move: i64) -> i64:
    """How gladly a move is made after the draw: melds and lay-offs first, then the dearest card that is of no use."""
    if move >= MELD:
        return 200 + worth(CARDS[move - MELD])
    if move >= LAY:
        return 150 + VALUE[((move - LAY) >> 2) % 13]
    gone = p.lie_open() & ~hand
    value: i64 = 2 * VALUE[move % 13] - 3 * links(options, hand, move, gone)
    return value


def _why_draw(view: RummyView) -> str:
    return f"The {spoken(view.public.top())} makes no meld with what you hold, so see what the stock has."


def _why_take(view: RummyView) -> str:
    if wants(view.public, view.options, view.hand, view.public.top()):
        return f"The {spoken(view.public.top())} completes a meld."
    return f"The {spoken(view.public.top())} goes well with what you hold."


def _why_discard(view: RummyView, card: i64) -> str:
    if count(view.hand) == 1:
        return "It is your last card: you go out."
    gone = view.public.lie_open() & ~view.hand
    points = VALUE[card % 13]
    if links(view.options, view.hand, card, gone) == 0:
        return f"It goes with nothing you hold, and would count {points} against you."
    return f"Of what you hold it is the least likely to become a meld, and would count {points} against you."
