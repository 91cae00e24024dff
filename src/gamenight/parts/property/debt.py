# compiled: property
"""What is owed, how it is raised, and what becomes of a player who cannot pay."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.journal import READ
from gamenight.core.position import NOBODY, bit
from gamenight.parts.bits import count, has, lowest
from gamenight.parts.property.build import lower
from gamenight.parts.property.deeds import DEEDS, FOR_INTEREST
from gamenight.parts.property.ledger import BANK, BETWEEN, CLAIMED, DEBT, NEXT, NO_DEED, OVER, OWED, POT, RUIN
from gamenight.parts.property.moves import BANKRUPT, ENDED, INHERITED, OWES, PAID
from gamenight.parts.property.table import Table


def owe(t: Table, seat: i64, to: i64, each: i64, why: i64, detail: i64) -> None:
    """A seat owes `each` to every seat of a set, or to BANK or POT. It is paid as soon as it comes up and can be."""
    if each > 0 and to != 0:
        d = append(append(append(t.public.debts, seat), to), each)
        t.public.debts = append(append(d, why), detail)


def total_owed(t: Table) -> i64:
    """The first debt in all."""
    d = t.public.debts
    return d[2] * (count(d[1]) if d[1] > 0 else 1)


def settle(t: Table) -> bool:
    """Pay the first debt if there is money for it; False if its debtor must first do something about it."""
    p = t.public
    seat = p.debts[0]
    total = total_owed(t)
    if p.cash[seat] >= total:
        _pay_first(t)
        return True
    if not p.owing:
        p.owing = True
        p.offered[seat] = 0  # 11.2: offers are counted anew
        t.note(OWES, seat, p.debts[1], total, p.debts[3], p.debts[4])
    p.phase, p.mover = DEBT, seat
    return False


def _pay_first(t: Table) -> None:
    p = t.public
    d = p.debts
    seat, to, each = d[0], d[1], d[2]
    if to == BANK:
        t.to_bank(seat, each)
    elif to == POT:
        t.to_pot(seat, each)
    else:
        p.cash[seat] -= each * count(to)
        left = to
        while left != 0:
            p.cash[lowest(left)] += each
            left &= left - 1
    t.note(PAID, seat, to, each, d[3], d[4])
    p.debts, p.owing = d[OWED:], False


def insolvent(t: Table, seat: i64) -> bool:
    """Whether cash, buildings at half and mortgages together fall short of the first debt (11.2)."""
    return t.public.cash[seat] + t.raisable(seat) < total_owed(t)


def inherit(t: Table, seat: i64, deeds: i64) -> None:
    """The new owner of mortgaged deeds first pays a tenth of each loan, and may then lift them (9.4, 9.5)."""
    p = t.public
    left = deeds & p.mortgaged
    if left == 0 or not t.terms.interest:
        return
    p.fresh |= left
    later = p.debts
    p.debts, p.owing = vec[i64](capacity=16), False
    while left != 0:
        deed = lowest(left)
        left &= left - 1
        owe(t, seat, BANK, t.estate.interest(deed), FOR_INTEREST, deed)
    for each in later:
        p.debts = append(p.debts, each)


def go_bankrupt(t: Table) -> None:
    """The first debtor gives up everything and retires (11.4 to 11.9)."""
    p = t.public
    seat, to = p.debts[0], p.debts[1]
    t.note(BANKRUPT, seat, to)
    t.show(RUIN, READ)
    _sell_all(t, seat)
    deeds = p.owned[seat]
    p.fresh &= ~deeds
    p.alive &= ~bit(1, seat)
    forget(t, seat)
    if to > 0 and count(to) == 1:
        _all_to(t, seat, lowest(to), deeds)
    else:
        _all_to_bank(t, seat, to, deeds)
    if seat == p.turn and p.base != BETWEEN:
        p.base, p.jump, p.again = NEXT, 0, False
    p.passers &= ~bit(1, seat)
    if count(p.alive) == 1:  # 12.1
        finish(t)
    elif t.terms.first_bankruptcy:  # 12.2: what is owed is paid first
        p.closing = True


def _sell_all(t: Table, seat: i64) -> None:
    """Buildings go back to the bank at half (11.4)."""
    p = t.public
    left = p.owned[seat] & p.built
    while left != 0:
        deed = lowest(left)
        left &= left - 1
        t.from_bank(seat, t.resale(deed, 0))
        lower(t, deed, 0)


def _all_to(t: Table, seat: i64, heir: i64, deeds: i64) -> None:
    p = t.public
    cash = p.cash[seat]
    p.cash[heir] += cash
    p.cash[seat] = 0
    left = deeds
    while left != 0:
        t.hand_over(lowest(left), heir)
        left &= left - 1
    deck: i64 = 0
    while deck < 2:
        if p.holder[deck] == seat:
            p.holder[deck] = heir
        deck += 1
    t.note(INHERITED, heir, seat, deeds, cash)
    inherit(t, heir, deeds)


def _all_to_bank(t: Table, seat: i64, to: i64, deeds: i64) -> None:
    """Cash to whom it was owed, several creditors sharing it (11.7); deeds to be auctioned (11.6)."""
    p = t.public
    if to == POT:
        t.to_pot(seat, p.cash[seat])
    elif to == BANK:
        t.to_bank(seat, p.cash[seat])
    else:
        _share(t, seat, to)
    left = deeds
    while left != 0:
        t.hand_over(lowest(left), NOBODY)
        left &= left - 1
    if not t.terms.keep_mortgage:
        p.mortgaged &= ~deeds
    p.lots |= deeds
    deck: i64 = 0
    while deck < 2:
        if p.holder[deck] == seat:
            p.holder[deck] = NOBODY
            p.decks[deck].put_under(t.estate.free[deck])
        deck += 1


def _share(t: Table, seat: i64, to: i64) -> None:
    """Equal parts; odd dollars go round from the left."""
    p = t.public
    n = count(to)
    each = p.cash[seat] // n
    odd = p.cash[seat] % n
    p.cash[seat] = 0
    heir = seat
    while n > 0:
        heir = t.next_seat(heir)
        if has(to, heir):
            p.cash[heir] += each + (1 if odd > 0 else 0)
            odd -= 1
            n -= 1


def forget(t: Table, seat: i64) -> None:
    """Debts of and to a player who has retired are void, and so are claims."""
    p = t.public
    debts = vec[i64](capacity=16)
    n: i64 = 0
    while n < len(p.debts):
        d = p.debts[n : n + OWED]
        to = d[1] & ~bit(1, seat) if d[1] > 0 else d[1]
        if d[0] != seat and to != 0:
            d[1] = to
            for each in d:
                debts = append(debts, each)
        n += OWED
    p.debts, p.owing = debts, False
    if p.claimant == seat or (len(p.claims) > 0 and p.claims[len(p.claims) - CLAIMED + 1] == seat):
        p.claimant = NOBODY
    claims = vec[i64](capacity=16)
    n = 0
    while n < len(p.claims):
        if p.claims[n] != seat and p.claims[n + 1] != seat:
            for each in p.claims[n : n + CLAIMED]:
                claims = append(claims, each)
        n += CLAIMED
    p.claims = claims


def finish(t: Table) -> None:
    """The game is over."""
    p = t.public
    p.phase, p.mover, p.base = OVER, NOBODY, OVER
    p.debts = vec[i64]()
    p.claims = vec[i64]()
    p.claimant, p.placer, p.wisher = NOBODY, NOBODY, NOBODY
    p.mortgaged &= ~p.lots  # what would have been auctioned stays with the bank
    p.lots, p.fresh, p.lot = 0, 0, NO_DEED
    t.note(ENDED, NOBODY)


def kept_card(t: Table, seat: i64) -> i64:
    """The deck whose kept card a seat holds; NOBODY if none."""
    if t.public.holder[0] == seat:
        return 0
    return 1 if t.public.holder[1] == seat else NOBODY


def items_held(t: Table, seat: i64) -> i64:
    """Deeds and kept cards, as a set of items."""
    p = t.public
    items = p.owned[seat]
    if p.holder[0] == seat:
        items |= bit(1, DEEDS)
    if p.holder[1] == seat:
        items |= bit(1, DEEDS + 1)
    return items
