# compiled
"""Whose luck is whose: every game of a run has a seed of its own, made from the run's seed and the game's number."""

from __future__ import annotations

from typing import Final

SPREAD: Final = (
    0x9E3779B97F4A7C15  # an odd number without pattern: takes the seeds of successive runs far apart
)
SEEDS: Final = 1 << 62


def seed_of(seed: int, number: int) -> int:
    """The seed of one game of a run."""
    return (seed * SPREAD + number) % SEEDS
