"""A first turn of Rummy: take a card, meld, discard."""

from __future__ import annotations

from gamenight.core.lesson import Lesson, Step

LESSON = Lesson(
    seats=2,
    seed=0,
    steps=(
        Step("zone:hand.0"),
        Step("zone:pile"),
        Step("pile:discards", asks=("take",)),
        Step("card:AC", asks=("meld AC AH AS",)),
        Step("card:KH", asks=("discard KH",)),
        Step("zone:meld.0"),
        Step("zone:stock"),
    ),
)
