# compiled
"""Sets of small numbers as the bits of an i64: hands, suits, boards. Bits 0 to 62 are safe; the 64th is the sign."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.position import bit

_M1: Final[i64] = 0x1555555555555555  # not 0x5555...: a literal of 2**62 or more is compiled as an object
_M2: Final[i64] = 0x3333333333333333
_M4: Final[i64] = 0x0F0F0F0F0F0F0F0F


def count(members: i64) -> i64:
    """How many members a set has (adding bits in pairs, so that nothing wraps, compiled or not)."""
    members -= (members >> 1) & _M1
    members = (members & _M2) + ((members >> 2) & _M2)
    members = (members + (members >> 4)) & _M4
    members += members >> 8
    members += members >> 16
    members += members >> 32
    return members & 127


def lowest(members: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return count((members & -members) - 1)


def highest(members: i64) -> i64:
    """The largest member of a set that is not empty."""
    members |= members >> 1
    members |= members >> 2
    members |= members >> 4
    members |= members >> 8
    members |= members >> 16
    members |= members >> 32
    return count(members) - 1


def has(members: i64, member: i64) -> bool:
    return (members >> member) & 1 != 0


def each(members: i64) -> vec[i64]:
    """The members of a set, ascending."""
    found = vec[i64](capacity=16)
    while members != 0:
        found = append(found, count((members & -members) - 1))
        members &= members - 1
    return found


def draw(members: i64, chance: Chance) -> i64:
    """One member of a set that is not empty, at random. A pile that nobody has ordered needs no order."""
    skip = chance.pick(count(members))
    while skip > 0:
        members &= members - 1
        skip -= 1
    return lowest(members)


def deal(members: i64, size: i64, chance: Chance) -> i64:
    """`size` members of a set, at random, as a set."""
    taken: i64 = 0
    while size > 0:
        member = bit(1, draw(members, chance))
        members ^= member
        taken |= member
        size -= 1
    return taken
