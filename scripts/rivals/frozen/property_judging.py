# compiled
"""What a good player of a property game knows: what groups are worth, when to build, what to bid, what to trade."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.position import Judgement, Position
from gamenight.parts.property.book import Book
from gamenight.parts.property.build import can_build
from gamenight.parts.property.deeds import DEEDS, LINES
from gamenight.parts.property.ledger import (
    ANSWER,
    AUCTION,
    BUY,
    DEBT,
    OFFER,
    POLL,
    TAXED,
)
from gamenight.parts.property.moves import (
    ACCEPT,
    BUILD,
    CLAIM,
    CONCEDE,
    DECLINE,
    FLAT,
    KEEP,
    LIFT,
    MORTGAGE,
    PASS,
    PAY,
    REFUSE,
    SELL,
    SELL_TO,
    TAKE,
    TENTH,
    THROW,
    TRADE,
    USE,
    WANT,
)
from gamenight.parts.property.table import Table
from gamenight.parts.prospects import prospects

from .property_trading import best_offer, gain_of_offer, next_step
from .property_worth import (
    SCALE,
    bid_target,
    build_value,
    digit_of,
    lot_value,
    reserve,
    wealth,
)

AHEAD: Final[i64] = 70  # moves looked ahead
PATIENCE: Final[i64] = 3  # own turns between two offers, so that nobody is pestered


@final
class PropertyJudgement(Judgement):
    """Buys, builds, bids and bargains by what deeds will earn."""

    def __init__(self, book: Book) -> None:
        self._book: Final = book

    def choose(self, position: Position, seat: i64, moves: vec[i64], chance: Chance) -> i64:
        assert isinstance(position, Table)
        t = position
        phase = t.public.phase
        if phase == BUY:
            return self._buy(t, seat, moves, chance)
        if phase == AUCTION:
            return self._bid(t, seat, moves)
        if phase == OFFER:
            return next_step(t, seat, moves)
        if phase == ANSWER:
            return ACCEPT if gain_of_offer(t, seat) > 4 else REFUSE
        if phase == DEBT:
            return self._raise_money(t, seat, moves)
        if phase == TAXED:
            return TENTH if t.worth(seat, True) < 10 * t.estate.flat else FLAT
        if phase == POLL:
            return moves[len(moves) - 1]
        return self._turn(t, seat, moves, chance)

    def _buy(self, t: Table, seat: i64, moves: vec[i64], chance: Chance) -> i64:
        deed = t.estate.deed_at[t.public.at[seat]]
        if moves[0] != TAKE:
            return DECLINE
        left = t.public.cash[seat] - t.estate.price[deed]
        value = lot_value(t, seat, deed)
        if left >= 0 and value >= t.estate.price[deed] - chance.pick(60):
            return TAKE
        return DECLINE

    def _bid(self, t: Table, seat: i64, moves: vec[i64]) -> i64:
        """Up to what the lot is worth, a little at a time."""
        p = t.public
        target = bid_target(t, seat)
        if target <= p.bid or (moves[0] == PASS and target > p.cash[seat]):
            return PASS if moves[0] == PASS else moves[0]
        return digit_of(t, moves, target, p.cash[seat])

    def _raise_money(self, t: Table, seat: i64, moves: vec[i64]) -> i64:
        """What is least missed goes first; giving up comes last."""
        best: i64 = moves[0]
        low: i64 = 1_000_000
        for move in moves:
            cost = self._cost_of(t, seat, move)
            if cost < low:
                low, best = cost, move
        return best

    def _cost_of(self, t: Table, seat: i64, move: i64) -> i64:
        """How much is lost for each sum raised."""
        if move >= MORTGAGE and move < LIFT:
            deed = move - MORTGAGE
            whole = t.complete(seat, deed)
            return (700 if whole and t.estate.group[deed] < LINES else 100) + t.estate.price[deed]
        if move >= SELL and move < MORTGAGE:
            return 400 + build_value(t, move - SELL) // 4
        if move >= TRADE and move < SELL_TO:
            return 990_000  # it was 900,000: an offer begun and taken back for ever
        return 800_000 if move != CONCEDE else 950_000

    def _turn(self, t: Table, seat: i64, moves: vec[i64], chance: Chance) -> i64:
        """Business first, then the throw or the end of the turn."""
        p = t.public
        on = moves[0]
        if on == THROW and p.jailed[seat] > 0:  # it was on every throw, also of others
            return self._jail(t, seat, moves)
        for move in moves:
            if move == CLAIM:
                return CLAIM
        build = best_build(t, seat, moves)
        if build >= 0 and p.cash[seat] - t.estate.house[build] >= reserve(t, seat) - chance.pick(80):
            return BUILD + build
        if p.cash[seat] > 500 + reserve(t, seat):
            lift = best_lift(t, seat, moves)
            if lift >= 0:
                return lift
        if on == KEEP and len(moves) > 1:
            return moves[1] if p.cash[seat] > 500 else KEEP
        if on >= WANT:
            return moves[len(moves) - 1]
        return on

    def _jail(self, t: Table, seat: i64, moves: vec[i64]) -> i64:
        """Out while there is land to buy; later jail is the safest place to be."""
        free: i64 = 0
        for owner in t.public.owner:
            if owner < 0:
                free += 1
        if free > 6:
            for move in moves:
                if move in (PAY, USE):
                    return move
        return THROW

    def horizon(self) -> i64:
        return AHEAD

    def worth(self, position: Position) -> vec[i64]:
        assert isinstance(position, Table)
        p = position.public
        totals = vec[i64](capacity=8)
        seat: i64 = 0
        while seat < p.seats:
            totals = append(totals, wealth(position, seat, p.owned[seat], p.cash[seat]))
            seat += 1
        return prospects(totals, SCALE)

    def consider(self, position: Position, seat: i64, moves: vec[i64]) -> vec[i64]:
        """The one or two sensible ways to do each kind of thing."""
        assert isinstance(position, Table)
        t = position
        phase = t.public.phase
        if phase == OFFER:
            return vec[i64]([next_step(t, seat, moves)])
        if phase == AUCTION:
            return self._consider_bids(t, seat, moves)
        if phase == ANSWER:
            return self._consider_answers(t, seat, moves)
        if phase == DEBT:
            return vec[i64]([self._raise_money(t, seat, moves)])
        if phase == BUY:
            return vec[i64]([TAKE, DECLINE]) if moves[0] == TAKE else vec[i64]([DECLINE])
        if phase > ANSWER or phase == TAXED:
            return moves
        return self._consider_turn(t, seat, moves)

    def _consider_bids(self, t: Table, seat: i64, moves: vec[i64]) -> vec[i64]:
        p = t.public
        target = bid_target(t, seat)
        if moves[0] != PASS:
            return vec[i64]([digit_of(t, moves, target, p.cash[seat])])
        if target <= p.bid or target > p.cash[seat]:
            return vec[i64]([PASS])
        return vec[i64]([PASS, digit_of(t, moves, target, p.cash[seat])])

    def _consider_answers(self, t: Table, seat: i64, moves: vec[i64]) -> vec[i64]:
        p = t.public
        found = vec[i64]([REFUSE])
        if gain_of_offer(t, seat) > -40:
            found = vec[i64]([ACCEPT, REFUSE])
        if len(moves) == 3 and self._in_the_mood(t, seat) and best_offer(t, seat, p.offer_from).gain > 0:
            found = append(found, TRADE + p.offer_from)
        return found

    def _consider_turn(self, t: Table, seat: i64, moves: vec[i64]) -> vec[i64]:
        found = vec[i64](capacity=8)
        build = best_build(t, seat, moves)
        for move in moves:
            if self._sensible(t, seat, move, build):
                found = append(found, move)
        return found if len(found) > 0 else moves

    def _sensible(self, t: Table, seat: i64, move: i64, build: i64) -> bool:
        if move <= USE or move in (CLAIM, KEEP):
            return True
        if move < SELL:
            return build >= 0 and move == BUILD + build
        if move < LIFT:
            return False
        if move < LIFT + DEEDS:
            return t.public.cash[seat] > 300 + t.estate.price[move - LIFT]
        if move >= WANT:
            return True
        return move >= TRADE and move < SELL_TO and self._may_ask(t, seat, move - TRADE)

    def _may_ask(self, t: Table, seat: i64, other: i64) -> bool:
        """Whether there is an offer to make that both should like, and it is not too soon after the last."""
        return seat == t.public.turn and self._in_the_mood(t, seat) and best_offer(t, seat, other).gain > 0

    def _in_the_mood(self, t: Table, seat: i64) -> bool:
        p = t.public
        fresh = p.offered[seat] == 0 and (p.withdrew >> seat) & 1 == 0  # or games would never end
        return fresh and (p.turns // p.seats + seat) % PATIENCE == 0


def best_build(t: Table, seat: i64, moves: vec[i64]) -> i64:
    """The deed where the next building earns the most for its cost; -1 if nothing can be built."""
    best: i64 = -1
    high: i64 = 0
    for move in moves:
        if move >= BUILD and move < SELL and can_build(t, seat, move - BUILD):
            value = 100 * build_value(t, move - BUILD) // t.estate.house[move - BUILD]
            if value > high:
                high, best = value, move - BUILD
    return best


def best_lift(t: Table, seat: i64, moves: vec[i64]) -> i64:
    best: i64 = -1
    high: i64 = 0
    for move in moves:
        if move >= LIFT and move < LIFT + DEEDS:
            deed = move - LIFT
            value = t.estate.price[deed] + (1000 if t.complete(seat, deed) else 0)
            if value > high:
                high, best = value, move
    return best
