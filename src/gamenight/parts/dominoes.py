# compiled
"""The double-six set. A tile is 0 to 27: tile a-b with a >= b is a(a+1)/2 + b; a set of tiles is the bits of an i64."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.position import bit
from gamenight.parts.bits import each

SET: Final[i64] = 0xFFFFFFF
HIGH: Final = vec[i64]([a for a in range(7) for _ in range(a + 1)])  # the larger number of each tile
LOW: Final = vec[i64]([b for a in range(7) for b in range(a + 1)])  # the smaller
DOUBLES: Final[i64] = 0b1000000100000100001000100101  # 0-0, 1-1, 2-2, ...
NAMES: Final = [f"{a}-{b}" for a in range(7) for b in range(a + 1)]
WORDS: Final = ["blank", "one", "two", "three", "four", "five", "six"]


def tile(a: i64, b: i64) -> i64:
    """The tile with these two numbers, in either order."""
    return a * (a + 1) // 2 + b if a >= b else b * (b + 1) // 2 + a


def _with_number(n: i64) -> i64:
    tiles: i64 = 0
    other: i64 = 0
    while other < 7:
        tiles |= bit(1, tile(n, other))
        other += 1
    return tiles


def _numbers() -> vec[i64]:
    found = vec[i64](capacity=8)
    n: i64 = 0
    while n < 7:
        found = append(found, _with_number(n))
        n += 1
    return found


NUMBERS: Final = _numbers()  # the seven tiles that bear each number


def pips(tiles: i64) -> i64:
    """The dots on a set of tiles."""
    dots: i64 = 0
    for one in each(tiles):
        dots += HIGH[one] + LOW[one]
    return dots


def is_double(one: i64) -> bool:
    return (DOUBLES >> one) & 1 != 0


def spoken(one: int) -> str:
    """ "six-four", "double five" """
    high, low = HIGH[one], LOW[one]
    return f"double {WORDS[high]}" if high == low else f"{WORDS[high]}-{WORDS[low]}"


def tile_named(text: str) -> int:
    """The tile that a person wrote ("6-4", "4:6", "64"); -1 if it is none."""
    digits = text.strip().replace("-", "").replace(":", "").replace("|", "").replace("/", "")
    if len(digits) != 2 or not digits.isdigit() or max(digits) > "6":
        return -1
    return int(tile(int(digits[0]), int(digits[1])))
