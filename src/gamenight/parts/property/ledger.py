# compiled: property
"""The ledger of a property game: what was agreed, and what lies open for all to see.

Everything is open but the order of the cards that have not come up, which nobody has put in an order (see `decks`).
Numbers in comments are clauses of the rulebooks, which number the same rule alike.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.position import NOBODY, bit
from gamenight.parts.decks import Deck
from gamenight.parts.property.deeds import CARDS, DEEDS

# What is being decided.
ROLL: Final = 0  # before the throw
DONE: Final = 1  # after the landing
BETWEEN: Final = 2  # business between turns
BUY: Final = 3
TAXED: Final = 4
AUCTION: Final = 5
OFFER: Final = 6  # a trade is being laid out
ANSWER: Final = 7
DEBT: Final = 8
FREED: Final = 9  # lift an inherited mortgage at once, or not
POLL: Final = 10  # how many buildings one wants, when there are few
PLACE: Final = 11  # where a building won at auction goes
OVER: Final = 12
ASKED: Final = 13  # to ask for rent that has just fallen due, or not
NEXT: Final = 14  # nothing: the turn passes

BANK: Final = -1  # a creditor
POT: Final = -2
NO_DEED: Final = -1
HOUSE_LOT: Final = 28  # what an auction may be about besides a deed
HOTEL_LOT: Final = 29
ITEMS: Final = 30  # that may change hands: the deeds, and the kept card of each deck
OWED: Final = 5  # numbers to a debt: who, to whom, how much (to each), why, detail
CLAIMED: Final = 5  # numbers to a claim of rent: owner, debtor, sum, the turn whose throw ends it, deed
OVERPAID: Final = 3  # numbers to a building won at auction: deed, level, what was paid above the printed cost
NONE: Final = vec[i64]()  # stands for a list that is filled in later
# What a still shows.
NOTHING: Final = 0
DICE: Final = 1
CARD: Final = 2
BIDDING: Final = 3
RUIN: Final = 4

NO_CLAIM: Final = 0  # how rent is asked for (4.9)
SECOND_THROW: Final = 1
NEXT_THROW: Final = 2


@final
class Terms:
    """What was agreed before the game. Each game fills them in from its own options."""

    def __init__(self) -> None:
        self.tokens = ""  # which of them the players have chosen; their look alone
        self.auctions = True  # 3.2
        self.between = False  # 2.9
        self.shortage = True  # 8.8
        self.trading = True  # 10.1
        self.offers: i64 = 3  # 10.6
        self.claim: i64 = NO_CLAIM  # 4.9
        self.double_salary = False  # 2.7
        self.pot = False  # 6.6
        self.fine_to_pot = False
        self.seed: i64 = 0  # in the pot to begin with
        self.keep_mortgage = False  # 11.8
        self.concession = False  # 11.3
        self.rounds: i64 = 0  # 12.6; 0 for no limit
        self.timed = False  # 12.3: the clock may ring
        self.first_bankruptcy = False  # 12.2
        self.flat_tax = False  # 6.4
        self.dealt: i64 = 0  # 1.4
        self.dealt_free = False
        self.hotel_after: i64 = 4  # houses; 8.6
        self.tries: i64 = 3  # 7.7
        self.pay_early = True  # 7.5: pay before the throw, but not before the last one
        self.pay_last = False  # and before the last one too
        self.entry = False  # 1.6: tokens begin off the board
        self.entry_salary = False
        self.interest = True  # 9.4: due when a mortgaged deed changes hands
        self.lot_alone = False  # 9.1, 10.2: a building bars its own lot, not its whole colour


def zeros(n: i64, value: i64 = 0) -> vec[i64]:
    held = vec[i64](capacity=32)
    while len(held) < n:
        held = append(held, value)
    return held


@final
class Ledger:
    """Everything that is public, which is everything. Made by `new_ledger`."""

    def __init__(self, seats: i64) -> None:
        self.seats: Final = seats
        self.alive: i64 = bit(1, seats) - 1  # who is still in
        self.first: i64 = 0  # who opened
        self.turn: i64 = 0  # whose turn it is
        self.turns: i64 = 0  # that have begun
        self.round: i64 = 1
        self.phase: i64 = ROLL  # what `mover` decides now
        self.mover: i64 = 0
        self.base: i64 = ROLL  # what the turn goes back to when all else is settled
        self.rung = False  # the time is up: this is the last turn
        self.cash = NONE
        self.at = NONE  # -1 off the board
        self.jailed = NONE  # 0 free; 1 and up: which try comes next
        self.owned = NONE  # deeds, as sets
        self.offered = NONE  # offers made this turn
        self.withdrew: i64 = 0  # who has laid out an offer this turn and taken it back
        self.owner = NONE
        self.level = NONE  # houses; one more than they can be is a hotel
        self.built: i64 = 0  # deeds with anything on them
        self.mortgaged: i64 = 0
        self.houses: i64 = 0  # in the bank
        self.hotels: i64 = 0
        self.pot: i64 = 0
        self.issued: i64 = 0  # what the bank has paid out, less what it took in
        self.die_a: i64 = 0
        self.die_b: i64 = 0
        self.doubles: i64 = 0  # in a row
        self.again = False  # the throw gives another
        self.jump: i64 = 0  # to be moved once the fine is paid
        self.opening = NONE  # the throws for who begins
        self.decks: list[Deck] = []
        self.card: i64 = -1  # the last drawn: deck * 16 + card
        self.holder = NONE  # of each deck's kept card
        self.debts = NONE  # the first is due first
        self.owing = False  # the first debt has been told
        self.fresh: i64 = 0  # mortgaged deeds that just changed hands
        self.claims = NONE
        self.claimant: i64 = NOBODY  # whose rent has just fallen due
        self.overpaid = NONE
        self.closing = False  # the game ends once what is owed is paid
        self.showing: i64 = NOTHING  # in a still: what is shown
        self.lots: i64 = 0  # deeds waiting to be auctioned
        self.lot: i64 = NO_DEED
        self.bid: i64 = 0
        self.leader: i64 = NOBODY
        self.bidders: i64 = 0  # still in
        self.bidding: i64 = NOBODY  # whose bid it is
        self.units: i64 = 0  # buildings to be auctioned one by one
        self.unit: i64 = HOUSE_LOT  # which kind they are
        self.asked: i64 = 0  # seats still to say how many they want
        self.wisher: i64 = NOBODY  # who asked for a building
        self.wish: i64 = NO_DEED
        self.wants = NONE
        self.placer: i64 = NOBODY
        self.unsold: i64 = (
            0  # 1: houses, 2: hotels that nobody bid for; none is asked for till the turn passes
        )
        self.passers: i64 = 0  # seats that may still do business between turns
        self.places: i64 = 0  # digits still to be said of a sum; 0 while no sum is being said
        self.said: i64 = 0  # its digits so far
        self.offer_from: i64 = NOBODY
        self.offer_to: i64 = NOBODY
        self.give: i64 = 0  # items
        self.get: i64 = 0
        self.money: i64 = 0  # with the offer; below 0: for it
        self.sign: i64 = 0  # 1 while the sum being said is given, -1 while it is asked for

    def copy(self) -> Ledger:
        new = Ledger(self.seats)
        new.alive, new.first, new.turn, new.turns = self.alive, self.first, self.turn, self.turns
        new.round, new.phase, new.mover, new.base = self.round, self.phase, self.mover, self.base
        new.rung = self.rung
        new.cash, new.at, new.jailed = self.cash[:], self.at[:], self.jailed[:]
        new.owned, new.offered, new.owner = self.owned[:], self.offered[:], self.owner[:]
        new.level, new.built, new.mortgaged = self.level[:], self.built, self.mortgaged
        new.houses, new.hotels, new.pot, new.issued = self.houses, self.hotels, self.pot, self.issued
        new.die_a, new.die_b, new.doubles = self.die_a, self.die_b, self.doubles
        new.again, new.jump, new.opening = self.again, self.jump, self.opening[:]
        new.decks = [self.decks[0].copy(), self.decks[1].copy()]
        new.card, new.holder = self.card, self.holder[:]
        new.debts, new.fresh, new.claims = self.debts[:], self.fresh, self.claims[:]
        new.claimant, new.overpaid, new.closing = self.claimant, self.overpaid[:], self.closing
        new.owing, new.withdrew = self.owing, self.withdrew
        new.showing = self.showing
        new.lots, new.lot, new.bid = self.lots, self.lot, self.bid
        new.leader, new.bidders, new.bidding = self.leader, self.bidders, self.bidding
        new.units, new.unit, new.asked, new.wisher = self.units, self.unit, self.asked, self.wisher
        new.wish, new.wants, new.placer = self.wish, self.wants[:], self.placer
        new.unsold, new.passers = self.unsold, self.passers
        new.places, new.said = self.places, self.said
        new.offer_from, new.offer_to = self.offer_from, self.offer_to
        new.give, new.get, new.money, new.sign = self.give, self.get, self.money, self.sign
        return new


def new_ledger(seats: i64) -> Ledger:
    """Nobody has anything yet; the cards are shuffled."""
    p = Ledger(seats)
    p.cash, p.at, p.jailed, p.owned = zeros(seats), zeros(seats), zeros(seats), zeros(seats)
    p.offered, p.wants, p.opening = zeros(seats), zeros(seats), zeros(seats)
    p.owner, p.level, p.holder = zeros(DEEDS, -1), zeros(DEEDS), zeros(2, -1)
    p.debts, p.claims, p.overpaid = vec[i64](), vec[i64](), vec[i64]()
    p.decks = [Deck(zeros(CARDS, 1)), Deck(zeros(CARDS, 1))]
    return p
