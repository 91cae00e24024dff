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
from gamenight.parts.bits import count, lowest
from gamenight.parts.cards import SPADES, suit_cards
from gamenight.parts.prospects import prospects_of_lowest
from gamenight.parts.sayings import Saying, sets_apart

LEAD: Final = (
    7.0  # points that make one seat e times as likely to win as another, when the next hand will be the last
)
FAR: Final = 6.0  # points that the highest total is short of the target for each point more
SAFE_SPADES: Final = 4  # below the queen: with so many she is not forced out
WHOLE: Final = 1000  # of a leaning
AT_A_GLANCE: Final = 500  # thousandths of the leaning that the card chosen at a glance has to itself

# Reasons.
QUEEN_UNSAFE: Final = 0
VOID: Final = 1
IT_TAKES: Final = 2
DRAWS_QUEEN: Final = 3
HIGHER_OUT: Final = 4
NONE_LOWER: Final = 5
POINTS_TO: Final = 6
QUEEN_TO: Final = 7
HIGHEST: Final = 8
HIGHEST_BELOW: Final = 9
LAST_AND_FREE: Final = 10
ABOVE_ANYWAY: Final = 11
ONLY_ONE: Final = 12
LOWEST_ABOVE: Final = 13


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
        p = view.public
        if move >= MOON_OTHERS:
            return None
        if move >= PASS:
            return sets_apart(view, move, _on_passing(view))
        if p.trick == tricks.EMPTY:
            return sets_apart(view, move, _on_leading(view))
        follows = bit(1, move) & p.led != 0
        return sets_apart(view, move, _on_following(view) if follows else _on_throwing(view))


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


def _on_passing(view: HeartsView) -> list[Saying]:
    kept = view.hand & ~view.passed
    left = view.public.pass_size - count(view.passed)
    cards = [move - PASS for move in view.moves]
    exposed = count(kept & suit_cards(SPADES) & (QUEEN - 1)) < SAFE_SPADES
    sayings = [
        (QUEEN_UNSAFE, [card for card in cards if exposed and bit(1, card) == QUEEN]),
        (VOID, [card for card in cards if count(kept & suit_cards(card // 13)) <= left]),
        (IT_TAKES, [card for card in cards if 3 * above(view, card) <= count(_out(view, card))]),
    ]
    return [(kind, [PASS + card for card in cards]) for kind, cards in sayings]


def _on_leading(view: HeartsView) -> list[Saying]:
    cards = list(view.moves)
    most = max([above(view, card) for card in cards])
    draws = suit_cards(SPADES) & (QUEEN - 1) if _out(view, lowest(QUEEN)) & QUEEN != 0 else 0
    return [
        (DRAWS_QUEEN, [card for card in cards if bit(1, card) & draws != 0]),
        (NONE_LOWER, [card for card in cards if 0 < above(view, card) == count(_out(view, card))]),
        (HIGHER_OUT, [card for card in cards if above(view, card) == most]),
        (ONLY_ONE, _only_ones(view)),
    ]


def _on_following(view: HeartsView) -> list[Saying]:
    p, cards = view.public, list(view.moves)
    below = [card for card in cards if card < p.best]
    last = tricks.size(p.trick) == p.seats - 1
    free = last and (tricks.cards(p.trick) | bit(1, cards[-1])) & POINTS == 0
    return [
        (QUEEN_TO, [card for card in below if bit(1, card) == QUEEN]),
        (HIGHEST_BELOW, below[-1:]),
        (LAST_AND_FREE, cards[-1:] if free else []),
        (ABOVE_ANYWAY, [] if below else cards[-1:]),
        (LOWEST_ABOVE, [] if below or last or above(view, cards[0]) == 0 else cards[:1]),
    ]


def _on_throwing(view: HeartsView) -> list[Saying]:
    cards = list(view.moves)
    top = max([card % 13 for card in cards])
    return [
        (QUEEN_TO, [card for card in cards if bit(1, card) == QUEEN]),
        (POINTS_TO, [card for card in cards if bit(1, card) & POINTS != 0]),
        (HIGHEST, [card for card in cards if card % 13 == top]),
        (ONLY_ONE, _only_ones(view)),
    ]


def _only_ones(view: HeartsView) -> list[i64]:
    return [card for card in view.moves if count(view.hand & suit_cards(card // 13)) == 1]


def _out(view: HeartsView, card: i64) -> i64:
    """The cards of its suit that the seat has not seen."""
    seen = view.public.gone() | view.hand | view.widow
    return pack_for(view.seats, view.options) & suit_cards(card // 13) & ~seen


def above(view: HeartsView, card: i64) -> i64:
    """How many of those are higher."""
    return count(_out(view, card) & ~(bit(1, card) - 1))
