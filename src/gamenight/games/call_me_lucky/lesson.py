"""A first game of Call Me Lucky: a card on its number, a Lucky Seven, and three ways to capture."""

from __future__ import annotations

from gamenight.core.lesson import Lesson, Step

LESSON = Lesson(
    seats=2,
    seed=338,
    steps=(
        Step("zone:deck.0"),
        Step("button:draw", asks=("draw",)),
        Step("space:c3", asks=("place c3",)),
        Step(
            "space:e3",
            asks=("capture e3", "capture d4"),
            before=(
                (1, "draw"),
                (1, "place d4"),
                (0, "draw"),
                (0, "place e2"),
                (1, "draw"),
                (1, "place e3"),
                (0, "draw"),
            ),
        ),
        Step("space:e3"),
        Step("space:e2", asks=("e2xd3",), before=((1, "draw"), (1, "place d3"))),
        Step("button:draw", asks=("draw",)),
        Step("space:d4", asks=("capture d4",)),
        Step(
            "space:d2",
            asks=("c3+d3xd2", "d3+c3xd2"),
            before=((1, "draw"), (1, "place b3"), (0, "draw"), (0, "place f5"), (1, "draw"), (1, "place d2")),
        ),
        Step("seat:0"),
    ),
)
