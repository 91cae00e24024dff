# compiled: property
"""Whose turn is next, and when rounds end."""

from __future__ import annotations

from mypy_extensions import i64

from gamenight.core.position import bit
from gamenight.parts.property.ledger import BETWEEN, ROLL
from gamenight.parts.property.moves import TURN
from gamenight.parts.property.table import Table


def end_turn(t: Table) -> None:
    """The turn is over: perhaps business for the others first, then the next player (2.9)."""
    p = t.public
    p.again, p.doubles = False, 0
    following = t.next_seat(p.turn)
    if t.terms.between and not p.rung:
        p.passers = p.alive & ~bit(1, following)
        p.base = BETWEEN
        renew(t)
    else:
        begin_turn(t)


def renew(t: Table) -> None:
    """Offers are counted anew, and buildings may be disputed again."""
    seat: i64 = 0
    while seat < t.public.seats:
        t.public.offered[seat] = 0
        seat += 1
    t.public.unsold, t.public.withdrew = 0, 0


def begin_turn(t: Table) -> None:
    """The next player to the left, unless the game has come to its agreed end (12.3, 12.6)."""
    p = t.public
    p.passers = 0
    following = t.next_seat(p.turn)
    round_over = wraps(t, p.turn, following)
    if p.rung or (round_over and t.terms.rounds > 0 and p.round >= t.terms.rounds):
        p.closing = True
        return
    if round_over:
        p.round += 1
    p.turn = following
    p.turns += 1
    p.doubles, p.again = 0, False
    p.base = ROLL
    renew(t)
    t.note(TURN, following)


def wraps(t: Table, seat: i64, following: i64) -> bool:
    """Whether the turn, going left, comes to the opener's seat or passes it: a round is over."""
    p = t.public
    return (following - p.first + p.seats) % p.seats <= (seat - p.first + p.seats) % p.seats
