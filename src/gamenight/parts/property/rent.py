# compiled: property
"""Rent: landing on a deed, and asking for what is due where it must be asked for."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.position import NOBODY, bit
from gamenight.parts.bits import has
from gamenight.parts.property.debt import owe
from gamenight.parts.property.deeds import FOR_RENT
from gamenight.parts.property.ledger import ASKED, BUY, CLAIMED, NEXT_THROW, NO_CLAIM
from gamenight.parts.property.moves import (
    CLAIM_LOST,
    CLAIM_OPEN,
    CLAIMED_RENT,
    FOR_SALE,
    NO_RENT,
    OWN_SPACE,
)
from gamenight.parts.property.table import Table


def land_on_deed(t: Table, seat: i64, deed: i64, times: i64, throw: i64) -> None:
    p = t.public
    owner = p.owner[deed]
    if owner < 0:
        p.base = BUY  # 3.1
        t.note(FOR_SALE, seat, deed)
    elif owner == seat:
        t.note(OWN_SPACE, seat, deed)
    elif has(p.mortgaged, deed):  # 4.2
        t.note(NO_RENT, seat, deed, owner)
    else:
        charge(t, seat, deed, times * t.rent(deed, throw))


def charge(t: Table, seat: i64, deed: i64, rent: i64) -> None:
    """Rent is due at once (4.8), or when the owner asks for it (4.9)."""
    p = t.public
    owner = p.owner[deed]
    if t.terms.claim == NO_CLAIM:
        owe(t, seat, bit(1, owner), rent, FOR_RENT, deed)
        return
    claims = append(append(append(p.claims, owner), seat), rent)
    p.claims = append(append(claims, p.turns + 2), deed)
    p.claimant = owner
    t.note(CLAIM_OPEN, owner, seat, rent, deed)


def close_claims(t: Table) -> None:
    """A throw ends the claims whose time has run out."""
    p = t.public
    if len(p.claims) == 0:
        return
    kept = vec[i64](capacity=16)
    n: i64 = 0
    while n < len(p.claims):
        c = p.claims[n : n + CLAIMED]
        if t.terms.claim == NEXT_THROW or p.turns >= c[3]:
            t.note(CLAIM_LOST, c[0], c[1], c[2], c[4])
        else:
            for each in c:
                kept = append(kept, each)
        n += CLAIMED
    p.claims = kept


def collect_claims(t: Table) -> None:
    """An agreed end has come: what has not been asked for yet is due now (4.10)."""
    p = t.public
    n: i64 = 0
    while n < len(p.claims):
        owe(t, p.claims[n + 1], bit(1, p.claims[n]), p.claims[n + 2], FOR_RENT, p.claims[n + 4])
        n += CLAIMED
    p.claims = vec[i64]()


def claim_of(t: Table, seat: i64) -> i64:
    """Where a seat's claim stands in the list, the newest while it is asked for it, else the oldest; NOBODY if none."""
    p = t.public
    if p.phase == ASKED:
        return len(p.claims) - CLAIMED
    n: i64 = 0
    while n < len(p.claims):
        if p.claims[n] == seat:
            return n
        n += CLAIMED
    return NOBODY


def claimants(t: Table) -> i64:
    """The seats with open claims."""
    found: i64 = 0
    n: i64 = 0
    while n < len(t.public.claims):
        found |= bit(1, t.public.claims[n])
        n += CLAIMED
    return found


def take_claim(t: Table, seat: i64, waive: bool) -> None:
    """The owner asks for the rent, or lets it go."""
    p = t.public
    at = claim_of(t, seat)
    c = p.claims[at : at + CLAIMED]
    kept = vec[i64](capacity=16)
    n: i64 = 0
    while n < len(p.claims):
        if n < at or n >= at + CLAIMED:
            kept = append(kept, p.claims[n])
        n += 1
    p.claims, p.claimant = kept, NOBODY
    if waive:
        t.note(CLAIM_LOST, seat, c[1], c[2], c[4], 1)
        return
    t.note(CLAIMED_RENT, seat, c[1], c[2], c[4])
    owe(t, c[1], bit(1, seat), c[2], FOR_RENT, c[4])
