"""A first game of Hearts: following suit, giving the queen away, staying below a trick."""

from __future__ import annotations

from gamenight.core.lesson import Lesson, Step

LESSON = Lesson(
    seats=4,
    seed=1409,
    steps=(
        Step("zone:hand.0"),
        Step("card:QS"),
        Step("card:2D", asks=("2D",), before=((3, "7D"),)),
        Step("zone:last", before=((1, "JD"), (2, "9D"))),
        Step("card:QS", asks=("QS",), before=((1, "4D"), (2, "8D"), (3, "KD"))),
        Step("seat:3"),
        Step("card:5C", asks=("5C", "4C", "2C"), before=((3, "TC"),)),
        Step("card:TH", asks=("TH", "9H", "7H", "3H"), before=((1, "6C"), (2, "KC"), (2, "2H"), (3, "JH"))),
        Step("seat:3", before=((1, "8H"),)),
        Step(),
    ),
)
