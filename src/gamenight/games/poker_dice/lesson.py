"""A first hand of Poker Dice: keep the best, throw the rest."""

from __future__ import annotations

from gamenight.core.lesson import Lesson, Step

LESSON = Lesson(
    seats=2,
    seed=3,
    steps=(
        Step("zone:dice"),
        Step("die:1"),
        Step("die:2", asks=("throw 2 3 4",)),
        Step("zone:shown.0"),
        Step("seat:1", before=((1, "stand"),)),
        Step("zone:dice"),
    ),
)
