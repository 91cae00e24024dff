# compiled
"""What a good player of Four Hand Texas knows: what a hand is good for, which tricks to feed, which to leave."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.journal import Entry
from gamenight.core.position import SURE, Judgement, Position, View, bit
from gamenight.games.texas_42.rules.position import Texas, TexasView
from gamenight.games.texas_42.rules.public import (
    BID,
    BIDS,
    DOUBLES_TRUMP,
    LIMIT,
    NO_TRUMP,
    NONE,
    PASS,
    PASSED,
    SEATS,
    TRUMP,
    Public,
    points_in,
    strength,
    trump_set,
)
from gamenight.parts import tricks
from gamenight.parts.bits import count, each
from gamenight.parts.dominoes import DOUBLES, HIGH, LOW, NUMBERS, SET, tile
from gamenight.parts.prospects import prospects
from gamenight.parts.sayings import Saying, sets_apart

LEAD: Final = 70.0  # points that make one side e times as likely to win as the other

# Tenths of a point.
OPENS: Final = 310  # what a hand that bids promises, in quick play
GOOD: Final = 20  # over the bid: it is made often enough to be said
POOR: Final = -10  # under it: there is nothing to think about
EVEN: Final = 5  # over the bid: as many bid as pass
DOUBT: Final = 10.0  # what takes a bid from even to three in four

FEW: Final = 4  # trumps: hardly enough to bid on

# Reasons.
MOST_TRUMPS: Final = 0
LEAST_BID: Final = 1
PARTNERS_BID: Final = 2
FEW_ALIKE: Final = 3
UNBEATEN: Final = 4
ONLY_TRUMPED: Final = 5
TAKES: Final = 6
TO_PARTNER: Final = 7
FEWEST_POINTS: Final = 8
FEWEST_DOTS: Final = 9
KEEPS_DOUBLES: Final = 10


def expected(hand: i64, trump: i64) -> i64:
    """What a hand and its partner take with these trumps, in tenths of a point.

    Fitted to hands that bid 30, with search for all four: trumps, the two highest of them, doubles of other suits, and
    tiles next to such a double. It is off by nine points either way.
    """
    suit = trump_set(trump)
    value = 87 + 39 * count(hand & suit)
    if trump >= DOUBLES_TRUMP:
        value += 61
    if trump != NO_TRUMP:
        top, second = highest_two(trump)
        value += 44 * ((hand >> top) & 1) + 28 * ((hand >> second) & 1)
    others = hand & ~suit
    value += 27 * count(others & DOUBLES)
    for each_tile in each(others & ~DOUBLES):
        number = HIGH[each_tile]
        next_best: i64 = 6 if number < 6 else 5
        if LOW[each_tile] == next_best and (others >> tile(number, number)) & 1 != 0:
            value += 24
    return value


def highest_two(trump: i64) -> tuple[i64, i64]:
    """The two highest trumps (3.2, 3.3)."""
    if trump == DOUBLES_TRUMP:
        return tile(6, 6), tile(5, 5)
    return tile(trump, trump), tile(6, trump) if trump < 6 else tile(6, 5)


def best_trump(hand: i64) -> i64:
    best: i64 = 0
    high: i64 = -1000
    trump: i64 = 0
    while trump <= NO_TRUMP:
        value = expected(hand, trump)
        if value > high:
            high, best = value, trump
        trump += 1
    return best


def promise(hand: i64) -> i64:
    """What a hand is good for with its best trumps, in tenths of a point."""
    return expected(hand, best_trump(hand))


def fair_bid(hand: i64) -> i64:
    """The highest step a hand is good for; NONE for a pass."""
    over = promise(hand) - OPENS
    if over < 0:
        return NONE
    step = over // 10
    return step if step < LIMIT else LIMIT


def said_so(p: Public, seat: i64, hand: i64) -> float:
    """How likely the holder of a whole hand would have bid, passed and named trumps as a seat did."""
    said = p.said[seat]
    good = promise(hand)
    if seat == p.bidder:
        weight = at_least(good, 10 * BIDS[p.bid])
        return weight if p.trump == NONE else weight * exp(float(expected(hand, p.trump) - good) / 15.0)
    if said >= 0:
        return at_least(good, 10 * BIDS[said])
    if said != PASSED:
        return 1.0
    order, bidders = (seat - p.dealer + 3) % SEATS, (p.bidder - p.dealer + 3) % SEATS
    if p.bidder == NONE or order < bidders:
        return 1.0 - at_least(good, 300)
    if seat == p.bidder ^ 2:
        return 1.0
    return 1.0 - at_least(good, 10 * BIDS[p.bid] + 10)


def at_least(good: i64, asked: i64) -> float:
    """How likely a hand that promises so much is bid at what is asked, in tenths of a point."""
    return 0.03 + 0.94 / (1.0 + exp(float(asked + EVEN - good) / DOUBT))


@final
class TexasJudgement(Judgement):
    """Quick bids by the strength of a hand, quick tricks by rules of thumb; a match is judged hand by hand."""

    def choose(self, position: Position, seat: i64, moves: vec[i64], chance: Chance) -> i64:
        assert isinstance(position, Texas)
        p = position.public
        hand = position.hands[seat]
        if moves[0] >= TRUMP:
            return TRUMP + best_trump(hand)
        if moves[0] >= BID:
            return self._bid(p, hand, seat, moves, chance)
        best: i64 = moves[0]
        high: i64 = -1000
        for move in moves:
            value = play_value(p, hand, seat, move) + chance.pick(5)
            if value > high:
                high, best = value, move
        return best

    def _bid(self, p: Public, hand: i64, seat: i64, moves: vec[i64], chance: Chance) -> i64:
        """Just above the last bid while the hand is good for it, and not over the partner's."""
        last = moves[len(moves) - 1]
        good = fair_bid(hand) + chance.pick(3) - 1
        if p.bidder != NONE and p.bidder == seat ^ 2:
            good -= 6
        if moves[0] < PASS and good >= moves[0] - BID:
            return moves[0]
        return last if last == PASS else moves[0]

    def tells(self, view: View) -> bool:
        """Whether anybody has bid or passed."""
        assert isinstance(view, TexasView)
        p = view.public
        return p.bid != NONE or p.passed != 0

    def likely(self, view: View, world: Position) -> i64:
        assert isinstance(view, TexasView)
        assert isinstance(world, Texas)
        weight = 1.0
        seat: i64 = 0
        while seat < SEATS:
            if seat != view.seat:
                weight *= said_so(view.public, seat, world.hands[seat] | view.public.played[seat])
            seat += 1
        return i64(weight * SURE)

    def chapter(self, position: Position) -> i64:
        assert isinstance(position, Texas)
        p = position.public
        return 4 * len(p.history) + p.dealer  # a hand thrown in is over too

    def worth(self, position: Position) -> vec[i64]:
        assert isinstance(position, Texas)
        shares = prospects(position.public.totals, LEAD)
        a, b = shares[0] // 2, shares[1] // 2
        return vec[i64]([a, b, a, b])

    def consider(self, position: Position, seat: i64, moves: vec[i64]) -> vec[i64]:
        """Of all bids the lowest few: a higher one wins no more. A good hand does not pass, a poor one does not bid."""
        assert isinstance(position, Texas)
        if moves[0] < BID or moves[0] > BID + LIMIT:
            return moves
        few = vec[i64]([moves[0]])
        if len(moves) > 2 and moves[2] <= BID + LIMIT:
            few = append(few, moves[2])
        if moves[len(moves) - 1] != PASS:
            return few
        over = promise(position.hands[seat]) - 10 * BIDS[moves[0] - BID]
        if over < POOR:
            return vec[i64]([PASS])
        return few if over >= GOOD and position.public.bidder != seat ^ 2 else append(few, PASS)

    def because(self, view: View, move: i64) -> Entry | None:
        assert isinstance(view, TexasView)
        return sets_apart(view, move, _before_play(view) if move >= BID else _in_play(view))


