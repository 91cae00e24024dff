# compiled: property
"""The table of a property game: the bank, the deeds and the players' money, and the simplest things done with them.

Everything is open but the order of the cards that have not come up, which nobody has put in an order (see `decks`).
Numbers in comments are clauses of the rulebooks, which number the same rule alike.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.position import Position, View, bit
from gamenight.parts.bits import count, has, lowest
from gamenight.parts.property.deeds import DEEDS, LINES, SERVICES, Estate
from gamenight.parts.property.ledger import OVERPAID, Ledger, Terms


@final
class PropertyView(View):
    """What a seat knows: all but the order of the cards to come, which nobody knows."""

    def __init__(self, seat: i64, movers: i64, moves: vec[i64], terms: Terms, public: Ledger) -> None:
        super().__init__(seat, public.seats, movers, moves)
        self.terms: Final = terms
        self.public: Final = public


class Table(Position):
    """The bank, the deeds and the players' money. What may be done, and when, is for the modules built on this."""

    def __init__(self, estate: Estate, terms: Terms, public: Ledger) -> None:
        self.estate: Final = estate
        self.terms: Final = terms
        self.public = public

    def note(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        if self.journal is not None:
            self.journal.note(kind, seat, a, b, c, d)

    def show(self, kind: i64, hold: i64) -> None:
        """Leave a still of the table as it is now."""
        if self.journal is not None:
            still = self.copy()
            assert isinstance(still, Table)
            still.public.showing = kind
            self.journal.show(still, hold)

    def from_bank(self, seat: i64, amount: i64) -> None:
        self.public.cash[seat] += amount
        self.public.issued += amount

    def to_bank(self, seat: i64, amount: i64) -> None:
        self.public.cash[seat] -= amount
        self.public.issued -= amount

    def to_pot(self, seat: i64, amount: i64) -> None:
        self.public.cash[seat] -= amount
        self.public.pot += amount

    def hand_over(self, deed: i64, seat: i64) -> None:
        """A deed goes to a seat, or back to the bank (NOBODY)."""
        p = self.public
        one = bit(1, deed)
        if p.owner[deed] >= 0:
            p.owned[p.owner[deed]] &= ~one
        p.owner[deed] = seat
        if seat >= 0:
            p.owned[seat] |= one

    def hotel(self) -> i64:
        """The level that a hotel is."""
        return self.terms.hotel_after + 1

    def complete(self, seat: i64, deed: i64) -> bool:
        """Whether a seat owns the whole group of a deed."""
        return self.estate.whole_group(deed) & ~self.public.owned[seat] == 0

    def built_on(self, seat: i64, deed: i64) -> bool:
        """Whether a seat has buildings anywhere in the group of a deed."""
        return self.public.built & self.public.owned[seat] & self.estate.whole_group(deed) != 0

    def next_seat(self, seat: i64) -> i64:
        """The next player to the left who is still in."""
        p = self.public
        while True:
            seat += 1
            if seat == p.seats:
                seat = 0
            if has(p.alive, seat):
                return seat

    def rent(self, deed: i64, throw: i64) -> i64:
        """What the owner of an unmortgaged deed collects, by the clauses 4.3 to 4.6."""
        p = self.public
        e = self.estate
        owner = p.owner[deed]
        group = e.group[deed]
        if group == LINES:
            return e.rents[6 * deed + count(p.owned[owner] & e.members[LINES]) - 1]
        if group == SERVICES:
            return throw * (10 if self.complete(owner, deed) else 4)
        level = p.level[deed]
        if level == self.hotel():
            return e.rents[6 * deed + 5]
        rent = e.rents[6 * deed + level]
        return 2 * rent if level == 0 and self.complete(owner, deed) else rent

    def buildings(self, seat: i64) -> i64:
        """Houses in the low 32 bits, hotels above them."""
        p = self.public
        found: i64 = 0
        left = p.owned[seat] & p.built
        while left != 0:
            level = p.level[lowest(left)]
            found += bit(1, 32) if level == self.hotel() else level
            left &= left - 1
        return found

    def worth(self, seat: i64, mortgaged_in_full: bool) -> i64:
        """Cash, deeds at the printed price, buildings at cost; mortgaged deeds at half unless told otherwise."""
        p = self.public
        e = self.estate
        total = p.cash[seat]
        left = p.owned[seat]
        while left != 0:
            deed = lowest(left)
            left &= left - 1
            total += p.level[deed] * e.house[deed] + self.overpaid_on(deed, 0)
            if has(p.mortgaged, deed) and not mortgaged_in_full:
                total += e.price[deed] // 2
            else:
                total += e.price[deed]
        return total

    def raisable(self, seat: i64) -> i64:
        """What a seat could still get from the bank for its buildings and its deeds."""
        p = self.public
        e = self.estate
        total: i64 = 0
        left = p.owned[seat] & ~p.mortgaged
        while left != 0:
            deed = lowest(left)
            left &= left - 1
            total += e.mortgage[deed] + self.resale(deed, 0)
        return total

    def overpaid_on(self, deed: i64, above: i64) -> i64:
        """What was paid at auctions beyond the printed cost for the buildings of a deed above a level."""
        held = self.public.overpaid
        total: i64 = 0
        n: i64 = 0
        while n < len(held):
            if held[n] == deed and held[n + 1] > above:
                total += held[n + 2]
            n += OVERPAID
        return total

    def resale(self, deed: i64, above: i64) -> i64:
        """What the bank gives for the buildings of a deed above a level: half the price paid for each (8.10)."""
        p = self.public
        half = self.estate.house[deed] // 2
        levels = p.level[deed] - above
        return levels * half + (self.overpaid_on(deed, above) // 2 if len(p.overpaid) > 0 else 0)

    def tradable(self, seat: i64) -> i64:
        """The items a seat may trade away: deeds of groups without its buildings (10.2), and kept cards."""
        p = self.public
        items = p.owned[seat]
        left = items & p.built
        if self.terms.lot_alone:
            items ^= left
            left = 0
        while left != 0:
            group = self.estate.whole_group(lowest(left))
            items &= ~group
            left &= ~group
        if p.holder[0] == seat:
            items |= bit(1, DEEDS)
        if p.holder[1] == seat:
            items |= bit(1, DEEDS + 1)
        return items

    def interest_on(self, items: i64) -> i64:
        """What is due at once when these items change hands (9.4)."""
        total: i64 = 0
        if self.terms.interest:
            left = items & self.public.mortgaged
            while left != 0:
                total += self.estate.interest(lowest(left))
                left &= left - 1
        return total
