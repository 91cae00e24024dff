# compiled
"""The board of eight by eight squares, by number and name; `chequered` draws it.

A square is 0 to 63: a1 is 0, h1 is 7, a2 is 8, h8 is 63.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

FILES: Final = "abcdefgh"
SQUARE_NAMES: Final = [file + str(rank) for rank in range(1, 9) for file in FILES]


def square_named(text: str) -> int:
    """The square that a person wrote ("e4", "E4"); -1 if it is none."""
    name = text.strip().lower()
    return SQUARE_NAMES.index(name) if name in SQUARE_NAMES else -1


def is_dark(square: i64) -> bool:
    return ((square >> 3) + (square & 7)) & 1 == 0


def random_keys(n: int, seed: int) -> vec[i64]:
    """Numbers of 62 bits without a pattern, the same on every machine: to know a position again by."""
    state, keys = seed, []
    for _ in range(n):
        key = 0
        for _ in range(4):
            state = (state * 6364136223846793005 + 1442695040888963407) % (1 << 64)
            key = key << 16 | state >> 48
        keys.append(key >> 2)
    return vec[i64](keys)
