"""A first game of Block: matching, and passing when you cannot."""

from __future__ import annotations

from gamenight.core.lesson import Lesson, Step

LESSON = Lesson(
    seats=2,
    seed=3,
    steps=(
        Step("zone:line"),
        Step("tile:5-2", asks=("5-2 left", "5-2 right", "5-0 left", "5-0 right")),
        Step("spot:left", before=((1, "2-1"),)),
        Step("tile:1-1", asks=("1-1", "4-1", "5-0")),
        Step("zone:boneyard", before=((1, "6-1"),)),
        Step("zone:hand.0"),
    ),
)
