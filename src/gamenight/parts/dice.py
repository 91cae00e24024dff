# compiled
"""Common dice with faces 1 to 6."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gamenight.core.chance import Chance

FACES: Final = 6


def roll(chance: Chance) -> i64:
    """What one die shows."""
    return chance.pick(FACES) + 1
