# compiled: property
"""Into jail and out of it."""

from __future__ import annotations

from mypy_extensions import i64

from gamenight.core.position import NOBODY
from gamenight.parts.property.debt import kept_card, owe
from gamenight.parts.property.deeds import FOR_JAIL
from gamenight.parts.property.ledger import BANK, NEXT, POT
from gamenight.parts.property.moves import JAILED, LEFT_JAIL
from gamenight.parts.property.table import Table


def fine_to(t: Table) -> i64:
    return POT if t.terms.fine_to_pot else BANK


def can_pay(t: Table, seat: i64) -> bool:
    """Whether a jailed player may buy their way out before the throw (7.5)."""
    p = t.public
    if not t.terms.pay_early or p.jailed[seat] == 0 or p.cash[seat] < t.estate.fine:
        return False
    return t.terms.pay_last or p.jailed[seat] < t.terms.tries


def pay_fine(t: Table, seat: i64) -> None:
    t.public.jailed[seat] = 0
    owe(t, seat, fine_to(t), t.estate.fine, FOR_JAIL, 0)
    t.note(LEFT_JAIL, seat, 1)


def use_card(t: Table, seat: i64) -> None:
    p = t.public
    deck = kept_card(t, seat)
    p.holder[deck] = NOBODY
    p.decks[deck].put_under(t.estate.free[deck])  # 5.2
    p.jailed[seat] = 0
    t.note(LEFT_JAIL, seat, 2)


def arrest(t: Table, seat: i64, why: i64) -> None:
    """Straight to jail, without salary; the turn is over (7.1, 7.2)."""
    p = t.public
    p.at[seat] = t.estate.jail
    p.jailed[seat] = 1
    p.again = False
    p.base = NEXT
    t.note(JAILED, seat, why)
