"""A first hand of Domino Poker: checking, calling, and showing."""

from __future__ import annotations

from gamenight.core.lesson import Lesson, Step

LESSON = Lesson(
    seats=4,
    seed=2,
    steps=(
        Step("zone:hand.0", before=((3, "check"),)),
        Step("button:check", asks=("check", "bet")),
        Step("seat:1", before=((1, "bet"), (2, "call"), (3, "fold"))),
        Step("button:call", asks=("call", "fold")),
        Step("zone:shown.1"),
        Step("zone:hand.0"),
    ),
)
