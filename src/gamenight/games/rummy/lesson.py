"""Two turns of Rummy: take a card, meld a set and a run, discard."""

from __future__ import annotations

from gamenight.core.lesson import Lesson, Step

LESSON = Lesson(
    seats=2,
    seed=2002,
    steps=(
        Step("zone:hand.0"),
        Step("zone:pile"),
        Step("pile:discards", asks=("take",)),
        Step("card:AC", asks=("meld AC AD AS",)),
        Step("card:KS", asks=("discard KS",)),
        Step("zone:meld.0"),
        Step("pile:discards", asks=("take",), before=((1, "draw"), (1, "discard 3D"))),
        Step("card:3D", asks=("meld 2D 3D 4D",)),
        Step("card:JC", asks=("discard JC",)),
        Step("zone:stock"),
        Step("zone:hand.0"),
    ),
)
