"""A first game of Chess: pawns, bishop, queen, and a mate in four moves."""

from __future__ import annotations

from gamenight.core.lesson import Lesson, Step

LESSON = Lesson(
    seats=2,
    seed=1,
    steps=(
        Step("man:e1"),
        Step("man:e2", asks=("e2e4",)),
        Step("man:e7", before=((1, "e7e5"),)),
        Step("man:f1", asks=("f1c4",)),
        Step("man:b8", before=((1, "b8c6"),)),
        Step("man:h1"),
        Step("man:d1", asks=("d1h5",)),
        Step("man:f7", before=((1, "g8f6"),)),
        Step("man:d1", asks=("h5f7",)),
        Step("man:e8"),
    ),
)
