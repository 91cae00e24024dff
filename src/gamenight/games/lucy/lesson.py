"""A first game of I Love Lucy: rolling, drawing, a stunt, a bonus card, and where the way leads."""

from __future__ import annotations

from gamenight.core.lesson import Lesson, Step

LESSON = Lesson(
    seats=2,
    seed=1924,
    steps=(
        Step("zone:hand.0"),
        Step("button:roll", asks=("roll",)),
        Step("button:follow", asks=("follow",)),
        Step("button:roll", asks=("roll",), before=((1, "roll"), (1, "follow"))),
        Step("button:follow", asks=("follow",)),
        Step("zone:drawn", asks=("perform",)),
        Step("bonus:vita.0", asks=("cash vita", "cash meat"), before=((0, "roll"),)),
        Step(
            "zone:lucy", asks=("follow",), before=((1, "roll"), (1, "follow"), (1, "give Lucy"), (0, "roll"))
        ),
        Step("space:78"),
        Step("space:mertz"),
    ),
)
