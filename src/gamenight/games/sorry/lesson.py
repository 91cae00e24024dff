"""A first game of Sorry!: out of START, around, SORRY!, drawing again, a seven split onto a slide."""

from __future__ import annotations

from gamenight.core.lesson import Lesson, Step

LESSON = Lesson(
    seats=2,
    seed=556,
    options={"first": "1"},
    steps=(
        Step("space:R.start"),
        Step("pawn:R1", asks=("start R",)),
        Step("pawn:R1", asks=("R1 12",), before=((1, "forfeit"),)),
        Step("pawn:Y1", asks=("sorry R Y1",), before=((1, "start Y"),)),
        Step("space:Y.start"),
        Step("pawn:R3", asks=("start R",), before=((1, "forfeit"),)),
        Step("space:15", asks=("R1 15",)),
        Step("space:16", asks=("R1 16",), before=((1, "forfeit"),)),
        Step("pawn:R2", asks=("R2 40", "R3 10")),
        Step("space:R.home"),
    ),
)
