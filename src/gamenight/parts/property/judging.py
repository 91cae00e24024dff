# compiled: property
"""What a good player of a property game knows: what groups are worth, when to build, what to bid, what to trade."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.journal import Entry
from gamenight.core.position import Judgement, Position, View, bit
from gamenight.parts.bits import count, has
from gamenight.parts.property.auction import cheapest
from gamenight.parts.property.book import Book
from gamenight.parts.property.deeds import DEEDS
from gamenight.parts.property.ledger import ANSWER, ASKED, AUCTION, BUY, DEBT, OFFER, POLL, TAXED
from gamenight.parts.property.moves import (
    ACCEPT,
    BUILD,
    CLAIM,
    DECLINE,
    FLAT,
    KEEP,
    LIFT,
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
from gamenight.parts.property.raising import raise_for, raise_money, raise_to_build
from gamenight.parts.property.reasons import phrase, why
from gamenight.parts.property.spending import best_build, best_lift
from gamenight.parts.property.table import PropertyView, Table
from gamenight.parts.property.trading import best_offer, gain_of_offer, next_step
from gamenight.parts.property.worth import (
    RAISE,
    bid_target,
    completes,
    digit_of,
    fair_price,
    limit,
    reserve,
    scale,
    wealth,
)
from gamenight.parts.prospects import prospects

AHEAD: Final[i64] = 70  # moves looked ahead
EASILY: Final[i64] = 150  # cash beyond the reserve with which what is worth its price is always bought
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
            return raise_money(t, seat, moves)
        if phase == TAXED:
            return TENTH if t.worth(seat, True) < 10 * t.estate.flat else FLAT
        if phase == POLL:
            return self._wanted(t, seat, moves)
        if phase == ASKED:
            return CLAIM
        return self._turn(t, seat, moves, chance)

    def _wanted(self, t: Table, seat: i64, moves: vec[i64]) -> i64:
        """As many buildings as cash beyond the reserve pays for."""
        p = t.public
        cost = cheapest(t, seat, p.unit)
        spare = p.cash[seat] - reserve(t, seat)
        n = spare // cost if cost > 0 and spare > 0 else 0
        best: i64 = moves[0]
        for move in moves:
            if move - WANT <= n:
                best = move
        return best

    def _buy(self, t: Table, seat: i64, moves: vec[i64], chance: Chance) -> i64:
        """At any price up to what would be bid; money is raised only for what completes a colour."""
        p = t.public
        deed = t.estate.deed_at[p.at[seat]]
        price = t.estate.price[deed]
        if moves[0] == TAKE:
            return TAKE if fair_price(t, seat, deed) >= price else DECLINE
        return raise_for(t, seat, deed, price, moves, DECLINE)

    def _bid(self, t: Table, seat: i64, moves: vec[i64]) -> i64:
        """Up to what the lot is worth, a little at a time."""
        p = t.public
        target = bid_target(t, seat)
        if moves[0] == PASS and target <= p.bid:
            return self._raise_bid(t, seat, moves)
        if target <= p.bid:
            return moves[0]
        return digit_of(t, moves, target, p.cash[seat])

    def _raise_bid(self, t: Table, seat: i64, moves: vec[i64]) -> i64:
        """Out of the bidding, unless money can be raised for what completes a colour and is worth it."""
        p = t.public
        if p.lot >= DEEDS or limit(t, seat, p.lot) < p.bid + RAISE:
            return PASS
        return raise_for(t, seat, p.lot, p.bid + RAISE, moves, PASS)

    def _turn(self, t: Table, seat: i64, moves: vec[i64], chance: Chance) -> i64:
        """Business first, then the throw or the end of the turn."""
        p = t.public
        on = moves[0]
        if on == THROW and p.jailed[seat] > 0:
            return self._jail(t, seat, moves)
        for move in moves:
            if move == CLAIM:
                return CLAIM
        build = best_build(t, seat, moves)
        if build >= 0 and p.cash[seat] - t.estate.house[build] >= reserve(t, seat) - chance.pick(80):
            return BUILD + build
        pledge = raise_to_build(t, seat, moves)
        if pledge >= 0:
            return pledge
        asked = self._ask(t, seat, moves)
        if asked >= 0:
            return asked
        if p.cash[seat] > 500 + reserve(t, seat):
            lift = best_lift(t, seat, moves)
            if lift >= 0:
                return lift
        if on == KEEP and len(moves) > 1:
            return moves[1] if p.cash[seat] > 500 else KEEP
        if on >= WANT:
            return moves[len(moves) - 1]
        return on

    def _ask(self, t: Table, seat: i64, moves: vec[i64]) -> i64:
        """The first to whom there is an offer to make; -1 if there is nobody."""
        p = t.public
        if seat == p.turn and count(p.alive) > 2 and self._in_the_mood(t, seat):
            for move in moves:
                if move >= TRADE and move < SELL_TO and best_offer(t, seat, move - TRADE).gain > 0:
                    return move
        return -1

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
        return prospects(totals, scale(position))

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
            return vec[i64]([raise_money(t, seat, moves)])
        if phase == BUY:
            return self._consider_buying(t, seat, moves)
        if phase == ASKED:
            return vec[i64]([CLAIM])
        if phase == POLL:
            return vec[i64]([self._wanted(t, seat, moves)])
        if phase > ANSWER or phase == TAXED:
            return moves
        return self._consider_turn(t, seat, moves)

    def _consider_buying(self, t: Table, seat: i64, moves: vec[i64]) -> vec[i64]:
        """What completes a colour is bought, and what is worth its price while there is cash; the rest is left."""
        deed = t.estate.deed_at[t.public.at[seat]]
        if moves[0] != TAKE:
            return vec[i64]([raise_for(t, seat, deed, t.estate.price[deed], moves, DECLINE)])
        if self._wants(t, seat, deed):
            return vec[i64]([TAKE])
        price = t.estate.price[deed]
        if fair_price(t, seat, deed) < price:
            return vec[i64]([DECLINE])
        if t.public.cash[seat] - price >= reserve(t, seat) + EASILY:
            return vec[i64]([TAKE])
        return vec[i64]([TAKE, DECLINE])

    def _wants(self, t: Table, seat: i64, deed: i64) -> bool:
        return completes(t, seat, bit(1, deed))

    def _consider_bids(self, t: Table, seat: i64, moves: vec[i64]) -> vec[i64]:
        p = t.public
        target = bid_target(t, seat)
        if moves[0] != PASS:
            return vec[i64]([digit_of(t, moves, target, p.cash[seat])])
        if target <= p.bid:
            return vec[i64]([self._raise_bid(t, seat, moves)])
        digit = digit_of(t, moves, target, p.cash[seat])
        if p.lot < DEEDS and (self._wants(t, seat, p.lot) or 2 * p.bid < t.estate.price[p.lot]):
            return vec[i64]([digit])  # nor is anything left to others for less than half its price
        return vec[i64]([PASS, digit])

    def _consider_answers(self, t: Table, seat: i64, moves: vec[i64]) -> vec[i64]:
        p = t.public
        found = vec[i64]([REFUSE])
        if gain_of_offer(t, seat) > -2:
            found = vec[i64]([ACCEPT, REFUSE])
        if len(moves) == 3 and self._in_the_mood(t, seat) and best_offer(t, seat, p.offer_from).gain > 0:
            found = append(found, TRADE + p.offer_from)
        return found

    def _consider_turn(self, t: Table, seat: i64, moves: vec[i64]) -> vec[i64]:
        found = vec[i64](capacity=8)
        build = best_build(t, seat, moves)
        pledge = raise_to_build(t, seat, moves)
        for move in moves:
            if move >= LIFT and move < LIFT + DEEDS and pledge >= 0:
                continue
            if self._sensible(t, seat, move, build) or move == pledge:
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
        fresh = p.offered[seat] == 0 and not has(p.withdrew, seat)
        return fresh and (p.turns // p.seats + seat) % PATIENCE == 0

    def because(self, view: View, move: i64) -> Entry | None:
        assert isinstance(view, PropertyView)
        return why(self._book.table(view), view.seat, move, view.moves)

    def phrase(self, view: View, move: i64) -> str:
        assert isinstance(view, PropertyView)
        return phrase(self._book, self._book.table(view), view.seat, move)
