"""A first hand of Four Hand Texas: a bid, trumps, and drawing them out."""

from __future__ import annotations

from gamenight.core.lesson import Lesson, Step

LESSON = Lesson(
    seats=4,
    seed=381,
    steps=(
        Step("zone:hand.0"),
        Step("tile:5-5"),
        Step("button:bid", asks=("bid 32", "bid 30", "bid 31", "bid 33", "bid 34")),
        Step("button:trump.5", asks=("trump 5",), before=((1, "pass"), (2, "pass"), (3, "pass"))),
        Step("tile:5-5", asks=("5-5",)),
        Step("zone:last", before=((1, "5-3"), (2, "5-0"), (3, "1-1"))),
        Step("tile:6-5", asks=("6-5",)),
        Step("tile:6-6", asks=("6-6",), before=((1, "3-0"), (2, "5-2"), (3, "2-0"))),
        Step("zone:won.0", before=((1, "6-0"), (2, "0-0"), (3, "6-1"))),
        Step("tile:3-2", asks=("3-2",)),
        Step(
            "tile:6-2",
            asks=("6-2",),
            before=((1, "4-3"), (2, "3-3"), (3, "6-3"), (2, "2-2"), (3, "4-2")),
        ),
        Step("zone:won.0", before=((1, "2-1"),)),
    ),
)
