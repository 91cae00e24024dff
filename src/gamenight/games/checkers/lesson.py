"""A first game of Checkers: moving, jumping, and what a king may do."""

from __future__ import annotations

from gamenight.core.lesson import Lesson, Step

LESSON = Lesson(
    seats=2,
    seed=1,
    steps=(
        Step("space:11"),
        Step("space:11", asks=("11-15", "10-15")),
        Step("space:18", before=((1, "22-18"),)),
        Step("space:15", asks=("15x22",)),
        Step("zone:taken.0", before=((1, "25x18"),)),
        Step("space:12", asks=("12-16",)),
        Step("space:10", asks=("10x19",), before=((1, "18-15"),)),
        Step("space:32"),
    ),
)
