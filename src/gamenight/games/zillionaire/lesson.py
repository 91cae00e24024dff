"""A first round of Zillionaire: leading, beating, the wild Five."""

from __future__ import annotations

from gamenight.core.lesson import Lesson, Step

LESSON = Lesson(
    seats=3,
    seed=2,
    steps=(
        Step("zone:hand.0"),
        Step("rank:1", asks=("1 x2",)),
        Step("zone:pile", before=((1, "4 x2"), (2, "pass"))),
        Step("rank:5", asks=("5",)),
        Step("seat:0", before=((1, "pass"), (2, "pass"))),
        Step("rank:2", asks=("2 x2", "2")),
        Step("button:pass", asks=("pass",), before=((1, "7 x2"), (2, "8 x2"))),
        Step("rank:zillionaire"),
        Step("seat:0"),
    ),
)
