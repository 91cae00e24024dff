"""Tracks that run in a ring, and where they lie."""

from __future__ import annotations

import doctest
from typing import Any

import pytest

from gamenight.parts import tracks
from gamenight.parts.tracks import ahead, distance, perimeter, turned


def test_the_examples_in_the_words_hold() -> None:
    assert doctest.testmod(tracks).failed == 0


@pytest.mark.parametrize(("at", "steps", "there"), [(58, 3, 1), (1, -4, 57), (0, 60, 0), (5, 0, 5)])
def test_a_ring_closes_both_ways(at: Any, steps: Any, there: Any) -> None:
    assert ahead(at, steps, 60) == there
    assert distance(at, there, 60) == steps % 60


def test_the_edge_of_a_grid_has_no_gaps() -> None:
    cells = perimeter(16, 16)
    assert len(cells) == len({(x, y) for x, y, _ in cells}) == 60
    for (x, y, _), (x2, y2, _) in zip(cells, cells[1:] + cells[:1], strict=True):
        assert abs(x - x2) + abs(y - y2) == 1


def test_four_quarter_turns_change_nothing() -> None:
    assert turned(2, 1, 3, 4, 16, 4) == (2, 1, 3, 4)
    assert turned(2, 1, 3, 4, 16, 2) == (11, 11, 3, 4)
