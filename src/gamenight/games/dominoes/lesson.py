"""A first game of Dominoes: matching, doubles, drawing."""

from __future__ import annotations

from gamenight.core.lesson import Lesson, Step

LESSON = Lesson(
    seats=2,
    seed=5,
    steps=(
        Step("zone:line"),
        Step("tile:6-4", asks=("6-4 left", "6-4 right", "6-0 left", "6-0 right")),
        Step("spot:left", before=((1, "4-3"),)),
        Step("tile:3-3", asks=("3-3", "6-0")),
        Step("zone:boneyard", before=((1, "draw"),)),
        Step("zone:hand.0"),
    ),
)