def play_value(p: Public, hand: i64, seat: i64, move: i64) -> i64:
    """How gladly a tile is played now."""
    points = points_in(bit(1, move))
    if p.trick == tricks.EMPTY:
        value: i64 = 0
        if (p.trumps >> move) & 1 != 0:
            left = p.trumps & ~(p.gone() | hand)
            value = 20 + strength_alone(p, move) if left != 0 else 2
        elif (DOUBLES >> move) & 1 != 0:
            value = 24
        return value - points
    ours = p.taker == seat ^ 2
    wins = strength(p, move) > p.best
    last = tricks.size(p.trick) == 3
    if ours and (last or p.best >= 16 or not wins):
        return 3 * points - strength_alone(p, move) // 4  # the partner has it: give points
    if wins:
        return (
            20
            + (points_in(tricks.cards(p.trick)) + points if last else -points)
            - strength_alone(p, move) // 6
        )
    return -3 * points - strength_alone(p, move) // 4


def strength_alone(p: Public, move: i64) -> i64:
    """How strong a tile is if it is led."""
    value = HIGH[move] if (DOUBLES >> move) & 1 == 0 else 7
    return value + (10 if (p.trumps >> move) & 1 != 0 else 0)


def most_held(hand: i64) -> i64:
    """The trumps of which a hand has most."""
    return max([(count(hand & trump_set(trump)), trump) for trump in range(NO_TRUMP)])[1]


