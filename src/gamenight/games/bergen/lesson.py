"""A first game of Bergen: making both ends alike."""

from __future__ import annotations

from gamenight.core.lesson import Lesson, Step

LESSON = Lesson(
    seats=2,
    seed=4,
    steps=(
        Step("seat:1"),
        Step("zone:line"),
        Step("tile:6-0", asks=("6-0 left",)),
        Step("spot:left", before=((1, "6-3"),)),
        Step("tile:3-0", asks=("3-0 left",)),
        Step("seat:0"),
        Step("tile:3-3"),
        Step("zone:boneyard", before=((1, "draw"),)),
    ),
)
