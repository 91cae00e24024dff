"""A first game of Crazy Eights: matching, an eight and its suit, drawing, and what is left in a hand."""

from __future__ import annotations

from gamenight.core.lesson import Lesson, Step

LESSON = Lesson(
    seats=2,
    seed=1,
    steps=(
        Step("zone:pile"),
        Step("card:AD", asks=("AD", "7H")),
        Step("zone:pile", before=((1, "8H=H"),)),
        Step("card:7H", asks=("7H", "9H")),
        Step("card:8S", asks=("8S", "8C"), before=((1, "KH"),)),
        Step("button:C", asks=("=C",)),
        Step("card:AC", asks=("AC",), before=((1, "9C"),)),
        Step("pile:stock", asks=("draw", "8C"), before=((1, "draw"),)),
        Step("zone:hand.0"),
    ),
)