def _held(view: TexasView, trump: i64) -> i64:
    return count(view.hand & trump_set(trump))


def _before_play(view: TexasView) -> list[Saying]:
    moves = list(view.moves)
    most = _held(view, most_held(view.hand))
    passes = [move for move in moves if move == PASS]
    return [
        (MOST_TRUMPS, [one for one in moves if one >= TRUMP and _held(view, one - TRUMP) == most]),
        (LEAST_BID, moves[:1] if moves[0] < PASS else []),
        (PARTNERS_BID, passes if view.public.bidder == view.seat ^ 2 else []),
        (FEW_ALIKE, passes if most <= FEW else []),
    ]


def _in_play(view: TexasView) -> list[Saying]:
    p, tiles = view.public, list(view.moves)
    leading, last = p.trick == tricks.EMPTY, tricks.size(p.trick) == SEATS - 1
    ours = not leading and p.taker == view.seat ^ 2
    wins = [one for one in tiles if leading or strength(p, one) > p.best]
    sure = [one for one in wins if last or beating(view, one) == 0]
    plain = [one for one in tiles if bit(1, one) & p.trumps == 0]
    trumps_out = p.trumps & ~(p.gone() | view.hand)
    points = [points_in(bit(1, one)) for one in tiles]
    dots = [HIGH[one] + LOW[one] for one in tiles]
    giving = [one for one, worth in zip(tiles, points, strict=True) if worth > 0 and one not in wins]
    if leading:
        first = [
            (UNBEATEN, sure),
            (ONLY_TRUMPED, [one for one in plain if beating(view, one) == trumps_out != 0]),
        ]
    else:
        first = [(TAKES, sure), (TO_PARTNER, giving if ours else [])]
    return [
        *first,
        (FEWEST_POINTS, [] if ours else _least(tiles, points)),
        (FEWEST_DOTS, _least(tiles, dots)),
        (KEEPS_DOUBLES, [one for one in tiles if bit(1, one) & DOUBLES == 0]),
    ]


def _least(tiles: list[i64], numbers: list[i64]) -> list[i64]:
    least = min(numbers)
    return [one for one, number in zip(tiles, numbers, strict=True) if number == least]


def beating(view: TexasView, one: i64) -> i64:
    """The tiles that the seat has not seen and that beat a tile, in this trick or if it is led."""
    p = view.public.copy()
    if p.trick == tricks.EMPTY and bit(1, one) & p.trumps == 0:
        p.suit = HIGH[one]
        p.led = NUMBERS[p.suit] & ~p.trumps
    stronger: i64 = 0
    for other in each(SET & ~(p.gone() | view.hand)):
        if strength(p, other) > strength(p, one):
            stronger |= bit(1, other)
    return stronger
