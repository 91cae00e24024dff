# compiled
"""What a good player of Hearts knows: duck, get rid of what is dangerous, and whom the queen of spades will find."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.journal import Entry
from gamenight.core.position import NOBODY, Judgement, Position, View, bit
from gamenight.games.hearts.bot_belief import could_tell, likelihood
from gamenight.games.hearts.bot_moon import dares, in_the_air, owner_of
from gamenight.games.hearts.bot_pass import Passes, best_pass
from gamenight.games.hearts.bot_play import HIGH_SPADES
from gamenight.games.hearts.bot_quick import QuickHand, finish_hand
from gamenight.games.hearts.rules.playable import playable
from gamenight.games.hearts.rules.position import Hearts, HeartsView
from gamenight.games.hearts.rules.public import (
    MOON_OTHERS,
    NO_MOON,
    NO_SEAT,
    PASS,
    PASSING,
    POINTS,
    QUEEN,
    Public,
)
from gamenight.parts import tricks
from gamenight.parts.bits import count, lowest
from gamenight.parts.cards import SPADES, suit_cards
from gamenight.parts.prospects import prospects_of_lowest

LEAD: Final = (
    7.0  # points that make one seat e times as likely to win as another, when the next hand will be the last
)
FAR: Final = 6.0  # points that the highest total is short of the target for each point more
MIDDLING: Final = 6  # the eight: a lower card hardly takes a trick
WHOLE: Final = 1000  # of a leaning
AT_A_GLANCE: Final = 500  # thousandths of the leaning that the card chosen at a glance has to itself

# Reasons, and what a and b say.
FURTHEST_AHEAD: Final = 0
QUEEN_UNSAFE: Final = 1
SPADE_FORCED: Final = 2  # a: the spade
VOID: Final = 3  # a: the suit
IT_TAKES: Final = 4  # a: the card
DRAWS_QUEEN: Final = 5
HIGHER_OUT: Final = 6  # a: how many, b: the suit
SAFE_LEAD: Final = 7
POINTS_TO: Final = 8  # a: the seat
QUEEN_TO: Final = 9  # a: the seat
RID: Final = 10  # a: the card
HIGHEST_BELOW: Final = 11
LAST_AND_FREE: Final = 12
LOW_ONES_LATER: Final = 13


@final
class HeartsJudgement(Judgement):
    """Quick play by the usual rules of thumb; a match is judged deal by deal.

    Quick play is better than few playouts can tell, so the search leans to it.
    """

    def __init__(self, thinker: i64 = NOBODY) -> None:
        self.thinker: Final = thinker
        self._passes: Final = Passes()  # of the thinker

    def seated(self, seat: i64) -> Judgement:
        return HeartsJudgement(seat)

    def choose(self, position: Position, seat: i64, moves: vec[i64], chance: Chance) -> i64:
        assert isinstance(position, Hearts)
        if moves[0] >= MOON_OTHERS:
            return moves[chance.pick(len(moves))]
        if moves[0] >= PASS:
            return pass_at_a_glance(position, seat)
        legal: i64 = 0
        for move in moves:
            legal |= bit(1, move)
        return QuickHand(position, self.thinker).choose(seat, legal)

    def hasten(self, position: Position, chance: Chance) -> bool:
        assert isinstance(position, Hearts)
        return finish_hand(position, self.thinker)

    def leaning(self, position: Position, seat: i64, moves: vec[i64]) -> vec[i64]:
        assert isinstance(position, Hearts)
        found = vec[i64](capacity=16)
        if moves[0] >= MOON_OTHERS:
            return found
        quick = self._at_a_glance(position, seat, moves)
        each_has = (WHOLE - AT_A_GLANCE) // len(moves)
        for move in moves:
            found = append(found, each_has + AT_A_GLANCE if move == quick else each_has)
        return found

    def _at_a_glance(self, position: Hearts, seat: i64, moves: vec[i64]) -> i64:
        hand = position.hands[seat]
        if moves[0] >= PASS:
            return pass_at_a_glance(position, seat)
        legal = playable(position.public, position.options, hand)
        return QuickHand(position, self.thinker).choose(seat, legal)

    def continues(self, view: View) -> bool:
        assert isinstance(view, HeartsView)
        return view.public.phase == PASSING and view.passed != 0

    def tells(self, view: View) -> bool:
        assert isinstance(view, HeartsView)
        return could_tell(view)

    def likely(self, view: View, world: Position) -> i64:
        assert isinstance(view, HeartsView)
        assert isinstance(world, Hearts)
        return likelihood(view, world)

    def consider(self, position: Position, seat: i64, moves: vec[i64]) -> vec[i64]:
        """Of the cards that lose a trick the highest only, of those to pass the most dangerous."""
        assert isinstance(position, Hearts)
        if moves[0] >= MOON_OTHERS:
            return moves
        if moves[0] >= PASS:
            return self._to_pass(position, seat)
        p = position.public
        if position.options.moon != NO_MOON and bold(p, seat, position.hands[seat]):
            return moves
        return worth_playing(p, moves)

    def _to_pass(self, position: Hearts, seat: i64) -> vec[i64]:
        """The next card of each way to pass that is worth a thought; others pass at a glance."""
        if seat != self.thinker:
            return vec[i64]([pass_at_a_glance(position, seat)])
        return self._passes.next(position.hands[seat], position.passed[seat], left_to_pass(position, seat))

    def chapter(self, position: Position) -> i64:
        assert isinstance(position, Hearts)
        return len(position.public.history)

    def worth(self, position: Position) -> vec[i64]:
        assert isinstance(position, Hearts)
        totals = position.public.totals
        short = position.options.target
        for total in totals:
            short = min(short, position.options.target - total)
        return prospects_of_lowest(totals, LEAD + float(short) / FAR)

    def careful(self) -> bool:
        return True

    def because(self, view: View, move: i64) -> Entry | None:
        assert isinstance(view, HeartsView)
        if move >= MOON_OTHERS:
            return _reason(FURTHEST_AHEAD)
        if move >= PASS:
            return _why_pass(view, move - PASS)
        p = view.public
        if p.trick == tricks.EMPTY:
            return _why_lead(p, view.hand, move)
        return _why_follow(view, move)


def bold(p: Public, seat: i64, hand: i64) -> bool:
    """Whether a seat may shoot the moon, or must think of stopping one: then it may want a trick with points."""
    owner = owner_of(p.taken)
    if owner in (seat, NO_SEAT):
        return dares(p.gone(), hand, p.taken[seat])
    return owner >= 0 and in_the_air(p.taken[owner])


def left_to_pass(position: Hearts, seat: i64) -> i64:
    return position.public.pass_size - count(position.passed[seat])


def pass_at_a_glance(position: Hearts, seat: i64) -> i64:
    """The first card of the best way to pass those that are still to be passed."""
    hand = position.hands[seat] & ~position.passed[seat]
    return PASS + lowest(best_pass(hand, left_to_pass(position, seat)))


def worth_playing(p: Public, moves: vec[i64]) -> vec[i64]:
    """All cards, but of those that follow suit below the best of the trick the highest only (the queen of spades if she
    is one), and none above it for whoever is last and would take points for nothing."""
    if p.trick == tricks.EMPTY or (p.led >> moves[0]) & 1 == 0 or moves[0] >= p.best:
        return moves
    below: i64 = moves[0]
    found = vec[i64](capacity=16)
    duck_only = tricks.size(p.trick) == p.seats - 1 and tricks.cards(p.trick) & POINTS != 0
    for move in moves:
        if move < p.best:
            if bit(1, below) != QUEEN:
                below = move
        elif not duck_only:
            found = append(found, move)
    lowest_first = vec[i64]([below])
    for move in found:
        lowest_first = append(lowest_first, move)
    return lowest_first


def _reason(kind: i64, a: i64 = 0, b: i64 = 0) -> Entry:
    return Entry(kind, NOBODY, a, b, 0, 0)


def _why_pass(view: HeartsView, card: i64) -> Entry | None:
    suit = card // 13
    if bit(1, card) == QUEEN:
        return _reason(QUEEN_UNSAFE)
    if bit(1, card) & HIGH_SPADES != 0:
        return _reason(SPADE_FORCED, card)
    if count(view.hand & suit_cards(suit)) <= 3:
        return _reason(VOID, suit)
    return _reason(IT_TAKES, card) if card % 13 >= MIDDLING else None


def _why_lead(p: Public, hand: i64, card: i64) -> Entry:
    suit = card // 13
    if suit == SPADES and p.gone() & QUEEN == 0 and hand & QUEEN == 0:
        return _reason(DRAWS_QUEEN)
    left = suit_cards(suit) & ~(p.gone() | hand)
    higher = count(left & ~(bit(1, card) - 1))
    return _reason(HIGHER_OUT, higher, suit) if higher > 0 else _reason(SAFE_LEAD)


def _why_follow(view: HeartsView, card: i64) -> Entry:
    p = view.public
    one = bit(1, card)
    if one & p.led == 0:
        if one & POINTS == 0:
            return _reason(RID, card)
        return _reason(QUEEN_TO if one == QUEEN else POINTS_TO, p.taker)
    if card < p.best:
        return _reason(HIGHEST_BELOW)
    if tricks.size(p.trick) == p.seats - 1 and tricks.cards(p.trick) & POINTS == 0:
        return _reason(LAST_AND_FREE)
    return _reason(LOW_ONES_LATER)
