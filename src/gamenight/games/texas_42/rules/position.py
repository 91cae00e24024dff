# compiled
"""Four Hand Texas: bid for the hand with your partner, name trumps, and take the tricks that count.

Numbers in comments are clauses of rules.md.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.journal import GLANCE, READ, RESULT
from gamenight.core.position import NOBODY, Position, View, bit, share
from gamenight.games.texas_42.rules.auction import all_trumps, bids, next_bidder
from gamenight.games.texas_42.rules.public import (
    ALL_PASSED,
    BADE,
    BID,
    BIDDING,
    BIDS,
    DEALT,
    FAILED,
    HAND_OVER,
    MADE,
    NAMED,
    NAMING,
    NONE,
    NOTHING,
    PASS,
    PASSED,
    PLAYED,
    PLAYING,
    SAID,
    SAID_PASS,
    SCORED,
    SEATS,
    THROWN_IN,
    TILES_EACH,
    TOOK,
    TRICK,
    TRUMP,
    TRUMPS_NAMED,
    WON,
    WON_BID,
    Options,
    Public,
    points_in,
    strength,
    trump_set,
)
from gamenight.games.texas_42.rules.score import earned, made, winners
from gamenight.parts import tricks
from gamenight.parts.bits import count, deal, each
from gamenight.parts.dominoes import HIGH, NUMBERS, SET


@final
class TexasView(View):
    """What one seat knows: the table and its own tiles."""

    def __init__(self, seat: i64, movers: i64, moves: vec[i64], position: Texas) -> None:
        super().__init__(seat, SEATS, movers, moves)
        self.options: Final = position.options
        self.public: Final = position.public.copy()
        self.hand: Final[i64] = position.hands[seat] if seat >= 0 else 0


@final
class Texas(Position):
    """Four hands of tiles, and the table."""

    def __init__(self, options: Options, public: Public, hands: vec[i64]) -> None:
        self.options: Final = options
        self.public = public
        self.hands = hands

    def to_move(self) -> i64:
        if self.public.showing != NOTHING:
            return 0
        return self.public.movers

    def moves(self, seat: i64) -> vec[i64]:
        p = self.public
        if seat < 0 or p.showing != NOTHING or (p.movers >> seat) & 1 == 0:
            return vec[i64]()
        if p.phase == PLAYING:
            return each(
                tricks.playable(self.hands[seat], p.led) if p.led != 0 else self.hands[seat]
            )  # 4.3, 4.4
        return bids(p, self.options, seat) if p.phase == BIDDING else all_trumps()

    def play(self, seat: i64, move: i64, chance: Chance) -> None:
        if move < BID:
            self._lay(seat, move, chance)
        elif move < PASS:
            self._bid(seat, move - BID)
        elif move == PASS:
            self._pass(seat, chance)
        else:
            self._name(seat, move - TRUMP)

    # The auction

    def _bid(self, seat: i64, step: i64) -> None:
        p = self.public
        p.bid, p.bidder = step, seat
        p.said[seat] = step
        if self.options.one_bid:
            p.passed |= bit(1, seat)  # 2.8: has had its say
        if self.journal is not None:
            self.journal.note(BADE, seat, BIDS[step])
            self._show(SAID, GLANCE)
        self._next_bidder()

    def _pass(self, seat: i64, chance: Chance) -> None:
        p = self.public
        p.passed |= bit(1, seat)  # 2.7
        p.said[seat] = PASSED
        if self.journal is not None:
            self.journal.note(SAID_PASS, seat)
            self._show(SAID, GLANCE)
        if p.bid == NONE and count(p.passed) == SEATS:  # 2.9
            if self.journal is not None:
                self.journal.note(THROWN_IN, NOBODY)
                self._show(ALL_PASSED, READ)
            self._deal_again(chance)
        else:
            self._next_bidder()

    def _next_bidder(self) -> None:
        """The auction goes on; or its winner names trumps (3.1)."""
        p = self.public
        p.turn = next_bidder(p)
        if p.turn == NONE:
            if self.journal is not None:
                self.journal.note(WON_BID, p.bidder, BIDS[p.bid])
            p.phase = NAMING
            p.turn = p.bidder
        p.movers = bit(1, p.turn)

    def _name(self, seat: i64, trump: i64) -> None:
        """The bidder names trumps and leads (3.1, 4.1)."""
        p = self.public
        p.trump = trump
        p.trumps = trump_set(trump)
        p.phase = PLAYING
        if self.journal is not None:
            self.journal.note(NAMED, seat, trump)
            self._show(TRUMPS_NAMED, GLANCE)

    # Tricks

    def _lay(self, seat: i64, tile: i64, chance: Chance) -> None:
        p = self.public
        one = bit(1, tile)
        self.hands[seat] ^= one
        p.played[seat] |= one
        if self.journal is not None:
            self.journal.note(PLAYED, seat, tile, 1 if p.trick == tricks.EMPTY else 0)
        if p.trick == tricks.EMPTY:
            self._lead(seat, tile)
        else:
            p.trick = tricks.follow(p.trick, tile)
            if one & p.led == 0:
                p.lacks[seat] |= p.led  # 4.3
            power = strength(p, tile)
            if power > p.best:
                p.best, p.taker = power, seat
        if tricks.size(p.trick) == SEATS:
            self._gather(chance)
        else:
            p.turn = (seat + 1) & 3
            p.movers = bit(1, p.turn)

    def _lead(self, seat: i64, tile: i64) -> None:
        """A trump calls for trumps; any other tile for those with its higher number that are no trumps (4.2)."""
        p = self.public
        p.trick = tricks.lead(seat, tile)
        if (p.trumps >> tile) & 1 != 0:
            p.suit, p.led = NONE, p.trumps
        else:
            p.suit = HIGH[tile]
            p.led = NUMBERS[p.suit] & ~p.trumps
        p.best, p.taker = strength(p, tile), seat

    def _gather(self, chance: Chance) -> None:
        """The strongest tile takes the trick for its side (4.5, 4.6), and leads the next."""
        p = self.public
        tiles = tricks.cards(p.trick)
        if self.journal is not None:
            self.journal.note(TOOK, p.taker, 1 + points_in(tiles))
            self._show(TRICK, GLANCE)
        p.taken[p.taker & 1] |= tiles
        p.last, p.last_taker = p.trick, p.taker
        p.trick, p.led, p.suit = tricks.EMPTY, 0, NONE
        p.tricks += 1
        p.turn = p.taker
        p.movers = bit(1, p.turn)
        if p.tricks == TILES_EACH:
            self._score(chance)

    # Scoring

    def _score(self, chance: Chance) -> None:
        """The hand is over: the bid is made or not (5.1 to 5.5)."""
        p = self.public
        took = p.points(p.bidder & 1)
        if self.journal is not None:
            self.journal.note(MADE if made(p) else FAILED, p.bidder, BIDS[p.bid], took)
        self._write(0)
        self._write(1)
        p.history = append(p.history, p.bid)
        p.history = append(p.history, p.bidder)
        p.history = append(p.history, took)
        self._show(HAND_OVER, RESULT)
        p.winners = winners(p, self.options)
        if p.winners == NONE:
            self._deal_again(chance)
            return
        p.movers = 0
        if self.journal is not None:
            self.journal.note(WON, p.winners, p.totals[p.winners])

    def _write(self, side: i64) -> None:
        p = self.public
        points = earned(p, self.options, side)
        p.totals[side] += points
        p.history = append(p.history, points)
        if self.journal is not None:
            self.journal.note(SCORED, side, points, p.totals[side])

    def _deal_again(self, chance: Chance) -> None:
        old = self.public
        fresh = Public((old.dealer + 1) & 3, old.totals)  # 1.3
        fresh.history = old.history
        fresh.last, fresh.last_taker = old.last, old.last_taker
        self.public = fresh
        deal_hands(self, chance)

    def _show(self, kind: i64, hold: i64) -> None:
        """A state worth seeing, for whoever listens."""
        if self.journal is not None:
            still = self.copy()
            still.public.showing = kind
            self.journal.show(still, hold)

    # The rest of the contract

    def scores(self) -> vec[i64]:
        totals = self.public.totals
        return vec[i64]([totals[0], totals[1], totals[0], totals[1]])

    def payoffs(self) -> vec[i64]:
        side = self.public.winners
        return share(bit(5, side) if side != NONE else 0, SEATS)

    def copy(self) -> Texas:
        return Texas(self.options, self.public.copy(), self.hands[:])

    def view(self, seat: i64) -> TexasView:
        return TexasView(seat, self.to_move(), self.moves(seat), self)

    def audit(self) -> None:
        p = self.public
        seen: i64 = 0
        total: i64 = 0
        seat: i64 = 0
        while seat < SEATS:
            hand = self.hands[seat]
            assert count(hand) == p.left(seat), "a hand has the wrong size"
            assert hand & p.lacks[seat] == 0, "a tile the table knows is not there"
            seen |= hand | p.played[seat]
            total += count(hand) + count(p.played[seat])
            seat += 1
        assert seen == SET, "a tile is missing"
        assert total == 28, "a tile is in two places"
        taken = p.taken[0] | p.taken[1]
        assert taken | tricks.cards(p.trick) == p.gone(), "a trick went astray"
        assert count(taken) == SEATS * p.tricks, "a trick is not whole"


def start(seats: int, options: Options, chance: Chance) -> Texas:
    position = Texas(options, Public(chance.pick(SEATS), vec[i64]([0, 0])), vec[i64]())  # 1.3
    deal_hands(position, chance)
    return position


def deal_hands(position: Texas, chance: Chance) -> None:
    """Seven tiles each (1.2)."""
    left: i64 = SET
    position.hands = vec[i64](capacity=SEATS)
    while left != 0:
        hand = deal(left, TILES_EACH, chance) if count(left) > TILES_EACH else left
        position.hands = append(position.hands, hand)
        left ^= hand
    if position.journal is not None:
        position.journal.note(DEALT, position.public.dealer, position.public.hands_played())
