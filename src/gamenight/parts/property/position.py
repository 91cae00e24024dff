# compiled: property
"""A property game: buy, build, charge rent, trade, outlast the others. Two games are this, each with its own data."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.position import NOBODY, bit, share
from gamenight.parts.bits import has, lowest
from gamenight.parts.property.auction import open_auction, pass_bid, run_auction, say_bid
from gamenight.parts.property.auction_buildings import (
    ask_for,
    place,
    run_poll,
    say_want,
)
from gamenight.parts.property.audit import audit_table, winners
from gamenight.parts.property.build import sell, sell_to
from gamenight.parts.property.debt import finish, go_bankrupt, insolvent, settle
from gamenight.parts.property.jail import pay_fine, use_card
from gamenight.parts.property.ledger import (
    ANSWER,
    ASKED,
    BETWEEN,
    FREED,
    NEXT,
    NOTHING,
    OFFER,
    OVER,
    PLACE,
)
from gamenight.parts.property.legal import legal_moves
from gamenight.parts.property.mortgages import lift, lift_cost, mortgage
from gamenight.parts.property.moves import (
    BOUGHT,
    BUILD,
    CONCEDE,
    DECLINE,
    DIGIT,
    END,
    FLAT,
    GIVE,
    KEEP,
    LEVELS,
    LIFT,
    MORTGAGE,
    PASS,
    PAY,
    SELL,
    SELL_TO,
    TAKE,
    TENTH,
    THROW,
    TIME_UP,
    TRADE,
    USE,
    WAIVE,
    WANT,
)
from gamenight.parts.property.rent import claimants, collect_claims, take_claim
from gamenight.parts.property.rounds import begin_turn, end_turn
from gamenight.parts.property.table import PropertyView, Table
from gamenight.parts.property.trade import (
    answer,
    any_trade,
    begin_offer,
    play_offer,
)
from gamenight.parts.property.turn import pay_tax, settle_base, step, throw


@final
class Property(Table):
    """A property game in progress. Nothing is hidden but the cards to come, which have no order yet."""

    def to_move(self) -> i64:
        p = self.public
        if p.phase == OVER or p.showing != NOTHING:
            return 0
        movers = bit(1, p.mover)
        if len(p.claims) > 0 and p.phase <= BETWEEN:  # 4.9: whoever is owed rent may ask for it
            movers |= claimants(self)
        return movers

    def moves(self, seat: i64) -> vec[i64]:
        if seat < 0 or not has(self.to_move(), seat):
            return vec[i64]()
        return legal_moves(self, seat)

    def play(self, seat: i64, move: i64, chance: Chance) -> None:
        phase = self.public.phase
        if phase == OFFER:
            if not play_offer(self, seat, move):
                return
        elif phase == ANSWER:
            if not answer(self, seat, move):
                return
        elif move >= TRADE and move < SELL_TO:
            begin_offer(self, seat, move - TRADE)
            return
        elif move < DIGIT:
            self._play_word(seat, move, chance)
        elif move < BUILD:
            say_bid(self, seat, move - DIGIT)
        elif move < GIVE:
            self._play_deed(seat, move)
        elif move < WANT:
            n = move - SELL_TO
            sell_to(self, seat, n // LEVELS, n % LEVELS)
        else:
            say_want(self, seat, move - WANT)
        self.advance(chance)

    def _play_word(self, seat: i64, move: i64, chance: Chance) -> None:
        p = self.public
        if move == THROW:
            throw(self, seat, chance)
        elif move == END:
            if p.phase == BETWEEN:
                p.passers &= ~bit(1, seat)
                p.unsold = 0
            else:
                p.base = NEXT
        elif move == TAKE:
            self._buy(seat)
        elif move == DECLINE:
            self._decline()
        elif move == PASS and p.phase == ASKED:
            p.claimant = NOBODY  # 4.9: the claim stays open
        elif move == PASS:
            pass_bid(self, seat)
        elif move == PAY:
            pay_fine(self, seat)
        elif move == USE:
            use_card(self, seat)
        elif move == FLAT or move == TENTH:  # noqa: SIM109  a tuple is no i64 test
            pay_tax(self, seat, move == TENTH)
        elif move == CONCEDE:
            go_bankrupt(self)
        elif move == KEEP:
            p.fresh &= p.fresh - 1
        else:
            take_claim(self, seat, move == WAIVE)

    def _play_deed(self, seat: i64, move: i64) -> None:
        if move >= LIFT:
            lift(self, seat, move - LIFT)
        elif move >= MORTGAGE:
            mortgage(self, seat, move - MORTGAGE)
        elif move >= SELL:
            sell(self, seat, move - SELL)
        elif self.public.phase == PLACE:
            place(self, seat, move - BUILD)
        else:
            ask_for(self, seat, move - BUILD)

    def _buy(self, seat: i64) -> None:
        p = self.public
        deed = self.estate.deed_at[p.at[seat]]
        self.to_bank(seat, self.estate.price[deed])
        self.hand_over(deed, seat)
        settle_base(self)
        self.note(BOUGHT, seat, deed, self.estate.price[deed])

    def _decline(self) -> None:
        p = self.public
        settle_base(self)
        if self.terms.auctions:  # 3.2
            p.lots |= bit(1, self.estate.deed_at[p.at[p.turn]])

    def advance(self, chance: Chance) -> None:
        """Go on until someone has to decide something: debts first, then what they left behind, then the turn."""
        p = self.public
        while p.phase != OVER:
            if len(p.debts) > 0:
                if not settle(self):
                    if not insolvent(self, p.mover) or any_trade(self, p.mover):
                        return
                    go_bankrupt(self)
            elif p.closing:
                self._close()
            elif p.claimant >= 0:
                p.phase, p.mover = ASKED, p.claimant
                return
            elif p.fresh != 0:
                if self._ask_heir():
                    return
            elif p.lot >= 0:
                if run_auction(self):
                    return
            elif p.placer >= 0:
                p.phase, p.mover = PLACE, p.placer
                return
            elif p.wisher >= 0:
                if run_poll(self):
                    return
            elif p.lots != 0:
                lot = lowest(p.lots)
                p.lots &= p.lots - 1
                open_auction(self, lot, p.alive)
            elif self._go_on(chance):
                return

    def _close(self) -> None:
        """The agreed end: rent that was not asked for yet is due, and with that paid the game is over (4.10)."""
        if len(self.public.claims) > 0:
            collect_claims(self)
        else:
            finish(self)

    def _ask_heir(self) -> bool:
        """Whoever has just come by a mortgaged deed may lift it at once (9.5)."""
        p = self.public
        deed = lowest(self.public.fresh)
        if p.cash[p.owner[deed]] < lift_cost(self, deed):
            p.fresh &= p.fresh - 1
            return False
        p.phase, p.mover = FREED, p.owner[deed]
        return True

    def _go_on(self, chance: Chance) -> bool:
        """The turn itself; True when its player has to decide something."""
        p = self.public
        if p.jump > 0:  # 7.7
            n = p.jump
            p.jump = 0
            step(self, p.turn, n, chance)
        elif p.base == NEXT:
            end_turn(self)
        elif p.base != BETWEEN:
            p.phase, p.mover = p.base, p.turn
            return True
        elif p.passers == 0:
            begin_turn(self)
        else:
            p.phase, p.mover = BETWEEN, self._next_passer()
            return True
        return False

    def _next_passer(self) -> i64:
        seat = self.public.turn
        while not has(self.public.passers, seat):
            seat = self.next_seat(seat)
        return seat

    def ring(self, chance: Chance) -> None:
        """The time is up: the turn under way is the last (12.3)."""
        if not self.terms.timed:
            raise NotImplementedError
        if self.public.phase != OVER and not self.public.rung:
            self.public.rung = True
            self.note(TIME_UP, NOBODY)

    def scores(self) -> vec[i64]:
        """What each player is worth (12.4)."""
        found = vec[i64](capacity=8)
        seat: i64 = 0
        while seat < self.public.seats:
            found = append(found, self.worth(seat, False))
            seat += 1
        return found

    def payoffs(self) -> vec[i64]:
        p = self.public
        return share(winners(self) if p.phase == OVER else 0, p.seats)

    def copy(self) -> Property:
        return Property(self.estate, self.terms, self.public.copy())

    def view(self, seat: i64) -> PropertyView:
        return PropertyView(seat, self.to_move(), self.moves(seat), self.terms, self.public.copy())

    def glance(self, seat: i64) -> PropertyView:
        return PropertyView(seat, self.to_move(), self.moves(seat), self.terms, self.public)

    def audit(self) -> None:
        audit_table(self)
