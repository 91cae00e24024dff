"""A first deal of Cribbage: laying away, the starter, a run, a go, and the count."""

from __future__ import annotations

from gamenight.core.lesson import Lesson, Step

LESSON = Lesson(
    seats=2,
    seed=347,
    steps=(
        Step("zone:hand.0"),
        Step("card:2C", asks=("2C", "TS")),
        Step("card:TS", asks=("TS",)),
        Step("zone:starter", before=((1, "discard QH KH"), (1, "heels"))),
        Step("card:4C", asks=("4C", "4D")),
        Step("card:5C", asks=("5C",), before=((1, "3C"),)),
        Step("peg:0.front"),
        Step("card:6S", asks=("6S", "4D"), before=((1, "TC"),)),
        Step("button:go", asks=("go",), before=((1, "AC"),)),
        Step("card:4D", asks=("4D",), before=((1, "AD"),)),
        Step("zone:old.0"),
        Step("peg:0.front"),
    ),
)
