"""A first game of Christmas-opoly: entering the board, a purchase, rent, an auction, a card."""

from __future__ import annotations

from gamenight.core.lesson import Lesson, Step

LESSON = Lesson(
    seats=2,
    seed=1423,
    steps=(
        Step("token:0"),
        Step("button:buy", asks=("buy",)),
        Step("button:end", asks=("end",)),
        Step("button:claim", asks=("claim",), before=((1, "roll"),)),
        Step("button:roll", asks=("roll",), before=((1, "end"),)),
        Step("button:decline", asks=("decline",)),
        Step("button:bid", asks=("bid 20",), before=((1, "bid 10"),)),
        Step("zone:deeds.0", before=((1, "pass"),)),
        Step("button:end", asks=("end",)),
        Step("button:roll", asks=("roll",), before=((1, "roll"), (1, "buy"), (1, "end"))),
        Step("zone:deck.0"),
    ),
)
