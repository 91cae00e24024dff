# compiled: property
"""A sum of money said digit by digit, from the left: any whole dollar between two bounds can be said, and no other."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.parts.property.ledger import Ledger
from gamenight.parts.property.moves import DIGIT, digits, power_of_ten


def add_digits(p: Ledger, low: i64, high: i64, found: vec[i64]) -> vec[i64]:
    """The digits that may come next on the way to a sum from `low` to `high`."""
    places = p.places if p.places > 0 else digits(high)
    span = power_of_ten(places - 1)
    digit: i64 = 0
    while digit < 10:
        start = (10 * p.said + digit) * span
        if start <= high and start + span > low:
            found = append(found, DIGIT + digit)
        digit += 1
    return found


def say_digit(p: Ledger, digit: i64, high: i64) -> bool:
    """One more digit of a sum; True when it is complete, and then `said` is the sum."""
    if p.places == 0:
        p.places = digits(high)
        p.said = 0
    p.said = 10 * p.said + digit
    p.places -= 1
    return p.places == 0


def sum_steps(p: Ledger, amount: int, high: int) -> list[int]:
    """The digits still to be said for a whole sum; empty if what was said already leads elsewhere or it is too long."""
    places = p.places if p.places > 0 else digits(high)
    ahead, rest = divmod(amount, 10**places)
    if ahead != (p.said if p.places > 0 else 0):
        return []
    return [DIGIT + int(digit) for digit in str(rest).zfill(places)]
