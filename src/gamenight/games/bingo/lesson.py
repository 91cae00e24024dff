"""A first game of Bingo: count along, and take what matches."""

from __future__ import annotations

from gamenight.core.lesson import Lesson, Step

LESSON = Lesson(
    seats=1,
    seed=4,
    steps=(
        Step("zone:row"),
        Step("tile:3-2"),
        Step("button:count", asks=("count",)),
        Step("button:take", asks=("take",)),
        Step("seat:0"),
        Step("button:count", asks=("count",)),
        Step("button:take", asks=("take",)),
        Step("zone:row"),
    ),
)
