# compiled
"""Tracks that run in a ring, and where their spaces lie on a board."""

from __future__ import annotations

from mypy_extensions import i64


def ahead(at: i64, steps: i64, length: i64) -> i64:
    """The space `steps` further along a ring; negative steps go back."""
    return (at + steps) % length


def distance(at: i64, to: i64, length: i64) -> i64:
    """How many steps forward lead from one space of a ring to another: 0 if it is the same."""
    return (to - at) % length


def perimeter(width: int, height: int) -> list[tuple[int, int, str]]:
    """The cells around the edge of a grid, clockwise from the top left corner: x, y and the edge each lies on.

    A corner belongs to the edge that starts there.

    >>> perimeter(3, 2)
    [(0, 0, 'n'), (1, 0, 'n'), (2, 0, 'e'), (2, 1, 's'), (1, 1, 's'), (0, 1, 'w')]
    """
    right, bottom = width - 1, height - 1
    top = [(x, 0, "n") for x in range(right)]
    east = [(right, y, "e") for y in range(bottom)]
    south = [(x, bottom, "s") for x in range(right, 0, -1)]
    west = [(0, y, "w") for y in range(bottom, 0, -1)]
    return top + east + south + west


def turned(
    x: float, y: float, w: float, h: float, side: float, quarters: int
) -> tuple[float, float, float, float]:
    """A rectangle on a square board after the board has made quarter turns clockwise.

    >>> turned(2.0, 1.0, 1.0, 1.0, 16.0, 1)
    (14.0, 2.0, 1.0, 1.0)
    """
    for _ in range(quarters % 4):
        x, y, w, h = side - y - h, x, h, w
    return x, y, w, h
