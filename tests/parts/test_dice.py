"""Common dice."""

from __future__ import annotations

from gamenight import outcomes
from gamenight.parts.dice import roll


def test_each_face_is_equally_likely() -> None:
    faces = list(outcomes(roll))
    assert sorted(face for _, face in faces) == [1, 2, 3, 4, 5, 6]
    assert len({probability for probability, _ in faces}) == 1
