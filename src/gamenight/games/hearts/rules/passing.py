# compiled
"""To whom cards are passed in Hearts, hand by hand. Numbers in comments are clauses of rules.md."""

from __future__ import annotations

from mypy_extensions import i64

from gamenight.games.hearts.rules.public import ALTERNATING, LEFT, NEVER, RIGHT, Options


def pass_distance(seats: i64, options: Options, step: i64) -> i64:
    """How many seats to the left the cards go, for a step of the pattern that the options name (2.1 to 2.6)."""
    if options.passing == NEVER:
        return 0
    if options.passing == RIGHT:
        return seats - 1
    if options.passing == LEFT:
        return 1
    if options.passing == ALTERNATING:
        step %= 2
    else:
        step %= rotation_length(seats, options)
    if step == seats - 1:
        return 0
    distance = step // 2 + 1
    if (step % 2 == 1) != options.right_first:
        return seats - distance
    return distance


def rotation_length(seats: i64, options: Options) -> i64:
    """To everyone else in turn, and perhaps to nobody (2.4)."""
    return seats if options.hold_hand else seats - 1
