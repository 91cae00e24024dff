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
from gamenight.games.hearts.rules.pack import pack_for
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
from gamenight.parts.bits import count, highest, lowest
from gamenight.parts.cards import SPADES, suit_cards
from gamenight.parts.prospects import prospects_of_lowest

LEAD: Final = (
    7.0  # points that make one seat e times as likely to win as another, when the next hand will be the last
)
FAR: Final = 6.0  # points that the highest total is short of the target for each point more
SAFE_SPADES: Final = 4  # below the queen: with so many she is not forced out
WHOLE: Final = 1000  # of a leaning
AT_A_GLANCE: Final = 500  # thousandths of the leaning that the card chosen at a glance has to itself

# Reasons, and what a and b say.
QUEEN_UNSAFE: Final = 0  # a: other spades
SPADE_FORCED: Final = 1  # a: the spade
VOID: Final = 2  # a: cards of the suit, b: the suit
IT_TAKES: Final = 3  # a: the card
DRAWS_QUEEN: Final = 4
HIGHER_OUT: Final = 5  # a: how many, b: the suit
NONE_LOWER: Final = 6  # a: the suit
NONE_HIGHER: Final = 7  # a: the card
POINTS_TO: Final = 8  # a: the seat
QUEEN_TO: Final = 9  # a: the seat
HIGHEST: Final = 10  # a: the card
HIGHEST_BELOW: Final = 11
LAST_AND_FREE: Final = 12  # a: the suit
ABOVE_ANYWAY: Final = 13  # a: the suit
ONLY_ONE: Final = 14  # a: the suit
LOWEST_ABOVE: Final = 15  # a: the card


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
            return None
        if move >= PASS:
            return _why_pass(view, move - PASS)
        if view.public.trick == tricks.EMPTY:
            return _why_lead(view, move)
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
    kept = view.hand & ~view.passed
    one, suit = bit(1, card), suit_cards(card // 13)
    low_spades = count(kept & suit_cards(SPADES) & (QUEEN - 1))
    if one == QUEEN and low_spades < SAFE_SPADES:
        return _reason(QUEEN_UNSAFE, count(kept & suit) - 1)
    if one & HIGH_SPADES != 0 and one != QUEEN and kept & QUEEN == 0 and low_spades < SAFE_SPADES:
        return _reason(SPADE_FORCED, card)
    cards, left = count(kept & suit), view.public.pass_size - count(view.passed)
    longest: i64 = 0
    for other in view.moves:
        longest = max(longest, count(kept & suit_cards((other - PASS) // 13)))
    if cards <= left < longest:
        return _reason(VOID, cards, card // 13)
    others = _out(view, card // 13)
    return _reason(IT_TAKES, card) if 3 * count(others & ~(one - 1)) <= count(others) else None


def _why_lead(view: HeartsView, card: i64) -> Entry | None:
    queen_out = _out(view, SPADES) & QUEEN != 0
    draws, loses, fewer, most, beaten = False, False, False, True, False  # what holds of other leads
    higher = _above(view, card)
    only_higher = _only_higher(view, card)
    for other in view.moves:
        draws = draws or not _draws(other)
        loses = loses or not _only_higher(view, other)
        fewer = fewer or _above(view, other) < higher
        most = most and _above(view, other) <= higher
        beaten = beaten or _above(view, other) > 0
    if queen_out and draws and _draws(card):
        return _reason(DRAWS_QUEEN)
    if only_higher and loses:
        return _reason(NONE_LOWER, card // 13)
    if fewer and most:
        return _reason(HIGHER_OUT, higher, card // 13)
    if higher == 0 and beaten:
        return _reason(NONE_HIGHER, card)
    return _only_one(view, card)


def _draws(card: i64) -> bool:
    return card // 13 == SPADES and bit(1, card) < QUEEN


def _out(view: HeartsView, suit: i64) -> i64:
    """The cards of a suit that the seat has not seen."""
    return (
        pack_for(view.seats, view.options) & suit_cards(suit) & ~(view.public.gone() | view.hand | view.widow)
    )


def _above(view: HeartsView, card: i64) -> i64:
    return count(_out(view, card // 13) & ~(bit(1, card) - 1))


def _only_higher(view: HeartsView, card: i64) -> bool:
    out = _out(view, card // 13)
    return out != 0 and out & (bit(1, card) - 1) == 0


def _only_one(view: HeartsView, card: i64) -> Entry | None:
    more = False  # than one of the suit of another card
    for other in view.moves:
        more = more or count(view.hand & suit_cards(other // 13)) > 1
    alone = more and count(view.hand & suit_cards(card // 13)) == 1
    return _reason(ONLY_ONE, card // 13) if alone else None


def _why_follow(view: HeartsView, card: i64) -> Entry | None:
    p = view.public
    one, legal = bit(1, card), _set_of(view.moves)
    if one & p.led == 0:
        return _why_throw(view, card, legal)
    below = legal & (bit(1, p.best) - 1)
    if card < p.best:
        if one == QUEEN:
            return _reason(QUEEN_TO, p.taker)
        return _reason(HIGHEST_BELOW) if card == highest(below) else None
    last = tricks.size(p.trick) == p.seats - 1
    if card == highest(legal):
        if last and (tricks.cards(p.trick) | one) & POINTS == 0:
            return _reason(LAST_AND_FREE, card // 13)
        if below == 0:
            return _reason(ABOVE_ANYWAY, card // 13)
        return _reason(NONE_HIGHER, card) if _above(view, card) == 0 else None
    return (
        _reason(LOWEST_ABOVE, card) if card == lowest(legal) and _above(view, card) > 0 and not last else None
    )


def _why_throw(view: HeartsView, card: i64, legal: i64) -> Entry | None:
    one, taker = bit(1, card), view.public.taker
    if one == QUEEN:
        return _reason(QUEEN_TO, taker)
    if one & POINTS != 0 and legal & ~POINTS != 0:
        return _reason(POINTS_TO, taker)
    if (
        one & HIGH_SPADES != 0
        and _out(view, SPADES) & QUEEN != 0
        and count(view.hand & suit_cards(SPADES)) < SAFE_SPADES
    ):
        return _reason(SPADE_FORCED, card)
    top, lower = True, False
    for other in view.moves:
        top = top and other % 13 <= card % 13
        lower = lower or other % 13 < card % 13
    return _reason(HIGHEST, card) if top and lower else _only_one(view, card)


def _set_of(moves: vec[i64]) -> i64:
    members: i64 = 0
    for move in moves:
        members |= bit(1, move)
    return members
