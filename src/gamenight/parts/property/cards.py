# compiled: property
"""What cards cost and pay."""

from __future__ import annotations

from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.position import bit
from gamenight.parts.bits import count
from gamenight.parts.dice import roll
from gamenight.parts.property.debt import owe
from gamenight.parts.property.deeds import (
    BUILDING_GAIN,
    DEED_GAIN,
    DEED_LOSE,
    FOR_CARD,
    FROM_EACH,
    GAIN,
    LOSE,
    PAY_EACH,
    PLAYER_GAIN,
    REPAIRS,
    TENTH_LOSE,
    THROW_GAIN,
    THROW_LOSE,
)
from gamenight.parts.property.ledger import BANK, POT
from gamenight.parts.property.moves import FRESH_THROW, GAINED
from gamenight.parts.property.table import Table


def fresh_throw(t: Table, seat: i64, chance: Chance) -> i64:
    a, b = roll(chance), roll(chance)
    t.note(FRESH_THROW, seat, a, b)
    return a + b


def money_by_card(t: Table, seat: i64, card: i64, chance: Chance) -> None:
    p = t.public
    does = t.estate.does[card]
    a, b = t.estate.card_a[card], t.estate.card_b[card]
    others = p.alive & ~bit(1, seat)
    if does == GAIN:
        gain(t, seat, a, card)
    elif does == LOSE:
        lose(t, seat, a, card)
    elif does == REPAIRS:
        lose(t, seat, by_buildings(t, seat, a, b), card)
    elif does == PAY_EACH:
        owe(t, seat, others, a, FOR_CARD, card)
    elif does == FROM_EACH:
        collect(t, seat, a, card)
    elif does == BUILDING_GAIN:
        gain(t, seat, by_buildings(t, seat, a, b), card)
    elif does == DEED_GAIN:
        gain(t, seat, a * count(p.owned[seat]), card)
    elif does == DEED_LOSE:
        lose(t, seat, a * count(p.owned[seat]), card)
    elif does == THROW_GAIN:
        gain(t, seat, a * fresh_throw(t, seat, chance), card)
    elif does == THROW_LOSE:
        lose(t, seat, a * fresh_throw(t, seat, chance), card)
    elif does == PLAYER_GAIN:
        gain(t, seat, a * count(others), card)
    elif does == TENTH_LOSE:
        lose(t, seat, (p.cash[seat] + 9) // 10, card)


def penalty_to(t: Table) -> i64:
    """Where taxes, fees and what cards cost go (6.6)."""
    return POT if t.terms.pot else BANK


def gain(t: Table, seat: i64, amount: i64, card: i64) -> None:
    if amount > 0:
        t.from_bank(seat, amount)
        t.note(GAINED, seat, amount, card)


def lose(t: Table, seat: i64, amount: i64, card: i64) -> None:
    owe(t, seat, penalty_to(t), amount, FOR_CARD, card)


def by_buildings(t: Table, seat: i64, house: i64, hotel: i64) -> i64:
    """So much for each house and each hotel that a seat owns (5.8)."""
    found = t.buildings(seat)
    return house * (found & 0xFFFF) + hotel * (found >> 32)


def collect(t: Table, seat: i64, amount: i64, card: i64) -> None:
    """Every other player owes it to this one, each for themselves (5.9)."""
    other = t.next_seat(seat)
    while other != seat:
        owe(t, other, bit(1, seat), amount, FOR_CARD, card)
        other = t.next_seat(other)
